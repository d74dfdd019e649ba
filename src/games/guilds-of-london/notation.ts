import { AMOUNTS } from './data/amounts.ts';
import {
  type CardId,
  cardOf,
  type MayorId,
  mayorOf,
  readCard,
  readMayor,
  readTile,
  type TileId,
  tileOf,
} from './data/kinds.ts';
import { type Choices, type GuildsTask, OPPONENTS, type TurnChoice, type Who } from './types.ts';

const tile = (id: TileId): string => tileOf(id).code;
const card = (id: CardId): string => cardOf(id).id;
const seat = (who: Who): string => (typeof who === 'number' ? `p${who + 1}` : who);
const spot = (id: TileId | 'hall'): string => (id === 'hall' ? id : tile(id));

/**
 * `keep MR07` · `pass`, `end`, `recruit AY01`, `recruit AY01 x2`, `move AY01`, `special AY01`, `promo` · `pay AB10` ·
 * `discard AG01` · `x2` pawns or neutrals · `to T05` · `from hall`, `from T05` · `enough` · `shift T05 T06` · `on T05` ·
 * `pawn T05 p2` · `of p2` · `take AY01 AR06` · `beadle T07`, `beadle stays` · `keep tokens`.
 */
export const notation = {
  write(task: GuildsTask, choice: unknown): string {
    if (task.do === 'act') return writeAct(choice as TurnChoice);
    if ((choice as { as?: string }).as === 'enough') return 'enough';
    switch (task.do) {
      case 'chooseMayor':
      case 'keepMayor':
        return `keep ${mayorOf((choice as { mayor: MayorId }).mayor).code}`;
      case 'pay':
        return `pay ${card((choice as Choices['pay']).card)}`;
      case 'discard':
      case 'cycle':
        return `discard ${card((choice as Choices['discard']).card)}`;
      case 'amount':
      case 'commit':
        return `x${(choice as Choices['amount']).n}`;
      case 'send':
      case 'push':
        return `to ${tile((choice as Choices['push']).to)}`;
      case 'fetch':
        return `from ${spot((choice as { from: TileId | 'hall' }).from)}`;
      case 'shift':
        return `shift ${tile((choice as Choices['shift']).from)} ${tile((choice as Choices['shift']).to)}`;
      case 'rival':
        return `pawn ${tile((choice as Choices['rival']).tile)} ${seat((choice as Choices['rival']).who)}`;
      case 'seize':
      case 'tithe':
        return `of ${seat((choice as Choices['tithe']).who)}`;
      case 'salvage':
        return ['take', ...(choice as Choices['salvage']).cards.map(card)].join(' ');
      case 'beadle':
        return `beadle ${'to' in (choice as object) ? tile((choice as { to: TileId }).to) : 'stays'}`;
      default:
        return 'tile' in (choice as object) ? `on ${tile((choice as { tile: TileId }).tile)}` : 'keep tokens';
    }
  },

  read(task: GuildsTask, text: string): unknown {
    const [verb, ...words] = text.split(' ');
    if (task.do === 'act') return readAct(verb, words);
    if (text === 'enough') return ['send', 'fetch', 'cycle'].includes(task.do) ? { as: 'enough' } : undefined;
    const reader = READERS[task.do];
    return reader?.[0] === verb || reader?.[0] === '' ? reader[1](words, text) : undefined;
  },
};

type Read = (words: readonly string[], text: string) => unknown;
/** Exactly as many words, all of them readable. */
const words =
  <X>(count: number, parse: (word: string) => X | undefined, make: (...read: X[]) => unknown): Read =>
  (given) => {
    const read = given.map(parse);
    return read.length !== count || read.includes(undefined) ? undefined : make(...(read as X[]));
  };
const readSeat = (text: string): Who | undefined =>
  /^p[1-4]$/.test(text) ? Number(text[1]) - 1 : OPPONENTS.find((one) => one === text);
const readSpot = (text: string): TileId | 'hall' | undefined => (text === 'hall' ? text : readTile(text));

const ofMayor = words(1, readMayor, (mayor) => ({ mayor }));
const ofCard = words(1, readCard, (one) => ({ card: one }));
const ofTile = words(1, readTile, (one) => ({ tile: one }));
const to = words(1, readTile, (one) => ({ to: one }));
const who = words(1, readSeat, (one) => (typeof one === 'number' ? { who: one } : undefined));
const count: Read = (more, text) =>
  /^x\d{1,2}$/.test(text) && more.length === 0 ? { n: Number(text.slice(1)) } : undefined;

/** The word that an answer begins with ('' for any), and how the rest is read. */
const READERS: Readonly<Partial<Record<GuildsTask['do'], readonly [string, Read]>>> = {
  chooseMayor: ['keep', ofMayor],
  keepMayor: ['keep', ofMayor],
  pay: ['pay', ofCard],
  discard: ['discard', ofCard],
  cycle: ['discard', ofCard],
  amount: ['', count],
  commit: ['', count],
  send: ['to', to],
  push: ['to', to],
  fetch: ['from', words(1, readSpot, (from) => ({ from }))],
  shift: ['shift', words(2, readTile, (from, there) => ({ from, to: there }))],
  rival: ['pawn', ([where = '', ...more]) => readRival(readTile(where), more)],
  seize: ['of', who],
  tithe: ['of', who],
  salvage: ['take', (given) => words(given.length, readCard, (...cards) => ({ cards }))(given, '')],
  beadle: ['beadle', (given, text) => (text === 'beadle stays' ? { as: 'stays' } : to(given, text))],
  borrow: ['on', ofTile],
  swap: ['on', ofTile],
  swapWith: ['on', ofTile],
  resign: ['on', ofTile],
  shipTile: ['on', ofTile],
  promo: [
    '',
    (given, text) =>
      text === 'keep tokens' ? { as: 'decline' } : text.startsWith('on ') ? ofTile(given, '') : undefined,
  ],
};

const readRival = (where: TileId | undefined, more: readonly string[]): unknown =>
  where === undefined ? undefined : words(1, readSeat, (one) => ({ tile: where, who: one }))(more, '');

function writeAct(act: TurnChoice): string {
  if (!('card' in act)) return act.as;
  const often = act.as === 'recruit' && act.count > 1 ? ` x${act.count}` : '';
  return `${act.as} ${card(act.card)}${often}`;
}

/** R6.E6 'x2': more than one, and not more than ever come at once. */
const isOften = (text: string): boolean => /^x([2-9]|[1-9]\d)$/.test(text) && Number(text.slice(1)) <= AMOUNTS.doubled;

function readAct(verb: string, [code, often, ...more]: readonly string[]): TurnChoice | undefined {
  if (verb === 'pass' || verb === 'end' || verb === 'promo') return code === undefined ? { as: verb } : undefined;
  const one = readCard(code);
  if (one === undefined || more.length > 0) return undefined;
  if (verb === 'recruit' && (often === undefined || isOften(often)))
    return { as: verb, card: one, count: Number(often?.slice(1) ?? 1) };
  return (verb === 'move' || verb === 'special') && often === undefined ? { as: verb, card: one } : undefined;
}
