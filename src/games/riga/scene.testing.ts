// Positions for tests: only the facts a rule needs, buildings by their codes, goods as letters, then real steps.
import { total } from '../../kernel/score.ts';
import { type Table, tableOf } from '../table.testing.ts';
import { GOODS } from './data/goods.ts';
import { type BuildingId, buildingOf } from './data/kinds.ts';
import type { TileId } from './data/parameters.ts';
import { ALONE, goods, LETTERS, letters, type SceneFacts, setScene } from './examples/scene.ts';
import { game } from './game.ts';
import { byHand } from './rules/cards.ts';
import type { Happened, RigaTask, S } from './types.ts';

export { ALONE, b, bs, goods, letters, type SceneFacts, type TownFacts } from './examples/scene.ts';

const NAMES: readonly string[] = GOODS;
const codes = (ids: readonly BuildingId[]): string => ids.map((id) => buildingOf(id).code).join(' ');

export interface Scene extends Omit<Table<Happened>, 'run' | 'play'> {
  readonly s: S;
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: RigaTask[]): Scene;
  /** Answers in notation; every answer must be legal. */
  play(...texts: string[]): Scene;
  /** Erects with exactly these goods and this money (`coins 2`), picked where there is something to pick. */
  build(code: string, paid: string, money?: string): Scene;
  hand(seat: number): string;
  cards(seat: number): string;
  bld(seat: number): string;
  discard(): string;
  owner(tile: TileId): number | null;
  points(...rules: string[]): number[];
  named(e: Happened['e']): Happened[];
}

export function scene(facts: SceneFacts = {}): Scene {
  const { towns = [], players = Math.max(2, towns.length) } = facts;
  const table = tableOf<Happened>(game, players, { ...ALONE, ...facts.settings });
  const s = table.state as S;
  setScene(s, facts);
  const made: Scene = {
    ...table,
    s,
    run(...tasks) {
      table.run(tasks);
      return made;
    },
    play(...texts) {
      table.play(texts);
      return made;
    },
    build(code, paid, money = 'enough') {
      made.play(`build ${code}`);
      while (made.asked() === 'pay') {
        const laid = letters(s.open.site!.goods);
        const next = made.options().find((text) => {
          const letter = LETTERS[NAMES.indexOf(text.slice(4))];
          return letter !== undefined && laid.split(letter).length < paid.split(letter).length;
        });
        made.play(next ?? money);
      }
      const done = made.named('erected').at(-1) as Extract<Happened, { e: 'erected' }> | undefined;
      const given = s.open.site?.goods ?? done?.goods ?? [];
      if (letters(given.toSorted(byHand)) !== letters(goods(paid).sort(byHand)))
        throw new Error(`${code} was paid with ${letters(given)}`);
      return made;
    },
    ...reading(s),
    named: (e) => table.events.filter((event) => event.e === e),
  };
  if (facts.todo !== undefined) made.run(...facts.todo);
  return made;
}

const reading = (s: S) => ({
  hand: (seat: number) => letters(s.own[seat].goods),
  cards: (seat: number) => codes(s.own[seat].buildings),
  bld: (seat: number) => codes(s.open.towns[seat].buildings),
  discard: () => s.open.discard.map((count, good) => LETTERS[good].repeat(count)).join(''),
  owner: (tile: TileId) => s.open.masters.find((master) => master.tile === tile)!.owner,
  points: (...rules: string[]) =>
    s.own.map((_, seat) => total(game.score(s, seat).filter(({ rule }) => rules.includes(rule)))),
});
