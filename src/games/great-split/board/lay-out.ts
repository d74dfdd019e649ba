// Where the cards of a divided hand lie: two trays beside the split card, or one above the other where there is little room.

export interface Room {
  readonly width: number;
  /** Width of a card. */
  readonly card: number;
  readonly isStacked: boolean;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface LaidOut {
  readonly trays: readonly [Box, Box];
  readonly split: Box;
  readonly height: number;
  /** By tray: where each card lies. */
  readonly cards: readonly [readonly Box[], readonly Box[]];
}
const GAP = 10;
const PAD = 8;
/** The line in a tray that says what the part brings. */
const HEAD = 40;
const LOW_HEAD = 34;

export function layOut({ width, card, isStacked }: Room, counts: readonly [number, number]): LaidOut {
  const high = card * 1.4;
  const head = isStacked ? LOW_HEAD : HEAD;
  const tray = head + high + PAD;
  const bar = isStacked ? 46 : Math.max(card * 0.8, 112);
  const free = width - bar - 2 * GAP;
  const share = (counts[0] + 1) / (counts[0] + counts[1] + 2);
  const wide = isStacked ? [width, width] : [free * bounded(share), free * (1 - bounded(share))];
  const trays: [Box, Box] = isStacked
    ? [
        { x: 0, y: 0, width: wide[0], height: tray },
        { x: 0, y: tray + bar + GAP, width: wide[1], height: tray },
      ]
    : [
        { x: 0, y: 0, width: wide[0], height: tray },
        { x: wide[0] + bar + 2 * GAP, y: 0, width: wide[1], height: tray },
      ];
  const split = isStacked
    ? { x: 0, y: tray + GAP / 2, width, height: bar }
    : { x: wide[0] + GAP, y: 0, width: bar, height: tray };
  const cards = [rowOf(trays[0], head, card, counts[0]), rowOf(trays[1], head, card, counts[1])] as const;
  return { trays, split, height: trays[1].y + tray, cards };
}

/** The larger part gets more room, the smaller enough to drop cards into. */
const bounded = (share: number): number => Math.max(0.3, Math.min(0.7, share));

/** Side by side in the middle of the tray, overlapped if they are many. */
function rowOf(tray: Box, head: number, card: number, count: number): Box[] {
  const room = tray.width - 2 * PAD - card;
  const apart = count < 2 ? 0 : Math.min(card + 6, room / (count - 1));
  const left = tray.x + PAD + (room - apart * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + i * apart,
    y: tray.y + head,
    width: card,
    height: card * 1.4,
  }));
}
