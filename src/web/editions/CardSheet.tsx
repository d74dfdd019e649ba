// A card from the box: as it looks on the table, and what it says as fields beside it.
import { useMemo } from 'react';
import { same } from '../../kernel/canonical.ts';
import { isPrintable } from '../../text/edition/read.ts';
import { type Column, isRowId } from '../../text/edition/shape.ts';
import { LANGUAGES, type Language } from '../../text/languages.ts';
import { WORDS } from '../../words/index.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { enteredAs, textOf } from './cells.ts';
import { fieldKey, useEditing } from './context.ts';
import { canAdd, canRemove, type RowPlace, rowAt, withCopy, withId, withName, without } from './draft.ts';
import { CellField } from './fields/CellField.tsx';
import { Typed } from './fields/Typed.tsx';
import { CardPicture } from './Picture.tsx';
import { usesNames } from './pictures.ts';
import { placeNear } from './places.ts';

export function CardSheet({ place }: { readonly place: RowPlace }) {
  const { kind, shower, draft, shown, turn } = useEditing();
  const words = useWords('editions');
  const row = rowAt(draft.edition, place);
  if (row === undefined) return null;
  const said = shower.words.tables[place.table];
  const rows = draft.edition.tables[place.table];
  const number = rows.indexOf(row) + 1;
  const piece = shower.picture(shown, place);
  const isWide = piece !== null && piece.width > 2 * piece.height; // such as a track
  return (
    <div className={isWide ? 'w-ed-card is-wide' : 'w-ed-card'}>
      <div className="w-ed-picture">
        <CardPicture place={place} edition={shown} />
      </div>
      <div className="w-ed-fields" data-fields="" data-row={place.row}>
        <div className="w-ed-cardhead">
          <div>
            <p className="w-ed-count" aria-live="polite">
              {words.oneOf(said?.one ?? place.table, number, rows.length)}
            </p>
            <h2>{shower.rowName(shown, place)}</h2>
          </div>
          <span className="w-ed-turn">
            <button type="button" className="w-quiet w-square" aria-label={words.before} onClick={() => turn(-1)}>
              <Icon name="left" />
            </button>
            <button type="button" className="w-quiet w-square" aria-label={words.after} onClick={() => turn(1)}>
              <Icon name="right" />
            </button>
          </span>
        </div>
        <OwnId place={place} />
        {Object.entries(kind.shape[place.table].columns).map(([column, shape]) => (
          <ColumnField key={column} {...{ place, column, shape }} name={said?.columns[column] ?? column} />
        ))}
        <Names place={place} />
        <Rows place={place} />
      </div>
    </div>
  );
}

interface ColumnProps {
  readonly place: RowPlace;
  readonly column: string;
  readonly shape: Column;
  readonly name: string;
}

function ColumnField({ place, column, shape, name }: ColumnProps) {
  const { kind, draft, shower } = useEditing();
  const words = useWords('editions');
  const cell = rowAt(draft.edition, place)?.[column];
  const was = rowAt(kind.builtIn, place)?.[column];
  const isChanged = was !== undefined && !same(was, cell ?? null);
  const isGroup = ['parts', 'items', 'named'].includes(enteredAs(shape));
  return (
    <div className={['w-ed-field', isChanged && 'is-changed', isGroup && 'is-group'].filter(Boolean).join(' ')}>
      <span className="w-ed-label">{name}</span>
      {shape.fixed === true ? (
        <span>{textOf(cell)}</span>
      ) : (
        <CellField place={place} column={column} path={[]} shape={shape} label={name} />
      )}
      {isChanged && (
        <span className="w-ed-was">
          <span aria-hidden="true">●</span>{' '}
          {isGroup ? words.changed : words.was(wasText(was, shower.words.values, words))}
        </span>
      )}
    </div>
  );
}

