// What a card of this table says, typed on it: its fields follow from the columns of its table.
import { type ReactNode, useEffect, useState } from 'react';
import { same } from '../../kernel/canonical.ts';
import type { EditionRow } from '../../text/edition/edition.ts';
import type { EditionKind } from '../../text/edition/read.ts';
import type { Column } from '../../text/edition/shape.ts';
import type { TypedOn, TypedTables } from '../../text/edition/typed-tables.ts';
import type { EditionWords } from '../../text/edition/words.ts';
import type { GameWords } from '../../text/package.ts';
import { ChooseOne, ChooseSome } from './Choices.tsx';
import { Stepper } from './Stepper.tsx';
import { usePadContext } from './Trouble.tsx';
import type { CardTyping } from './Zone.tsx';

/** A position on whose cards something may be typed, and how. */
export interface Typeable<V extends { readonly cards?: TypedTables | undefined }> {
  readonly typing: TypedOn;
  readonly kind: EditionKind;
  readonly words: GameWords;
  readonly value: V;
  change(next: V): void;
}
/** Which card, and what of it. */
export interface CardOf {
  readonly table: string;
  readonly id: string;
  /** In this order; left out: all that may be typed. */
  readonly columns?: readonly string[];
  /** A sign beside a field: of a column, and of a part or a place in it. */
  sign?(column: string, part: string | number): ReactNode;
  /** What a place of a list is called. */
  place?(column: string, part: number): string | undefined;
  /** Whether a place of a list is asked for; left out: all are. */
  shows?(column: string, part: number): boolean;
}

const BOTTOM: EditionWords = { tables: {}, values: {}, row: () => undefined, refusals: {} };
/** What tables and columns are called comes when the first card is opened. */
function useEditionWords({ edition }: GameWords): EditionWords | null {
  const [words, set] = useState<EditionWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve(edition?.()).then((found) => {
      if (isWanted) set(found?.edition ?? BOTTOM);
    });
    return () => {
      isWanted = false;
    };
  }, [edition]);
  return words;
}

/** For cards that lie in zones: a pencil opens the fields. */
export function useCardTyping<V extends { readonly cards?: TypedTables | undefined }>(
  of: Typeable<V>,
  cardOf: (code: string) => CardOf,
): CardTyping {
  const { entry } = usePadContext();
  return {
    name: entry.type,
    note: (code) => (of.typing.has(of.value, cardOf(code).table, cardOf(code).id) ? entry.typed : ''),
    fields: (code) => <TypedFields {...of} {...cardOf(code)} />,
  };
}

interface PencilProps<V extends { readonly cards?: TypedTables | undefined }> extends Typeable<V>, CardOf {
  readonly name: string;
}
/** For a card that lies nowhere as a card: a pencil beside it. */
export function Pencil<V extends { readonly cards?: TypedTables | undefined }>({ name, ...of }: PencilProps<V>) {
  const { entry } = usePadContext();
  const [isOpen, open] = useState(false);
  const isTyped = of.typing.has(of.value, of.table, of.id);
  return (
    <div className={isTyped ? 'k-penned is-typed' : 'k-penned'}>
      <button
        type="button"
        className="k-quiet"
        aria-expanded={isOpen}
        data-pencil={`${of.table}.${of.id}`}
        onClick={() => open(!isOpen)}
      >
        <span aria-hidden="true">✎ </span>
        {entry.type(name)}
        {isTyped && <span className="k-penned-note"> · {entry.typed}</span>}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the fields of a card
        <div className="k-typing" role="group" aria-label={name}>
          <TypedFields {...of} />
        </div>
      )}
    </div>
  );
}

function TypedFields<V extends { readonly cards?: TypedTables | undefined }>(props: Typeable<V> & CardOf) {
  const { typing, kind, value, change, table, id, columns = typing.columnsOf(table) } = props;
  const { entry } = usePadContext();
  const words = useEditionWords(props.words);
  const now = typing.rowOf(value, table, id);
  const usual = typing.rowOf({}, table, id);
  if (words === null || now === undefined) return null;
  return (
    <>
      {columns.map((column) => (
        <Cell
          key={column}
          label={words.tables[table]?.columns[column] ?? column}
          shape={kind.shape[table].columns[column]}
          now={now[column]}
          usual={usual?.[column]}
          words={words}
          sign={(part) => props.sign?.(column, part)}
          place={(part) => props.place?.(column, part)}
          shows={(part) => props.shows?.(column, part) ?? true}
          type={(cell) => change(typing.typed(value, table, id, { [column]: cell }))}
        />
      ))}
      {usual !== undefined && typing.has(value, table, id) && (
        <button type="button" className="k-quiet" onClick={() => change(typing.untyped(value, table, id))}>
          {entry.asKontor}
        </button>
      )}
    </>
  );
}

