// A game with another edition: the same package, and around every call into it the edition's tables are laid out.
import type { Game } from '../../kernel/types.ts';
import type { GamePackage } from '../package.ts';
import type { Edition } from './edition.ts';
import type { InPlay } from './in-play.ts';
import type { EditionKind } from './read.ts';

/** What a game needs, so that it can be played with other editions. */
export interface Editions {
  readonly kind: EditionKind;
  readonly inPlay: InPlay;
}

const made = new WeakMap<GamePackage, WeakMap<Edition, GamePackage>>();

/** The same object for the same package and edition. The edition has been read (`readEdition`). */
export function packageWith(pkg: GamePackage, edition: Edition): GamePackage {
  const { editions } = pkg;
  if (editions === undefined) throw new Error(`${pkg.game.id} has one edition only`);
  if (edition === editions.kind.builtIn) return pkg;
  const known = made.get(pkg) ?? new WeakMap<Edition, GamePackage>();
  made.set(pkg, known);
  let bound = known.get(edition);
  if (bound === undefined) {
    const around = aroundOf(editions.inPlay, edition);
    const game = gameWith(pkg.game, edition, around);
    const asIs: Readonly<Partial<GamePackage>> = { game, editions };
    const get = (all: GamePackage, key: string | symbol): unknown =>
      key in asIs ? Reflect.get(asIs, key) : Reflect.get(all, key);
    bound = new Proxy(around.object(pkg), { get });
    known.set(edition, bound);
  }
  return bound;
}

interface Around {
  /** Anything that was loaded: functions are called, and fields read, with the edition in play. */
  object<T>(it: T): T;
  /** A function that is called often and answers at once. */
  call<F>(f: F): F;
}

function aroundOf(inPlay: InPlay, edition: Edition): Around {
  const bound = new WeakMap<object, unknown>();
  const inEdition = <T>(call: () => T): T => inPlay.with(edition, call);
  const object = <T>(it: T): T => {
    if ((typeof it !== 'object' && typeof it !== 'function') || it === null) return it;
    const found = bound.get(it) ?? new Proxy(it, handler);
    bound.set(it, found);
    return found as T;
  };
  const handler: ProxyHandler<object> = {
    get(all, key) {
      const field = inEdition(() => Reflect.get(all, key) as unknown);
      // A field that must be given as it is cannot be wrapped: arrays' own methods, and what is frozen.
      const { writable = true, configurable = true } = Reflect.getOwnPropertyDescriptor(all, key) ?? {};
      return writable || configurable ? object(field) : field;
    },
    apply(f, self, args) {
      const answer = inEdition(() => Reflect.apply(f as () => unknown, self, args));
      if (answer instanceof Promise) return answer.then(object);
      return hasCalls(answer) ? object(answer) : answer;
    },
  };
  const call = <F>(f: F): F => {
    if (typeof f !== 'function') return f;
    return ((...args: unknown[]) =>
      inPlay.with(edition, () => (f as unknown as (...all: unknown[]) => unknown)(...args))) as F;
  };
  return { object, call };
}

/** Something to be called later, and not just data: a judgement of positions, for instance. */
function hasCalls(it: unknown, depth = 2): boolean {
  if (typeof it === 'function') return true;
  if (depth === 0 || typeof it !== 'object' || it === null || Array.isArray(it)) return false;
  return Object.values(it).some((field) => hasCalls(field, depth - 1));
}

/** Written out, because a search calls these all the time. */
function gameWith(game: Game, edition: Edition, { call }: Around): Game {
  const fields = <T extends object>(it: T): T =>
    Object.fromEntries(Object.entries(it).map(([name, field]) => [name, call(field)])) as T;
  const steps = Object.fromEntries(Object.entries(game.steps).map(([name, step]) => [name, fields(step)]));
  return {
    ...fields(game),
    edition: { id: edition.id, data: edition },
    steps,
    clone: fields(game.clone),
    notation: fields(game.notation),
  };
}
