// All stored tables come in through here: what an earlier version wrote is brought up to date, and what a newer one wrote
// is left alone.
import { type GamePackage, isGameId, loadGame } from '../games/index.ts';
import type { Journal } from '../kernel/journal.ts';
import { OPEN_HANDS, playsBy } from '../kernel/settings.ts';
import type { Settings, State } from '../kernel/types.ts';
import { formOf, resettle, upgrade } from '../kernel/upgrade.ts';
import { effective } from './choices.ts';
import { withLater } from './later.ts';
import type { Table } from './types.ts';

/** A table written by a newer Kontor: this one must not touch it. */
export class NewerTable extends Error {
  constructor(id: string) {
    super(`table ${id} was written by a newer Kontor`);
  }
}

/** Whether the rules have changed since the table started and its log does not yet say by which it goes on. */
export const mustTellRules = ({ game }: GamePackage, { phase, rules, rulesTold, moved }: Table): boolean =>
  phase === 'playing' && (rulesTold ?? moved?.rules ?? rules) < game.version;

/** The table as this version writes it. */
export async function bringUpToDate(stored: Table, load = loadGame): Promise<Table> {
  const table = withLater(stored);
  if (!isGameId(table.game)) throw new NewerTable(table.id);
  const { game } = await load(table.game);
  const settings = resettle(game, table.settings);
  if (table.form > formOf(game) || table.rules > game.version || !isKnown(game, settings))
    throw new NewerTable(table.id);
  const journal = table.journal === null ? null : withState(game, table.journal, table.form);
  const moved = table.moved && { ...table.moved, state: upgrade(game, table.moved.state, table.form) };
  return underRules(game, { ...table, ...(moved && { moved }), form: formOf(game), settings, journal });
}

/** A game whose rules are gone continues under today's, from where it stands; one that has not started starts under them. */
function underRules(game: Game, table: Table): Table {
  const { journal, rules, phase } = table;
  const isOver = phase === 'finished' || phase === 'abandoned';
  if (isOver || playsBy(game, rules)) return table;
  // A roll call names its rules: they stay as they are until the deal.
  const isCalled = table.roll !== null || table.failed.length > 0;
  if (journal === null) return isCalled ? table : { ...table, rules: game.version };
  const { settings } = journal.state;
  const state: State = { ...journal.state, settings: { ...settings, rules: game.version } };
  const choices = effective(table.choices).length;
  const moved = { rules: table.moved?.rules ?? rules, choices, state: structuredClone(state) };
  // Nobody can go back beyond this point: under today's rules the way here might have been different.
  const frozen = journal.frozen.map(() => 0);
  const closed = { ...journal, state, mark: structuredClone(state), moves: [], frozen };
  return { ...table, rules: game.version, moved, points: [choices], journal: closed };
}

type Game = GamePackage['game'];

const isKnown = ({ settings }: Game, stored: Settings): boolean =>
  Object.entries(stored).every(
    ([name, value]) =>
      (name === OPEN_HANDS && value === true) ||
      (Object.hasOwn(settings, name) && settings[name].values.includes(value)),
  );

function withState(game: Game, journal: Journal, form: number): Journal {
  const state = upgrade(game, journal.state, form);
  const mark = upgrade(game, journal.mark, form);
  return state === journal.state && mark === journal.mark ? journal : { ...journal, state, mark };
}
