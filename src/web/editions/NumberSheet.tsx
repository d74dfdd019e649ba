// Numbers of the rules: one below the other, as on the last page of a booklet.
import { useWords } from '../lib/words.ts';
import { useEditing } from './context.ts';
import { CellField } from './fields/CellField.tsx';
import { CardPicture } from './Picture.tsx';

export function NumberSheet({ table }: { readonly table: string }) {
  const { kind, shower, draft, shown } = useEditing();
  const words = useWords('editions');
  const rows = draft.edition.tables[table];
  const [[column, shape]] = Object.entries(kind.shape[table].columns);
  const said = shower.words.tables[table];
  return (
    <div className="w-ed-sheet">
      <h2>{said?.title ?? table}</h2>
      <ul data-fields="">
        {rows.map((row) => {
          const place = { table, row: row.id };
          const name = shower.rowName(draft.edition, place);
          const was = kind.builtIn.tables[table].find(({ id }) => id === row.id)?.[column];
          const isChanged = was !== undefined && was !== row[column];
          return (
            <li key={row.id} data-row={row.id} className={isChanged ? 'is-changed' : ''}>
              <span className="w-ed-figure">
                {shower.picture(shown, place) !== null && <CardPicture place={place} edition={shown} />}
              </span>
              <span className="w-ed-label">
                {name}
                {row.origin === 'box' && <Tick label={words.fromBox} />}
              </span>
              <CellField place={place} column={column} path={[]} shape={shape} label={name} />
              <span className="w-ed-was">{isChanged && words.was(String(was))}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Compared with the box. */
export const Tick = ({ label }: { readonly label: string }) => (
  <span className="w-ed-tick" role="img" aria-label={label} title={label}>
    ✓
  </span>
);
