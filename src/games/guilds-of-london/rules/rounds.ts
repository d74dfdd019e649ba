// Beginning and end of a round (R4, R10.1, R11.16).
import { CARDS_OF } from '../data/amounts.ts';
import { gridFor } from '../data/kinds.ts';
import type { GuildsTask, Laid, Open, S } from '../types.ts';
import type { GuildsCx } from './cards.ts';
import { isSolo, isUnresolved, opponentOf, resolvesIn, roundsFor, seatsOf, vpOf } from './city.ts';
import { growthIn } from './growth.ts';

export function tellBeginning(s: S, cx: GuildsCx): void {
  const { open } = s;
  const { side, order, city } = open;
  cx.emit({ e: 'began', side, order: order.slice(), opponent: isSolo(open) ? opponentOf(s) : null });
  const { cells } = gridFor(order.length);
  const tiles = city.tiles.flatMap((tile, place): Laid[] => {
    const token = city.tokens[place];
    return tile === null || token === null ? [] : [{ tile, token, ...cells[place] }];
  });
  cx.emit({ e: 'laid', tiles, growth: 0 });
}

/** R4.3, Q3 Most VP first; equal ones as in the round before. */
export function orderOf(open: Open): number[] {
  if (open.round === 1) return open.order;
  return open.order.toSorted((a, b) => vpOf(open, b) - vpOf(open, a));
}

/** R4.1 Everything that this round brings. */
export function beginRound(s: S, cx: GuildsCx): GuildsTask[] {
  const { open } = s;
  open.round++; // R4.2
  open.order = orderOf(open);
  const { round, order } = open;
  cx.emit({ e: 'round', round, of: roundsFor(seatsOf(open)).rounds, order: order.slice() });
  const tasks: GuildsTask[] = order.map((seat) => ({ do: 'turn', seat })); // R4.4
  if (isSolo(open)) tasks.push({ do: 'boris', left: CARDS_OF[opponentOf(s)] }); // R11.2
  if (resolvesIn(open, round)) tasks.push({ do: 'resolve', at: 0 }); // R4.5
  if (isSolo(open)) tasks.push({ do: 'beadleScoring' }); // R11.13
  if (growthIn(open) > 0) tasks.push({ do: 'growth' }); // R4.6, Q14
  tasks.push({ do: 'windows', at: 0 }, { do: 'endRound' });
  return tasks;
}

/** R10.1, R11.14, R11.16 */
export function isLastRound(open: Open): boolean {
  if (open.round >= roundsFor(seatsOf(open)).rounds) return true; // Q5
  if (isSolo(open)) return open.beadle === null;
  return seatsOf(open) === 2 && !open.city.tiles.some((_, place) => isUnresolved(open.city, place)); // Q27
}
