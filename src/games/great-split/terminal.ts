// The gala in a terminal: rounds and art market, every board, and what the seat itself may see.
import { total } from '../../kernel/score.ts';
import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow } from '../../text/draw.ts';
import { ARTWORK, type CardId, cardOf, LAST, PRESTIGE, TRACK_NOS, type TrackNo, trackId } from './data/kinds.ts';
import { DUO, LINES, MARKET_TILES, ROUNDS } from './data/table.ts';
import { leftOf, rightOf } from './rules/envelopes.ts';
import { movesOf } from './rules/harvest.ts';
import { kindsAt } from './rules/rounds.ts';
import { artworkPoints, score, sliderOf } from './scoring.ts';
import { item, type Line, listed, plain, wrapped } from './terminal-lines.ts';
import { type Board, drawnOut, inShort } from './terminal-tracks.ts';
import { type Harvest, type Own, PARTS, type Parts, type S } from './types.ts';
import { cardName } from './words/sentences.ts';
import type { TerminalWords } from './words/terminal.ts';

type V = ViewOf<S>;
interface Drawing {
  readonly view: V;
  readonly words: TerminalWords;
  readonly names: readonly string[];
}

export function draw(view: V, how: DrawHow, words: TerminalWords): string[] {
  const names = view.own.map((_, seat) => how.names[seat] ?? words.seat(seat + 1));
  const drawing: Drawing = { view, words, names };
  const lines: Line[] = [
    ...head(drawing),
    ...artMarket(drawing),
    ...view.own.flatMap((_, seat) => player(drawing, seat)),
    plain(''),
    { label: '', items: words.signs.map((text) => item(text)) },
    ...mine(drawing),
  ];
  return lines.flatMap((line) => wrapped(line, how));
}

function head({ view: { open, own, dark, todo }, words }: Drawing): Line[] {
  const row = ROUNDS[Math.max(open.round, 1) - 1];
  const decks = own.length === DUO ? [`I ${dark.levelI}`] : []; // R12.1
  decks.push(`II ${dark.levelII}`, `III ${dark.levelIII}`);
  const isScored = (round: number) => open.scored.some((scored) => scored.round === round);
  const scoring = (round: number, kinds: readonly string[]) =>
    `${words.after(round, kinds.join(', ') || words.nothing)}${isScored(round) ? ' ✓' : ''}`;
  return [
    {
      label: '',
      items: [
        item(todo.length === 0 ? words.over : words.round(Math.max(open.round, 1))),
        item(words.limit(row.limit)),
        item(words.decks(decks.join(', '))),
      ],
    },
    ...listed(words.scoring, [
      ...LINES.map((round, line) =>
        scoring(
          round,
          kindsAt(open, line).map((kind) => words.scorings[kind]),
        ),
      ),
      scoring(ROUNDS.length, [words.all]),
    ]),
  ];
}

/** R10.3 Where the arrow points, and what each artwork level would bring. */
function artMarket({ view: { open }, words }: Drawing): Line[] {
  const slider = sliderOf(open);
  const zones = new Map<number, number[]>();
  for (let level = 0; level <= LAST[ARTWORK]; level++) {
    const points = artworkPoints(level, slider);
    zones.set(points, [...(zones.get(points) ?? []), level]);
  }
  const tiles = open.market.map((tile) => MARKET_TILES[tile]);
  return listed(words.market, [
    words.arrow(slider, tiles),
    ...[...zones].map(([points, levels]) => {
      const [from, to] = [levels[0], levels[levels.length - 1]];
      return `${from === to ? from : `${from}–${to}`}: ${words.points(points)}`;
    }),
  ]);
}

function player({ view, words, names }: Drawing, seat: number): Line[] {
  const { open, own, seat: viewer, todo } = view;
  const { hand } = own[seat] as { hand: readonly CardId[] | number };
  const working = seat === viewer ? (own[seat] as Own).harvest : null;
  const tracks = working?.tracks ?? open.tracks[seat];
  const board: Board = { tracks, character: open.characters[seat], slider: sliderOf(open) };
  const moved = { ...view, open: { ...open, tracks: open.tracks.with(seat, tracks) } };
  const ends = todo.length === 0 ? [] : [item(words.ends(total(score(moved, seat))))];
  const isLarge = viewer === null || seat === viewer || seat === leftOf(viewer, own.length);
  return [
    plain(''),
    {
      label: `${isBusy(view, seat) ? '▶' : ' '} ${names[seat]}${seat === viewer ? ` (${words.you})` : ''}`,
      items: [
        item(words.names.characters[board.character]),
        item(words.prestige(tracks[PRESTIGE])),
        ...ends,
        item(words.hand(typeof hand === 'number' ? hand : hand.length)),
        ...neighbour(view, seat, words).map((text) => item(text)),
      ],
    },
    ...(isLarge ? drawnOut(board, words) : [inShort(board, words)]),
    ...listed(`   ${words.laid}`, laidTexts(open.harvests[seat], words)),
    ...listed(
      `   ${words.seen}`,
      seenWith(view, seat).map((id) => cardName(words.names, id)),
    ),
  ];
}

