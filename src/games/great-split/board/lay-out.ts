// How the stage is composed by the room there is, and where the cards of a divided hand lie on it.

/**
 * Wide: the table edge below. Side: low, so it is at the right. Tall: a phone or tablet held upright: seals below, so that
 * every track has the whole width. */
export type Stage = 'wide' | 'side' | 'tall';

export interface Room {
  readonly stage: Stage;
  /** What the trays have. */
  readonly width: number;
  /** Width of a card. */
  readonly card: number;
  /** Height of a track. */
  readonly row: number;
  /** How much the table edge takes of the stage, whatever is done there: nothing moves between two decisions. */
  readonly edge: number;
  /** No room for the seal tracks: they are figures. */
  readonly isTight: boolean;
  /** Rounds and neighbours stand close. */
  readonly isSnug: boolean;
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
const HEAD = { wide: 40, side: 32, tall: 34 } as const;
/** The envelope's button, where it lies across. */
const BAR = 48;
/** Round track and neighbours. */
const TOP = { wide: 70, side: 56, tall: 54 } as const;
const within = (least: number, size: number, most: number): number => Math.round(Math.max(least, Math.min(size, most)));

const stageFor = ({ width, height }: Pick<Box, 'width' | 'height'>): Stage =>
  width < 600 || (width < 1000 && height > width) ? 'tall' : height < 430 ? 'side' : 'wide';

/** So much the bar above the board comes and goes with its lines. */
const BAR_SWING = 64;

/** The size that the stage is composed for: a bar that becomes lower by a line or two does not move everything on the table. */
export const steadySize = <Size extends Pick<Box, 'width' | 'height'>>(was: Size | null, now: Size): Size =>
  was !== null && was.width === now.width && now.height >= was.height && now.height < was.height + BAR_SWING
    ? was
    : now;

/** Cards and tracks as large as the board allows. */
export const roomFor = (size: Pick<Box, 'width' | 'height'>): Room => ({ ...measured(size), isSnug: size.width < 960 });

function measured(size: Pick<Box, 'width' | 'height'>): Omit<Room, 'isSnug'> {
  const { width, height } = size;
  const stage = stageFor(size);
  const free = height - TOP[stage];
  if (stage === 'wide') {
    const card = within(64, height * 0.16, Math.min(150, width * 0.14));
    const edge = card * 1.4 + HEAD.wide + PAD + 16;
    return {
      stage,
      width: Math.min(width - 24, 1320),
      card,
      row: within(24, (free - edge - 52) / 6.5, 68),
      edge,
      isTight: false,
    };
  }
  if (stage === 'side') {
    const edge = within(270, width * 0.37, 340);
    const card = within(44, ((height - BAR - 3 * GAP - 8) / 2 - HEAD.side - PAD) / 1.4, 92);
    return { stage, width: edge - 18, card, row: within(22, (free - 34) / 6.5, 46), edge, isTight: width < 780 };
  }
  const isTight = height < 560;
  const card = within(52, (height - 260) * 0.21, Math.min(118, 84 + (width - 390) * 0.1));
  const edge = card * 1.4 + HEAD.tall + PAD + BAR + GAP + 14;
  return {
    stage,
    width: width - 14,
    card,
    row: within(22, (free - edge - 46) / (isTight ? 6.7 : width < 600 ? 11.7 : 12.9), width < 600 ? 34 : 44),
    edge,
    isTight,
  };
}

export function layOut({ stage, width, card }: Room, counts: readonly [number, number]): LaidOut {
  const head = HEAD[stage];
  const tray = head + card * 1.4 + PAD;
  const bar = stage === 'wide' ? Math.max(card * 0.8, 118) : BAR;
  const free = width - (stage === 'wide' ? bar + 2 * GAP : GAP);
  const share = bounded((counts[0] + 1) / (counts[0] + counts[1] + 2), stage === 'tall' ? 0.4 : 0.3);
  const wide = stage === 'side' ? [width, width] : [free * share, free * (1 - share)];
  const first: Box = { x: 0, y: 0, width: wide[0], height: tray };
  const [second, split]: readonly Box[] = {
    wide: [
      { ...first, x: wide[0] + bar + 2 * GAP, width: wide[1] },
      { ...first, x: wide[0] + GAP, width: bar },
    ],
    side: [
      { ...first, y: tray + bar + GAP },
      { x: 0, y: tray + GAP / 2, width, height: bar },
    ],
    tall: [
      { ...first, x: wide[0] + GAP, width: wide[1] },
      { x: 0, y: tray + GAP / 2, width, height: bar },
    ],
  }[stage];
  const cards = [rowOf(first, head, card, counts[0]), rowOf(second, head, card, counts[1])] as const;
  return { trays: [first, second], split, height: Math.max(second.y + tray, split.y + split.height), cards };
}

/** The larger part gets more room, the smaller enough to drop cards into. */
const bounded = (share: number, least: number): number => Math.max(least, Math.min(1 - least, share));

/** Side by side in the middle of the tray, overlapped only if they are too many. */
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
