// The record of a running game says what somebody saw, as some version wrote it.
import type { Game, State, View } from '../kernel/types.ts';
import { formOf, upgrade } from '../kernel/upgrade.ts';
import { view } from '../kernel/view.ts';

/** The view as this version would show it: later settings and fields have their defaults. Throws if it is not a view. */
export function viewToday(game: Game, written: View): View {
  const { seat } = written;
  const known: State = {
    settings: written.settings,
    open: written.open,
    own: written.own.map((own, owner) => (owner === seat ? own : {})),
    dark: {},
    todo: [],
    lanes: [],
    forked: [],
    rng: {},
  };
  const { settings, open, own, dark } = view(game, upgrade(game, known, formOf(game)), seat);
  return {
    ...written,
    settings,
    open,
    own: own.map((one, owner) => (owner === seat ? one : { ...(one as object), ...(written.own[owner] as object) })),
    dark: { ...dark, ...written.dark },
  };
}
