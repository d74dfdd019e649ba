// A temper changes a little what states are worth to one seat. It knows nothing more than others, and thinks no less.
import type { Sight, Temper } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import type { Seat, SeatTask, State } from '../kernel/types.ts';
import { othersThan, runQuietly } from './ahead.ts';
import type { Mind } from './experience.ts';

/** How many points more a spoiler likes it for each point that the best of the others loses. */
const SPITE = 0.35;

/** What somebody of this temper sees in a state beyond its value, in points: whatever it likes, as the game has it. */
export function likes({ pkg, value }: Mind, temper: Temper, s: State, seat: Seat): number {
  if (temper !== 'spoiler') return pkg.bot?.tempers?.[temper]?.(s, seat) ?? 0;
  let most = -Infinity;
  for (const other of othersThan(s, seat)) most = Math.max(most, value(s, other));
  return most === -Infinity ? 0 : -SPITE * most;
}

/** The same mind as somebody of these tempers has it, at a seat. */
export function tempered(mind: Mind, seat: Seat, tempers: readonly Temper[]): Mind {
  const sum = (s: State, list: readonly Temper[]): number =>
    list.reduce((points, temper) => points + likes(mind, temper, s, seat), 0);
  const all = (s: State): number => sum(s, tempers);
  // A first impression looks at the seat alone, so that it stays quick.
  const own = tempers.filter((temper) => temper !== 'spoiler');
  let before = 0;
  // Compared with where the thought began: only what changes is liked, so that nobody feels further ahead than they are.
  const more = (s: State): number => all(s) - before;
  return {
    ...mind,
    value: (s, who) => (who === seat ? mind.value(s, who) + sum(s, own) : mind.value(s, who)),
    values(s) {
      const values = mind.values(s);
      values[seat] += more(s);
      return values;
    },
    begin(s) {
      before = all(s);
    },
    ...(mind.sight !== undefined && { sight: temperedSight(mind, mind.sight, seat, more) }),
  };
}

/** Only the seat itself looks so, and only at its own options: what all might play after that is seen by everybody alike. */
function temperedSight({ pkg }: Mind, sight: Sight, seat: Seat, more: (s: State) => number): Sight {
  const engine = new Engine(pkg.game, () => 0);
  const after = (s: State, task: SeatTask, option: unknown): number => {
    const end = engine.clone(s);
    engine.play(end, task, option);
    runQuietly(engine, end, othersThan(end, seat));
    return more(end);
  };
  return {
    ...sight,
    leads(s, task, options) {
      const leads = sight.leads(s, task, options);
      return task.seat === seat ? leads.map((lead, i) => lead + after(s, task, options[i])) : leads;
    },
    lead: (s, who) => (who === seat ? sight.lead(s, who) + more(s) : sight.lead(s, who)),
  };
}
