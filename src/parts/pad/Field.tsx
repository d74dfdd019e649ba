// One thing of a position, entered as its shape says: a count, one or some of a few, somebody at the table.
import type { ReactNode } from 'react';
import type { AnyOf } from '../../text/shape.ts';
import { PlayerSign } from '../PlayerSign.tsx';
import { seatName } from '../pad.ts';
import { ChooseOne, ChooseSome } from './Choices.tsx';
import { useForm } from './Form.tsx';
import { Picker } from './Picker.tsx';
import { shapeAt, valueAt } from './path.ts';
import { Stepper } from './Stepper.tsx';
import { Trouble } from './Trouble.tsx';

/** How a thing looks, and what it is called. */
export interface Look {
  readonly label: string;
  /** The label beside it, where the whole name would be too long. */
  readonly caption?: string;
  /** What a value, or a field of several, is called. */
  name?(value: string): string;
  /** A sign beside the name; of a count beside the number. */
  sign?(value: string): ReactNode;
  /** The thing itself: it is chosen by its picture. */
  picture?(value: string): ReactNode;
  /** The values to choose from, if not all. */
  readonly values?: readonly string[];
  /** The one of them that stands for a value. */
  asValue?(value: string): string;
  /** How many there are of each value of a list: they are counted. */
  most?(value: string): number;
  /** The least that can be if it is not 0. */
  readonly first?: number;
}
interface FieldProps {
  /** Its place in the position. */
  readonly at: string;
  readonly look: Look;
  /** What happens instead of just being entered. */
  change?(next: never): void;
}
interface ControlProps {
  readonly at: string;
  readonly look: Look;
  readonly shape: AnyOf;
  readonly value: unknown;
  change(next: unknown): void;
}

export function Field({ at, look, change }: FieldProps) {
  const { of, value, set } = useForm();
  const shape = shapeAt(of, at);
  const isCount = 'type' in shape && shape.type === 'integer';
  const next = (change as ControlProps['change'] | undefined) ?? ((to: unknown) => set(at, to));
  return (
    <>
      <Control {...{ at, look, shape }} value={valueAt(value, at)} change={next} />
      {!isCount && <Trouble at={[at]} isExact={'properties' in shape} />}
    </>
  );
}

function Control(props: ControlProps) {
  const { at, shape, look, value, change } = props;
  if ('properties' in shape)
    return Object.keys(shape.properties).map((field) => (
      <Field
        key={field}
        at={`${at}.${field}`}
        look={{ ...look, label: look.name?.(field) ?? field, ...signOf(look, field) }}
      />
    ));
  if ('items' in shape) return look.most === undefined ? <Some {...props} /> : <Tally {...props} most={look.most} />;
  if ('isPerson' in shape) return <Whose {...props} />;
  if ('enum' in shape) return look.picture === undefined ? <One {...props} /> : <Pictures {...props} />;
  if ('type' in shape && shape.type === 'boolean') return <One {...props} />;
  if (!('type' in shape) || shape.type !== 'integer') return null;
  const { label, caption, sign, first } = look;
  return (
    <Stepper
      {...{ label, at, change }}
      {...(caption !== undefined && { caption })}
      {...(first !== undefined && { first })}
      {...(shape.maximum !== undefined && { most: shape.maximum })}
      picture={sign?.('')}
      value={(value as number | undefined) ?? 0}
    />
  );
}
const signOf = ({ sign }: Look, value: string): Partial<Look> =>
  sign === undefined ? {} : { sign: () => sign(value) };

/** A value with its sign. */
const labelled = ({ name, sign }: Look, value: string): ReactNode => {
  const text = name?.(value) ?? value;
  if (sign === undefined) return text;
  return (
    <span className="k-label">
      {sign(value)}
      {text}
    </span>
  );
};
const valuesOf = (shape: AnyOf, { values }: Look): string[] => {
  const all =
    'enum' in shape ? shape.enum : 'items' in shape && 'enum' in shape.items ? shape.items.enum : [false, true];
  return (values ?? all).map(String);
};

/** What stands for a value in the page is its text; the position gets the value itself. */
function One({ shape, look, value, change }: ControlProps) {
  const all = 'enum' in shape ? shape.enum : [false, true];
  return (
    <ChooseOne
      legend={look.label}
      options={valuesOf(shape, look).map((one) => ({ value: one, label: labelled(look, one) }))}
      value={look.asValue?.(String(value)) ?? String(value)}
      choose={(chosen) => change(all.find((one) => String(one) === chosen))}
    />
  );
}

const Some = ({ shape, look, value, change }: ControlProps) => (
  <ChooseSome
    legend={look.label}
    options={valuesOf(shape, look).map((one) => ({ value: one, label: labelled(look, one) }))}
    values={value as readonly string[]}
    change={change}
  />
);

/** Of a list in which things are alike: how many there are of each. */
function Tally({ shape, look, value, change, most }: ControlProps & { most(value: string): number }) {
  const held = value as readonly string[];
  const values = valuesOf(shape, look);
  const count = (one: string): number => held.filter((other) => other === one).length;
  return values.map((one) => (
    <Stepper
      key={one}
      label={look.name?.(one) ?? one}
      picture={look.sign?.(one)}
      value={count(one)}
      most={most(one)}
      change={(n) => change(values.flatMap((other) => new Array<string>(other === one ? n : count(other)).fill(other)))}
    />
  ));
}

/** Somebody at the table, or nobody. */
function Whose({ shape, look, value, change }: ControlProps) {
  const { players } = useForm();
  const somebody = players.map((name, seat) => ({
    value: seatName(seat),
    label: (
      <span className="k-label">
        <PlayerSign seat={seat} size={22} />
        {name}
      </span>
    ),
  }));
  return (
    <ChooseOne
      legend={look.label}
      options={shape.nullable ? [{ value: '', label: look.name?.('') }, ...somebody] : somebody}
      value={(value as string | null | undefined) ?? ''}
      choose={(one) => change(one !== '' ? one : shape.optional ? undefined : null)}
    />
  );
}

/** One of a few, by their pictures, with the signs of the players who have it. */
function Pictures({ at, shape, look, value, change }: ControlProps) {
  const { value: position, players } = useForm();
  const field = at.replace(/^players\[\d\]\.?/, '');
  return (
    <Picker
      label={look.label}
      isToggle
      pieces={valuesOf(shape, look).map((one) => ({
        key: one,
        label: look.name?.(one) ?? one,
        picture: look.picture?.(one),
        isOn: one === value,
        note: (
          <Owners
            seats={players
              .map((_, seat) => seat)
              .filter((seat) => valueAt(position, `players[${seat}].${field}`) === one)}
          />
        ),
      }))}
      pick={change}
    />
  );
}

/** Who has a piece; several may. */
export const Owners = ({ seats }: { readonly seats: readonly number[] }) =>
  seats.map((seat, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have two copies that are alike
    <span key={i} className="k-piece-owner" style={{ top: i * 22 - 6 }}>
      <PlayerSign seat={seat} size={26} />
    </span>
  ));
