// The spaces of a track, with what is printed on them.
import { memo, type ReactNode } from 'react';
import type { Space } from '../picture/spaces.ts';
import { Glyph } from './glyphs.tsx';

interface CellsProps {
  readonly spaces: readonly Space[];
  readonly at: number;
  readonly would: number;
  /** The space a walking cube has just reached. */
  readonly landed: number;
}
export const Cells = memo(function Cells({ spaces, at, would, landed }: CellsProps) {
  return spaces.map((space, i) => {
    const state = i <= at ? 'is-passed' : i <= would ? 'is-promised' : '';
    const isSpecial = space.isArrow || space.instant !== null || space.stars > 0 || space.isOrder;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
      <span key={i} className={`gs-cell ${state} ${printed(space)} ${i === landed && isSpecial ? 'is-landed' : ''}`}>
        <Mark space={space} />
      </span>
    );
  });
});

/** For the style sheet: asking every space with `:has()` costs more than anything else when something on the board changes. */
function printed({ value, isArrow, instant, stars, isOrder }: Space): string {
  const isDouble = value !== null && (isArrow || instant !== null || (isOrder && stars === 0));
  return `${isDouble ? 'is-double' : ''} ${stars > 0 ? 'is-starred' : ''}`;
}

/** What is printed on a space. */
export function Mark({
  space,
  isOnCube = false,
}: {
  readonly space: Space | undefined;
  readonly isOnCube?: boolean;
}): ReactNode {
  if (space === undefined) return null;
  const { value, isOrder, isArrow, instant, stars } = space;
  return (
    <>
      {value !== null && <b>{value}</b>}
      {isArrow && <Glyph of="double_arrow" size="88%" />}
      {instant !== null && <Glyph of={instant} size="88%" />}
      {stars > 0 && (
        <span className="gs-banner">
          {stars}
          <Glyph of="star" size="0.8em" />
        </span>
      )}
      {isOrder && !(isOnCube && value !== null) && <Glyph of="order" size={value === null ? '94%' : '62%'} />}
    </>
  );
}
