import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about } from '../../about.ts';
import { TILES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS, MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import { START_TYPE } from '../../data/tiles.ts';

const { counted, or } = kitOf('en');
const points = (n: number): string => counted(n, 'point', 'points');
const word = (n: number): string => inWords('en', n);
const [followers, ...otherFollowers] = FOLLOWERS;
/** The smallest city has two parts (Q8). */
const smallest = (): number => 2 * POINTS.city;

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R1',
      title: 'What it is about',
      rules: [
        {
          id: 'R1.1',
          origin: 'S',
          text: 'You take turns adding tiles to a growing landscape of roads, cities, monasteries and meadows, and you put followers on it to earn points.',
        },
        { id: 'R1.2', origin: 'S', text: 'Once every tile has been laid, the game is over (R9.1).' },
        {
          id: 'R1.3',
          origin: 'K',
          text: 'You win with the most points after final scoring. If you are tied for most, you share the win; nothing else breaks the tie.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Set-up',
      rules: [
        {
          id: 'R2.1',
          origin: 'K',
          get text() {
            return `${inWordsAtStart('en', about.seats.min)} to ${word(about.seats.max)} of you play, and you keep your seats.`;
          },
        },
        {
          id: 'R2.2',
          origin: 'K',
          get text() {
            return `You take ${followers} followers of your colour as your supply and start with 0 points. Your table may choose another number (R10).`;
          },
        },
        {
          id: 'R2.3',
          origin: 'P',
          get text() {
            return `The start tile, one of type ${START_TYPE}, lies face up and not turned at column 0, row 0. Since nobody laid it, nobody puts a follower on it.`;
          },
        },
        {
          id: 'R2.4',
          origin: 'S+P',
          get text() {
            return `Shuffle the remaining ${TILES.length - 1} tiles into a single face-down pile.`;
          },
        },
        {
          id: 'R2.5',
          origin: 'K',
          text: 'A random draw decides who goes first, unless your table has settled it. From there play follows the seats.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Your turn',
      rules: [
        { id: 'R3.1', origin: 'S', text: 'You must draw a new tile and lay it (R4).' },
        { id: 'R3.2', origin: 'S', text: 'After that you may put one follower from your supply on this tile (R5).' },
        {
          id: 'R3.3',
          origin: 'S',
          text: 'Whatever the tile has finished is now scored (R7), and followers go home (R8).',
        },
        { id: 'R3.4', origin: 'S', text: 'That ends your turn; the next seat goes on.' },
      ],
    },
    {
      id: 'R4',
      title: 'Laying the tile',
      rules: [
        { id: 'R4.1', origin: 'S+K', text: 'You draw from the face-down pile and show the tile to everybody.' },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'At least one whole side of it must lie against a tile that is already on the table.',
        },
        { id: 'R4.3', origin: 'S', text: 'Meeting at a corner alone does not count.' },
        {
          id: 'R4.4',
          origin: 'S',
          text: 'Roads, cities and meadows have to go on: wherever your tile has a neighbour, the two sides that meet show the same thing, city against city, road against road, meadow against meadow. One matching side is not enough; every side that touches must match.',
        },
        {
          id: 'R4.5',
          origin: 'P+K',
          text: 'You may turn the tile any way you like. The table has no edge, and you may leave holes or fill them.',
        },
        {
          id: 'R4.6',
          origin: 'S',
          text: 'If the tile fits nowhere, however you turn it, it leaves the game for good and you draw again, as many times as it takes.',
        },
        {
          id: 'R4.7',
          origin: 'K',
          text: 'If that empties the pile, you lay no tile and put no follower; the game stops there and final scoring follows (R9).',
        },
        {
          id: 'R4.8',
          origin: 'K',
          text: 'If the tile fits somewhere, you have to lay it. You cannot throw it away or pass.',
        },
      ],
    },
    {
      id: 'R5',
      title: 'Putting a follower',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'You put one follower a turn at most, and you can always choose to put none.',
        },
        {
          id: 'R5.2',
          origin: 'S',
          text: 'It comes out of your own supply. Followers already on the table are not moved about.',
        },
        { id: 'R5.3', origin: 'S', text: 'It can only go on the tile you laid in this turn.' },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'You choose the segment it stands on and with it the role it keeps until it leaves the table: a highwayman on a road, a knight in a city, a monk in a monastery, a refugee on a piece of meadow beside a city.',
        },
        {
          id: 'R5.5',
          origin: 'S',
          text: 'Everything your segment is now connected with has to be free: on that whole road, city or meadow there may be no other follower, not even one of yours.',
        },
        {
          id: 'R5.6',
          origin: 'S',
          text: 'Only the feature you choose matters. A knight does not keep a refugee off the meadow next door, nor a refugee a knight out of the city, and a highwayman bars neither.',
        },
        {
          id: 'R5.7',
          origin: 'K',
          text: 'A piece of meadow is beside a city only if it borders a city segment on the very tile you have just laid. Otherwise nobody can stand there, even if the meadow reaches a city further on (Q1).',
        },
        {
          id: 'R5.8',
          origin: 'S',
          text: 'While your supply is empty you only lay tiles, until followers come home (R8).',
        },
        {
          id: 'R5.9',
          origin: 'S',
          text: 'You put your follower ahead of the scoring. So it may go on something your tile is just finishing, as long as that was free (R5.5); it scores straight away, and if its role goes home you have it back in the same turn.',
        },
        { id: 'R5.10', origin: 'K', text: 'The monastery on your new tile is always free.' },
      ],
    },
    {
      id: 'R6',
      title: 'What is connected',
      rules: [
        {
          id: 'R6.1',
          origin: 'P',
          text: 'Where two city edges meet, both segments become one city; where two road edges meet, both become one road.',
        },
        {
          id: 'R6.2',
          origin: 'P',
          text: 'Every side of a tile has two halves. On a meadow side both belong to the same piece of meadow. On a road side the road parts two pieces, except on the monastery with road (A), where the meadow runs round the end of the road. Pieces of meadow connect where their halves meet, never across a road or a city and never at a corner.',
        },
        {
          id: 'R6.3',
          origin: 'P',
          text: 'Separate segments of a tile never connect on that tile, but other tiles may make them one feature.',
        },
      ],
    },
    {
      id: 'R7',
      title: 'Scoring during the game',
      rules: [
        {
          id: 'R7.1',
          origin: 'S',
          text: 'When the follower step is over, every road, city and monastery that the new tile has finished is scored, no matter who laid the tile. You get the points immediately.',
        },
        {
          id: 'R7.2',
          origin: 'K',
          text: 'All scoring of a turn happens at the same time; the order changes nothing. The log lists roads, then cities with their refugees, then monasteries: roads and cities in the order of the segments of the tile laid, monasteries by the turn in which they were laid.',
        },
        {
          id: 'R7.3',
          origin: 'S',
          text: 'A road is finished when each end stops at a junction, a city or a monastery, or when it closes into a ring, however long it is. In other words, none of its segments leads to an empty cell.',
        },
        {
          id: 'R7.4',
          origin: 'S',
          get text() {
            return `It brings ${points(POINTS.road)} a tile. A tile that the road crosses twice counts once.`;
          },
        },
        {
          id: 'R7.5',
          origin: 'S',
          text: 'A city is finished when the wall closes all around it with no hole inside, so that none of its segments faces an empty cell. It may have any number of parts.',
        },
        {
          id: 'R7.6',
          origin: 'S',
          get text() {
            return `Your knight brings you ${points(POINTS.city)} for every part of the city and ${POINTS.pennant} for every pennant. Even the smallest city, of two parts, brings ${smallest()} (Q8).`;
          },
        },
        {
          id: 'R7.7',
          origin: 'S',
          get text() {
            return `On top of that, every refugee at this city brings its owner ${points(POINTS.refugee)} for each part. Pennants mean nothing to refugees.`;
          },
        },
        {
          id: 'R7.8',
          origin: 'S',
          text: 'Refugees are paid singly and need no majority: those of different players are all paid, and two of yours pay you twice. They are no knights and do not depend on who has most knights; a city with no knight pays them too (Q2).',
        },
        {
          id: 'R7.9',
          origin: 'K',
          text: 'A refugee is at a city if the piece of meadow under its feet borders that city on the same tile. Between two cities it is paid by each as it is finished; if both turn out to be one city, it is paid once (Q3).',
        },
        {
          id: 'R7.10',
          origin: 'S',
          text: 'With clever laying you can join features that are already occupied, so that several highwaymen share a road or several knights a city. Then only the player with most of them there is paid; if some are level, each of them gets all the points.',
        },
        {
          id: 'R7.11',
          origin: 'K',
          text: 'If no highwayman stands on a finished road, or no knight in a finished city, nobody is paid for the road or city itself.',
        },
        {
          id: 'R7.12',
          origin: 'S',
          get text() {
            return `A monastery is finished when all ${word(AROUND)} cells around it are filled, the diagonal ones too. Your monk brings you ${points(MONASTERY)} straight away, ${POINTS.monastery} a tile, whoever laid the last one. A single tile can finish several monasteries.`;
          },
        },
      ],
    },
    {
      id: 'R8',
      title: 'Going home',
      rules: [
        {
          id: 'R8.1',
          origin: 'S',
          text: 'When a road, city or monastery has been finished and scored, its highwaymen, knights or monk go back to their supplies, including those that earned nothing.',
        },
        {
          id: 'R8.2',
          origin: 'S',
          text: 'From the next turn on you may put them again in any role. It cannot be the same turn, because you put followers ahead of the scoring.',
        },
        {
          id: 'R8.3',
          origin: 'S',
          text: 'Within one turn you can put a follower, score with it and have it back.',
        },
        {
          id: 'R8.4',
          origin: 'S+K',
          text: 'Refugees do not go home. They keep their piece of meadow to the end of the game, even when their city has been scored, and their meadow stays occupied (R5.5). Your table may change this (R10, Q4).',
        },
        { id: 'R8.5', origin: 'S', text: 'Followers on anything unfinished stay there.' },
      ],
    },
    {
      id: 'R9',
      title: 'End and final scoring',
      rules: [
        {
          id: 'R9.1',
          origin: 'S',
          text: 'The game ends with the turn in which the last tile is laid; you finish that turn, scoring and all. If the last tiles fit nowhere, see R4.7.',
        },
        {
          id: 'R9.2',
          origin: 'S',
          get text() {
            return `Everything unfinished that has followers on it is then scored once. A monastery brings ${points(POINTS_OPEN.monastery)} for its own tile and ${POINTS_OPEN.monastery} for each tile in the ${word(AROUND)} cells around it, a city ${points(POINTS_OPEN.city)} a part and ${POINTS_OPEN.pennant} a pennant, a road ${points(POINTS_OPEN.road)} a tile.`;
          },
        },
        {
          id: 'R9.3',
          origin: 'K',
          text: 'The majority says whose an unfinished road or city is, as in R7.10; if you are level, each of you gets all the points.',
        },
        { id: 'R9.4', origin: 'S+K', text: 'Refugees bring nothing in final scoring (Q5).' },
        { id: 'R9.5', origin: 'K', text: 'Who has won is settled by R1.3.' },
      ],
    },
    {
      id: 'R10',
      title: 'Table options',
      rules: [
        {
          id: 'R10',
          origin: 'K',
          text:
            'You choose five options before the game; from then on they stay as they are and belong to the record. ' +
            `Followers (followers): ${followers}, or else ${or(otherFollowers.map(String))}. ` +
            'Reach of refugees (refugeeScope): with “piece” R7.9 holds; with “meadow” a refugee is at every city that borders any piece of its connected meadow, as the meadow is when the city is finished. R5.7 still says where you may put one. ' +
            'Refugees going home (refugeeReturn): with “stays” R8.4 holds; with “returns” a refugee paid by at least one city this turn goes home once all scoring of the turn is done. ' +
            'Refugees at the end (refugeeEnd): with “none” R9.4 holds; with “half” every refugee on the table brings, for each unfinished city it is at, half as many points as the city has parts, rounded down. ' +
            'City parts (cityPartCount): with “cards” a tile counts once for a city; with “segments” every city segment counts, for knights, refugees and final scoring. Roads are always measured in tiles. ' +
            'Four mixtures have names: Booklet (manual) leaves everything as the rules above have it, Haven (haven) sets refugeeReturn to “returns”, Camp (camp) sets refugeeScope to “meadow”, ' +
            `With children (children) gives everybody ${Math.max(...FOLLOWERS)} followers and sets refugeeReturn to “returns”. You may mix in any other way. ` +
            'You may also settle who goes first (firstPlayer, R2.5). ' +
            'Aids such as marked cells, tiles left or projected points change no rule.',
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'What is a piece of meadow beside a city?',
      answer:
        'One that borders a city segment of its own tile, the one just laid (R5.7). Across the edge of a tile meadow always meets meadow, so a wall can lie beside it nowhere else.',
    },
    {
      id: 'Q2',
      question: 'What if several players have refugees at one city?',
      answer: 'Each is paid in full, without a majority (R7.8). The booklet counts every refugee by itself.',
    },
    {
      id: 'Q3',
      question: 'Which city does a refugee belong to if its meadow touches several?',
      answer:
        'Those that its own piece of meadow borders (R7.9): mostly one, on the tiles H and I two. A follower many tiles away is not at the city. The option refugeeScope “meadow” reads it more widely.',
    },
    {
      id: 'Q4',
      question: 'Do refugees go home after scoring?',
      answer:
        'No (R8.4). The booklet lists only highwaymen, knights and monks as going back. The option refugeeReturn “returns” changes it.',
    },
    {
      id: 'Q5',
      question: 'What do refugees beside unfinished cities bring at the end?',
      answer:
        'Nothing (R9.4), since final scoring in the booklet does not mention them. The option refugeeEnd “half” changes it.',
    },
    {
      id: 'Q6',
      question: 'Does a refugee that was paid still occupy its meadow?',
      answer: 'Yes, for as long as it stands there (R5.5). If an option sends it home, the meadow is free again.',
    },
    {
      id: 'Q7',
      question: 'Is a city part a tile or a segment?',
      answer:
        'A tile, which counts once for a city. It matters only on H and I, when both segments end up in one city. The option cityPartCount “segments” counts segments.',
    },
    {
      id: 'Q8',
      get question() {
        return `Does a city of two parts bring ${points(smallest())} or ${smallest() / 2}?`;
      },
      get answer() {
        return `${points(smallest())} (R7.6). The booklet makes no exception for small cities.`;
      },
    },
    {
      id: 'Q9',
      question: 'Do pennants count for refugees?',
      answer: 'No (R7.7). The booklet mentions pennants only with the knight.',
    },
    {
      id: 'Q10',
      question: 'What if there is no knight in a finished city?',
      answer: 'The points for knights lapse, but refugees are paid all the same (R7.8, R7.11).',
    },
    {
      id: 'Q11',
      question: 'What if you have both a knight and a refugee at a city?',
      get answer() {
        return `You get both: the points for most knights and ${points(POINTS.refugee)} a part for the refugee.`;
      },
    },
    {
      id: 'Q12',
      question: 'May you put a refugee beside the city of another player?',
      answer: 'Yes. Only the meadow has to be free (R5.5); it is what the role is mostly for.',
    },
    {
      id: 'Q13',
      question: 'May you put a refugee beside a city that your tile is just finishing?',
      answer: 'Yes, and it is paid at once (R5.9).',
    },
    {
      id: 'Q14',
      question: 'What if meadows with refugees grow together?',
      answer: 'That is allowed, and all of them stay. Nobody may put a further refugee on that meadow.',
    },
    {
      id: 'Q15',
      question: 'Can a follower stand on the start tile?',
      answer: 'No, because followers only go on the tile just laid (R5.3).',
    },
    {
      id: 'Q16',
      question: 'What if the last tiles fit nowhere?',
      answer: 'They leave the game. If none is left, the game ends without that turn (R4.7).',
    },
    { id: 'Q17', question: 'Whose supply does the follower come from?', answer: 'Your own (R5.2).' },
    {
      id: 'Q18',
      question: 'When may you put followers again that have come home?',
      answer: 'From your next turn on (R8.2). It follows by itself, since you put followers ahead of the scoring.',
    },
    {
      id: 'Q19',
      question: 'What does “Besitzen” mean in the final scoring of the booklet?',
      answer: 'It is a slip for “Besitzer”, the owner: whoever has the majority (R9.3).',
    },
    {
      id: 'Q20',
      question: 'How is the bumpy sentence of the booklet about points for refugees to be read?',
      get answer() {
        return `As “${points(POINTS.refugee)} a city part for each refugee” (R7.7); the rest are slips of spelling.`;
      },
    },
    {
      id: 'Q21',
      question: 'Does a monastery count its own tile in final scoring?',
      get answer() {
        return `Yes (R9.2). A monastery with no neighbour brings ${points(POINTS_OPEN.monastery)}, just as a finished one brings ${AROUND} + 1 = ${MONASTERY}.`;
      },
    },
  ],
  get reconstructed() {
    return `The booklet lists neither components nor set-up. The ${TILES.length} tiles with their numbers, edges and connections and the start tile follow public sources on its model (P). Supplied by us (K) are the number of players, the ${followers} followers each, the player colours, the names of the tiles, the places where followers stand on them, the draw for the first player, and the table options.`;
  },
};
