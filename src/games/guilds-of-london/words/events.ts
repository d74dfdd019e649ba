// What happened, as sentences: which one when, and by which rule.
import type { Sentence } from '../../../text/texts.ts';
import { cardOf, type TileId } from '../data/kinds.ts';
import { ruleOf } from '../rules/jobs.ts';
import type { Happened, Who } from '../types.ts';
import {
  cardName,
  cardNames,
  fromText,
  mayorName,
  sideName,
  stepText,
  tileName,
  tokenName,
  toText,
  type Words,
  whoName,
} from './sentences.ts';

type Event<E extends Happened['e']> = Extract<Happened, { e: E }>;
/** What one kind of event says. */
type Tell = { readonly [E in Happened['e']]: (words: Words, event: Event<E>, players: readonly string[]) => Sentence };

const list = (words: Words, who: readonly Who[], players: readonly string[]): string =>
  words.and(who.map((one) => whoName(words, one, players)));
const USED_BY = { recruit: 'R5.3', move: 'R5.4', special: 'R5.5' } as const;

export function eventText(words: Words, event: Happened, players: readonly string[]): Sentence {
  const tell = TELL[event.e] as (words: Words, event: Happened, players: readonly string[]) => Sentence;
  return tell(words, event, players);
}

function moved(words: Words, event: Event<'moved'>, players: readonly string[]): Sentence {
  const { seat, who, from, to, count, rule } = event;
  const { events } = words;
  const whose = whoName(words, who, players);
  const where: [string, string] = [fromText(words, from), toText(words, to)];
  if (seat === null && rule !== 'R11.8') return { text: events.returned(whose, count, ...where), rule };
  if (seat !== null && seat !== who) return { text: events.movedOther(players[seat], whose, count, ...where), rule };
  if (from === 'supply' && to === 'hall') return { text: events.recruited(whose, count), rule };
  return { text: events.moved(whose, count, ...where), rule };
}

