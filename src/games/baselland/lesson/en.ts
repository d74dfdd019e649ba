import type { Lesson, LessonWords } from '../../../text/lesson.ts';
import { script } from './script.ts';

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
    pile: 'All the others are in the face-down pile (R2.4). When it is empty, the game is over (R1.2).',
    supply: 'Everybody has seven followers in the supply, and no points yet (R2.2).',
    turn: 'A turn has three steps: draw a tile and lay it (R3.1). Then you may put a follower on it (R3.2). Then whatever has been finished is scored (R3.3).',
    fit: 'This is your tile. Turn it as you like (R4.5). It has to touch along a whole side (R4.2), and everywhere city must meet city, road meet road and meadow meet meadow (R4.4).',
    layCity:
      'Lay the city edge above the start tile, city to city (R4.4): click the glowing place. With a finger: tap the place first, then “Lay it here” below.',
    putKnight:
      'Now a follower. Where it stands decides its trade: in a city it is a knight (R5.4). Put it there; it counts even for what this very tile finishes (R5.9).',
    cityPaid:
      'The wall is closed all around, so the city is finished (R7.5). A knight brings 2 points per city part: two parts, 4 points for you (R7.6).',
    home: 'Your knight is back in the supply already (R8.1). Put, score, take back: all of it fits into one turn (R8.3).',
    miraCity:
      'Now it is Mira’s turn (R3.4). She lays to the right, makes the road longer and puts a knight into the new city, which is still open (R5.4).',
    layMonastery:
      'You drew a monastery with a road. Lay it to the left of the road; every touching side has to fit (R4.4).',
    putMonk: 'Put a monk into the monastery (R5.4). A monastery just laid is always free (R5.10).',
    monkWaits:
      'The monk waits until all eight cells around are filled, the diagonal ones too. Then he brings 9 points, whoever lays the last tile (R7.12).',
    miraGrows:
      'Mira makes her city larger and puts nobody; that is always allowed (R5.1). The new part carries a pennant: another 2 points for the knight (R7.6).',
    taken:
      'Mira’s knight stands in this city. Where somebody stands anywhere on the connected city, nobody may join, and neither may you (R5.5). But you can still earn from it.',
    layCorner: 'Lay the city corner at the top of Mira’s city (R4.4). You help her, and in a moment yourself.',
    putRefugee:
      'On the meadow beside the city a refugee may stand (R5.4). The knight in the city does not mind (R5.6); all that matters is that the meadow piece borders the city on this tile (R5.7).',
    miraCloses: 'Mira draws a piece that fits and closes her city. Now it is scored (R7.1).',
    miraPaid: 'Four parts and a pennant: 2 × 4 + 2 = 10 points for Mira’s knight (R7.6). It goes home (R8.1).',
    refugeePaid:
      'Your refugee is paid too: 1 point per city part, so 4; pennants do not count for it (R7.7). But it stays on its meadow for the rest of the game (R8.4). So think about where it is to live.',
    freeRoad:
      'This road belongs to nobody yet. On the left it ends at the monastery, on the right it is open (R7.3). It is three tiles long now.',
    layRoad: 'Lay your bend below Mira’s first tile; the road then turns left (R4.4).',
    putHighwayman: 'On a road your follower is a highwayman (R5.4). The whole road is free, so it may go there (R5.5).',
    miraPennant: 'Mira puts a knight into the new city, another one with a pennant (R5.4).',
    layGate:
      'Now you are on your own. The city gate has three city sides and a road; it fits in three places only (R4.4). Choose one.',
    gateEast: 'Good: the gate ends the small road on one side (R7.3), and the city opens outwards.',
    gateSouth: 'Good: the gate sits below the small road and ends it on this side (R7.3).',
    gateNorth: 'Good: the gate ends the northern road on one side (R7.3) and begins a new city.',
    putAny:
      'Whom do you put? A knight, a highwayman, a refugee or nobody (R5.4). Without a supply you can only lay tiles later (R5.8).',
    anyKnight: 'A knight with a pennant: when the city is finished it brings 2 per part and 2 for the pennant (R7.6).',
    anyHighwayman: 'A highwayman: when the road is finished it brings 1 point per tile (R7.4).',
    anyRefugee: 'A refugee: it earns when the city beside it is finished (R7.7), and then it stays (R8.4).',
    anyNobody: 'Saving is a plan too: who puts nobody has more to choose from later (R5.1).',
    miraBend: 'Mira lays a bend beside your monastery and puts a highwayman on it (R5.4).',
    neighbours: 'Thank you, Mira: tiles of others fill the cells around your monastery as well (R7.12).',
    layBend: 'A bend: make your road longer downwards. It may not get a second follower, not even one of yours (R5.5).',
    miraGate: 'Mira closes one end of her road and puts a knight into the gate (R7.3).',
    layCrossing: 'A crossing ends every road that runs into it (R7.3). Lay it below your road.',
    putLast:
      'That finishes your road. Three new roads begin at the crossing: put somebody on one of them, or nobody (R5.1).',
    lastNobody: 'Good, you keep it in the supply (R5.1).',
    lastRoad: 'Good, a new highwayman. Who comes home this turn may set out again next turn only (R8.2).',
    roadPaid: 'Six tiles, 6 points: a finished road pays 1 per tile (R7.4). The highwayman comes home (R8.1).',
    majority:
      'If two occupied cities grow together, several knights stand in one. Then only the majority gets the points; in a tie all who are tied get the full number (R7.10). That is how one sneaks in.',
    ending: 'So it goes on until the last tile lies (R9.1). In a real game that is 71 turns (R2.4).',
    unfinished:
      'Then the unfinished counts too: a monastery 1 for itself and 1 per neighbour, a city 1 per part and pennant, a road 1 per tile (R9.2). Refugees get nothing then (R9.4).',
    winner: 'Who has most points wins; if you are tied, you win together (R1.3).',
  },
  learned: [
    'Laying a tile: every side has to fit (R4.4)',
    'Knight, highwayman, monk or refugee: the place makes the trade (R5.4)',
    'Where somebody stands, nobody may join (R5.5)',
    'What is finished is scored at once, and the people come home (R7.1, R8.1)',
    'The refugee earns from the cities of others, and stays (R7.7, R8.4)',
  ],
  scored:
    'For what is finished you have your points. What is not counts at the end by R9.2; its lines are there already. Point at a line, and what it means lights up on the board.',
};

export const lesson: Lesson = { script, words };
