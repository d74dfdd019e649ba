// Signs of how a seat stands, for what was learned from many games: its tracks, what they lead to, and its cards.
import { boardWorth, characterOrders, orderPoints, outlookOf } from '../bot-outlook.ts';
import { inPlay } from '../data/in-play.ts';
import {
  ALL_CARDS,
  ARTWORK,
  BEHIND,
  BOOK,
  cardOf,
  EMERALD,
  GOLD,
  LAST,
  ORDERS,
  PRESTIGE,
  RESOURCE_NOS,
  STARS,
  sealTrackOf,
  TOPAZ,
  TRACKS_COUNT,
  VALUE,
} from '../data/kinds.ts';
import { LINES, ROUNDS, SCORING_TILES } from '../data/table.ts';
import { ELIGIBLE } from '../data/tracks.ts';
import { handOf } from '../rules/cards.ts';
import { partOf } from '../rules/envelopes.ts';
import type { Open, Own, S } from '../types.ts';

/** Whatever an edition's cards show: what was learned has a place for each. */
const SYMBOLS = Object.keys(ELIGIBLE)
  .filter((symbol) => symbol !== 'wild' && symbol !== 'double_arrow')
  .sort();
/** By card: the place of its symbol; seals apart by what they may move. */
let SYMBOL!: readonly number[];
inPlay.table(
  () => ALL_CARDS.map((id) => SYMBOLS.indexOf(cardOf(id).symbol)),
  (made) => {
    SYMBOL = made;
  },
);
const KINDS_OF_SYMBOLS = SYMBOLS.length;
const FIXED = 10;
const PER_TRACK = TRACKS_COUNT * 2;
const PRODUCTS = RESOURCE_NOS.length * 3;
export const COUNT = FIXED + PER_TRACK + PRODUCTS + KINDS_OF_SYMBOLS * 2 + 9;

/** How much of the game is over: rounds, and how far this one is. */
export function progress({ open }: S): number {
  if (open.scored.some(({ round }) => round === ROUNDS.length)) return 1;
  const shown = open.harvests.filter((one) => one !== null).length / open.harvests.length;
  return Math.max(0, Math.min(1, (Math.max(0, open.round - 1) + 0.8 * shown) / ROUNDS.length));
}

export function signs(s: S, seat: number, value: number, out: Float32Array, at: number): void {
  const { open } = s;
  const own = s.own[seat];
  const tracks = own.harvest?.tracks ?? open.tracks[seat];
  const o = outlookOf(open);
  const orders = characterOrders(open.characters[seat]);
  const left = ROUNDS.length - open.round;
  let i = at;
  out[i++] = value / 60;
  out[i++] = progress(s);
  out[i++] = boardWorth(o, tracks, orderPoints(o, open.characters[seat])) / 60;
  out[i++] = left / 5;
  out[i++] = left === 0 ? 1 : 0;
  out[i++] = own.harvest !== null ? 1 : 0;
  out[i++] = open.harvests[seat] !== null ? 1 : 0;
  out[i++] = own.parts !== null ? 1 : 0;
  out[i++] = own.received !== null ? 1 : 0;
  out[i++] = s.own.length / 5;
  for (let track = 0; track < TRACKS_COUNT; track++) {
    const most = track === PRESTIGE ? 60 : LAST[track];
    const share = tracks[track] / most;
    out[i++] = share;
    out[i++] = share * left * 0.2;
  }
  for (const no of RESOURCE_NOS) {
    const seal = sealTrackOf(no);
    const count = ORDERS[no][tracks[no]] + orders[no];
    const stars = STARS[seal][tracks[seal]];
    out[i++] = (count * stars) / 10;
    out[i++] = count / 4;
    out[i++] = stars / 4;
  }
  i = cardSigns(own, out, i);
  dueSigns(open, tracks, out, i);
}

/** What is in hand to stay, and what of the envelope is sure. */
function cardSigns(own: Own, out: Float32Array, from: number): number {
  const hand = own.harvest === null ? handOf(own) : own.hand;
  for (const id of hand) out[from + SYMBOL[id]] += cardOf(id).count / 4;
  const at = from + KINDS_OF_SYMBOLS;
  const sure = own.harvest?.left ?? (own.took !== null && own.received !== null ? partOf(own.received, own.took) : []);
  for (const id of sure) out[at + SYMBOL[id]] += cardOf(id).count / 4;
  return at + KINDS_OF_SYMBOLS;
}

/** Which scorings are still to come, and what they would bring now. */
function dueSigns(open: Open, tracks: readonly number[], out: Float32Array, from: number): void {
  let [books, artworks, gems] = [1, 1, 1];
  for (let line = 0; line < LINES.length; line++) {
    if (LINES[line] < Math.max(1, open.round)) continue;
    for (const tile of open.lines[line] ?? []) {
      const kind = SCORING_TILES[tile];
      if (kind === 'book') books++;
      else if (kind === 'artwork') artworks++;
      else if (kind === 'gem') gems++;
    }
  }
  const [topaz, emerald] = [VALUE[TOPAZ][tracks[TOPAZ]], VALUE[EMERALD][tracks[EMERALD]]];
  out[from] = books / 3;
  out[from + 1] = artworks / 3;
  out[from + 2] = gems / 3;
  out[from + 3] = (books * VALUE[BOOK][tracks[BOOK]]) / 30;
  out[from + 4] = (gems * 2 * Math.min(topaz, emerald)) / 30;
  out[from + 5] = Math.abs(tracks[TOPAZ] - tracks[EMERALD]) / 8;
  out[from + 6] = (artworks * tracks[ARTWORK]) / 30;
  out[from + 7] = BEHIND[tracks[GOLD]].arrow / BEHIND[tracks[GOLD]].apart;
  out[from + 8] = open.market.length / ROUNDS.length;
}
