import type { Chance, Cx, ScoreLine } from '../../../kernel/types.ts';
import type { Person } from '../data/buildings.ts';
import type { BuildingId } from '../data/kinds.ts';
import type { Happened, Open, Options, Position, RigaTask, S } from '../types.ts';

export type RigaCx = Cx<RigaTask, Happened>;
/** The part of it without chance and without tasks, which a preview can use too. */
export type Telling = Pick<RigaCx, 'emit'>;

/** Where a module (R0.2) joins in; the base game calls what there is and knows no module by name. */
export interface Module {
  /** R1.7 */
  setUp?(open: Open, options: Options, chance: Chance): void;
  /** R3.7 The rows of a year lie there. */
  rowsLaid?(open: Open): void;
  /** R5.6 Whether whoever takes this row has to answer first. */
  asksAbout?(open: Open, row: number): boolean;
  /** R6.7 Whether more may be paid for this building than it costs; the payer says what becomes of it. */
  mayOverpay?(building: BuildingId): boolean;
  /** R6.11 A building stands; `over` ducats were overpaid and not kept. */
  erected?(s: Pick<S, 'open'>, seat: number, building: BuildingId, over: number, cx: Telling): void;
  /** R11.6 A person was covered. */
  covered?(s: Pick<S, 'open'>, seat: number, person: Person, cx: Telling): void;
  /** R9.4 */
  score?(s: Position, seat: number): ScoreLine[];
}
