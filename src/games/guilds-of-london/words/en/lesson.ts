import { kitOf } from '../../../../text/kit.ts';
import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import { ACTIONS } from '../../data/cards.ts';
import { PAWNS, ROUNDS } from '../../data/layout.ts';
import { TILES, type TileRow } from '../../data/tiles.ts';
import { MAYORS, type MayorRow, TOKEN_KINDS } from '../../data/tokens.ts';
import { script } from '../../lesson/script.ts';
import { countOf } from '../cells.ts';
import { SPECIALS, TURN } from '../figures.ts';

const { counted } = kitOf('en');
const word = (n: number) => inWords('en', n);
/** Most of it happens on this tile. */
const mercers: TileRow = TILES.T01;
const patron = MAYORS.MR03 as Extract<MayorRow, { symbol: unknown }>;
const points = (n: number) => counted(n, 'victory point', 'victory points');
const required = word(mercers.majority);

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'What it is about',
    cards: 'One card, three uses',
    move: 'Into the city',
    second: 'The second round',
    resolve: 'A tile is resolved',
    choice: 'You decide',
    end: 'How it ends',
  },
  stops: {
    welcome: `Welcome to London. You send pawns to the tiles of the city, and whoever has the majority on a tile gets its reward (R7.5, R7.9). With two players the game takes ${ROUNDS[2].rounds} rounds (R4.7). Mira plays against you.`,
    city: `The whole city is laid out: ${countOf('small', 'tile')} guilds and ${word(SPECIALS - 1)} special buildings around the Guildhall in the middle (R3.1, R3.2, R3.3).`,
    tile: `These are the Mercers. The ${mercers.majority} at the upper left says how many figures they need; at the upper right is precedence number ${mercers.precedence}. In the middle are the symbols, below them the reward (R1.4). The token on the tile is for second place (R2.5).`,
    pawns: `You have ${PAWNS.total} pawns each: ${word(PAWNS.hall)} stand in the Guildhall, ${word(PAWNS.supply)} are in the supply (R2.7).`,
    keepMayor: `First you keep one of ${word(AMOUNTS.mayorsDealt)} mayor cards, in secret (R2.9). Keep the Patron of the blue guilds: at the end it brings ${points(patron.vp)} for each of your masters with blue, at most ${patron.max} (R10.2.1).`,
    miraMayor: 'Mira chooses at the same time (R2.9). Then the first round begins (R4.1).',
    uses: `Here are your ${word(TURN.hand)} cards (R2.8). Each has three uses: discard it to recruit, discard it to move, or play its special action (R5.3, R5.4, R5.5). You may use as many cards as you like (R5.1).`,
    special:
      'Pick up the Recruiter with yellow and red and play its special action; on a phone, unfold your hand first (R5.5). It costs nothing; others cost hand cards as coins (R6.2).',
    recruitTwo: `It recruits up to ${word(ACTIONS.YA.steps[0].n ?? 0)} pawns (R6.E1). Take both.`,
    beadle: `The beadle stands on the Mercers, for he begins on the guild with the lowest precedence number (R2.11). He counts as a figure but belongs to nobody (R1.5). With ${required} figures the tile is resolved (R7.2).`,
    moveFirst: 'Go there: discard the Passage with blue to move a pawn (R5.4).',
    toFirst: 'The tile has to show a symbol of the card (R5.4). Send the pawn to the Mercers.',
    moveSecond: 'Another one: the second Passage, blue and green. A card with two symbols serves as either (R5.4).',
    toSecond: 'To the Mercers again (R5.4).',
    recruitOne: 'You do not need the Harvest. Discard it to recruit a pawn; that works with any card (R5.3).',
    endFirst: `Keep the rest and end your turn. You draw ${word(TURN.draw)} cards and may keep at most ${word(TURN.limit)} (R5.7).`,
    miraMoves: 'Mira wants the Mercers too and sends two pawns (R5.4).',
    order:
      'In the second round whoever has more victory points goes first; on a tie the order stays (R4.3). With two players tiles are resolved in even rounds only, so at the end of this one (R4.5).',
    moveThird: 'Three against two would be good. Discard the Honours, which show pink, to move a pawn (R5.4).',
    toThird: 'To the Mercers: they show pink too (R5.4).',
    hire: 'And to be on the safe side, play the Hired man for his special action. He brings you a neutral from the scoreboard (R6.E5).',
    endSecond: 'End your turn (R5.7).',
    miraThird: 'Mira sends a third pawn (R5.4). Three against three and the beadle: seven figures.',
    due: 'Now you go through the tiles, row by row from north to south (R7.1). The Mercers are due (R7.2). At three against three nothing would happen, since nobody has a master on an adjacent tile (R7.5).',
    commit:
      'Where at least two players have pawns, they may commit neutrals (R7.3). Commit yours: it counts for you, but then it is gone (R7.4).',
    won: `Four against three: first place is yours (R7.5). One pawn stays as master, the others go back to the Guildhall (R7.7). You get ${points(mercers.vp)} and whatever else the tile offers (R7.9).`,
    ship: 'As a reward a pawn may go to the plantation (R8.6). With two players it is scored every fourth round (R9.2, R4.7). Do you send one?',
    shipped: 'Good: on the plantation the majority counts (R9.2). And you get a neutral as well (R8.7).',
    stayed: 'Good: it stays ready for the city (R8.6). And you get a neutral as well (R8.7).',
    runnerUp: `Mira is second and gets the token: ${word(TOKEN_KINDS.C3.effects[0][1])} cards (R7.6, R7.9). Second place pays too.`,
    beadleMoves: 'The beadle has moved on to what is now the lowest precedence number: the Grocers (R7.8).',
    third: `The third round, and you have four cards. If you play none, you pass and draw ${word(TURN.drawAfterPass)} instead of ${word(TURN.draw)} (R5.2). Or discard the yellow Recruiter to recruit a pawn (R5.3).`,
    passed: `Good: it is easier to plan with a full hand (R5.2). You hold eight cards now and may keep ${word(TURN.limit)}, so one still has to go (R5.7).`,
    recruited:
      'Good: the more pawns in the Guildhall, the more you can do (R5.3). You could play further cards now (R5.1).',
    masters: `Your master helps on adjacent tiles: on a tie, whoever has more masters beside the tile wins (R7.5). And every two masters of yours side by side bring ${points(AMOUNTS.pairVp)} at the end (R10.2).`,
    plantation:
      'With two players the plantation is scored every fourth round: the most pawns get the left reward, the second most the right one (R9.2, R4.7). Then all of them go to the supply, and the plantation is turned over (R9.3).',
    mayors: `At the end the mayor cards are revealed (R10.2). Yours is already worth ${points(patron.vp)} for the blue Mercers (R10.2.1).`,
    ending:
      'After the last round whoever has the most victory points wins; on a tie, whoever has more masters (R10.1, R10.3).',
    solo: 'You can also play alone, against Boris, who needs no hand of cards (R11.1, R11.4).',
  },
  learned: [
    'Every card: recruit, move or special action (R5.3, R5.4, R5.5)',
    'A tile is resolved when enough figures stand on it (R7.2)',
    'The majority wins, and neutrals can tip the scales (R7.4, R7.5)',
    'A master stays and helps on adjacent tiles (R7.5, R7.7)',
    'The plantation, mayor cards and adjacent masters bring more (R9.2, R10.2)',
  ],
  scored: `The ${points(mercers.vp)} for first place are yours for good (R7.9). The mayor cards count only at the end; Mira’s is revealed here too (R10.2). Point at a line, and its tiles light up.`,
};

export const lesson: Lesson = { script, words };
