import { expect, test } from 'vitest';
import { readMessage } from '../src/server/read-message.ts';
import { SentAct } from '../src/wire/acts.ts';

const read = (message: unknown) => readMessage(JSON.stringify(message));
const acting = (act: unknown, more: object = {}) => ({ type: 'act', id: 'a1', act, ...more });

test('every kind of act has a name of its own, by which its form is found', () => {
  const names = SentAct.anyOf.map(({ properties }) => properties.do.const);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  acting({ do: 'choose', decision: 7, choice: 'E@0,-1/2 c0' }),
  acting({ do: 'choose', decision: 7, choice: 'x', after: 'go' }),
  acting({ do: 'confirm' }),
  acting({ do: 'sit', chair: 0 }),
  { type: 'ping' },
  { type: 'look', isLooking: true },
])('%j is read as it was sent', (message) => {
  expect(read(message)).toEqual(message);
});

test.each([
  acting({ do: 'confirm', more: 1 }),
  acting({ do: 'confirm' }, { more: 1 }),
  acting({ do: 'confirm' }, { id: '' }),
  acting({ do: 'choose', decision: -1, choice: 'x' }),
  acting({ do: 'choose', decision: 1 }),
  acting({ do: 'deal' }),
  acting({ do: '__proto__' }),
  acting({ do: ['confirm'] }),
  acting({}),
  acting(null),
  acting('confirm'),
  { type: 'act', id: 'a1' },
  { type: 'ping', more: 1 },
  { type: 'other' },
  null,
  7,
  'act',
  [],
])('%j is not understood', (message) => {
  expect(read(message)).toBeNull();
});

test('what is no JSON is not understood', () => {
  expect(readMessage('{')).toBeNull();
});
