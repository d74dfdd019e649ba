import { seatOf } from '../../table/doing.ts';
import { lookingBack } from '../../table/past.ts';
import { TableParams } from '../../wire/form.ts';
import { Past, PastQuery } from '../../wire/tables.ts';
import { mayLook } from '../daily.ts';
import { endpoint } from '../endpoint.ts';
import { HttpProblem, notFound, refused } from '../problem.ts';
import { inSlices } from '../slices.ts';

/** Choices replayed at once: some milliseconds. */
const CHOICES = 50;

export const lookBack = endpoint({
  method: 'GET',
  path: '/api/tables/:id/past',
  about: 'My view of the game at an earlier point: `point` of the `seen.made` ones, from 0.',
  params: TableParams,
  query: PastQuery,
  limit: 'looksBack',
  answer: { about: 'What I saw then, and how many points there are.', schema: Past },
  async run({ params, query, services, caller, request }) {
    const { table, pkg } = await services.hub.load(params.id);
    if (!(await mayLook(services, table, caller?.who ?? null, request))) throw notFound();
    if (table.journal === null) throw new HttpProblem(409, 'wrongPhase');
    const you = caller === null ? null : seatOf(table, caller.who);
    const found = await inSlices(lookingBack(pkg, table, you, Number(query.point)), CHOICES);
    if (found === null) throw refused({ rule: '', why: 'badBack' });
    return found;
  },
});
