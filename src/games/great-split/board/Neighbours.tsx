// The head of the table: my left neighbour, who chooses from what I divide, the rounds, those far away, and my right
// neighbour, whose envelope I open. Each board opens large.
import { memo, type ReactNode } from 'react';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import type { BoardWords } from '../words/board.ts';
import { Cameo } from './Character.tsx';
import { MiniTracks } from './MiniTracks.tsx';
import { busySeats, meOf, neighboursOf, type SplitView, tracksOf } from './model.ts';

interface NeighboursProps {
  readonly view: SplitView;
  readonly names: readonly string[];
  readonly words: BoardWords;
  readonly lit: readonly string[];
  look(seat: number): void;
  /** The round track, between the neighbours. */
  readonly children: ReactNode;
}

export function sideWord(view: SplitView, seat: number, words: BoardWords): string {
  const { left, right } = neighboursOf(view);
  if (view.seat === null || (seat !== left && seat !== right)) return '';
  if (left === right) return words.both;
  return seat === left ? words.left : words.right;
}

export const Neighbours = memo(function Neighbours({ children, ...props }: NeighboursProps) {
  const { view } = props;
  const seats = view.own.length;
  const me = meOf(view);
  const [left, ...others] = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
  const right = others.pop();
  return (
    <div className="gs-top">
      <Neighbour {...props} seat={left} />
      {children}
      {others.length > 0 && (
        <ul className="gs-far">
          {others.map((seat) => (
            <li key={seat}>
              <Neighbour {...props} seat={seat} />
            </li>
          ))}
        </ul>
      )}
      {right !== undefined && <Neighbour {...props} seat={right} />}
    </div>
  );
});

type NeighbourProps = Omit<NeighboursProps, 'children'> & { readonly seat: number };

function Neighbour({ view, names, words, lit, look, seat }: NeighbourProps) {
  const busy = busySeats(view);
  const side = sideWord(view, seat, words);
  const state = busy.length === 0 ? '' : busy.includes(seat) ? words.busy : words.ready;
  const isLit = lit.includes(view.open.characters[seat]);
  return (
    <button
      type="button"
      className={`gs-neighbour ${side === '' ? 'is-far' : 'is-near'} ${isLit ? 'is-lit' : ''}`}
      title={words.board(names[seat])}
      data-at={`seat-${seat}`}
      onClick={() => look(seat)}
    >
      <span className="k-unseen">
        {[words.board(names[seat]), side, state, words.larger].filter(Boolean).join(', ')}
      </span>
      <PlayerSign seat={seat} size={26} />
      <Cameo who={view.open.characters[seat]} size={40} />
      <span className="gs-neighbour-name" aria-hidden="true">
        {names[seat]}
        <small>{[side, state].filter(Boolean).join(' · ')}</small>
      </span>
      <MiniTracks tracks={tracksOf(view, seat)} />
    </button>
  );
}
