// Somebody's board, large: tracks, character, what was laid down, and what I know of the hand.
import { useState } from 'react';
import { pointing } from '../../../parts/handlers.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { sliderOf } from '../scoring.ts';
import { type BoardWords, LETTERS } from '../words/board.ts';
import { Brings } from './Brings.tsx';
import { bringOf } from './bring.ts';
import { Character } from './Character.tsx';
import { CardRow } from './cards.tsx';
import { LaidCards } from './Harvest.tsx';
import { handSize, harvestOf, neighboursOf, ownOf, type SplitBoardProps, tracksOf } from './model.ts';
import { sideWord } from './Neighbours.tsx';
import { Tracks } from './Tracks.tsx';
import type { Arranging } from './useArrange.ts';
import { useWalk } from './walk.ts';

interface BoardSheetProps {
  readonly props: SplitBoardProps;
  readonly seat: number;
  readonly words: BoardWords;
  readonly arranging: Arranging | null;
  look(seat: number | null): void;
}
const NO_MOVES: never[] = [];

export function BoardSheet({ props, seat, words, arranging, look }: BoardSheetProps) {
  const { view, names, help, lit } = props;
  const { open } = view;
  const [pointed, point] = useState<readonly number[] | null>(null);
  const harvest = harvestOf(view, seat);
  const walk = useWalk(tracksOf(view, seat), harvest?.moves ?? NO_MOVES);
  const who = open.characters[seat];
  const seats = view.own.length;
  const side = sideWord(view, seat, words);
  const isChooser = arranging !== null && seat === neighboursOf(view).left;
  const standing = { tracks: open.tracks[seat], who, slider: sliderOf(open) };
  return (
    <Sheet
      className="gs-sheet gs-pigments"
      title={`${words.board(names[seat])}${side === '' ? '' : ` (${side})`}`}
      closeLabel={words.close}
      onClose={() => look(null)}
      turn={(by) => look((seat + by + seats) % seats)}
    >
      <div className="gs-sheet-head">
        <Character who={who} words={words} isLit={lit.includes(who)} />
        <span>{words.hand(handSize(view, seat))}</span>
      </div>
      <Tracks
        {...{ walk, who, words, lit }}
        slider={standing.slider}
        label={words.board(names[seat])}
        isFull={help === 'full'}
        isLarge
        ghost={pointed}
      />
      {isChooser && (
        <div className="gs-effects">
          <p>{words.effectOn}</p>
          {arranging.parts.map((part, i) => {
            const bring = bringOf(standing, part);
            return (
              <button
                key={LETTERS[i]}
                type="button"
                className="k-quiet gs-quiet"
                {...pointing(
                  () => point(bring.tracks),
                  () => point(null),
                )}
              >
                <b>{words.part(LETTERS[i])}</b> <Brings bring={{ ...bring, points: 0 }} words={words} isFull={false} />
                {help === 'full' && <b>{words.points(bring.points)}</b>}
              </button>
            );
          })}
        </div>
      )}
      <Known {...{ props, seat, words }} />
    </Sheet>
  );
}

/** What lies in front of a player, and what I have seen of the hand. */
function Known({ props, seat, words }: Pick<BoardSheetProps, 'props' | 'seat' | 'words'>) {
  const { view, names } = props;
  const harvest = view.open.harvests[seat];
  const seen = view.open.seen[seat];
  const own = ownOf(view);
  const { left, right } = neighboursOf(view);
  return (
    <div className="gs-known">
      {harvest !== null && <LaidCards laid={harvest.laid} words={words} />}
      {seen.length > 0 && (
        <p>
          {words.seen} <CardRow cards={seen} words={words} />
        </p>
      )}
      {own !== null && seat === left && own.leftGot.length > 0 && (
        <p>
          {words.gotOfMine(names[seat])} <CardRow cards={own.leftGot} words={words} />
        </p>
      )}
      {own !== null && seat === right && own.rightGot.length > 0 && (
        <p>
          {words.gotOfTheirs(names[seat])} <CardRow cards={own.rightGot} words={words} />
        </p>
      )}
    </div>
  );
}
