import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const vp = (n: number): string => `${kitOf('en').number(n)} VP`;

export const examples: Readonly<Record<string, ExampleWords>> = {
  X20: {
    title: 'Passing',
    given: 'You have four cards and wait for better ones. Pass, then discard one.',
    outcome: () =>
      'Whoever passes draws four cards instead of two (R5.2). Eight are one too many: at the end of the turn you may hold seven (R5.7).',
  },
  X21: {
    title: 'A turn with Provisions',
    given: 'Play Provisions, recruit a pawn with the second card and end your turn. Then discard one.',
    outcome: () =>
      'Two cards as always and two more for Provisions: eight in hand, so one had to go (R5.7). The special action lay in front of you until the end of the turn (R6.1). The card for recruiting went to the discard pile at once (R5.3).',
  },
  X22: {
    title: 'A special action with a cost',
    given:
      'Relocation moves up to three pawns to one tile and costs a card. Pay with the third card and bring all three pawns to the Brewers.',
    outcome: () =>
      'Three pawns on one tile for two cards, whatever symbols are on them (R6.2, R6.E8). Moving them one by one would have taken three cards with a green symbol.',
  },
  X23: {
    title: 'Two Rebates',
    given: 'Audience costs two cards. Play both Rebates first, then Audience, and keep a mayor card.',
    outcome: () =>
      'Each Rebate takes a card off the price for the rest of the turn, and they add up: you paid nothing (R6.E27). The last card is still in your hand.',
  },
  X27: {
    title: 'Who begins the next round',
    given:
      'The last turn of the round is yours. Jonas has fifteen VP, Mira and Selma have twelve, you have nine. So far Selma has played before Mira. Pass.',
    outcome: () =>
      'Most VP first: Jonas begins. Selma and Mira are level and keep their order, and you are last (R4.3).',
  },
  X24t: {
    title: 'A tie stays',
    given:
      'You and Mira have three pawns each on the Church, and neither has a master beside it. Pass; then tiles are resolved.',
    outcome: () =>
      'Six figures are enough, but nobody is ahead. The tile stays as it is, with everybody on it, until the next resolution (R7.5).',
  },
  X24: {
    title: 'A master breaks the tie',
    given: 'The same again, but now the Painters beside the Church have a master of yours. Pass.',
    outcome: ([you, mira]) =>
      `Your master on the adjacent tile decides: ${vp(you)} and four cards for you, and one of your pawns is master of the Church (R7.5, R7.7). Mira gets the token, ${vp(mira)} (R7.9). All others are back in the Guildhall.`,
  },
  X25: {
    title: 'The beadle helps',
    given:
      'The Cordwainers need three figures. You have two pawns there, and the beadle stands with them. Pass, then recruit three pawns.',
    outcome: ([you]) =>
      `The beadle is a figure like any other, so the tile was resolved: ${vp(you)} for you (R1.5). He has moved on to the lowest number that is unresolved (R7.8).`,
  },
  X26: {
    title: 'One tile after the other',
    given:
      'The Plumbers are resolved first, for you, and let you move two pawns. You have three at the Church, further on in reading order. Pass, then send both there.',
    outcome: ([you]) =>
      `Five pawns were enough for the Church, and it was resolved in the same pass: ${vp(you)} together (R7.10). A tile before the Plumbers would have had to wait.`,
  },
  X28: {
    title: 'Growth',
    given:
      'Round three ends with growth. On the plantation you and Mira have two pawns each, Jonas has one. You have the last turn: pass.',
    outcome: ([you, mira]) =>
      `Tied for most: nobody gets the left reward, both of you get the right one, ${vp(you)} for you, ${vp(mira)} for Mira; Jonas goes without (R9.2). The pawns are back in the supply, the plantation is turned over, and six new tiles lie west and east (R9.3, R9.4).`,
  },
  X29: {
    title: 'Masters side by side',
    given:
      'The end of the game. You have four masters, three of them around the north-west corner. Count the pairs that share an edge.',
    outcome: (_, by) =>
      `Two pairs: ${vp(by('R10.2')[0])} (R10.2). The fourth stands alone, and diagonals do not count (R1.1).`,
  },
  X30: {
    title: 'A broken street',
    given:
      'Your mayor card pays for the longest line of masters. You have four in the middle row, with the Guildhall between them. Count.',
    outcome: (_, by) =>
      `The Guildhall breaks the row, so the longest line is two: ${vp(by('R10.2.10')[0])} (R10.2.10). The two pairs of neighbours bring ${vp(by('R10.2')[0])} besides (R10.2).`,
  },
  X2: {
    title: 'A lying neutral',
    given:
      'You and Boris have two pawns each at the Bakers. They need four, but a neutral is lying there. Pass and see.',
    outcome: () =>
      'A lying neutral raises the number by one and is no figure itself: four are too few (R11.7). Boris gets five VP for the beadle’s tile, as he does in every round (R11.13).',
  },
  X3: {
    title: 'You win, Boris is second',
    given: 'The same with three pawns of yours: five figures for five. Pass.',
    outcome: ([you]) =>
      `${vp(you)} and three cards for you, and a master. Boris gets only the VP of the token, two; token and neutral leave the game (R11.11, R11.7).`,
  },
  X4: {
    title: 'Boris wins a tile',
    given: 'Boris has four pawns at the Goldsmiths, you have one. Pass.',
    outcome: () =>
      'Boris gets the seven VP of the tile, but neither cards nor a master (R11.11, R11.12). You are second: the token is yours and brings two cards.',
  },
  X5: {
    title: 'Boris wins no ties',
    given: 'Two pawns of yours and two of Boris’s at the Painters. Pass.',
    outcome: ([you]) =>
      `You win a tie against Boris: ${vp(you)} and a master. He gets the one VP of the token, but no card (R11.11).`,
  },
  X6: {
    title: 'Neutrals on your side',
    given:
      'Boris has three pawns at the Cutlers, you have one and hold two neutrals. Pass, commit both, and leave your pawns where they are.',
    outcome: ([you]) =>
      `One and two against three is a tie, and you win it: ${vp(you)} (R7.4, R11.11). The neutrals are back on the scoreboard. One of them would have been too few and spent all the same (R7.4).`,
  },
  X7: {
    title: 'How Boris searches',
    given:
      'Boris will draw green, yellow and red. His search begins at the beadle, with the Fishmongers. Pass and watch his pawns.',
    outcome: () =>
      'Green fits the Fishmongers themselves; yellow first fits the Livery Hall, red the Armourers (R11.9). Then the beadle’s tile was turned over for Boris, and his pawn there went home (R11.13).',
  },
  X9: {
    title: 'No match for Boris',
    given: 'Only the Armourers, red, and the Bakers, green, are unresolved. Boris will draw pink, red and green. Pass.',
    outcome: () =>
      'Nothing shows pink: no pawn, and no other card for it (R11.10). Red went to the Armourers, green to the Bakers, which the beadle then turned over for Boris (R11.13).',
  },
  X11: {
    title: 'Rik draws four',
    given: 'The same city against Rik: pink, red, green and red. Pass.',
    outcome: () => 'Rik plays by the same rules but draws four cards (R11.18). Two of his pawns are at the Armourers.',
  },
  X12: {
    title: 'Too close to the beadle',
    given:
      'In odd rounds no tiles are resolved, but the beadle’s tile is. You have three pawns at the Mercers, Boris one, and the beadle is there. Pass.',
    outcome: () =>
      'Boris gets the five VP of the tile, you get nothing, and your pawns go back to the Guildhall (R11.13). The token leaves the game (Q29). The beadle has moved on.',
  },
  X13: {
    title: 'First you, then Boris',
    given:
      'An even round: the beadle and two pawns of yours are at the Fishmongers, which need three. Pass, then ship a pawn.',
    outcome: ([you]) =>
      `Tiles come first: ${vp(you)} and two cards for you. The beadle moved on to the Skinners, and these were turned over for Boris: four VP (R11.13, Q12).`,
  },
  X14: {
    title: 'No tile for the beadle',
    given: 'Round nine. Of the guilds only the Coopers are unresolved, and the beadle is there. Pass.',
    outcome: () =>
      'The Coopers brought Boris two VP. There is no guild left for the beadle: he leaves, and the game ends with this round, although Gog & Magog are unresolved (R11.14, R11.16).',
  },
  X15: {
    title: 'Nobody on the plantation',
    given: 'Round four, Virginia is up, and none of your pawns is there. Pass.',
    outcome: () => 'Boris gets the six VP of the left side, and the plantation is turned over (R11.15).',
  },
  X16: {
    title: 'One pawn on the plantation',
    given: 'The same with one pawn of yours on the plantation. Pass.',
    outcome: () =>
      'Nobody wins it, but Boris gets only the three VP of the right side. Your pawn is back in the supply (R11.15).',
  },
  X17: {
    title: 'The plantation is yours',
    given: 'Round eight, Ulster is up, and you have three pawns there. Pass, then keep a mayor card.',
    outcome: (_, by) =>
      `Two are enough to win it: ${vp(by('R11.15')[0])} and a mayor card for you, nothing for Boris (R11.15).`,
  },
  X18: {
    title: 'A draw is a loss',
    given:
      'After round ten you have forty-seven VP, Boris has fifty-five. Count your mayor card and your masters side by side.',
    outcome: ([you], by) =>
      `${vp(by('R10.2.13')[0])} for the pawns in the Guildhall and ${vp(by('R10.2')[0])} for three pairs make ${vp(you)}. You need more than Boris: lost (R11.17). One more pair, and you would have won.`,
  },
  X19: {
    title: 'The promo card',
    given:
      'Three of your tokens lie on the promo card, and Boris has resolved the Goldsmiths without a master. Use the card for them.',
    outcome: (_, by) =>
      `Only the VP of the tile, ${vp(by('R12.5')[0])}, and a master from the Guildhall (R12.5). The tokens have left the game, so it cannot be used again.`,
  },
};
