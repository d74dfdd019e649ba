// London in a terminal: the city, the scoreboard, every player, and what the seat itself may see.
import { total } from '../../kernel/score.ts';
import type { Veiled, ViewOf } from '../../kernel/types.ts';
import type { DrawHow } from '../../text/draw.ts';
import { type CardId, cardOf, type MayorId, mayorOf } from './data/kinds.ts';
import { REWARDS } from './data/tiles.ts';
import { PLANTATIONS } from './data/tokens.ts';
import { BORIS, isSolo, masterCount, resolvesIn, roundsFor, seatsOf, vpOf } from './rules/city.ts';
import { mayorCount, mayorPoints, score } from './scoring.ts';
import { drawCity, letterOf, pawnCounts, rewardLetters } from './terminal-city.ts';
import { item, type Line, line, wrapped } from './terminal-lines.ts';
import type { Own, S } from './types.ts';
import { effectText, mayorText } from './words/sentences.ts';
import type { TerminalWords } from './words/terminal.ts';

type V = ViewOf<S>;

export function draw(view: V, how: DrawHow, words: TerminalWords): string[] {
  const lines = (of: readonly Line[]): string[] => of.flatMap((one) => wrapped(one, how));
  return [
    ...lines(head(view, words)),
    ...drawCity(view.open, words, how),
    ...lines(legend(words)),
    ...lines(scoreboard(view, words)),
    '',
    ...lines(view.own.flatMap((_, seat) => player(view, seat, how, words))),
    ...lines(opponent(view, words)),
    ...lines(mine(view, words)),
  ];
}

function head({ open, todo }: V, words: TerminalWords): Line[] {
  const { rounds, growth } = roundsFor(seatsOf(open));
  if (todo.length === 0) return [line('', words.over)];
  const now = Math.max(open.round, 1); // R2.9 mayor cards are chosen before the first
  const next = growth.find((round) => round >= now);
  const order = (isSolo(open) ? [0, BORIS] : open.order).map(letterOf).join(' '); // R11.2
  return [
    line(
      '',
      words.round(now, rounds),
      words.resolution(resolvesIn(open, now)),
      next === undefined ? words.noGrowth : words.growth(next),
      `${words.order} ${order}`,
    ),
  ];
}

const legend = (words: TerminalWords): Line[] => [
  line('', ...words.legend, ...REWARDS.map((kind) => words.rewards[kind].join(' '))),
];

function scoreboard({ open, dark }: V, words: TerminalWords): Line[] {
  const { left, right } = PLANTATIONS[open.side];
  const pawns = pawnCounts(open.overseas);
  const lines = [
    line(
      words.names.plantations[open.side],
      `${words.first} ${rewardLetters(left.vp, left.effects, words)}`,
      `${words.second} ${rewardLetters(right.vp, right.effects, words)}`,
      `${words.pawns} ${pawns === '' ? 0 : pawns}`,
    ),
    line(
      words.scoreboard,
      words.neutrals(open.board),
      words.pile(dark.deck),
      words.discard(open.discard.length),
      words.mayorDeck(dark.mayors),
    ),
  ];
  const { recruits, free, discount, extra } = open.turn;
  const lasting = [
    ...(recruits > 1 ? [words.recruits(recruits)] : []),
    ...(free ? [words.free] : []),
    ...(discount > 0 ? [words.discount(discount)] : []),
    ...(extra > 0 ? [words.extra(extra)] : []),
  ];
  if (open.played.length > 0) lines.push(line(words.inFront, ...open.played.map((card) => cardName(card, words))));
  if (lasting.length > 0) lines.push(line(words.turn, ...lasting));
  return lines;
}

function player(view: V, seat: number, how: DrawHow, words: TerminalWords): Line[] {
  const { open, own, settings } = view;
  const name = `${how.names[seat] ?? words.seat(seat + 1)}${seat === view.seat ? ` (${words.you})` : ''}`;
  const size = (field: 'hand' | 'mayors'): number => {
    const held = (own[seat] as Veiled | Own)[field];
    return typeof held === 'number' ? held : held.length;
  };
  const vp = view.todo.length === 0 ? total(score(view, seat)) : vpOf(open, seat);
  return [
    line(
      `${isBusy(view, seat) ? '▶' : ' '} ${letterOf(seat)} ${name}`,
      words.vp(vp),
      words.hall(open.hall[seat]),
      words.supply(open.supply[seat]),
      words.overseas(open.overseas[seat]),
      words.masters(masterCount(open.city, seat)),
      words.neutrals(open.neutrals[seat]),
      words.tokens(open.received[seat]),
      ...(settings.promo ? [words.onPromo(open.tokens[seat].length)] : []),
      words.hand(size('hand')),
      words.mayors(size('mayors')),
    ),
  ];
}

/** R11.4 Boris or Rik. */
const opponent = ({ open, settings }: V, words: TerminalWords): Line[] =>
  isSolo(open)
    ? [
        line(
          `  ${letterOf(BORIS)} ${settings.opponent === 'boris' ? 'Boris' : 'Rik'}`,
          words.vp(vpOf(open, BORIS)),
          words.opponent,
        ),
      ]
    : [];

/** Whether the table waits for this seat. */
function isBusy({ todo, lanes }: V, seat: number): boolean {
  const lane = lanes[seat];
  if (lane !== undefined) return lane === true || (lane !== false && lane.length > 0);
  const task = todo.at(-1);
  return task !== undefined && 'seat' in task && task.seat === seat;
}

/** Mayor cards, those to choose from, and the hand. */
function mine(view: V, words: TerminalWords): Line[] {
  const { seat } = view;
  if (seat === null) return [];
  const { hand, mayors, offered } = view.own[seat] as Own;
  const part = <X>(title: string, things: readonly X[], show: (thing: X) => Line): Line[] =>
    things.length === 0 ? [] : [line(''), line(title), ...things.map(show)];
  const mayor = (id: MayorId): Line => mayorLine(view, seat, id, words);
  return [
    ...part(words.yourMayors, mayors, mayor),
    ...part(words.offered, offered, mayor),
    ...part(words.yourHand, hand, (card) => handLine(card, words)),
  ];
}

function mayorLine(view: V, seat: number, id: MayorId, words: TerminalWords): Line {
  const { code } = mayorOf(id);
  const now = mayorPoints(mayorOf(id), mayorCount(view, seat, id).count);
  return line(`  ${code} ${words.names.mayors[code]}`, mayorText(words, id), words.now(now));
}

const cardName = (card: CardId, words: TerminalWords): string =>
  `${cardOf(card).id} ${words.names.actions[cardOf(card).code]}`;

function handLine(card: CardId, words: TerminalWords): Line {
  const { standards, action } = cardOf(card);
  const { symbols } = words.names;
  const needs = action.needs === undefined ? [] : [words.needs(action.needs === 'any' ? null : symbols[action.needs])];
  return {
    label: `  ${cardName(card, words)}`,
    items: [
      standards.flatMap((symbol, i) => [item(i === 0 ? '' : ' / '), item(symbols[symbol], symbol)]),
      [item(effectText(words, card))],
      ...(action.cost > 0 ? [[item(words.cost(action.cost))]] : []),
      ...needs.map((text) => [item(text)]),
    ],
  };
}
