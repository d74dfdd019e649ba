// What the board itself says; its sentences about the game are in texts.ts.
import type { RegionKind, Role } from '../types.ts';
import type { Names } from './names.ts';

export interface BoardWords {
  readonly board: string;
  readonly fit: string;
  readonly larger: string;
  readonly smaller: string;
  readonly options: string;
  readonly features: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly lay: string;
  readonly grid: string;
  drawn(name: string, tile: string): string;
  readonly role: Names['roles'];
  readonly feature: Names['regions'];
  readonly tiles: string;
  readonly tileNames: Names['tiles'];
  left(count: number): string;
  /** On the button of the drawn tile. */
  lookAt(tile: string): string;
  /** How many of the kind of the drawn tile are still to come. */
  moreLike(n: number): string;
  readonly leftByKind: string;
  readonly leftNone: string;
  readonly close: string;
  parts(kind: RegionKind, count: number, pennants: number): string;
  ends(kind: RegionKind, count: number): string;
  held(names: readonly string[]): string;
  readonly free: string;
  supply(count: number): string;
  stands(role: Role, name: string, count: number): string;
  worth(now: number, finished: number): string;
  readonly done: string;
  paysNow(points: number): string;
  /** What things bring, where they are seen large. */
  readonly explain: Readonly<Record<RegionKind | 'open' | 'most' | 'stays', string>>;
}