/** What the built-in edition says, as one reads it. */
function wasText(
  was: unknown,
  values: Readonly<Record<string, string>>,
  words: { readonly yes: string; readonly no: string; readonly nothing: string },
): string {
  if (typeof was === 'boolean') return was ? words.yes : words.no;
  const text = textOf(was)
    .split(' ')
    .map((one) => values[one] ?? one)
    .join(' ');
  return text === '' ? words.nothing : text;
}

/** A card that the built-in edition does not have is called as one likes. */
function OwnId({ place }: { readonly place: RowPlace }) {
  const { kind, draft, go } = useEditing();
  const words = useWords('editions');
  if (kind.shape[place.table].rows === 'fixed' || rowAt(kind.builtIn, place) !== undefined) return null;
  const taken = new Set(draft.edition.tables[place.table].map(({ id }) => id));
  return (
    <div className="w-ed-field">
      <span className="w-ed-label">{words.id}</span>
      <Typed
        id={fieldKey(place, 'id')}
        label={words.id}
        text={place.row}
        refusal={(text) => {
          if (!isRowId(text)) return words.problems.badRowId(() => '');
          return taken.has(text) ? words.problems.twice(() => '') : null;
        }}
        take={(id) => {
          draft.set((edition) => withId(kind, edition, place, id), place);
          go({ ...place, row: id }, 'none');
        }}
      />
    </div>
  );
}

/** In the reader's language; the others are there for whoever wants them. */
function Names({ place }: { readonly place: RowPlace }) {
  const { draft, shower } = useEditing();
  const words = useWords('editions');
  const isNamed = useMemo(() => usesNames(shower, draft.edition, place), [shower, draft.edition, place]);
  if (!isNamed) return null;
  const others = LANGUAGES.filter((one) => one !== shower.language);
  return (
    <>
      <NameField place={place} language={shower.language} label={words.name} />
      <details className="w-ed-languages">
        <summary>{words.otherLanguages}</summary>
        {others.map((one) => (
          <NameField key={one} place={place} language={one} label={`${words.name}, ${WORDS[one].name}`} />
        ))}
      </details>
    </>
  );
}

interface NameProps {
  readonly place: RowPlace;
  readonly language: Language;
  readonly label: string;
}
function NameField({ place, language, label }: NameProps) {
  const { draft, shower } = useEditing();
  const words = useWords('editions');
  const given = rowAt(draft.edition, place)?.names?.[language] ?? '';
  return (
    <div className={given === '' ? 'w-ed-field' : 'w-ed-field is-changed'}>
      <span className="w-ed-label">{label}</span>
      <span className="w-ed-line">
        <Typed
          id={fieldKey(place, `names.${language}`)}
          label={label}
          text={given}
          placeholder={shower.words.row(place.table, place.row) ?? place.row}
          refusal={(text) =>
            text.trim() === '' || isPrintable(text)
              ? null
              : words.problems.badNames((fact) => (fact === 'most' ? '60' : ''))
          }
          take={(text) => draft.set((edition) => withName(edition, place, language, text), place)}
          isChanged={given !== ''}
        />
      </span>
    </div>
  );
}

/** Where a box may have more or fewer of them. */
function Rows({ place }: { readonly place: RowPlace }) {
  const { kind, draft, go } = useEditing();
  const words = useWords('editions');
  if (kind.shape[place.table].rows === 'fixed') return null;
  const add = (): void => {
    const copy = withCopy(draft.edition, place);
    draft.set(() => copy.edition, place);
    go(copy.place, 'first');
  };
  const remove = (): void => {
    const next = without(draft.edition, place);
    draft.set(() => next, place);
    go(placeNear(draft.edition, next, place), 'none');
  };
  return (
    <p className="w-row w-ed-rows">
      <button type="button" className="w-quiet" disabled={!canAdd(kind, draft.edition, place.table)} onClick={add}>
        <Icon name="plus" size={18} />
        {words.addLike}
      </button>
      <button
        type="button"
        className="w-quiet"
        disabled={!canRemove(kind, draft.edition, place.table)}
        onClick={remove}
      >
        <Icon name="close" size={18} />
        {words.removeOne}
      </button>
    </p>
  );
}