const TELL: Tell = {
  began: (words, { order, opponent, side }, players) => ({
    text: words.events.began(
      list(words, order, players),
      opponent === null ? null : whoName(words, opponent, players),
      sideName(words, side),
    ),
    rule: opponent === null ? 'R2.6' : 'R11.1',
  }),
  laid: (words, { tiles, growth }) => ({
    text: words.events.laid(tiles.length, growth, words.and(tiles.map(({ tile }) => tileName(words, tile)))),
    rule: growth === 0 ? 'R2.5' : 'R9.4',
  }),
  mayorsKept: ({ events }) => ({ text: events.mayorsKept, rule: 'R2.9' }),
  round: (words, { round, of, order }, players) => ({
    text: words.events.round(round, of, list(words, order, players)),
    rule: 'R4.3',
  }),
  turn: ({ events }, { seat }, players) => ({ text: events.turn(players[seat]), rule: 'R4.4' }),
  used: (words, { seat, card, as }, players) => ({
    text: words.events.used(players[seat], cardName(words, card), as),
    rule: USED_BY[as],
  }),
  passed: ({ events }, { seat }, players) => ({ text: events.passed(players[seat]), rule: 'R5.2' }),
  paid: (words, { seat, card }, players) => ({
    text: words.events.paid(players[seat], cardName(words, card)),
    rule: 'R6.2',
  }),
  moved,
  vp: (words, { who, vp, source, rule }, players) => ({
    text: words.events.vp(whoName(words, who, players), vp, source),
    rule,
  }),
  drew: (words, { seat, count, rule, cards = [] }, players) => ({
    text: words.events.drew(players[seat], count, cardNames(words, cards)),
    rule,
  }),
  reshuffled: ({ events }, { count }) => ({ text: events.reshuffled(count), rule: 'R5.9' }),
  lasting: (words, { seat, card, at }, players) => ({
    text: words.events.lasting(players[seat], stepText(words, cardOf(card).action.steps[at ?? 0])),
    rule: ruleOf(card, at),
  }),
  neutrals: ({ events }, { seat, count, rule }, players) => ({ text: events.neutrals(players[seat], count), rule }),
  beadle: (words, { seat, to, rule }, players) => ({
    text: words.events.beadle(seat === null ? '' : players[seat], to === null ? null : tileName(words, to)),
    rule,
  }),
  salvaged: (words, { seat, cards }, players) => ({
    text: words.events.salvaged(players[seat], cardNames(words, cards)),
    rule: 'R6.E26',
  }),
  cycled: (words, { seat, card }, players) => ({
    text: words.events.cycled(players[seat], cardName(words, card)),
    rule: 'R6.E29',
  }),
  stole: (words, { seat, from, card }, players) => ({
    text: words.events.stole(players[seat], players[from], card === undefined ? '' : cardName(words, card)),
    rule: 'R6.E28',
  }),
  lost: (words, { seat, to, card }, players) => ({
    text: words.events.lost(players[seat], players[to], cardName(words, card)),
    rule: 'R6.E28',
  }),
  borrowed: (words, { seat, tile, token }, players) => ({
    text: words.events.borrowed(players[seat], tokenName(words, token), tileName(words, tile)),
    rule: 'R6.E33',
  }),
  swapped: (words, { seat, tiles }, players) => ({
    text: words.events.swapped(players[seat], tileName(words, tiles[0]), tileName(words, tiles[1])),
    rule: 'R6.E34',
  }),
  resigned: (words, { seat, tile }, players) => ({
    text: words.events.resigned(players[seat], tileName(words, tile)),
    rule: 'R6.E35',
  }),
  sawMayors: (words, { seat, count, rule, cards = [] }, players) => ({
    text: words.events.sawMayors(players[seat], count, words.and(cards.map((card) => mayorName(words, card)))),
    rule,
  }),
  keptMayor: (words, { seat, card, rule }, players) => ({
    text: words.events.keptMayor(players[seat], card === undefined ? '' : mayorName(words, card)),
    rule,
  }),
  discarded: (words, { seat, card }, players) => ({
    text: words.events.discarded(players[seat], cardName(words, card)),
    rule: 'R5.7',
  }),
  searched: (words, { who, card, path, tile }, players) => ({
    text: words.events.searched(
      whoName(words, who, players),
      cardName(words, card),
      path.map((one: TileId) => tileName(words, one)).join(', '),
      tile === null ? null : tileName(words, tile),
    ),
    rule: tile === null ? 'R11.10' : 'R11.9',
  }),
  resolution: ({ events }) => ({ text: events.resolution, rule: 'R7.1' }),
  committed: (words, { seat, tile, count }, players) => ({
    text: words.events.committed(players[seat], count, tileName(words, tile)),
    rule: 'R7.3',
  }),
  tied: (words, { tile, who }, players) => ({
    text: words.events.tied(tileName(words, tile), list(words, who, players)),
    rule: 'R7.5',
  }),
  resolved: (words, { tile, first, second, strength, beadle }, players) => ({
    text: words.events.resolved(
      tileName(words, tile),
      whoName(words, first, players),
      second === null ? null : whoName(words, second, players),
      [
        ...strength.map(({ who, n }) => `${whoName(words, who, players)} ${n}`),
        ...(beadle ? [words.events.withBeadle] : []),
      ].join(', '),
    ),
    rule: typeof first === 'number' ? 'R7.7' : 'R11.12',
  }),
  token: (words, { seat, tile, token }, players) => ({
    text: words.events.token(players[seat], tokenName(words, token), tileName(words, tile)),
    rule: 'R7.9',
  }),
  tokenGone: (words, { tile, token, rule }) => ({
    text: words.events.tokenGone(tokenName(words, token), tileName(words, tile)),
    rule,
  }),
  beadleScored: (words, { who, tile }, players) => ({
    text: words.events.beadleScored(whoName(words, who, players), tileName(words, tile)),
    rule: 'R11.13',
  }),
  plantation: (words, { side, left, right, rule }, players) => ({
    text: words.events.plantation(sideName(words, side), list(words, left, players), list(words, right, players)),
    rule,
  }),
  turnedPlantation: (words, { side }) => ({ text: words.events.turnedPlantation(sideName(words, side)), rule: 'R9.3' }),
  promo: (words, { seat, tile }, players) => ({
    text: words.events.promo(players[seat], tileName(words, tile)),
    rule: 'R12.5',
  }),
  roundEnded: ({ events }, { round, last }) => ({
    text: events.roundEnded(round, last),
    rule: last ? 'R10.1' : 'R4.1',
  }),
  ended: (words, { mayors }, players) => ({
    text: words.events.ended(
      mayors
        .map((cards, seat) =>
          words.events.mayors(players[seat], words.and(cards.map((card) => mayorName(words, card)))),
        )
        .join('; '),
    ),
    rule: 'R10.2',
  }),
};
