import { promise } from '../fair/proof.ts';
import { rollProof } from '../fair/roll.ts';
import { roundProof } from '../fair/round.ts';
import type { GameId, GamePackage } from '../games/index.ts';
import type { Journal } from '../kernel/journal.ts';
import { chanceFrom, type Source } from '../kernel/random.ts';
import type { GameRecord } from '../kernel/record.ts';
import { namedSettings, settle } from '../kernel/settings.ts';
import type { Seat, Settings } from '../kernel/types.ts';
import { formOf } from '../kernel/upgrade.ts';
import type { Edition } from '../text/edition/edition.ts';
import { newChat } from './chat.ts';
import { copyOf } from './choices.ts';
import { emptyChair, seedOf } from './doing.ts';
import { isSealed } from './evening.ts';
import { readerOf } from './reader.ts';
import { editionOf, resultOf } from './replay.ts';
import { goesOn } from './series.ts';
import type {
  Absence,
  Called,
  Chair,
  Daily,
  Entry,
  Failed,
  Help,
  Pace,
  Played,
  Table,
  TableRound,
  Who,
} from './types.ts';

/** What a table is opened with. */
export interface Opening {
  readonly id: string;
  readonly game: GameId;
  /** Today's, if not given. */
  readonly rules?: number;
  readonly settings: Settings;
  /** If it is not the one that the game brings; the package is the one with it (`packageOf`). */
  readonly edition?: Edition;
  readonly chairs: readonly Chair[];
  readonly pace: Pace;
  /** If left out, the table waits. */
  readonly absent?: Absence;
  readonly holidays?: number;
  readonly help: Help;
  readonly isPublic: boolean;
  readonly host: Who;
  /** The server's part of the seed, in hexadecimal digits. */
  readonly secret: string;
  readonly now: number;
  readonly seed?: NonNullable<GameRecord['seed']>;
  readonly elsewhere?: true;
  readonly series?: readonly Played[];
  /** Whether people can talk from the beginning; yes, if not given. */
  readonly chat?: boolean;
  readonly daily?: Daily;
  /** The circle it is opened for. */
  readonly circle?: string;
  /** In a round of an evening, whose roll has been called. */
  readonly evening?: string;
  readonly round?: TableRound;
  readonly roll?: Called;
  readonly failed?: readonly Failed[];
  /** For a public table: where it was opened from, as in `Table.from`. */
  readonly from?: string;
}

/** A new table and the first line of its log. Throws `BadSetting`. */
export function openTable({ game }: GamePackage, opening: Opening): { table: Table; entry: Entry } {
  const { now, secret, series = [], absent = 'wait', chat = true, daily = null, ...rest } = opening;
  const table: Table = {
    ...rest,
    absent,
    rules: opening.rules ?? game.version,
    form: formOf(game),
    settings: settle(game, opening.settings),
    chairs: opening.chairs.slice(),
    createdAt: now,
    phase: 'gathering',
    seq: 1,
    unseen: [],
    secret,
    commitment: promise(secret),
    roll: opening.roll ?? null,
    failed: opening.failed ?? [],
    callUntil: null,
    journal: null,
    choices: [],
    points: [],
    decisionNumbers: [],
    recent: [],
    holds: [],
    clocks: [],
    sat: [],
    idleActs: {},
    back: null,
    abandon: [],
    series,
    chat: newChat(chat),
    daily,
    verdict: null,
    next: null,
  };
  return { table, entry: { seq: 1, at: now, by: null, act: 'opened', told: [] } };
}

/** A copy to act on: the old one stays what everybody has seen until the new one is on disk. */
export function cloneTable(pkg: GamePackage, table: Table): Table {
  return {
    ...table,
    chairs: table.chairs.slice(),
    journal: table.journal === null ? null : cloneJournal(pkg, table.journal),
    choices: copyOf(table.choices),
    points: table.points.slice(),
    unseen: table.unseen.slice(),
    decisionNumbers: table.decisionNumbers.slice(),
    recent: table.recent.slice(),
    idleActs: { ...table.idleActs },
    abandon: table.abandon.slice(),
  };
}

/** Written out: what a store has noted about the old one stays there, and objects of one shape are quick. */
function cloneJournal({ game }: GamePackage, j: Journal): Journal {
  return {
    state: readerOf(game).clone(j.state), // the mark is never changed, only replaced
    mark: j.mark,
    moves: j.moves.slice(),
    frozen: j.frozen.slice(),
    toConfirm: j.toConfirm,
    lanesToConfirm: j.lanesToConfirm.slice(),
    pauses: j.pauses,
  };
}

/** A deal of the day may end before its game: then it has no result that the rules know of. */
const isPlayedOut = (game: GamePackage['game'], { journal }: Table): boolean => readerOf(game).isOver(journal!.state);

/** The whole game as a record. Only a finished or abandoned table gives away its secret and seed. */
export function recordOf({ game }: GamePackage, table: Table): GameRecord {
  const isOver = (table.phase === 'finished' || table.phase === 'abandoned') && !isSealed(table);
  const begun = table.journal !== null;
  const proof: Record<string, string> = table.seed === undefined ? { commitment: table.commitment } : {};
  table.chairs.forEach(({ promise: promised, contribution }, seat) => {
    if (promised !== null) proof[`promise${seat + 1}`] = promised;
    if (contribution !== null) proof[`contribution${seat + 1}`] = contribution;
  });
  if (isOver && table.seed === undefined) proof.secret = table.secret;
  if (table.round !== undefined && table.roll?.round !== undefined)
    Object.assign(
      proof,
      roundProof(table.roll.round, table.round.table, table.roll.promises, table.round.contributions),
    );
  Object.assign(proof, rollProof(table.roll, table.failed));
  return {
    game: table.game,
    rules: table.moved?.rules ?? table.rules,
    ...(table.moved !== undefined && { since: { choice: table.moved.choices + 1, rules: table.rules } }),
    edition: editionOf(game),
    settings: namedSettings(game, table.settings),
    seats: table.chairs.map(({ name, bot }, seat) => ({ name, bot: isStoodIn(table, seat) ? null : bot })),
    seed: isOver && begun ? seedOf(table) : null,
    proof,
    choices: table.choices,
    result:
      table.phase === 'finished' && isOver && begun && isPlayedOut(game, table)
        ? resultOf(game, table.journal!.state)
        : null,
  };
}

/** A bot sits in for the person of a seat, and its choices say so: the seat is still the person's. */
const isStoodIn = ({ chairs, choices }: Table, seat: Seat): boolean =>
  chairs[seat].kind === 'person' && choices.some((one) => one.seat === seat && one.bot !== undefined);

/** The chairs of a rematch: the same players, seats shuffled. A story keeps its faces: everybody stays in their seat. */
export function rematchChairs(pkg: GamePackage, table: Table, source: Source): Chair[] {
  const chairs = table.chairs.map((chair) => ({ ...chair, out: false, promise: null, contribution: null }));
  if (!goesOn(pkg, table)) chanceFrom(source).shuffle('seats', chairs);
  // People have to sit down again, because every game needs a fresh promise; the chair is kept by name.
  return chairs.map((chair) => (chair.kind === 'person' ? { ...emptyChair('open'), name: chair.name } : chair));
}
