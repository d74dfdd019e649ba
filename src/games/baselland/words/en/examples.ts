import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const points = (n: number): string => kitOf('en').counted(n, 'point', 'points');

export const examples: Readonly<Record<string, ExampleWords>> = {
  X1: {
    title: 'A road of three tiles',
    given: 'Mira’s highwayman stands on the road that ends at her junction. Lay the monastery at its other end (R7.3).',
    outcome: ([mira]) =>
      `The road runs from the junction over the start tile to the monastery: three tiles, ${points(mira)} for Mira (R7.4). Her highwayman goes home (R8.1).`,
  },
  X2: {
    title: 'A road in a ring',
    given: 'Three bends lie in a square, and Mira’s highwayman stands on them. Lay the fourth.',
    outcome: ([mira]) => `A ring has no end and is finished all the same (R7.3). Four tiles: ${points(mira)} for Mira.`,
  },
  X3: {
    title: 'A tile counts once',
    given: 'Mira’s road leaves the junction to the south and comes back from the east. Lay the last bend.',
    outcome: ([mira]) =>
      `The road passes the junction twice, but a tile counts once (R7.4). Four tiles: ${points(mira)} for Mira.`,
  },
  X4: {
    title: 'The smallest city',
    given: 'Lay the city edge above the start tile and put a knight into the city.',
    outcome: ([you]) =>
      `Two parts are a whole city: ${points(you)} for you (R7.6). Putting, scoring and going home all fit into one turn (R8.3).`,
  },
  X5: {
    title: 'A pennant',
    given: 'Mira’s knight holds a city with a pennant. Close it for her, and put nobody.',
    outcome: ([mira]) => `Three parts and a pennant: ${points(mira)} for Mira’s knight (R7.6).`,
  },
  X6: {
    title: 'A refugee beside somebody else’s city',
    given:
      'Mira’s knight holds a city with a pennant. Close it, and put a refugee on the meadow outside its wall (R5.7).',
    outcome: ([mira, you]) =>
      `Mira’s knight gets ${points(mira)}. Your refugee gets ${points(you)} at once, one for each part; the pennant does not count for it (R7.7). It stays on its meadow (R8.4).`,
  },
  X7: {
    title: 'Refugees of two players',
    given: 'Mira’s refugee stands at the city on one side. Close the city with a refugee on the other side.',
    outcome: ([mira, you]) =>
      `The two meadows are not connected. Each refugee is paid in full: ${points(mira)} for Mira, ${points(you)} for you (R7.8). It does not matter that there is no knight.`,
  },
  X8: {
    title: 'Two refugees of one player',
    given: 'Your refugee stands at the city already. Close the city and put a second one.',
    outcome: ([you]) => `Each refugee is paid by itself: ${points(you)} for you (R7.8).`,
  },
  X9: {
    title: 'Knight and refugee of one player',
    given: 'Your knight stands in the city. Close it and put a refugee on the meadow outside.',
    outcome: ([you]) => `Both are paid: ${points(you)} together (Q11).`,
  },
  X10: {
    title: 'A meadow that is taken',
    given:
      'Mira’s refugee stands on the meadow. Lay the city edge beside it and look at what is offered: the knight, but no refugee.',
    outcome: () =>
      'Your meadow is connected with hers, so nobody else may stand on it (R5.5). The city is a different matter: your knight may stand there (R5.4).',
  },
  X11: {
    title: 'A refugee between two cities',
    given:
      'Mira’s refugee stands between two cities. The southern one has paid it. Close the northern one with a knight of your own.',
    outcome: ([mira, you]) =>
      `A refugee is at every city that its own piece of meadow borders (R7.9). Mira has ${points(mira)} by now, your knight brings ${points(you)}.`,
  },
  X11h: {
    title: 'The same in the Haven',
    given:
      'With the option Haven a refugee goes home as soon as a city has paid it. Mira’s has gone. Close the northern city.',
    outcome: ([mira, you]) =>
      `Nobody is left on the meadow: Mira stays at ${points(mira)}, you get ${points(you)} (R10).`,
  },
  X12: {
    title: 'How far a refugee reaches',
    given:
      'Your refugee stands on the first tile; the meadow goes on to the tile beside it. Close the city over there with a knight.',
    outcome: ([you]) =>
      `The finished city does not border your refugee’s own piece of meadow, so only the knight is paid: ${points(you)} (Q3).`,
  },
  X12c: {
    title: 'The same in the Camp',
    given: 'With the option Camp a refugee is at every city that its whole meadow borders. Close the city again.',
    outcome: ([you]) => `Now the refugee is paid too: ${points(you)} together (R10, Q3).`,
  },
  X13: {
    title: 'Meadows that grow together later',
    given:
      'Mira’s refugee stands south of the road, yours north of it. She ends the road at a monastery, and the two meadows become one. Then close your city.',
    outcome: ([mira, you]) =>
      `Both refugees stay where they are (Q14). The city borders your piece of meadow, not hers: ${points(you)} for you, ${points(mira)} for Mira.`,
  },
  X14: {
    title: 'As many knights as each other',
    given: 'Two cities, a knight in each: Mira’s and yours. Lay the tile that joins them and closes the wall.',
    outcome: ([mira, you]) =>
      `With one knight each, each of you gets everything: ${points(mira)} for Mira, ${points(you)} for you (R7.10). A tile with two parts of the city counts once (Q7).`,
  },
  X15: {
    title: 'The majority',
    given: 'Three cities, two with a knight of Mira’s and one with yours. Lay the middle of the city between them.',
    outcome: ([mira, you]) =>
      `In the city that this makes, Mira has two knights and you have one: ${points(mira)} for Mira, ${points(you)} for you (R7.10). All three go home.`,
  },
  X16: {
    title: 'A monastery',
    given: 'Mira’s monk is waiting for the last cell around his monastery. Fill it.',
    outcome: ([mira]) => `The monk brings ${points(mira)} at once, although it is your turn (R7.12).`,
  },
  X17: {
    title: 'Final scoring',
    given: 'The last tile. Lay it and put a refugee; then what is unfinished is scored.',
    outcome: ([mira, you]) =>
      `Mira’s city has two parts and a pennant, her monastery three neighbours; your road is two tiles long (R9.2). Refugees bring nothing at the end (R9.4). Mira has ${points(mira)}, you have ${points(you)}.`,
  },
  X18: {
    title: 'A tile that fits nowhere',
    given: 'Close the city. The next tile in the pile has city on all four sides.',
    outcome: () => 'It fits nowhere, so it leaves the game, and Mira draws again (R4.6).',
  },
  X19: {
    title: 'A refugee at a city without a pennant',
    given: 'Close Mira’s city and put a refugee outside.',
    outcome: ([mira, you]) => `Three parts: ${points(mira)} for Mira’s knight, ${points(you)} for your refugee (R7.7).`,
  },
};
