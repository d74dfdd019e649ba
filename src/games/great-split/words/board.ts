// What the board itself says; its sentences about the game are in texts.ts.
import type { Names } from './names.ts';

export interface BoardWords {
  readonly names: Names;
  readonly options: string;
  readonly close: string;
  readonly larger: string;
  /** A button that explains something. */
  about(name: string): string;
  board(name: string): string;
  readonly myBoard: string;
  readonly left: string;
  readonly right: string;
  readonly both: string;
  /** One track for screen readers. */
  track(name: string, at: number, last: number): string;
  value(n: number): string;
  orders(n: number): string;
  stars(n: number): string;
  prestige(n: number): string;
  zone(slider: number, level: number, points: number): string;
  readonly market: string;
  // the common board
  readonly common: string;
  round(n: number, level: string, limit: number): string;
  marketTile(value: number | null): string;
  line(round: number, tiles: string): string;
  readonly lookUp: string;
  hand(n: number): string;
  // dividing
  readonly hand0: string;
  part(letter: string): string;
  readonly moveOver: string;
  inPart(card: string, letter: string): string;
  inBin(card: string): string;
  readonly bin: string;
  binLeft(n: number): string;
  readonly closeEnvelope: string;
  readonly bothParts: string;
  readonly forMe: string;
  /** Points that a part would bring if the game were scored now. */
  points(n: number): string;
  readonly pointsWhy: string;
  lost(n: number): string;
  bonuses(n: number): string;
  // choosing
  readonly take: string;
  /** Of the part that the viewer, or the seat looked at, has kept. */
  readonly keptPart: string;
  from(name: string): string;
  // the harvest
  readonly chooseCard: string;
  readonly playRest: string;
  readonly turnOver: string;
  readonly turnBack: string;
  readonly laid: string;
  readonly sold: string;
  readonly seen: string;
  gotOfMine(name: string): string;
  gotOfTheirs(name: string): string;
  // waiting
  readonly sealed: string;
  atNeighbour(name: string): string;
  readonly harvested: string;
  readonly stillBusy: string;
  readonly ready: string;
  readonly busy: string;
  // scoring
  scoringAfter(round: number): string;
  readonly final: string;
  readonly skip: string;
  readonly again: string;
  linesOf(name: string): string;
  readonly effectOn: string;
  /** What is explained where it lies. */
  readonly explain: {
    /** `steps`: those of a double arrow. */
    readonly tracks: Readonly<
      Record<'book' | 'artwork' | 'gem' | 'gold' | 'seal' | 'prestige', (steps: number) => string>
    >;
    readonly signs: Readonly<Record<'order' | 'star' | 'double_arrow' | 'instant', (steps: number) => string>>;
    readonly seals: Readonly<Record<'seal_diamond' | 'seal_square' | 'seal_star', (count: number) => string>>;
    steps(count: number, track: string): string;
    readonly split: string;
    readonly sell: string;
    brings(points: string): string;
    now(points: number): string;
    limit(cards: number): string;
    readonly market: string;
  };
  /** What was secret, when a finished game is laid open. */
  readonly secret: {
    readonly hand: string;
    own(letter: string): string;
    received(letter: string): string;
    readonly discarding: string;
    readonly sold: string;
    level(level: string): string;
    readonly market: string;
  };
}

export const LETTERS = ['A', 'B'] as const;
