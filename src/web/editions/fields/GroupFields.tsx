// What a cell consists of, where that is more than one field: parts, several of the same, parts with names of their own.
import { useId } from 'react';
import { isParts, isRowId } from '../../../text/edition/shape.ts';
import { useWords } from '../../lib/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { enteredAs, freshName, plainCell } from '../cells.ts';
import { useEditing } from '../context.ts';
import { idsIn } from '../draft.ts';
import { CellField } from './CellField.tsx';
import { Typed } from './Typed.tsx';
import { type Spot, useField } from './use-field.ts';

export function PartsField(spot: Spot) {
  const { shape } = spot;
  const { shower } = useEditing();
  if (shape.is !== 'parts') return null;
  return (
    <span className="w-ed-parts">
      {Object.entries(shape.parts).map(([part, column]) => {
        const said = shower.words.values[part] ?? part;
        return (
          <span key={part} className={`w-ed-part is-${enteredAs(column)}`}>
            <span className="w-ed-part-name" aria-hidden="true">
              {said}
            </span>
            <CellField
              {...spot}
              path={[...spot.path, part]}
              shape={column}
              label={`${spot.label}, ${said}`}
              isOptional={shape.some === true}
            />
          </span>
        );
      })}
    </span>
  );
}

export function ItemsField(spot: Spot) {
  const { shape } = spot;
  const { value, take } = useField(spot);
  const { draft, shower } = useEditing();
  const words = useWords('editions');
  if (shape.is !== 'list' || !Array.isArray(value)) return null;
  const ids = idsIn(draft.edition);
  const members = spot.path.length === 0 ? shower.words.tables[spot.place.table]?.members?.[spot.column] : undefined;
  return (
    <span className="w-ed-items">
      {value.map((_, i) => {
        const member = members?.[i];
        const label = member === undefined ? `${spot.label} ${i + 1}` : `${spot.label}, ${member}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is
          <span key={i} className={`w-ed-item is-${enteredAs(shape.of)}`}>
            <span className={member === undefined ? 'w-ed-item-name' : 'w-ed-item-name is-said'} aria-hidden="true">
              {member ?? i + 1}
            </span>
            <CellField {...spot} path={[...spot.path, i]} shape={shape.of} label={label} />
            {value.length > shape.min && (
              <Small icon="close" label={words.takeAway(label)} act={() => take(value.toSpliced(i, 1))} />
            )}
          </span>
        );
      })}
      {value.length < shape.max && (
        <Small
          icon="plus"
          label={words.addOne(spot.label)}
          act={() => take([...value, value.at(-1) ?? plainCell(shape.of, (table) => [...ids[table]])])}
        />
      )}
    </span>
  );
}

/** Parts with names of their own. */
export function NamedField(spot: Spot) {
  const { shape } = spot;
  const { value, take } = useField(spot);
  const { draft } = useEditing();
  const words = useWords('editions');
  const heading = useId();
  if (shape.is !== 'named' || !isParts(value)) return null;
  const names = Object.keys(value);
  const ids = idsIn(draft.edition);
  const rename = (name: string, to: string): void =>
    take(Object.fromEntries(Object.entries(value).map(([one, part]) => [one === name ? to : one, part])));
  return (
    <span className="w-ed-named">
      {names.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: inside a line of fields
        <span key={name} className="w-ed-region" role="group" aria-labelledby={`${heading}-${name}`}>
          <span className="w-ed-region-head">
            <span id={`${heading}-${name}`} className="w-hidden">
              {name}
            </span>
            <Typed
              id={`${spot.place.table}/${spot.place.row}/${spot.column}/${name}/name`}
              label={words.nameOf(name)}
              text={name}
              refusal={(text) =>
                isRowId(text) && (text === name || !names.includes(text)) ? null : words.badName(text)
              }
              take={(text) => rename(name, text)}
            />
            <Small
              icon="close"
              label={words.takeAway(name)}
              act={() => take(Object.fromEntries(Object.entries(value).filter(([one]) => one !== name)))}
            />
          </span>
          <CellField {...spot} path={[...spot.path, name]} shape={shape.of} label={`${spot.label} ${name}`} />
        </span>
      ))}
      {names.length < shape.max && (
        <Small
          icon="plus"
          label={words.addOne(spot.label)}
          act={() =>
            take({
              ...value,
              [freshName(value)]: value[names.at(-1) ?? ''] ?? plainCell(shape.of, (table) => [...ids[table]]),
            })
          }
        />
      )}
    </span>
  );
}

interface SmallProps {
  readonly icon: 'plus' | 'close';
  readonly label: string;
  act(): void;
}
const Small = ({ icon, label, act }: SmallProps) => (
  <button type="button" className="w-ed-small" aria-label={label} onClick={act}>
    <Icon name={icon} size={18} />
  </button>
);
