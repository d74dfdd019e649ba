// What a follower would bring: worked out by really putting it there, on a copy.
import { total } from '../../../kernel/score.ts';
import { closing, countParts, refugeesAt } from '../rules/closing.ts';
import { kindOfSegment, stand } from '../rules/features.ts';
import { score } from '../scoring.ts';
import { clone } from '../setup.ts';
import type { RegionId, S } from '../types.ts';
import { featureOf, segmentOf } from './features.ts';

export interface Worth {
  /** Points more than without it, as if the game ended after this turn. */
  readonly now: number;
  /** Points when what it stands on is finished as it is. */
  readonly later: number;
  /** It is paid in this very turn. */
  readonly isPaid: boolean;
}

export function worthOf(s: S, seat: number, region: RegionId): Worth {
  const { tile } = s.open.laid[s.open.laid.length - 1];
  const segment = segmentOf(s.open, tile, region);
  const before = total(score(s, seat));
  const after: S = { ...s, open: clone.open(s.open) };
  stand(after.open, seat, segment);
  const now = total(score(after, seat)) - before;
  const awards = closing(after).closed.flatMap((c) => c.awards);
  const isPaid = awards.some(
    (a) => a.seat === seat && (a.at === segment || after.open.segments.root[segment] === a.at),
  );
  return { now, later: isPaid ? now : Math.max(now, laterOf(after, segment)), isPaid };
}

function laterOf(s: S, segment: number): number {
  if (kindOfSegment(s.open, segment) !== 'field') return featureOf(s, segment).finished;
  const { root } = s.open.segments;
  const cities = root.filter((r, at) => r === at && kindOfSegment(s.open, at) === 'city');
  return cities
    .filter((city) => refugeesAt(s, city).includes(segment))
    .reduce((sum, city) => sum + countParts(s, 'city', city), 0); // R7.7
}
