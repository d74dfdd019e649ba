// A cell of an edition as fields: which ones follows from its shape.
import { useWords } from '../../lib/words.ts';
import { enteredAs, readTyped, textOf } from '../cells.ts';
import { useEditing } from '../context.ts';
import { idsIn } from '../draft.ts';
import { ItemsField, NamedField, PartsField } from './GroupFields.tsx';
import { OneOf } from './OneOf.tsx';
import { Tokens } from './Tokens.tsx';
import { Typed } from './Typed.tsx';
import { type Spot, useField, useLeading } from './use-field.ts';

/** Beyond this many a list is easier to look through than a row of words. */
const MOST_IN_ROW = 9;
/** And sooner where there are many such fields on one card. */
const MOST_WITHIN = 3;

export function CellField(spot: Spot) {
  switch (enteredAs(spot.shape)) {
    case 'number':
      return <NumberField {...spot} />;
    case 'one':
      return <OneField {...spot} />;
    case 'row':
      return <RowField {...spot} />;
    case 'text':
    case 'line':
      return <LineField {...spot} />;
    case 'tokens':
      return <TokensField {...spot} />;
    case 'parts':
      return <PartsField {...spot} />;
    case 'items':
      return <ItemsField {...spot} />;
    case 'named':
      return <NamedField {...spot} />;
  }
}

/** undefined: it may be left out, and is. */
const readOf = ({ shape, isOptional }: Spot, text: string): unknown =>
  text.trim() === '' && isOptional === true ? undefined : readTyped(shape, text);

function NumberField(spot: Spot) {
  const { shape, label } = spot;
  const { key, value, was, refusal, take, show } = useField(spot);
  const words = useWords('editions');
  if (shape.is !== 'whole') return null;
  const number = typeof value === 'number' ? value : null;
  const step = (by: 1 | -1): void => {
    const next = number === null ? Math.max(0, shape.min) : number + by;
    if (next >= shape.min && next <= shape.max) take(next);
  };
  return (
    <span className="w-ed-number">
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.less(label)}
        disabled={number === null || number <= shape.min}
        onClick={() => step(-1)}
      >
        −
      </button>
      <Typed
        id={key}
        label={label}
        text={textOf(value)}
        refusal={(text) => refusal(readOf(spot, text))}
        take={(text) => take(readOf(spot, text))}
        show={(text) => show(readOf(spot, text))}
        step={shape.min < 0 ? undefined : step}
        isNumber
        placeholder="–"
        isChanged={was !== undefined && was !== value}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.more(label)}
        disabled={number !== null && number >= shape.max}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

function OneField(spot: Spot) {
  const { shape, label } = spot;
  const { key, value, was, take } = useField(spot);
  const { shower } = useEditing();
  const words = useWords('editions');
  const isFlag = shape.is === 'flag';
  if (!isFlag && shape.is !== 'choice') return null;
  const own = isFlag ? ['yes', 'no'] : shape.values;
  const values = 'none' in shape && shape.none === true ? [...own, ''] : own;
  const name = (one: string): string => {
    if (isFlag) return one === 'yes' ? words.yes : words.no;
    return one === '' ? words.nothing : (shower.words.values[one] ?? one);
  };
  const said = (one: unknown): string => (isFlag ? (one === true ? 'yes' : 'no') : ((one as string | null) ?? ''));
  const choose = (one: string): void => take(isFlag ? one === 'yes' : one === '' ? null : one);
  const before = was === undefined ? undefined : said(was);
  if (values.length > (spot.path.length > 1 ? MOST_WITHIN : MOST_IN_ROW))
    return <Pick {...{ id: key, label, values, name }} value={said(value)} take={choose} />;
  return <OneOf {...{ id: key, label, values, name }} value={said(value)} take={choose} was={before} />;
}

function RowField(spot: Spot) {
  const { shape, label } = spot;
  const { key, value, take } = useField(spot);
  const { shower, draft } = useEditing();
  const words = useWords('editions');
  if (shape.is !== 'row') return null;
  const ids = [...(idsIn(draft.edition)[shape.of] ?? [])];
  const values = shape.none === true ? ['', ...ids] : ids;
  const name = (id: string): string =>
    id === '' ? words.nothing : `${id} · ${shower.rowName(draft.edition, { table: shape.of, row: id })}`;
  return (
    <Pick
      {...{ id: key, label, values, name }}
      value={(value as string | null) ?? ''}
      take={(id) => take(id === '' ? null : id)}
    />
  );
}

interface PickProps {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  name(value: string): string;
  take(value: string): void;
}
function Pick({ id, label, values, value, name, take }: PickProps) {
  const lead = useLeading();
  return (
    <select
      className="w-field w-ed-pick"
      data-field={id}
      aria-label={label}
      value={value}
      onChange={({ target }) => take(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && lead(event)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {name(one)}
        </option>
      ))}
    </select>
  );
}

/** Numbers or names with spaces between, as they are read out. */
function LineField(spot: Spot) {
  const { shape, label } = spot;
  const { key, value, was, refusal, take, show } = useField(spot);
  const words = useWords('editions');
  return (
    <span className="w-ed-line">
      <Typed
        id={key}
        label={label}
        text={textOf(value)}
        refusal={(text) => refusal(readOf(spot, text))}
        take={(text) => take(readOf(spot, text))}
        show={(text) => show(readOf(spot, text))}
        isNumber={false}
        placeholder={shape.is === 'list' && spot.path.length === 0 ? words.spaced : undefined}
        isChanged={was !== undefined && textOf(was) !== textOf(value)}
      />
    </span>
  );
}

function TokensField(spot: Spot) {
  const { shape, label } = spot;
  const { key, value, take } = useField(spot);
  const { shower } = useEditing();
  if (shape.is !== 'list' || shape.of.is !== 'choice') return null;
  const name = (one: string): string => shower.words.values[one] ?? one;
  return (
    <Tokens
      id={key}
      label={label}
      values={shape.of.values}
      list={value as string[]}
      most={shape.max}
      name={name}
      take={take}
    />
  );
}
