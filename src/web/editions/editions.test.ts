// The logic of the editor: fields, moving on, undo, pasting.
import { describe, expect, test } from 'vitest';
import { kind as splitKind } from '../../games/great-split/data/edition.ts';
import { kind } from '../../games/tybor/data/edition.ts';
import { edition as de } from '../../games/tybor/words/de/edition.ts';
import { edition as en } from '../../games/tybor/words/en/edition.ts';
import { packageOf } from '../../table/package-of.ts';
import { type Edition, rowsOf } from '../../text/edition/edition.ts';
import { readEdition } from '../../text/edition/read.ts';
import { nextHere, openHere } from '../here/opening.ts';
import { cellWords, enteredAs, freshName, plainCell, readTyped, textOf, valueAt, withValue } from './cells.ts';
import {
  canAdd,
  canRemove,
  checkedIn,
  confirmed,
  refusalOf,
  rowAt,
  withCell,
  withCopy,
  withId,
  withName,
  without,
} from './draft.ts';
import { begun, done, redone, undone } from './history.ts';
import { previewOf } from './pasted.ts';
import { firstOf, hashOfPlace, isSheet, kindsOf, placeBeside, placeIn, placeNear } from './places.ts';

const own: Edition = { ...kind.builtIn, id: 'own', name: 'Mine' };
const kinds = kindsOf(kind.shape, own);
const [farmer] = own.tables.people;
const at = { table: 'people', row: farmer.id };

describe('fields', () => {
  test('every column of every game is entered somehow, and what a new thing begins with fits', () => {
    for (const { shape, builtIn } of [kind, splitKind]) {
      const ids = (table: string): string[] => builtIn.tables[table].map(({ id }) => id);
      const document: Edition = { ...builtIn, id: 'own' };
      for (const [table, { columns }] of Object.entries(shape))
        for (const [column, one] of Object.entries(columns)) {
          expect(enteredAs(one)).toBeTypeOf('string');
          const place = firstOf(document, table);
          expect(refusalOf({ shape, builtIn }, document, place, column, plainCell(one, ids))).toBeNull();
        }
    }
  });

  test('what is typed is read back from what is shown', () => {
    for (const [table, { columns }] of Object.entries(splitKind.shape))
      for (const [column, one] of Object.entries(columns))
        for (const row of splitKind.builtIn.tables[table])
          if (['number', 'line'].includes(enteredAs(one)))
            expect(readTyped(one, textOf(row[column]))).toEqual(row[column]);
  });

  test('a part of a cell is changed without the rest, and can be taken away', () => {
    const rounds = own.tables.scenarios[0].rounds;
    const changed = withValue(rounds, [1, 'hand'], 9);
    expect(valueAt(changed, [1, 'hand'])).toBe(9);
    expect(valueAt(changed, [0])).toBe(valueAt(rounds, [0]));
    expect(withValue({ book: 2, gold: 1 }, ['book'], undefined)).toEqual({ gold: 1 });
    expect(withValue([4, 5, 6], [1], undefined)).toEqual([4, 6]);
    expect(freshName({ c0: {}, r0: {}, r1: {} })).toBe('r2');
  });
});

describe('a card', () => {
  test('what is typed comes from the box; a wrong value is refused with its limit', () => {
    const next = withCell(own, at, 'work', 3);
    expect(rowAt(next, at)).toMatchObject({ work: 3, origin: 'box' });
    expect(withCell(next, at, 'work', 3)).toBe(next);
    expect(refusalOf(kind, own, at, 'work', 12)).toMatchObject({ why: 'tooBig', facts: { most: 9 } });
    expect(refusalOf(kind, own, at, 'work', 'x')).toMatchObject({ why: 'notWhole' });
    expect(checkedIn(confirmed(next, { table: 'people', row: own.tables.people[1].id }), 'people')).toBe(2);
  });

  test('names are given in a language and taken back', () => {
    const named = withName(own, at, 'de', ' Bäuerin Anna ');
    expect(rowAt(named, at)?.names).toEqual({ de: 'Bäuerin Anna' });
    expect(rowAt(withName(named, at, 'de', ''), at)).not.toHaveProperty('names');
  });

  test('one more like it has a free code, and the edition still fits; one is taken out', () => {
    const { edition, place } = withCopy(own, at);
    expect(readEdition(kind, edition).problems).toBeUndefined();
    expect(rowsOf(edition, 'people')[place.row]).toEqual(rowsOf(own, 'people')[at.row]);
    const renamed = withId(kind, edition, place, 'mine');
    expect(rowAt(renamed, { table: 'people', row: 'mine' })).toBeDefined();
    expect(without(renamed, { table: 'people', row: 'mine' }).tables.people).toEqual(own.tables.people);
    expect([canAdd(kind, own, 'people'), canAdd(kind, own, 'scenarios')]).toEqual([true, false]);
    expect([canRemove(kind, own, 'people'), canRemove(kind, own, 'orders')]).toEqual([true, false]);
  });
});