interface CellProps {
  readonly label: string;
  readonly shape: Column;
  readonly now: EditionRow[string];
  readonly usual: EditionRow[string] | undefined;
  readonly words: EditionWords;
  sign(part: string | number): ReactNode;
  place(part: number): string | undefined;
  shows(part: number): boolean;
  type(cell: unknown): void;
}
function Cell(props: CellProps) {
  const { shape, words, now, type } = props;
  if (shape.is === 'whole') return <Count {...props} sign={props.sign('')} shape={shape} now={Number(now ?? 0)} />;
  if (shape.is === 'choice') return <Choice {...props} values={shape.values} isMaybe={shape.none === true} />;
  if (shape.is === 'list') return <Places {...props} shape={shape} />;
  if (shape.is !== 'parts') return null;
  const parts = (now ?? {}) as Readonly<Record<string, unknown>>;
  const usual = props.usual as Readonly<Record<string, unknown>> | undefined;
  return Object.entries(shape.parts).map(([part, one]) => (
    <Cell
      {...props}
      key={part}
      label={`${props.label}: ${words.values[part] ?? part}`}
      shape={one}
      now={parts[part] ?? 0}
      usual={usual?.[part] ?? 0}
      sign={() => props.sign(part)}
      type={(cell) => type({ ...parts, [part]: cell })}
    />
  ));
}

type CountProps = Pick<CellProps, 'label' | 'usual' | 'type'> & {
  readonly shape: Extract<Column, { is: 'whole' }>;
  readonly now: number;
  readonly sign: ReactNode;
};
/** 'Points, not 6' where Kontor has something else. */
function Count({ label, shape, now, usual, sign, type }: CountProps) {
  const { entry } = usePadContext();
  const isOther = usual !== undefined && usual !== null && usual !== now;
  return (
    <Stepper
      label={label}
      caption={isOther ? entry.instead(label, Number(usual)) : label}
      value={now}
      least={shape.min}
      most={shape.max}
      picture={sign}
      change={type}
    />
  );
}

type ChoiceProps = Pick<CellProps, 'label' | 'now' | 'usual' | 'words' | 'sign' | 'type'> & {
  readonly values: readonly string[];
  readonly isMaybe: boolean;
};
function Choice({ label, values, isMaybe, now, usual, words, sign, type }: ChoiceProps) {
  const { entry } = usePadContext();
  const said = (one: unknown): string => (one === null ? entry.nothing : (words.values[String(one)] ?? String(one)));
  const isOther = usual !== undefined && usual !== now;
  return (
    <ChooseOne
      legend={isOther ? entry.instead(label, said(usual)) : label}
      options={[
        ...(isMaybe ? [{ value: '', label: entry.nothing }] : []),
        ...values.map((one) => ({
          value: one,
          label: (
            <span className="k-label">
              {sign(one)}
              {said(one)}
            </span>
          ),
        })),
      ]}
      value={String(now ?? '')}
      choose={(one) => type(one === '' ? null : one)}
    />
  );
}

/** A list with a fixed number of places, place by place; else which of the choices are on it. */
function Places(props: CellProps & { readonly shape: Extract<Column, { is: 'list' }> }) {
  const { label, shape, words, type } = props;
  const { entry } = usePadContext();
  const now = (props.now ?? []) as readonly unknown[];
  const usual = props.usual as readonly unknown[] | undefined;
  if (shape.of.is === 'choice' && shape.min < shape.max) {
    const { values } = shape.of;
    return (
      <ChooseSome
        legend={
          usual === undefined || same(usual, now)
            ? label
            : entry.instead(label, usual.map((one) => words.values[String(one)] ?? one).join(', ') || entry.nothing)
        }
        options={values.map((one) => ({
          value: one,
          label: (
            <span className="k-label">
              {props.sign(one)}
              {words.values[one] ?? one}
            </span>
          ),
        }))}
        values={now as readonly string[]}
        change={(chosen) => {
          if (chosen.length >= shape.min && chosen.length <= shape.max)
            type(values.filter((one) => chosen.includes(one)));
        }}
      />
    );
  }
  const places = now.map((one, i) => ({ one, i })).filter(({ i }) => props.shows(i));
  return places.map(({ one, i }) => (
    <Cell
      {...props}
      key={i}
      label={props.place(i) ?? `${label} ${i + 1}`}
      shape={shape.of}
      now={one}
      usual={usual?.[i]}
      sign={(part) => props.sign(part === '' ? i : part)}
      type={(cell) => type(now.with(i, cell))}
    />
  ));
}
