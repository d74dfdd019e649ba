// How many tiles are left; and, if the table helps, which.
import { useMemo, useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { TILE_KINDS } from '../data/kinds.ts';
import type { S, TileId, TileType } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { TilePicture } from './Tile.tsx';

interface RemainingProps {
  readonly view: ViewOf<S>;
  readonly isFull: boolean;
  readonly words: BoardWords;
}

/** How many tiles of a kind are still in the pile, from what has been seen of them. */
export function leftInPile({ open: { laid, removed, tile } }: ViewOf<S>, type: TileType): number {
  const gone = [...laid.map((l) => l.tile), ...removed, ...(tile === null ? [] : [tile])];
  return TILE_KINDS.find((kind) => kind.type === type)!.row.count - gone.filter((t) => t[0] === type).length;
}

export function Remaining({ view, isFull, words }: RemainingProps) {
  const [isOpen, setOpen] = useState(false);
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
      <div className="bl-chip bl-pile" title={words.left(count)}>
        {chip}
      </div>
    );
  return (
    <>
      <button type="button" className="bl-chip bl-pile" title={words.leftByKind} onClick={() => setOpen(true)}>
        {chip}
      </button>
      {isOpen && <Kinds view={view} words={words} close={() => setOpen(false)} />}
    </>
  );
}

function Kinds({ view, words, close }: { readonly view: ViewOf<S>; readonly words: BoardWords; close(): void }) {
  const kinds = useMemo(() => TILE_KINDS.map(({ type }) => ({ type, left: leftInPile(view, type) })), [view]);
  const left = kinds.filter((k) => k.left > 0);
  return (
    <Sheet
      className="bl bl-sheet"
      title={left.length === 0 ? words.leftNone : words.leftByKind}
      closeLabel={words.close}
      onClose={close}
    >
      <ul className="bl-kinds">
        {left.map(({ type, left: n }) => (
          <li key={type}>
            <TilePicture tile={`${type}1` as TileId} size={72} />
            <b aria-hidden="true">{n}</b>
            <span>{words.tileNames[type]}</span>
            <span className="k-unseen">: {n}</span>
          </li>
        ))}
      </ul>
    </Sheet>
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
