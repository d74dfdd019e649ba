// The tracks to choose from, as a list: for the split card, a seal, or a double arrow.
import { useChoices } from '../../../parts/roving.ts';
import { type TrackNo, trackId } from '../data/kinds.ts';
import type { TrackId } from '../data/tracks.ts';
import type { Sign } from '../picture/glyphs.ts';
import type { BoardWords } from '../words/board.ts';
import { Glyph } from './glyphs.tsx';
import type { Option, Targets } from './model.ts';

interface TargetListProps {
  readonly targets: Targets;
  readonly words: BoardWords;
  nameOf(option: Option): string;
  point(option: Option | null): void;
  choose(option: Option): void;
}

const FEW = 5;

export function TargetList({ targets, words, nameOf, point, choose }: TargetListProps) {
  const all = [...targets];
  const { choice, onKeyDown } = useChoices(all.length, (i) => point(i === null ? null : all[i][1]));
  // Many tracks are told apart by their signs; where there are few, the names have room.
  const isTight = all.length > FEW;
  return (
    <ul className={isTight ? 'gs-targets is-tight' : 'gs-targets'} aria-label={words.options} onKeyDown={onKeyDown}>
      {all.map(([track, option], i) => {
        const id = trackId(track);
        return (
          <li key={id}>
            <button
              type="button"
              className={`gs-choice is-${id.replace('_seal', '')}`}
              data-start={i === 0 ? '' : undefined}
              title={nameOf(option)}
              {...choice(i)}
              onClick={() => choose(option)}
            >
              <TrackSign track={track} />
              <span className="k-unseen">{nameOf(option)}</span>
              {!isTight && <span aria-hidden="true">{words.names.short[id]}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function TrackSign({ track, size = 30 }: { readonly track: TrackNo; readonly size?: number }) {
  const id: TrackId = trackId(track);
  const own = id.replace('_seal', '') as Sign;
  return (
    <span className="gs-tracksign" style={{ width: size, height: size }}>
      {own === id ? (
        <Glyph of={own} size={size} />
      ) : (
        <>
          <Glyph of="seal" size={size} />
          <Glyph of={own} size={size * 0.58} />
        </>
      )}
    </span>
  );
}
