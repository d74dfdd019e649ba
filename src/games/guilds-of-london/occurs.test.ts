// Over fast random games everything that lies in the box has done something.
import { expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Settings } from '../../kernel/types.ts';
import { ACTIONS, EFFECTS } from './data/cards.ts';
import { actionOf, cardOf, mayorOf, tileOf, tokenOf } from './data/kinds.ts';
import { REWARDS, TILES } from './data/tiles.ts';
import { MAYORS, TOKENS } from './data/tokens.ts';
import { game } from './game.ts';
import { figuresOn, placeOf } from './rules/city.ts';
import type { Happened, S, To } from './types.ts';

const seen = {
  actions: new Set<string>(),
  effects: new Set<string>(),
  rewards: new Set<string>(),
  first: new Set<string>(),
  tokens: new Set<string>(),
  mayors: new Set<string>(),
  plantations: new Set<string>(),
};
function note(event: Happened): void {
  if (event.e === 'used' && event.as === 'special') {
    seen.actions.add(cardOf(event.card).code);
    seen.effects.add(actionOf(cardOf(event.card).code).steps[0].effect);
  }
  if (event.e === 'resolved' && typeof event.first === 'number') {
    seen.first.add(tileOf(event.tile).code);
    for (const [kind] of tileOf(event.tile).effects) seen.rewards.add(kind);
  }
  if (event.e === 'token') seen.tokens.add(tokenOf(event.token).code);
  if (event.e === 'plantation')
    for (const side of [...event.left, ...event.right]) seen.plantations.add(`${event.side} ${typeof side}`);
  if (event.e === 'ended') for (const card of event.mayors.flat()) seen.mayors.add(mayorOf(card).code);
}

const figures = ({ open }: S, option: unknown): number =>
  'to' in (option as object) ? figuresOn(open, placeOf(open.city, (option as To).to)) : 0;
const fullest = (s: S, options: readonly unknown[]): unknown =>
  options.reduce((best, option) => (figures(s, option) > figures(s, best) ? option : best));

/** Every other move goes where most figures stand, so that there is something to see. */
function play(seats: number, settings: Settings, seed: string): void {
  const engine = new Engine(game, fastSource(seed), ({ event }) => note(event as Happened));
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  const s = engine.setUp(seats, settings);
  engine.advance(s);
  while (!engine.isOver(s)) {
    const { task, options } = engine.decision(s, engine.deciders(s)[0])!;
    const goesOn = task.do === 'act' && options.length > 1 && chance.random('end', 4) > 0;
    const from = goesOn ? 1 : 0;
    const any = options[from + chance.random('choice', options.length - from)];
    engine.play(s, task, task.do === 'send' && chance.random('fullest', 2) === 0 ? fullest(s as S, options) : any);
    engine.advance(s);
  }
  expect((s as S).open.mayors).toHaveLength(seats);
}

test('every special action, reward, token, tile, plantation and mayor card has occurred', () => {
  for (let i = 0; i < 500; i++)
    play(1 + (i % 4), { promo: i % 2 === 0, opponent: i % 8 < 4 ? 'boris' : 'rik' }, `box ${i}`);
  expect([...seen.effects].sort()).toEqual(EFFECTS.toSorted());
  expect([...seen.actions].sort()).toEqual(Object.keys(ACTIONS).sort());
  expect([...seen.rewards].sort()).toEqual(REWARDS.toSorted());
  expect([...seen.tokens].sort()).toEqual(Object.keys(TOKENS).sort());
  expect([...seen.mayors].sort()).toEqual(Object.keys(MAYORS).sort());
  expect([...seen.first].sort()).toEqual(Object.keys(TILES).sort());
  expect([...seen.plantations].sort()).toEqual([
    'ulster number',
    'ulster string',
    'virginia number',
    'virginia string',
  ]);
});
