import { kitOf } from '../../../../text/kit.ts';
import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords } from '../../../../text/numbers.ts';
import { TILES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS, MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import { script } from '../../lesson/script.ts';

const points = (n: number): string => kitOf('en').counted(n, 'point', 'points');
/** Mira's city: four parts and a pennant. */
const mirasCity = 4 * POINTS.city + POINTS.pennant;

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'What it is about',
    lay: 'One tile, one knight',
    monk: 'The monk has time',
    refugee: 'The refugee',
    road: 'A long road',
    choice: 'You decide',
    close: 'The road is finished',
    end: 'How it ends',
  },
  stops: {
    welcome:
      'Welcome to Baselland. Turn by turn you lay tiles, and a country of roads, cities, monasteries and meadows grows. Your people on it bring you points (R1.1). Mira plays too.',
    start: 'One tile lies there already: a bit of city above, a road across, meadow elsewhere (R2.3).',
    pile: 'All the others are in the face-down pile (R2.4). When all have been laid, the game is over (R1.2).',
    supply: `You both have ${inWords('en', FOLLOWERS[0])} followers in your supply, and no points yet (R2.2).`,
    turn: 'A turn has three steps: draw a tile and lay it (R3.1). Then you may put a follower on it (R3.2). Then whatever has been finished is scored (R3.3).',
    fit: 'This is your tile. Turn it as you like (R4.5). It has to touch along a whole side (R4.2). On every side that touches, city must meet city, road meet road or meadow meet meadow (R4.4).',
    layCity:
      'Lay the city edge above the start tile, city to city (R4.4). Click the glowing place to do so. With a finger, tap the place first, then “Lay it here” below.',
    putKnight:
      'Now a follower. Where it stands decides its role: in a city it is a knight (R5.4). Put it there; it counts even for what this very tile finishes (R5.9).',
    cityPaid: `The wall is closed all around, so the city is finished (R7.5). A knight brings ${points(POINTS.city)} per city part: two parts, ${points(2 * POINTS.city)} for you (R7.6).`,
    home: 'Your knight is back in the supply already (R8.1). Put, score, take back: all of it fits into one turn (R8.3).',
    miraCity:
      'Now it is Mira’s turn (R3.4). She lays to the right, makes the road longer and puts a knight into the new city, which is still open (R5.4).',
    layMonastery:
      'You drew a monastery with a road. Lay it at the left end of the road; every touching side has to fit (R4.4).',
    putMonk: 'Put a monk into the monastery (R5.4). A monastery just laid is always free (R5.10).',
    monkWaits: `The monk waits until all ${inWords('en', AROUND)} cells around are filled, the diagonal ones too. Then he brings ${points(MONASTERY)}, whoever lays the last tile (R7.12).`,
    miraGrows: `Mira makes her city larger and puts nobody; that is always allowed (R5.1). The new part carries a pennant: ${points(POINTS.pennant)} more for the knight when the city is finished (R7.6).`,
    taken:
      'Mira’s knight stands in this city. Where somebody stands anywhere in the connected city, no second knight may be put, neither yours nor hers (R5.5). But you can still earn from it.',
    layCorner: 'Lay the city corner at the top of Mira’s city (R4.4). You help her, and in a moment yourself.',
    putRefugee:
      'On the meadow beside the city a refugee may stand (R5.4). The knight in the city is no obstacle (R5.6). The meadow piece has to border the city on this tile (R5.7). Nobody may stand on the meadow yet (R5.5).',
    miraCloses: 'Mira draws a piece that fits and closes her city. Now it is scored (R7.1).',
    miraPaid: `Four parts and a pennant: ${POINTS.city} × 4 + ${POINTS.pennant} = ${points(mirasCity)} for Mira’s knight (R7.6). It goes home (R8.1).`,
    refugeePaid: `Your refugee is paid too: ${points(POINTS.refugee)} per city part, so ${4 * POINTS.refugee}; pennants do not count for it (R7.7). But it stays on its meadow for the rest of the game (R8.4). So think about where it is to live.`,
    freeRoad:
      'This road belongs to nobody yet. On the left it ends at the monastery, at the lower right it is open (R7.3). It is three tiles long now.',
    layRoad: 'Lay your bend below Mira’s first tile; the road then goes on to the left (R4.4).',
    putHighwayman: 'On a road your follower is a highwayman (R5.4). The whole road is free, so it may go there (R5.5).',
    miraPennant:
      'The city on your tile was still free. Mira makes it larger, again with a pennant, and puts a knight into it (R5.4, R5.5).',
    layGate:
      'Now you are on your own. The city gate with a pennant has three city sides and a road; it fits in three places only (R4.4). Choose one.',
    gateEast: 'Good: the gate begins a new city and ends the small road on one side (R7.3).',
    gateSouth: 'Good: the gate begins a new city and closes the small road at its lower end (R7.3).',
    gateNorth: 'Good: the gate begins a new city and ends the northern road on one side (R7.3).',
    putAny:
      'Whom do you put: a knight, a highwayman, a refugee or nobody (R5.1, R5.4)? With an empty supply you can only lay tiles until somebody comes home (R5.8).',
    anyKnight: `A knight in a city with a pennant: when it is finished it brings ${POINTS.city} per part and ${POINTS.pennant} for the pennant (R7.6).`,
    anyHighwayman: `A highwayman: when the road is finished it brings ${points(POINTS.road)} per tile (R7.4).`,
    anyRefugee:
      'A refugee: it earns when the city beside it is finished (R7.7). But it does not come home again (R8.4).',
    anyNobody: 'Saving is a plan too: put nobody now, and you have more to choose from later (R5.1).',
    miraBend: 'Mira lays a bend above your monastery and puts a highwayman on it (R5.4).',
    neighbours: 'Thank you, Mira: tiles of others fill the cells around your monastery as well (R7.12).',
    layBend:
      'A bend: lay it below the start tile, where your road turns downwards. No second follower may be put on the road, not even one of yours (R5.5).',
    miraGate: 'Mira closes one end of her road and puts a knight into the gate (R7.3).',
    layCrossing: 'A crossing ends every road that runs into it (R7.3). Lay it below your road.',
    putLast:
      'That finishes your road. Three new ones begin at the crossing: put a highwayman on the lower one, or nobody (R5.1).',
    lastNobody: 'Good, that keeps your supply larger (R5.1).',
    lastRoad:
      'Good, a new highwayman. Whoever comes home this turn may set out again next turn at the earliest (R8.2).',
    roadPaid: `Six tiles, ${points(6 * POINTS.road)}: a finished road brings ${POINTS.road} per tile (R7.4). The highwayman comes home (R8.1).`,
    majority:
      'If two occupied cities grow together, several knights stand in one. Then only whoever has most of them gets the points; all who are tied get the full number (R7.10). That is how you sneak in.',
    ending: `So it goes on until the last tile is laid (R9.1). A whole game has ${TILES.length - 1} turns in all (R2.4).`,
    unfinished: `Then the unfinished counts too where somebody stands: a monastery ${POINTS_OPEN.monastery} for itself and ${POINTS_OPEN.monastery} per neighbour, a city ${POINTS_OPEN.city} per part and ${POINTS_OPEN.pennant} per pennant, a road ${POINTS_OPEN.road} per tile (R9.2). Refugees get nothing then (R9.4).`,
    winner: 'Whoever has most points wins; if you are tied, you win together (R1.3).',
  },
  learned: [
    'Laying a tile: every side has to fit (R4.4)',
    'Knight, highwayman, monk or refugee: the place makes the role (R5.4)',
    'Where somebody stands, you may put nobody else (R5.5)',
    'What is finished is scored at once; knights, highwaymen and monks come home (R7.1, R8.1)',
    'The refugee earns from the cities of others too, and stays (R7.7, R8.4)',
  ],
  scored:
    'For what is finished you have your points already. What is not finished counts at the end; its lines are there already (R9.2). Point at a line, and what it means lights up on the board.',
};

export const lesson: Lesson = { script, words };
