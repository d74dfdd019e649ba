// What everybody may know of a player and the board does not show: my own cards lie before me, pawns stand in the Guildhall.
import type { View } from '../../../kernel/types.ts';
import type { GlyphName } from '../picture/glyphs.ts';
import { masterCount } from '../rules/city.ts';
import type { Open } from '../types.ts';
import type { GuildsWords } from '../words/index.ts';
import { Sign } from './glyphs.tsx';

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
  const isMe = view.seat === seat;
  const rows: (readonly [keyof typeof things, GlyphName, number])[] = [
    ...(isMe ? [] : ([['hand', 'cards', size(own.hand)]] as const)),
    ['masters', 'throne', masterCount(open.city, seat)],
    ['supply', 'recruit', open.supply[seat]],
    ['neutrals', 'neutral', open.neutrals[seat]],
    ...(isMe ? [] : ([['mayors', 'mayor', size(open.mayors[seat] ?? own.mayors)]] as const)),
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
