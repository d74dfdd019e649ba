// How many tiles are left; and, if the table helps, which.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import { TILE_KINDS } from '../data/kinds.ts';
import type { S, TileId } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { TilePicture } from './Tile.tsx';

interface RemainingProps {
  readonly view: ViewOf<S>;
  readonly isFull: boolean;
  readonly words: BoardWords;
}

export function Remaining({ view, isFull, words }: RemainingProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = view.dark.pile ?? 0;
  const chip = (
    <>
      <PilePicture />
      <b aria-hidden="true">{count}</b>
      <span className="k-unseen">{words.left(count)}</span>
    </>
  );
  if (!isFull)
    return (
      <div className="bl-pile" title={words.left(count)}>
        {chip}
      </div>
    );
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className="bl-pile"
        aria-expanded={isOpen}
        title={words.leftByKind}
        onClick={() => setOpen(!isOpen)}
      >
        {chip}
      </button>
      {isOpen && <Drawer view={view} words={words} close={close} />}
    </>
  );
}

function Drawer({ view, words, close }: { readonly view: ViewOf<S>; readonly words: BoardWords; close(): void }) {
  const { laid, removed, tile } = view.open;
  const kinds = useMemo(() => {
    const gone = [...laid.map((l) => l.tile), ...removed, ...(tile === null ? [] : [tile])];
    return TILE_KINDS.map(({ type, row }) => ({ type, left: row.count - gone.filter((t) => t[0] === type).length }));
  }, [laid, removed, tile]);
  const left = kinds.filter((k) => k.left > 0);
  // Escape closes it wherever the focus is: it stays on the button that opened the drawer.
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const press = (e: KeyboardEvent) => e.key === 'Escape' && latest.current();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <section className="bl-drawer" aria-label={words.leftByKind}>
      <h2>
        {left.length === 0 ? words.leftNone : words.leftByKind}
        <button type="button" className="bl-close" aria-label={words.close} onClick={close}>
          ×
        </button>
      </h2>
      <ul>
        {left.map(({ type, left: n }) => (
          <li key={type} title={words.tileNames[type]}>
            <TilePicture tile={`${type}1` as TileId} size={58} />
            <b aria-hidden="true">{n}</b>
            <span className="k-unseen">
              {words.tileNames[type]}: {n}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PilePicture() {
  return (
    <svg viewBox="0 0 26 24" width="26" height="24" aria-hidden="true">
      <path className="bl-pile-under" d="M3 19.5H21V21.5H3ZM3 16.5H21V18.5H3Z" />
      <path className="bl-pile-top" d="M3 3H21V15.5H3Z" />
      <path className="bl-pile-mark" d="M7 12L12 6L17 12Z" />
    </svg>
  );
}
