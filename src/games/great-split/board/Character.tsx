// A character in a cameo, with its orders.
import { characterOf } from '../data/kinds.ts';
import type { CharacterId } from '../data/table.ts';
import type { Resource } from '../data/tracks.ts';
import type { BoardWords } from '../words/board.ts';
import { Glyph } from './glyphs.tsx';
import { ICONS, type IconName } from './icons.ts';

const PICTURES: Readonly<Record<CharacterId, IconName>> = {
  'CH-1': 'librarian',
  'CH-2': 'banker',
  'CH-3': 'gallerist',
  'CH-4': 'jeweller',
  'CH-5': 'heiress',
  'CH-6': 'globetrotter',
  'CH-7': 'diva',
};

export const Cameo = ({ who, size = 44 }: { readonly who: CharacterId; readonly size?: number }) => (
  <svg className="gs-cameo" viewBox="0 0 60 60" width={size} height={size} aria-hidden="true" focusable="false">
    <circle cx="30" cy="30" r="29" fill="#e3bd63" />
    <circle cx="30" cy="30" r="26" fill="#2a1d3d" />
    <circle cx="30" cy="30" r="23.5" fill="none" stroke="#e3bd63" strokeWidth=".8" />
    <path d={ICONS[PICTURES[who]]} transform="translate(14 14) scale(.0625)" fill="#fbf0d6" />
  </svg>
);

export function Character({
  who,
  words,
  isLit = false,
}: {
  readonly who: CharacterId;
  readonly words: BoardWords;
  readonly isLit?: boolean | undefined;
}) {
  const orders = Object.entries(characterOf(who).orders) as [Resource, number][];
  return (
    <span className={isLit ? 'gs-character is-lit' : 'gs-character'}>
      <Cameo who={who} />
      <span>
        <b>{words.names.characters[who]}</b>
        <span className="gs-character-orders">
          {orders.map(([resource, count]) => (
            <span key={resource} role="img" aria-label={`${words.names.short[resource]}: ${words.orders(count)}`}>
              {count}
              <Glyph of="order" size={20} />
              <Glyph of={resource} size={20} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
