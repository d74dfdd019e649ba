// The record of a game that still runs says what somebody saw, as some version has written it.
import type { Game, State, View } from '../kernel/types.ts';
import { formOf, upgrade } from '../kernel/upgrade.ts';
import { view } from '../kernel/view.ts';

/** The view as this version would show it: settings and fields that came later have their defaults. Throws where it is none. */
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
