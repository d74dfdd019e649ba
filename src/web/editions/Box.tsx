// Beside and below the card: the kinds in the box with how far one is, and all cards of this kind.
import { useWords } from '../lib/words.ts';
import { useEditing } from './context.ts';
import { checkedIn } from './draft.ts';
import { Tick } from './NumberSheet.tsx';
import { CardPicture, WhenSeen } from './Picture.tsx';
import { firstOf } from './places.ts';

interface KindsProps {
  readonly kinds: readonly string[];
  readonly changed: ReadonlyMap<string, number>;
}

export function Kinds({ kinds, changed }: KindsProps) {
  const { shower, draft, at, go } = useEditing();
  const words = useWords('editions');
  return (
    <nav className="w-ed-kinds" aria-label={words.kinds}>
      {kinds.map((table) => {
        const all = draft.edition.tables[table].length;
        const checked = checkedIn(draft.edition, table);
        const differs = changed.get(table) ?? 0;
        return (
          <button
            key={table}
            type="button"
            aria-current={table === at.table ? 'true' : undefined}
            onClick={() => go(firstOf(draft.edition, table), 'first')}
          >
            <span>{shower.words.tables[table]?.title ?? table}</span>
            <small>
              {words.checkedOf(checked, all)}
              {differs > 0 && <span className="w-ed-differs"> · {words.differs(differs)}</span>}
            </small>
            <span className="w-ed-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * checked) / Math.max(1, all)}%` }} />
            </span>
          </button>
        );
      })}
    </nav>
  );
}

interface SpreadProps {
  readonly table: string;
  /** The cards that differ from the built-in edition. */
  readonly changed: ReadonlySet<string>;
}

/** All cards of a kind, spread out. */
export function Spread({ table, changed }: SpreadProps) {
  const { shower, draft, shown, at, go } = useEditing();
  const words = useWords('editions');
  const title = shower.words.tables[table]?.title ?? table;
  return (
    <section className="w-ed-spread" aria-label={title}>
      <ul>
        {draft.edition.tables[table].map((row) => {
          const place = { table, row: row.id };
          const isHere = at.table === table && at.row === row.id;
          const name = shower.rowName(draft.edition, place);
          const marks = [row.origin === 'box' && words.fromBox, changed.has(row.id) && words.changed].filter(Boolean);
          return (
            <li key={row.id}>
              <button
                type="button"
                className={isHere ? 'w-ed-lying is-here' : 'w-ed-lying'}
                aria-current={isHere ? 'true' : undefined}
                onClick={() => go(place, 'first')}
              >
                <span className="w-hidden">{[name, ...marks].join(', ')}</span>
                <WhenSeen>{() => <CardPicture place={place} edition={shown} />}</WhenSeen>
                <span className="w-ed-marks" aria-hidden="true">
                  {row.origin === 'box' && <Tick label={words.fromBox} />}
                  {changed.has(row.id) && <span className="w-ed-dot">●</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
