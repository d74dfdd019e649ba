import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const points = (n: number): string => kitOf('en').counted(n, 'point', 'points');

export const examples: Readonly<Record<string, ExampleWords>> = {
  E22: {
    title: 'Paying in Tallinn',
    given:
      'The Tallinn Cathedral costs fourteen. In Tallinn grain is worth four, wine three, cloth five, and glass nothing. Pay with grain and wine.',
    outcome: () =>
      'Two grain and two wine make exactly fourteen (R6.6). Three cloth would have paid for it too, with one ducat lost. Glass was not offered: Tallinn does not take it (R6.3).',
  },
  E23: {
    title: 'Paying in Danzig',
    given: 'The Danzig Trading Office costs ten. Cloth is worth seven here, glass four. Pay with these two.',
    outcome: () =>
      'Eleven for ten: one ducat is lost (R6.6). A wine on top would not have been needed, so it may not be paid (R6.7). Grain is worth nothing in Danzig (R6.3).',
  },
  E24: {
    title: 'The Market Hall',
    given:
      'Your Danzig Market Hall makes every cloth worth one more. Two Armouries are in your hand, one of Visby and one of Stockholm. Build the one that you can pay for.',
    outcome: () =>
      'In Visby your two cloth are worth twelve instead of ten, just enough (R7.1). In Stockholm cloth is worth nothing, and the Market Hall does not change that.',
  },
  E25: {
    title: 'Discounts add up',
    given:
      'You have the Masons’ Lodge of Visby, a Bailiff’s House and the School. Build the Tallinn Market Hall first, with grain and wine, then the Visby Town Hall.',
    outcome: (_, by) =>
      `The Town Hall costs fourteen: two less for the Masons’ Lodge, three less as the second building of the turn, one less for the School. You paid eight (R6.4). With another building of yours in Visby it counts ${points(by('R7.10')[0])} (R7.10).`,
  },
  E26: {
    title: 'Coins fill the gap',
    given:
      'Two wine are worth ten in Stockholm, and the Harbour costs twelve. Take the two coins on your Trading Office for the rest.',
    outcome: () =>
      'Wine and coins make exactly twelve, and the third wine stays in your hand (R6.5). Coins may never be paid beyond the cost (R6.7). In spring there will be two of them again (R7.2).',
  },
  E27: {
    title: 'The Exchange Office',
    given:
      'One ducat lies on your Exchange Office. Pay for the Visby Cathedral with two glass and a cloth, three more than it costs. Then build the Bailiff’s House.',
    outcome: () =>
      'Two of the three ducats found room on the Exchange Office, one was lost (R7.11a). With the glass, the three on it paid for the next building in the same turn.',
  },
  E28: {
    title: 'Not yet in this turn',
    given:
      'Build the School with two cloth. Two glass are left, worth eight in Danzig, and the Bailiff’s House there costs nine.',
    outcome: () =>
      'The School makes everything one cheaper, but not in the turn in which you build it (R4.4). So the Bailiff’s House was not on offer, and a building left in your hand at the end would cost you two points (R9.3).',
  },
  E29: {
    title: 'Two Harbours',
    given: 'You have a Harbour in Visby and one in Danzig. Take the first row of goods.',
    outcome: () =>
      'Each Harbour draws a good for the first row of the year, so you have four cards instead of two (R7.3). If you take another row in autumn, they draw nothing.',
  },
  E21: {
    title: 'The turn of the year',
    given:
      'You have the last turn of the year. Left of the separation card lies an old building, right of it two new ones. End your turn.',
    outcome: () =>
      'The old building has gone, the new ones are old now, and fresh ones lie beside them (R3.4). Rows that were left are gone too (R3.1). The start player card is with Mira (R8.3). Your Trading Office has its coins again (R3.6).',
  },
  E30: {
    title: 'Too many cards in winter',
    given: 'Four goods and two buildings are one card too many. End your turn and discard the Tallinn Cathedral.',
    outcome: () =>
      'You may keep five cards, goods and buildings together (R8.1). Mira has six and keeps them all: her Warehouse allows three more (R7.11c).',
  },
  E31: {
    title: 'A final score',
    given:
      'The end of the game. You have eight buildings, two of them in Riga, and one building is left in your hand. Count.',
    outcome: ([you], by) =>
      `The cards show ${points(by('R9.1')[0])}. The Town Hall counts ${points(by('R7.10')[0])} for two others in Tallinn, the Guild Hall ${points(by('R7.8')[0])} for three cities with a Merchant, the Monastery ${points(by('R7.11d')[0])}. The card in your hand costs two. Together: ${points(you)} (R9.1, R9.2, R9.3).`,
  },
  E1: {
    title: 'Max. Tallinn',
    given:
      'The tile is yours. Buildings in Tallinn: four of yours, three of Mira’s, three of Jonas’s, two of Selma’s. Count.',
    outcome: (_, by) =>
      `You get ${points(by('R10.9')[0])}. Mira and Jonas share second place and get ${points(by('R10.11')[1])} each. Selma has enough for the tile, but two who do not own it have more: nothing (R10.11).`,
  },
  E5: {
    title: 'A tile from the supply',
    given: '“Max. Visby” lies in the supply, and you have one building there. Build the Armoury.',
    outcome: (_, by) =>
      `With the second building the tile is yours at once (R10.7a). If it stays with you, it brings ${points(by('R10.9')[0])} (R10.9).`,
  },
  E6: {
    title: 'A tile from somebody else',
    given:
      'Mira owns “Max. Visby” with two buildings, you have one. Build the Armoury and look; then build the Market Hall.',
    outcome: (_, by) =>
      `With two each it stayed with Mira; with your third it came to you (R10.7b). Second place still brings her ${points(by('R10.11')[1])}.`,
  },
  E7: {
    title: 'The first to have three',
    given:
      'You were the first with three buildings in Danzig and have “1. Danzig”. Now Mira has four, Jonas three, Selma two. Count.',
    outcome: (_, by) =>
      `The tile stays with you to the end: ${points(by('R10.9')[0])} (R10.8). Mira and Jonas have three as well and get ${points(by('R10.10')[1])} each (R10.10). Selma gets nothing.`,
  },
  E8: {
    title: 'Two tiles at once',
    given: 'You have three Knights and a building in Tallinn. Build the Castle there: it brings another Knight.',
    outcome: (_, by) =>
      `It is the second building in Tallinn and the fourth Knight, so you get both tiles: ${points(by('R10.9')[0])} if they stay with you (R10.5). Taking them is not optional.`,
  },
  E9: {
    title: 'Second place for Knights',
    given: '“Max. Knight” is yours. You and Mira have four Knights each, Jonas and Selma three. Count.',
    outcome: (_, by) =>
      `${points(by('R10.9')[0])} for you as the owner, ${points(by('R10.11')[1])} for Mira. Jonas and Selma have enough Knights, but Mira has more than they do (R10.11).`,
  },
  E10: {
    title: 'The money tile',
    given:
      'Goods in your hand, a coin on the Trading Office and two ducats on the Exchange Office: that makes twelve. Mira and Jonas have goods worth nine each, Selma has nothing. Count.',
    outcome: (_, by) =>
      `Most cash brings you ${points(by('R10.13')[0])}. Mira and Jonas share what second and third place bring: ${points(by('R10.13')[1])} each. No cash, no points (R10.13). Market Halls and building cards are no money (R10.12).`,
  },
  E12: {
    title: 'A Knight too few',
    given:
      '“Max. Knight” is yours; you and Mira have three Knights each, Jonas has two. Take the first row and let the Knight of the Visby Bailiff’s House fight.',
    outcome: (_, by) =>
      `Covered, he no longer counts. Mira is alone with the most and has the tile at once: ${points(by('R10.9')[1])} (R10.14).`,
  },
  E13: {
    title: 'Just enough Knights',
    given: 'The same with four Knights of yours against Mira’s three. Take the first row and let a Knight fight.',
    outcome: (_, by) => `Three each: the owner keeps the tile (R10.14). It brings you ${points(by('R10.9')[0])}.`,
  },
  E14: {
    title: 'A contested tile',
    given:
      'Now you, Mira and Jonas have three Knights each, Selma has two, and the tile is yours. Take the first row and let a Knight fight.',
    outcome: () =>
      'Mira and Jonas are ahead of you, but neither is ahead of the other. The tile goes back to the supply, contested, until somebody is alone with the most (R10.14, R10.15).',
  },
  E15: {
    title: 'A present for a rival',
    given:
      '“Max. Merchant” is contested: you and Jonas have three Merchants each. Take the first row and ransom it with the Merchant of the Stockholm Market Hall.',
    outcome: (_, by) =>
      `You have two left, so Jonas is alone with three and gets the tile in your turn: ${points(by('R10.9')[1])} (R10.15).`,
  },
  E16: {
    title: 'The first stays the first',
    given:
      '“1. Merchant” is yours. Since then two of your four Merchants have been covered. Mira has four uncovered ones. Count.',
    outcome: (_, by) =>
      `The tile never goes back: ${points(by('R10.9')[0])} for you (R10.16). Mira gets ${points(by('R10.10')[1])} for her four (R10.10).`,
  },
  E17: {
    title: 'Contested to the end',
    given: '“Max. Knight” is contested when the game ends. You and Mira have four Knights each. Count.',
    outcome: () => 'A tile in the supply scores for nobody, however many Knights there are (R10.11, Q9).',
  },
  E32: {
    title: 'Fighting the Victual Brothers',
    given:
      'With three players, tokens lie on the two most valuable rows. Take the second row and let your Knight fight.',
    outcome: () =>
      'You got the whole row and another good from the pile, and your Knight is covered to the end (R11.3, R11.5). You could not have ransomed it: that takes a Merchant.',
  },
  E32p: {
    title: 'Being plundered',
    given: 'The same row once more, but save your Knight and let yourself be plundered.',
    outcome: () =>
      'The most valuable good, the cloth, was discarded; the two wine are yours. The token goes back (R11.3).',
  },
  E33: {
    title: 'Mayor or savings',
    given: 'The Danzig Bailiff’s House costs nine, and you pay eleven. Put one ducat on the Exchange Office.',
    outcome: (_, by) =>
      `One step for the building and one for the ducat that is left: your token is on space two (R12.2, R12.3). You are mayor: ${points(by('R12.5')[0])} if it stays that way (R12.5).`,
  },
  E33m: {
    title: 'What the tracks bring',
    given: 'In Danzig your token is on space eleven, Mira’s on nine, Jonas’s on four. Count.',
    outcome: (_, by) =>
      `One point for every five spaces: ${by('R12.4').map(points).join(', ')}. As mayor you get another ${points(by('R12.5')[0])} (R12.4, R12.5).`,
  },
};
