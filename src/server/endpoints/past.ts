import { seatOf } from '../../table/doing.ts';
import { past } from '../../table/past.ts';
import { mayLook } from '../daily.ts';
import { endpoint } from '../endpoint.ts';
import { notFound, Problem, refused } from '../problem.ts';
import { PastAndPoints, PastQuery, TableParams } from '../schemas.ts';

export const lookBack = endpoint({
  method: 'GET',
  path: '/api/tables/:id/past',
  about: 'My view of the game at an earlier point: `point` of the `seen.made` ones, from 0.',
  params: TableParams,
  query: PastQuery,
  limit: 'looksBack',
  answer: { about: 'What I saw then, and how many points there are.', schema: PastAndPoints },
  async run({ params, query, services, caller, request }) {
    const { table, pkg } = await services.hub.load(params.id);
    if (!(await mayLook(services, table, caller?.who ?? null, request))) throw notFound();
    if (table.journal === null) throw new Problem(409, 'wrongPhase');
    const found = past(pkg, table, caller === null ? null : seatOf(table, caller.who), Number(query.point));
    if (found === null) throw refused({ rule: '', why: 'badBack' });
    return found;
  },
});
