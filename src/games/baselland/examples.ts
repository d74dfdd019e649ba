// The worked examples of the dossier, on two chairs from the set-up (R2), as moves: `type@x,y/turn region`, turn by turn.
import type { State } from '../../kernel/types.ts';
import type { Example } from '../../text/example.ts';
import type { LessonChoice } from '../../text/lesson.ts';
import { kindOfTile } from './data/kinds.ts';
import { game } from './game.ts';
import type { Options, S, TileId } from './types.ts';

interface Told {
  readonly id: string;
  readonly rules: readonly string[];
  /** A move without a region puts nobody; with '.' nobody is asked. */
  readonly moves: readonly string[];
  /** How many of the moves are still to be made; without it the last one. */
  readonly left?: number;
  readonly settings?: Partial<Options>;
  readonly points: readonly number[];
  /** Drawn after the last move. */
  readonly draws?: string;
  /** Everything else leaves the pile, and the game ends. */
  readonly ends?: true;
}

/** The tile of each move: the first of its type that no move before it has used. */
function tilesOf(types: readonly string[]): TileId[] {
  const used: Record<string, number> = { D: 1 }; // the start tile is the first of its type
  return types.map((type) => {
    used[type] = (used[type] ?? 0) + 1;
    return `${type}${used[type]}` as TileId;
  });
}

function exampleOf({ id, rules, moves, left = 1, settings = {}, points, draws = '', ends }: Told): Example {
  const read = moves.map((move) => move.split(/[@ ]/));
  const tiles = tilesOf([...read.map(([type]) => type), ...draws]);
  const turns = read.map(([, at, region = '-'], i): LessonChoice[] => {
    const [cell, turn] = at.split('/');
    const plain = Number(turn) % kindOfTile(tiles[i]).row.rotations;
    const seat = i % 2;
    return [`${seat} ${tiles[i]}@${cell}/${plain}`, ...(region === '.' ? [] : [`${seat} ${region}` as const])];
  });
  const first = moves.length - left;
  return {
    id,
    rules,
    seats: 2,
    settings: { ...settings, firstPlayer: 'first' },
    you: (moves.length - 1) % 2,
    arrange(state: State) {
      const { dark, open } = state as S;
      const others = dark.pile.filter((tile) => !tiles.includes(tile));
      if (ends) open.removed.push(...others);
      dark.pile = [...(ends ? [] : others), ...tiles.toReversed()];
    },
    given: turns.slice(0, first).flat(),
    choices: turns.slice(first).flat(),
    points,
    ...(ends && { atEnd: true }),
  };
}

const { haven, camp } = game.presets as Record<string, Partial<Options>>;
const X12 = ['E@0,1/2 f0', 'E@1,1/2', 'E@1,2/0 c0'];

const TOLD: readonly Told[] = [
  { id: 'X1', rules: ['R7.3', 'R7.4', 'R8.1'], moves: ['W@1,0/0 r2', 'A@-1,0/3'], points: [3, 0] },
  { id: 'X2', rules: ['R7.3'], moves: ['V@0,1/3 r0', 'V@1,1/0 .', 'V@1,2/1 .', 'V@0,2/2 .'], points: [4, 0] },
  { id: 'X3', rules: ['R7.4'], moves: ['X@1,0/0 r2', 'V@1,1/2 .', 'V@2,1/1 .', 'V@2,0/0 .'], points: [4, 0] },
  { id: 'X4', rules: ['R7.6', 'R8.3', 'Q8'], moves: ['E@0,-1/2 c0'], points: [4, 0] },
  { id: 'X5', rules: ['R7.6'], moves: ['M@0,-1/2 c0', 'E@1,-1/3'], points: [8, 0] },
  {
    id: 'X6',
    rules: ['R7.7', 'R5.9', 'R8.4', 'Q4', 'Q9', 'Q12', 'Q13'],
    moves: ['M@0,-1/2 c0', 'E@1,-1/3 f0'],
    points: [8, 3],
  },
  { id: 'X7', rules: ['R7.8', 'Q2', 'Q10'], moves: ['M@0,-1/2 f0', 'E@1,-1/3 f0'], points: [3, 3] },
  { id: 'X8', rules: ['R7.8', 'Q2'], moves: ['M@0,-1/2 f0', 'B@0,1/0', 'E@1,-1/3 f0'], points: [6, 0] },
  { id: 'X9', rules: ['Q11'], moves: ['M@0,-1/2 c0', 'U@1,0/1', 'E@1,-1/3 f0'], points: [11, 0] },
  { id: 'X10', rules: ['R5.5', 'R5.4'], moves: ['E@0,1/2 f0', 'E@1,1/2 c0'], points: [0, 0] },
  { id: 'X11', rules: ['R7.9'], moves: ['H@0,-1/0 f0', 'E@0,-2/2 c0'], points: [4, 4] },
  {
    id: 'X11h',
    rules: ['R7.9', 'R10'],
    moves: ['H@0,-1/0 f0', 'E@0,-2/2 c0'],
    settings: haven,
    points: [2, 4],
  },
  { id: 'X12', rules: ['Q3'], moves: X12, points: [4, 0] },
  { id: 'X12c', rules: ['Q3', 'R10'], moves: X12, settings: camp, points: [6, 0] },
  {
    id: 'X13',
    rules: ['Q14'],
    moves: ['E@0,1/2 f0', 'D@1,0/0 f0', 'A@2,0/1', 'E@1,-1/2'],
    left: 2,
    points: [0, 2],
  },
  {
    id: 'X14',
    rules: ['R7.10', 'Q7'],
    moves: ['I@0,1/2 c0', 'N@1,1/3 c0', 'N@0,2/1', 'N@1,2/0'],
    points: [8, 8],
  },
  {
    id: 'X15',
    rules: ['R7.10'],
    moves: ['U@1,0/1', 'U@-1,0/1', 'E@1,-1/3 c0', 'E@-1,-1/1 c0', 'B@1,-2/0', 'B@-1,-2/0', 'E@0,-2/2 c0', 'C@0,-1/0 .'],
    points: [12, 0],
  },
  {
    id: 'X16',
    rules: ['R7.12'],
    moves: ['B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1', 'E@1,1/1', 'E@-1,1/3', 'E@0,2/2', 'B@1,2/0', 'B@-1,2/0'],
    points: [9, 0],
  },
  {
    id: 'X17',
    rules: ['R9.2', 'R9.4'],
    moves: ['M@0,-1/2 c0', 'W@1,0/0 r2', 'B@0,1/0 m0', 'E@0,2/2 f0'],
    points: [7, 2],
    ends: true,
  },
  { id: 'X18', rules: ['R4.6'], moves: ['E@0,-1/2'], draws: 'CQ', points: [0, 0] },
  { id: 'X19', rules: ['R7.7'], moves: ['N@0,-1/2 c0', 'E@1,-1/3 f0'], points: [6, 3] },
];

export const examples: readonly Example[] = TOLD.map(exampleOf);
