import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'What it is about',
    cards: 'One card, three ways',
    move: 'Into the city',
    second: 'The second round',
    resolve: 'A tile is resolved',
    choice: 'You decide',
    end: 'How it ends',
  },
  stops: {
    welcome:
      'Welcome to London. You send your liverymen to the tiles of the city; whoever has the majority there gets the reward (R7.5, R7.9). With two players that takes 16 rounds (R4.7). Mira plays against you.',
    city: 'The whole city is laid out: 20 guilds and four special buildings around the Guildhall in the middle (R3.1, R3.2, R3.3).',
    tile: 'The Mercers: the 5 at the upper left says how many figures it takes; at the upper right is the precedence number 1; in the middle the guild symbols, below them the reward (R1.4). A token for second place lies on it (R2.5).',
    pawns: 'You have 16 pawns each: four stand in the Guildhall, twelve are in the supply (R2.7).',
    keepMayor:
      'First you keep one of three mayor cards, in secret (R2.9). Take the Patron of the blue guilds: 1 point per master with blue at the end, at most 6 (R10.2.1).',
    miraMayor: 'Mira chooses at the same time (R2.9). Then round 1 begins (R4.1).',
    uses: 'Your six cards (R2.8). Each can be used in three ways: discard it and recruit (R5.3), discard it and move (R5.4), or carry out its special action (R5.5). As many cards as you like (R5.1).',
    special:
      'Take up the Recruiter with yellow and red and use its special action (R5.5); on a phone, unfold your hand first. It costs nothing; others cost hand cards as coins (R6.2).',
    recruitTwo: 'It recruits up to two pawns (R6.E1). Take both.',
    beadle:
      'The beadle stands on the Mercers; he begins on the guild with the lowest precedence number (R2.11). He counts as a figure (R1.5) but belongs to nobody. With five figures the tile is resolved (R7.2).',
    moveFirst: 'Go there: discard the Passage with blue to move a pawn (R5.4).',
    toFirst: 'The target has to show a symbol of the card (R5.4). Send it to the Mercers.',
    moveSecond: 'Another one: the second Passage, blue and green. A card with two symbols serves as either (R5.4).',
    toSecond: 'To the Mercers again (R5.4).',
    recruitOne: 'You do not need the Harvest. Discard it and recruit a pawn for it; that works with any card (R5.3).',
    endFirst: 'Keep the rest and end your turn. You draw two cards and may keep seven at most (R5.7).',
    miraMoves: 'Mira wants the Mercers too and sends two pawns (R5.4).',
    order:
      'Round 2: whoever has more points begins; in a tie the order stays (R4.3). With two players tiles are resolved in even rounds only (R4.5), so at the end of this one.',
    moveThird: 'Three against two would be good. Discard the Honours, which carry pink, and move a pawn (R5.4).',
    toThird: 'To the Mercers, they show pink too (R5.4).',
    hire: 'And in case of need: play the Hired man as a special action. It brings you a neutral from the scoreboard (R6.E5).',
    endSecond: 'End your turn (R5.7).',
    miraThird: 'Mira sends a third pawn (R5.4). Three against three, and the beadle: seven figures.',
    due: 'Now the tiles are gone through, row by row from north to south (R7.1). The Mercers are due (R7.2). With three against three all would stay as it is, since nobody has a master next door (R7.5).',
    commit:
      'If at least two players have pawns there, they may add neutrals (R7.3). Commit yours: it counts for you, but is gone afterwards (R7.4).',
    won: 'Four against three: first place is yours (R7.5). One pawn stays as master, the others go back to the Guildhall (R7.7). You get 5 points and what else stands on the tile (R7.9).',
    ship: 'As a reward one pawn may go to the plantation (R8.6). With two players it is counted every fourth round (R9.2, R4.7). Do you send one?',
    shipped: 'Good: on the plantation the majority counts (R9.2). And you get a neutral as well (R8.7).',
    stayed: 'Good: it stays ready for the city (R8.6). And you get a neutral as well (R8.7).',
    runnerUp: 'Mira is second and gets the token: three cards (R7.6, R7.9). A second place pays too.',
    beadleMoves: 'The beadle has moved on, to what is now the lowest precedence number: the Grocers (R7.8).',
    third:
      'Round 3, four cards. If you play none, you pass and draw four instead of two (R5.2). Or you discard the yellow Recruiter and recruit a pawn (R5.3).',
    passed:
      'Good: it is easier to plan with full hands (R5.2). You hold eight cards now and may keep seven; one would still have to go (R5.7).',
    recruited: 'Good: more pawns in the hall, more you can do (R5.3). You could play further cards now (R5.1).',
    masters:
      'Your master helps on the tiles next door: in a tie the one with more masters adjacent wins (R7.5). And every two masters of yours side by side bring 1 point at the end (R10.2).',
    plantation:
      'With two players the plantation counts every fourth round: most pawns get the left reward, second most the right one (R9.2, R4.7). Then all of them go to the supply, and it is turned over (R9.3).',
    mayors: 'At the end the mayor cards are turned up (R10.2). Yours counts 1 already for the blue Mercers (R10.2.1).',
    ending: 'After the last round whoever has most points wins; in a tie, whoever has more masters (R10.1, R10.3).',
    solo: 'You can play alone as well: against Boris, who needs no hand of cards (R11.1, R11.4).',
  },
  learned: [
    'Every card: recruit, move or special action (R5.3, R5.4, R5.5)',
    'A tile is resolved when enough figures stand on it (R7.2)',
    'The majority wins, neutrals can tip the scales (R7.4, R7.5)',
    'A master stays and helps next door (R7.5, R7.7)',
    'Plantation, mayor cards and neighbouring masters bring further points (R9.2, R10.2)',
  ],
  scored:
    'The 5 points of the first place are yours for good (R7.9), the mayor card counts at the end only; Mira’s is turned up here too (R10.2). Point at a line, and its tiles light up.',
};

export const lesson: Lesson = { script, words };
