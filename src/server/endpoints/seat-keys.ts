// Lending a seat to a program, and taking it back.

import { TableParams } from '../../wire/form.ts';
import { MadeKey } from '../../wire/tables.ts';
import { endpoint, OK } from '../endpoint.ts';
import { refused } from '../problem.ts';
import { freshSeatKey, hashOfSeatKey } from '../seat-keys.ts';

export const makeSeatKey = endpoint({
  method: 'POST',
  path: '/api/tables/:id/key',
  about: 'A key for a program that plays my seat: it sees what the seat sees, chooses, and can do nothing else.',
  isPersonal: true,
  params: TableParams,
  answer: {
    status: 201,
    about: 'The key; only its hash is kept. The one before it opens nothing any more.',
    schema: MadeKey,
  },
  async run({ params, services, person }) {
    const key = freshSeatKey();
    const done = await services.hub.perform(params.id, { do: 'key', hash: hashOfSeatKey(key) }, person());
    if ('refusal' in done) throw refused(done.refusal);
    return { key };
  },
});

export const takeSeatKey = endpoint({
  method: 'DELETE',
  path: '/api/tables/:id/key',
  about: 'Take the key of my seat back; connections that were opened with it end.',
  isPersonal: true,
  params: TableParams,
  answer: { about: 'It opens nothing any more.' },
  async run({ params, services, person }) {
    const done = await services.hub.perform(params.id, { do: 'key', hash: null }, person());
    if ('refusal' in done) throw refused(done.refusal);
    return OK;
  },
});
