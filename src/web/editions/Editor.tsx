// The editor of an edition: made for two people with the box open, one reads out, one types.
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { compareEditions } from '../../text/edition/compare.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { go as goTo } from '../lib/router.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Kinds, Spread } from './Box.tsx';
import { CardSheet } from './CardSheet.tsx';
import { type Editing, EditingContext, type Refused, useEditing } from './context.ts';
import { confirmed, type RowPlace } from './draft.ts';
import { NumberSheet } from './NumberSheet.tsx';
import { Problems } from './Problems.tsx';
import type { Shower } from './pictures.ts';
import { firstOf, hashOfPlace, isSheet, kindsOf, placeBeside, placeIn } from './places.ts';
import type { Draft } from './use-draft.ts';

interface EditorProps {
  readonly draft: Draft;
  readonly shower: Shower;
  readonly hash: string;
  /** What stands above it. */
  readonly children: (editing: Editing) => ReactNode;
}

/** A field, or what in it takes the keyboard. */
function focusField(field: Element | null | undefined): void {
  const inside = field?.matches('input, select')
    ? field
    : (field?.querySelector('input:checked') ?? field?.querySelector('input, button:not(:disabled)'));
  if (inside instanceof HTMLElement) {
    inside.focus();
    inside.scrollIntoView({ block: 'nearest' });
  }
}

/** Those that can be seen, in order. */
const fieldsIn = (all: NodeListOf<Element> | undefined): Element[] =>
  [...(all ?? [])].filter((one) => one.closest('details:not([open])') === null);

/** A finger that goes to the next card does not want the keyboard. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Goes to a card, and then to one of its fields: they are there after the step. */
function useGoing(left: () => void): Editing['go'] {
  const wanted = useRef<{ readonly row: string; readonly focus: 'first' | 'last' } | null>(null);
  // Before the next key is pressed: fast typists do not wait for a picture.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { row, focus } = wanted.current;
    wanted.current = null;
    const all = fieldsIn(document.querySelectorAll(`[data-row="${CSS.escape(row)}"] [data-field]`));
    focusField(focus === 'first' ? all[0] : all.at(-1));
  });
  return useCallback(
    (place, focus = 'none') => {
      wanted.current = focus === 'none' ? null : { row: place.row, focus };
      left();
      goTo(`${location.pathname}#${hashOfPlace(place)}`, 'replace');
    },
    [left],
  );
}

function useRefused(): Pick<Editing, 'refused' | 'refuse'> {
  const [refused, setRefused] = useState<Editing['refused']>(new Map());
  const refuse = useCallback((key: string, why: Refused | null) => {
    setRefused((all) => {
      if (why === null && !all.has(key)) return all;
      const next = new Map(all);
      if (why === null) next.delete(key);
      else next.set(key, why);
      return next;
    });
  }, []);
  return { refused, refuse };
}

type EditingKinds = Editing & { readonly kinds: readonly string[] };

function useEditingOf({ draft, shower, hash }: Omit<EditorProps, 'children'>): EditingKinds {
  const { kind } = shower.pkg.editions!;
  const words = useWords('editions');
  const kinds = useMemo(() => kindsOf(kind.shape, kind.builtIn), [kind]);
  const at = placeIn(hash, draft.edition) ?? firstOf(draft.edition, kinds[0]);
  const [typed, setTyped] = useState<Edition | null>(null);
  const go = useGoing(useCallback(() => setTyped(null), []));
  const beside = (from: RowPlace, step: 1 | -1, focus: 'first' | 'last' | 'none'): void => {
    const next = placeBeside(kinds, draft.edition, from, step);
    if (next === null) toast(step > 0 ? words.lastCard : words.firstCard);
    else go(next, focus);
  };
  const onward = (from: Element, step: 1 | -1, isSure: boolean): void => {
    const all = fieldsIn(from.closest('[data-fields]')?.querySelectorAll('[data-field]'));
    const next = all[all.findIndex((one) => one.contains(from)) + step];
    const rowOf = (one: Element | undefined) => one?.closest<HTMLElement>('[data-row]')?.dataset.row;
    const place = { table: at.table, row: rowOf(from) ?? at.row };
    if (isSure && rowOf(next) !== place.row) draft.set((edition) => confirmed(edition, place), place);
    if (next === undefined) beside(place, step, step > 0 ? 'first' : 'last');
    else focusField(next);
  };
  const turn = (step: 1 | -1): void => beside(at, step, isTouched() ? 'none' : 'first');
  const shown = typed ?? draft.edition;
  return { kind, kinds, shower, draft, at, shown, preview: setTyped, ...useRefused(), go, onward, turn };
}

/** Undo and redo by keyboard, wherever the focus is; in a field with something typed the browser's own comes first. */
function useUndoKeys({ draft, go }: Editing): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      if (!isUndo && key !== 'y' && !(key === 'z' && event.shiftKey)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      const place = isUndo ? draft.undo() : draft.redo();
      if (place !== null) go(place, 'first');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [draft, go]);
}

export function Editor(props: EditorProps) {
  const { kinds, ...editing } = useEditingOf(props);
  const { kind, draft, at } = editing;
  useUndoKeys(editing);
  const changes = useMemo(() => compareEditions(kind.builtIn, draft.edition), [kind, draft.edition]);
  const byTable = new Map(
    Object.entries(Object.groupBy(changes, ({ table }) => table)).map(([table, all]) => [table, all?.length ?? 0]),
  );
  const changed = new Set(changes.flatMap(({ table, row }) => (table === at.table ? [row] : [])));
  return (
    <EditingContext value={editing}>
      {props.children(editing)}
      <div className="w-ed">
        <Kinds kinds={kinds} changed={byTable} />
        <div className="w-ed-stage">
          <About />
          {isSheet(kind.shape[at.table]) ? (
            <NumberSheet key={at.table} table={at.table} />
          ) : (
            <CardSheet key={hashOfPlace(at)} place={at} />
          )}
          <Keys />
          <Problems />
          {!isSheet(kind.shape[at.table]) && <Spread table={at.table} changed={changed} />}
        </div>
      </div>
    </EditingContext>
  );
}

/** What this kind is about, for somebody with the box open. */
function About() {
  const { shower, at } = useEditing();
  const about = shower.words.tables[at.table]?.about;
  return about === undefined ? null : <p className="w-about">{about}</p>;
}

/** For whoever types: without looking for the mouse. */
function Keys() {
  const words = useWords('editions');
  return (
    <p className="w-ed-keys w-about">
      <kbd>↵</kbd> {words.keyEnter} <kbd>↑</kbd>
      <kbd>↓</kbd> {words.keyFields} <kbd>←</kbd>
      <kbd>→</kbd> {words.keyCards} <kbd>{words.keyUndoKey}</kbd> {words.keyUndo}
    </p>
  );
}
