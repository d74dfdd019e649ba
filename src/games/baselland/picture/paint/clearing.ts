// Keeps track of what is still free on a tile, so that no tree grows on a road and no house on another.
import type { Plan, Shape } from '../geometry.ts';
import { distance, isInside, type Lots, nearest, type Point } from '../points.ts';

export class Clearing {
  readonly #plan: Plan;
  readonly #taken: { at: Point; reach: number }[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    for (const { kind, line } of plan.shapes) if (kind === 'monastery') this.take(line[0], 27);
    if (plan.hub !== null) this.take(plan.hub, 19);
    if (plan.gate !== null) this.take(plan.gate, 9);
  }

  take(at: Point, reach: number): void {
    this.#taken.push({ at, reach });
  }

  /** Whether a round thing fits here on the meadow, clear of roads, walls, cities and what already stands. */
  isFree(at: Point, reach: number, fromEdge = reach * 0.6): boolean {
    const [x, y] = at;
    if (x < fromEdge || y < fromEdge || x > 100 - fromEdge || y > 100 - fromEdge) return false;
    if (this.#taken.some((t) => distance(t.at, at) < t.reach + reach)) return false;
    return this.#plan.shapes.every((shape) => {
      if (shape.kind === 'road') return nearest(shape.line, at).far > reach + 7.2;
      if (shape.kind !== 'city') return true;
      return !isInside(shape.line, at) && shape.walls.every((wall) => this.#clearOfWall(wall, at, reach));
    });
  }

  /** A wall throws its shadow to the south-east and is seen from the south. */
  #clearOfWall(wall: Shape['line'], at: Point, reach: number): boolean {
    const { at: foot, far } = nearest(wall, at);
    return far > reach + (at[1] > foot[1] ? 7 : 4.5);
  }

  /** Where followers stand stays open to the eye. */
  keepStands(reach: number): void {
    for (const { stand, kind } of this.#plan.shapes) if (kind === 'field') this.take(stand, reach);
  }

  /** Tries a few times to find a free place. */
  find(chance: Lots, reach: number, tries = 12, fromEdge?: number): Point | null {
    for (let i = 0; i < tries; i++) {
      const at: Point = [chance() * 100, chance() * 100];
      if (this.isFree(at, reach, fromEdge)) return at;
    }
    return null;
  }
}
