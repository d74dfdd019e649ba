// The others at the table, my left neighbour first, who chooses from what I divide. Each board opens large.
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import type { BoardWords } from '../words/board.ts';
import { MiniTracks } from './MiniTracks.tsx';
import { busySeats, meOf, neighboursOf, type SplitView, tracksOf } from './model.ts';

interface NeighboursProps {
  readonly view: SplitView;
  readonly names: readonly string[];
  readonly words: BoardWords;
  readonly lit: readonly string[];
  look(seat: number): void;
}

export function sideWord(view: SplitView, seat: number, words: BoardWords): string {
  const { left, right } = neighboursOf(view);
  if (view.seat === null || (seat !== left && seat !== right)) return '';
  if (left === right) return words.both;
  return seat === left ? words.left : words.right;
}

export function Neighbours({ view, names, words, lit, look }: NeighboursProps) {
  const seats = view.own.length;
  const me = meOf(view);
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
  const busy = busySeats(view);
  return (
    <ul className="gs-neighbours">
      {others.map((seat) => {
        const side = sideWord(view, seat, words);
        const state = busy.length === 0 ? '' : busy.includes(seat) ? words.busy : words.ready;
        const isLit = lit.includes(view.open.characters[seat]);
        return (
          <li key={seat}>
            <button
              type="button"
              className={`gs-neighbour ${side === '' ? '' : 'is-near'} ${isLit ? 'is-lit' : ''}`}
              title={words.board(names[seat])}
              onClick={() => look(seat)}
            >
              <span className="k-unseen">
                {[words.board(names[seat]), side, state, words.larger].filter(Boolean).join(', ')}
              </span>
              <PlayerSign seat={seat} size={26} />
              <span className="gs-neighbour-name" aria-hidden="true">
                {names[seat]}
                <small>{[side, state].filter(Boolean).join(' · ')}</small>
              </span>
              <MiniTracks tracks={tracksOf(view, seat)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
