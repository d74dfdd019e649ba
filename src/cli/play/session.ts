// A game at this terminal: the journal, the record that is saved after every choice, and the bots.
import { hurried } from '../../bots/levels.ts';
import { isBotName } from '../../bots/names.ts';
import { type Player, playerOf } from '../../bots/player.ts';
import { characterIn, type GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { choose, confirm, type Journal, openJournal, undo } from '../../kernel/journal.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { type GameRecord, writeRecord } from '../../kernel/record.ts';
import { namedSettings } from '../../kernel/settings.ts';
import type { Refusal, Seat, Settings } from '../../kernel/types.ts';
import type { Told } from '../../kernel/view.ts';
import { editionOf, resultOf, sourceOf } from '../../table/replay.ts';
import { saveText } from '../files.ts';
import type { Io } from '../io.ts';

export interface Table {
  readonly pkg: GamePackage;
  readonly settings: Settings;
  readonly rules: number;
  readonly seats: GameRecord['seats'];
  readonly seed: NonNullable<GameRecord['seed']>;
  readonly proof: GameRecord['proof'];
  /** Where the record is kept. */
  readonly file: string;
}
export interface Session extends Table {
  readonly engine: Engine;
  readonly journal: Journal;
  readonly bots: readonly (Player | null)[];
  readonly choices: { readonly seat: Seat; readonly text: string }[];
  /** What happened and has not been said yet. */
  readonly told: Told[];
}

export async function openSession(table: Table): Promise<Session> {
  const { pkg, settings, rules, seats, seed } = table;
  const told: Told[] = [];
  const engine = new Engine(pkg.game, sourceOf(seed), (one) => told.push(one));
  const state = engine.setUp(seats.length, settings, rules);
  engine.advance(state);
  const bots = await Promise.all(
    seats.map(({ name, bot }) =>
      bot !== null && isBotName(bot)
        ? playerOf(pkg, bot, characterIn(pkg.game.id, { name, bot })?.tempers)
        : Promise.resolve(null),
    ),
  );
  return { ...table, engine, journal: openJournal(engine, state, true), bots, choices: [], told };
}

/** Plays recorded choices; the last one can still be taken back if it could be before. */
export function playRecorded(
  session: Session,
  choices: GameRecord['choices'],
): { choice: number; refusal: Refusal } | null {
  const { engine, journal, pkg } = session;
  for (const [i, { seat, text }] of choices.entries()) {
    for (const waiting of waitingFor(session)) confirm(engine, journal, waiting);
    const task = engine.pending(journal.state, seat);
    const choice = task === null ? undefined : pkg.game.notation.read(task, text);
    const refusal = choose(engine, journal, seat, choice);
    if (refusal !== null) return { choice: i + 1, refusal };
    session.choices.push({ seat, text });
  }
  return null;
}

/** Who has to confirm before the game goes on. */
export const waitingFor = ({ journal }: Session): Seat[] =>
  journal.toConfirm === null ? [...journal.lanesToConfirm] : [journal.toConfirm];

export function pick(session: Session, seat: Seat, choice: unknown, io: Io): Refusal | null {
  const { engine, journal, pkg } = session;
  const task = engine.pending(journal.state, seat);
  const refusal = choose(engine, journal, seat, choice);
  if (refusal !== null) return refusal;
  session.choices.push({ seat, text: pkg.game.notation.write(task!, choice) });
  save(session, io);
  return null;
}

export function takeBack(session: Session, seat: Seat, io: Io): boolean {
  if (!undo(session.engine, session.journal, seat)) return false;
  session.choices.splice(
    session.choices.findLastIndex((choice) => choice.seat === seat),
    1,
  );
  save(session, io);
  return true;
}

/** One move of some bot; false if none has anything to do. */
export function moveBot(session: Session, io: Io): boolean {
  const { engine, journal, bots, seed, choices } = session;
  const waiting = waitingFor(session).find((seat) => bots[seat] !== null);
  if (waiting !== undefined) return confirm(engine, journal, waiting);
  if (journal.toConfirm !== null) return false;
  const seat = engine.deciders(journal.state).find((decider) => bots[decider] !== null);
  if (seat === undefined) return false;
  // Created again for every choice, so that a resumed game continues as it would have without the pause.
  const chance = chanceFrom(fastSource(`${seed.text}/bots/${choices.length}`));
  const decision = engine.decision(journal.state, seat)!;
  const choice = bots[seat]!.choose(engine.view(journal.state, seat), decision, chance, hurried());
  const refusal = pick(session, seat, choice, io);
  if (refusal !== null) throw new Error(`the bot at seat ${seat + 1} made a choice that is not among its options`);
  return true;
}

/** As the choices alone make it: without the pause that the last one may be waiting in. */
function recordOf({ pkg, engine, journal, rules, seats, seed, proof, choices }: Session): GameRecord {
  const { game } = pkg;
  const quiet = new Engine(game, engine.source);
  const state = quiet.clone(journal.state);
  quiet.advance(state);
  return {
    game: game.id,
    rules,
    edition: editionOf(game),
    settings: namedSettings(game, state.settings),
    seats,
    seed,
    proof,
    choices,
    result: quiet.isOver(state) ? resultOf(game, state) : null,
  };
}

export const save = (session: Session, io: Io): void => saveText(session.file, writeRecord(recordOf(session)), io);
