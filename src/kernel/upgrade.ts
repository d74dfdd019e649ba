// Brings positions written by an earlier version up to date, and writes today's in the form that records promise.
import { same } from './canonical.ts';
import { namedSettings } from './settings.ts';
import type { Game, Settings, State, StoredState } from './types.ts';

type Form = Pick<Game, 'settings' | 'upgrades' | 'later'>;

/** The number of the form in which this version writes positions. */
export const formOf = ({ upgrades = [] }: Pick<Game, 'upgrades'>): number => upgrades.length + 1;

/** Settings as they were stored; those that did not exist then have their defaults. */
export function resettle(game: Pick<Game, 'settings'>, stored: Settings): Settings {
  const missing = Object.entries(game.settings).filter(([name]) => !Object.hasOwn(stored, name));
  return missing.length === 0
    ? stored
    : { ...stored, ...Object.fromEntries(missing.map(([name, known]) => [name, known.default])) };
}

/** A stored position in today's form; the same object where nothing is missing. */
export function upgrade(game: Form, stored: State, form: number): State {
  const { upgrades = [], later = {} } = game;
  let state = stored as StoredState;
  for (const { up } of upgrades.slice(form - 1)) state = up(state);
  const settings = resettle(game, state.settings);
  if (settings !== state.settings) state = { ...state, settings };
  for (const [path, value] of Object.entries(later))
    state = at(state, path, (field, has) => (has ? field : copy(value)));
  return state as State;
}

/** A position in the form that is hashed into records: form 1, without later fields that have their defaults. */
export function promised(game: Form, s: State): StoredState {
  const { upgrades = [], later = {} } = game;
  const rules = s.settings.rules === undefined ? {} : { rules: s.settings.rules };
  let state: StoredState = { ...(s as StoredState), settings: { ...namedSettings(game, s.settings), ...rules } };
  for (const [path, value] of Object.entries(later))
    state = at(state, path, (field) => (same(field, value) ? undefined : field));
  for (const { down } of upgrades.toReversed()) state = down(state);
  return state;
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The position with one field changed, for every seat if it is in `own`; undefined removes the field. */
function at(state: StoredState, path: string, change: (field: unknown, has: boolean) => unknown): StoredState {
  const [where, name] = path.split('.') as ['open' | 'own' | 'dark', string];
  const changed = (compartment: Record<string, unknown>): Record<string, unknown> => {
    const has = Object.hasOwn(compartment, name);
    const field = change(compartment[name], has);
    if (field === compartment[name] && (has || field !== undefined)) return compartment;
    const { [name]: _, ...others } = compartment;
    return field === undefined ? others : { ...others, [name]: field };
  };
  if (where !== 'own') {
    const now = changed(state[where]);
    return now === state[where] ? state : { ...state, [where]: now };
  }
  const own = state.own.map(changed);
  return own.every((one, seat) => one === state.own[seat]) ? state : { ...state, own };
}