describe('moving on', () => {
  test('cards first, numbers of the rules last; from the last card of a kind to the first of the next', () => {
    expect(kinds[0]).toBe('people');
    expect(isSheet(kind.shape[kinds.at(-1)!])).toBe(true);
    const last = { table: 'people', row: own.tables.people.at(-1)!.id };
    const next = placeBeside(kinds, own, last, 1);
    expect(next).toEqual(firstOf(own, kinds[1]));
    expect(placeBeside(kinds, own, next!, -1)).toEqual(last);
    expect(placeBeside(kinds, own, at, -1)).toBeNull();
  });

  test('every card is reached once, and all of them have an address', () => {
    let place = firstOf(own, kinds[0]);
    const seen = [place];
    for (let next = placeBeside(kinds, own, place, 1); next !== null; next = placeBeside(kinds, own, place, 1)) {
      place = next;
      seen.push(place);
    }
    expect(seen).toHaveLength(Object.values(own.tables).flat().length);
    for (const one of seen) expect(placeIn(hashOfPlace(one), own)).toEqual(one);
    expect(placeIn('nowhere/FA01', own)).toBeNull();
    const gone = without(own, at);
    expect(placeNear(own, gone, at)).toEqual({ table: 'people', row: own.tables.people[1].id });
  });
});

test('undo and redo: steps of one field are one, and each says where it happened', () => {
  const other = { table: 'people', row: own.tables.people[1].id };
  let history = begun(own);
  for (const work of [1, 2, 3]) history = done(history, withCell(history.now, at, 'work', work), at, 'a');
  history = done(history, withCell(history.now, other, 'work', 9), other, 'b');
  expect(history.past).toHaveLength(2);
  const back = undone(history)!;
  expect(back.place).toEqual(other);
  expect(rowAt(back.history.now, at)?.work).toBe(3);
  const start = undone(back.history)!;
  expect(start.history.now).toBe(own);
  expect(undone(start.history)).toBeNull();
  expect(redone(redone(start.history)!.history)!.history.now).toBe(history.now);
});

describe('pasting', () => {
  test('headings in either language; what is left out stays as it is', () => {
    const text = `id\tArbeitskraft\n${at.row}\t2`;
    const heading = Object.entries(de.tables.people.columns).find(([column]) => column === 'work')![1];
    const { edition, changes, refusals, unknown } = previewOf(
      kind,
      own,
      'people',
      text.replace('Arbeitskraft', heading),
      [de, en],
      false,
    );
    expect([refusals, unknown]).toEqual([[], []]);
    expect(changes).toEqual([{ table: 'people', row: at.row, column: 'work', from: farmer.work, to: 2 }]);
    expect(edition.tables.people).toHaveLength(own.tables.people.length);
    expect(rowAt(edition, at)?.origin).toBe('box');
  });

  test('the whole table: cards that are not in it go, and too few of them are told only when it is played with', () => {
    const { edition, changes, refusals } = previewOf(kind, own, 'people', `id,work\n${at.row},2`, [en], true);
    expect(refusals).toEqual([]);
    expect(edition.tables.people).toHaveLength(1);
    expect(changes).toHaveLength(own.tables.people.length);
    expect(readEdition(kind, edition).problems?.[0].why).toBe('tooFewRows');
  });

  test('more lines than any box has are refused before anything is compared; an empty name is none', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => `X${i};3`).join('\n');
    const { changes, refusals } = previewOf(kind, own, 'people', `id;work\n${many}`, [en], false);
    expect(changes).toEqual([]);
    expect(refusals).toMatchObject([{ why: 'tooManyRows', facts: { count: 100_000, most: 150 } }]);
    expect(previewOf(kind, own, 'people', `id;name\n${at.row};`, [en], false).refusals).toEqual([]);
  });

  test('wrong values, twice the same card and unknown headings are named', () => {
    const wrong = previewOf(kind, own, 'people', `id;work;beard\n${at.row};99;x\n${at.row};3;y`, [en], false);
    expect(wrong.unknown).toEqual(['beard']);
    expect(wrong.refusals.map(({ why }) => why)).toContain('twice');
    const big = previewOf(kind, own, 'people', `id;work\n${at.row};99`, [en], false);
    expect(big.refusals).toMatchObject([{ why: 'tooBig', row: at.row, column: 'work' }]);
    expect(previewOf(kind, own, 'people', 'id;work', [en], false).isEmpty).toBe(true);
  });
});

test('a table in this browser keeps its edition, and so does the next game', async () => {
  const pkg = await packageOf({ game: 'tybor', edition: own }, []);
  const chairs = [{ kind: 'person', name: 'Anna' } as const, { kind: 'bot', bot: 'random' } as const];
  const opening = { game: 'tybor', settings: {}, help: 'full', chairs, edition: own } as const;
  const { table } = openHere(pkg, opening, { id: 'a', seed: '0'.repeat(64), now: 0 });
  expect(table.edition).toEqual(own);
  expect(nextHere(pkg, table, '1'.repeat(64)).edition).toEqual(own);
});

test('whatever a value consists of is said in words', () => {
  const said = (cell: unknown) => cellWords(cell, en.values, { yes: 'yes', no: 'no', nothing: 'none' });
  expect(said([])).toBe('none');
  expect(said([{ small: 3, direction: 'cw', effect: null }, { small: 4 }])).toBe(
    'small 3, direction clockwise, at the end –; small 4',
  );
});
