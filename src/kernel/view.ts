import type { Game, GameEvent, Seat, State, Veiled, Viewer, ViewOf } from './types.ts';

/** What a viewer may know: `open` and the viewer's own compartment as they are, everything else veiled. */
export function view<S extends State>(game: Pick<Game, 'sizes'>, s: S, seat: Viewer): ViewOf<S> {
  return {
    seat,
    settings: s.settings,
    open: s.open,
    own: s.own.map((own, owner) => (owner === seat ? own : veil(game, 'own', own))),
    dark: veil(game, 'dark', s.dark),
    todo: s.todo,
    forked: s.forked,
    lanes: s.lanes.map((lane, owner) => (owner === seat ? lane : lane.length > 0)),
  };
}

function veil(game: Pick<Game, 'sizes'>, compartment: 'own' | 'dark', hidden: unknown): Veiled {
  const sizes: Record<string, number> = {};
  for (const path of game.sizes) {
    if (!path.startsWith(compartment)) continue;
    const field = path.slice(compartment.length + 1);
    const list = (hidden as Record<string, unknown>)[field];
    sizes[field] = Array.isArray(list) ? list.length : 0;
  }
  return sizes;
}

// What somebody with the eyes of several seats looks into beside a view: the compartments of those seats, null for the others.
/** While all play at once, as they were `then`, when that began: a pick stays its seat's own until all have chosen. */
export const hands = <S extends State>(s: S, then: S, eyes: readonly Seat[]): (S['own'][number] | null)[] =>
  (s.lanes.length > 0 ? then : s).own.map((own, owner) => (eyes.includes(owner) ? own : null));

/** How many things a list holds, or a view says it holds. */
export const sizeOf = (list: readonly unknown[] | number): number => (typeof list === 'number' ? list : list.length);

/** An event and who hears it: everybody, only `to`, or everybody but `except`. */
export interface Told {
  readonly event: GameEvent;
  readonly to?: Seat;
  readonly except?: Seat;
}
export const hears = (told: Told, viewer: Viewer): boolean =>
  (told.to === undefined || told.to === viewer) && (told.except === undefined || told.except !== viewer);
