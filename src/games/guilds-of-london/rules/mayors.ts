// Mayor cards (R2.9, R8).
import type { Seat } from '../../../kernel/types.ts';
import type { MayorId } from '../data/kinds.ts';
import type { GuildsTask, S } from '../types.ts';
import { type GuildsCx, remove } from './cards.ts';

/** R2.9 All have chosen; the others go back. */
export function settleMayors({ own, dark }: S, cx: GuildsCx): void {
  for (const one of own) {
    const kept = one.picked!;
    one.mayors.push(kept);
    one.declined = one.offered.filter((card) => card !== kept);
    dark.mayors.push(...one.declined);
    one.offered = [];
    one.picked = null;
  }
  cx.shuffle('mayors', dark.mayors);
  cx.emit({ e: 'mayorsKept' });
}

/** R8 Two to choose from; a single one is taken, none is nothing. */
export function drawMayors(s: S, seat: Seat, count: number, rule: string, cx: GuildsCx): GuildsTask[] {
  const { open, dark } = s;
  const own = s.own[seat];
  const drawn = Math.min(count, dark.mayors.length);
  if (drawn === 0) return [];
  for (let i = 0; i < drawn; i++) own.offered.push(dark.mayors.pop()!);
  open.mayorsDrawn += drawn;
  const event = { e: 'sawMayors' as const, seat, count: drawn, rule };
  cx.emitTo(seat, { ...event, cards: own.offered.slice() }, event);
  if (drawn > 1) return [{ do: 'keepMayor', seat, rule }];
  keepMayor(s, seat, own.offered[0], rule, cx);
  return [];
}

/** The others go to the bottom of the deck, and the seat knows where they are. */
export function keepMayor({ open, own: all, dark }: S, seat: Seat, card: MayorId, rule: string, cx: GuildsCx): void {
  const own = all[seat];
  remove(own.offered, card);
  own.mayors.push(card);
  for (const other of own.offered) {
    dark.mayors.unshift(other);
    own.below.push({ card: other, at: open.mayorsDrawn + dark.mayors.length });
  }
  own.offered = [];
  cx.emitTo(seat, { e: 'keptMayor', seat, rule, card }, { e: 'keptMayor', seat, rule });
}
