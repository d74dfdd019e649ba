// What everybody may know of a player, beside the name.
import type { View } from '../../../kernel/types.ts';
import { masterCount } from '../rules/city.ts';
import type { Open } from '../types.ts';
import type { GuildsWords } from '../words/index.ts';
import { type GlyphName, Sign } from './glyphs.tsx';

interface SeatThingsProps {
  readonly view: View;
  readonly seat: number;
  readonly words: GuildsWords;
}

export function SeatThings({ view, seat, words }: SeatThingsProps) {
  const open = view.open as Open;
  const own = view.own[seat] as Readonly<Record<'hand' | 'mayors', number | readonly unknown[]>>;
  const size = (of: number | readonly unknown[]): number => (typeof of === 'number' ? of : of.length);
  const { things } = words.board;
  const rows: [keyof typeof things, GlyphName, number][] = [
    ['hand', 'cards', size(own.hand)],
    ['masters', 'throne', masterCount(open.city, seat)],
    ['hall', 'pawn', open.hall[seat]],
    ['supply', 'recruit', open.supply[seat]],
    ['neutrals', 'neutral', open.neutrals[seat]],
    ['mayors', 'mayor', size(open.mayors[seat] ?? own.mayors)],
    ['tokens', 'vp', open.received[seat]],
  ];
  return (
    <span className="gl-things">
      {rows.map(([what, sign, n]) => (
        <span key={what} title={`${n} ${things[what]}`} className={n === 0 ? 'is-none' : undefined}>
          <Sign name={sign} size={18} />
          <b aria-hidden="true">{n}</b>
          <span className="k-unseen">{`${n} ${things[what]}`}</span>
        </span>
      ))}
    </span>
  );
}
