// A card of a draft: as the game draws it, or, where it draws none, a card made of its words.
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Drawn } from '../../parts/Drawn.tsx';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { textOf } from './cells.ts';
import { useEditing } from './context.ts';
import { type RowPlace, rowAt } from './draft.ts';
import type { Shower } from './pictures.ts';

interface CardPictureProps {
  readonly place: RowPlace;
  readonly edition: Edition;
}

export function CardPicture({ place, edition }: CardPictureProps) {
  const { shower } = useEditing();
  const row = rowAt(edition, place);
  if (row === undefined) return null;
  return <Shown shower={shower} edition={edition} row={row} table={place.table} />;
}

interface ShownProps {
  readonly shower: Shower;
  readonly edition: Edition;
  readonly table: string;
  readonly row: EditionRow;
}

/** Drawn again only if the card itself has changed: the others look the same. */
const Shown = memo(
  function Shown({ shower, edition, table, row }: ShownProps) {
    const place = { table, row: row.id };
    const piece = shower.picture(edition, place);
    if (piece === null) return <WordCard {...{ shower, edition, table, row }} />;
    const { width, height, drawing } = piece;
    return (
      <svg
        className={`w-ed-drawn ${shower.paint}${width * 7 === height * 5 ? ' is-card' : ''}`}
        viewBox={`0 0 ${width} ${height}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-hidden="true"
        focusable="false"
      >
        <Drawn of={drawing} />
      </svg>
    );
  },
  (a, b) => a.row === b.row && a.shower === b.shower && a.table === b.table,
);

function WordCard({ shower, edition, table, row }: ShownProps) {
  const { shape } = shower.pkg.editions!.kind;
  const said = shower.words.tables[table];
  const lines = useMemo(
    () =>
      Object.keys(shape[table].columns).flatMap((column) => {
        const cell = row[column];
        const isFlat =
          typeof cell !== 'object' ||
          cell === null ||
          (Array.isArray(cell) && cell.every((x) => typeof x !== 'object'));
        if (!isFlat) return [];
        const text = textOf(cell)
          .split(' ')
          .map((word) => shower.words.values[word] ?? word)
          .join(' ');
        return [[said?.columns[column] ?? column, text] as const];
      }),
    [shape, table, row, shower, said],
  );
  return (
    <span className="w-ed-wordcard" aria-hidden="true">
      <strong>{shower.rowName(edition, { table, row: row.id })}</strong>
      <small>{said?.one ?? table}</small>
      {lines.map(([name, text]) => (
        <span key={name}>
          <i>{name}</i> <b>{text === '' ? '–' : text}</b>
        </span>
      ))}
    </span>
  );
}

/** Drawn when it is looked at: a box may have two hundred cards. */
export function WhenSeen({ children }: { readonly children: () => ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isSeen) return;
    const watch = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: '400px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isSeen]);
  return (
    <span ref={place} className="w-ed-thumb">
      {isSeen && children()}
    </span>
  );
}