function neighbour({ seat: viewer, own }: V, seat: number, words: TerminalWords): string[] {
  if (viewer === null || seat === viewer) return [];
  const isLeft = seat === leftOf(viewer, own.length);
  const isRight = seat === rightOf(viewer, own.length);
  if (isLeft && isRight) return [words.both];
  return isLeft ? [words.left] : isRight ? [words.right] : [];
}

/** Whether the table waits for this seat. */
function isBusy({ lanes }: V, seat: number): boolean {
  const lane = lanes[seat];
  return lane === true || (Array.isArray(lane) && lane.length > 0);
}

/** Cards of somebody else that the viewer has seen, as far as they do not lie on the table. */
function seenWith({ open, own, seat: viewer, todo }: V, seat: number): CardId[] {
  if (seat === viewer || todo.length === 0) return [];
  const cards = new Set(open.seen[seat]);
  if (viewer !== null) {
    const { leftGot, rightGot, received, lost } = own[viewer] as Own;
    if (seat === leftOf(viewer, own.length)) for (const card of leftGot) cards.add(card);
    if (seat === rightOf(viewer, own.length)) {
      if (received !== null && lost === null) return []; // the envelope shows the whole hand
      for (const card of rightGot) cards.add(card);
    }
  }
  for (const { card } of open.harvests[seat]?.laid ?? []) if (card !== null) cards.delete(card);
  return [...cards];
}

/** Card by card, with all the steps that followed. */
function laidTexts(harvest: Harvest | null, words: TerminalWords): string[] {
  if (harvest === null) return [];
  const { laid, moves } = harvest;
  return laid.map(({ as, card }, i) => {
    const what = as === 'split' ? words.splitCard : card === null ? words.sold : cardName(words.names, card);
    const steps = stepsText(movesOf(laid, moves, i), words);
    return `${as === 'sell' && card !== null ? `${what}, ${words.sold}` : what}: ${steps || words.nothing}`;
  });
}
const stepsText = (moves: readonly TrackNo[], words: TerminalWords): string =>
  TRACK_NOS.map((track) => [track, moves.filter((move) => move === track).length] as const)
    .filter(([, steps]) => steps > 0)
    .map(([track, steps]) => `${words.names.short[trackId(track)]} +${steps}`)
    .join(', ');

/** The hand, wherever it is: in hand, in the envelope, or half laid down; and the envelope received. */
function mine({ view: { own, seat }, words, names }: Drawing): Line[] {
  if (seat === null) return [];
  const { hand, discarding, discarded, parts, received, took, lost, harvest, sold } = own[seat] as Own;
  const written = (cards: readonly CardId[]) => cards.map((id) => `${cardOf(id).code} ${cardName(words.names, id)}`);
  const envelope = (label: string, both: Parts, mark: string | null): Line[] => [
    plain(label),
    ...PARTS.flatMap((part, i) => listed(`  ${part === mark ? '●' : ' '} ${words.parts[part]}`, written(both[i]))),
  ];
  const lines: Line[] = [plain('')];
  if (harvest !== null) {
    lines.push(...listed(words.toLay, [...written(harvest.left), ...(harvest.split ? [words.splitCard] : [])]));
    lines.push(...listed(words.laid, laidTexts(harvest, words)));
  } else if (parts === null) {
    lines.push(...listed(words.yourHand, written(hand.filter((id) => !discarding.includes(id)))));
  } else if (lost === null) {
    lines.push(...envelope(words.yourEnvelope, parts, null));
    if (received !== null) lines.push(...envelope(words.received(names[rightOf(seat, own.length)]), received, took));
  }
  lines.push(...listed(words.discarding, written(discarding)));
  lines.push(...listed(words.soldThisRound, written(sold)), ...listed(words.discarded, written(discarded)));
  return lines;
}
