// 'This is wrong': from the player to the desk, and from the desk into a test.
import { DoubtParams, DoubtsPage, DoubtsQuery, MOST_DOUBT, NewDoubt } from '../../wire/doubts.ts';
import { Ok } from '../../wire/form.ts';
import { MOST_RECORD } from '../../wire/tables.ts';
import { mayLook } from '../daily.ts';
import { doubtOf, hasTest, type KeptDoubt, testOf } from '../doubts.ts';
import { endpoint, OK } from '../endpoint.ts';
import { freshId } from '../identity.ts';
import { HttpProblem, notFound } from '../problem.ts';

const isDesk = true;
const PAGE = 20;
/** Of one person at a time: when the desk has dealt with some, there is room again. */
const MOST_EACH = 30;

export const sayDoubt = endpoint({
  method: 'POST',
  path: '/api/doubts',
  about: 'Say that a refusal, a line of points or a rule is wrong. The desk reads it, with the place in the game.',
  isPersonal: true,
  body: NewDoubt,
  mostBytes: 2 * MOST_RECORD + 2 * MOST_DOUBT,
  limit: 'uploads',
  answer: { status: 201, about: 'It is kept.', schema: Ok },
  async run({ body, person, services, request }) {
    const { who } = person();
    const { keeper, hub, settings } = services;
    if (body.table !== undefined && !(await mayLook(services, (await hub.load(body.table)).table, who, request)))
      throw notFound();
    const doubt = await doubtOf(body, who, services);
    if ((await keeper.ask((store) => store.doubtsOf(who, MOST_EACH))).length >= MOST_EACH)
      throw new HttpProblem(409, 'tooManyDoubts', { most: MOST_EACH });
    const kept = { id: freshId(), at: settings.clock.now(), who, data: JSON.stringify(doubt) };
    await keeper.ask((store) => store.addDoubt(kept));
    return OK;
  },
});

const deskDoubts = endpoint({
  method: 'GET',
  path: '/api/desk/doubts',
  about: 'What players doubt, newest first.',
  isDesk,
  query: DoubtsQuery,
  answer: { about: 'A page of it; `next` asks for the following one.', schema: DoubtsPage },
  async run({ query, services }) {
    const { keeper } = services;
    const [, at, id] = /^(\d+)\.(.+)$/.exec(query.before ?? '') ?? [];
    const before = id === undefined ? null : { at: Number(at), id };
    const rows = await keeper.ask((store) => store.doubts(before, PAGE + 1));
    const doubts = await Promise.all(
      rows.slice(0, PAGE).map(async ({ id, at, who, data }) => {
        const doubt = JSON.parse(data) as KeptDoubt;
        const { kind, game, rule, text, table } = doubt;
        const person = await keeper.ask((store) => store.person(who));
        const said = { kind, game, rule, text, table, name: person?.name ?? '' };
        return { id, at, ...said, hasTest: await hasTest(doubt, services) };
      }),
    );
    const last = doubts.at(-1);
    return { doubts, next: rows.length > PAGE && last !== undefined ? `${last.at}.${last.id}` : null };
  },
});

const deskDoubtTest = endpoint({
  method: 'GET',
  path: '/api/desk/doubts/:id/test',
  about: 'The doubt as a test that fails, with the game up to there and without names. Only when that game is over.',
  isDesk,
  params: DoubtParams,
  answer: { about: 'TypeScript, for the folder of the game.', type: 'text/plain' },
  async run({ params, services, reply }) {
    const found = await services.keeper.ask((store) => store.doubt(params.id));
    if (found === null) throw notFound();
    const text = await testOf(JSON.parse(found.data) as KeptDoubt, services);
    reply.type('text/plain; charset=utf-8');
    return text;
  },
});

const deskDropDoubt = endpoint({
  method: 'DELETE',
  path: '/api/desk/doubts/:id',
  about: 'It has been dealt with.',
  isDesk,
  params: DoubtParams,
  answer: { about: 'Done.', schema: Ok },
  async run({ params, services }) {
    await services.keeper.ask((store) => store.dropDoubt(params.id));
    return OK;
  },
});

export const DOUBTS = [sayDoubt, deskDoubts, deskDoubtTest, deskDropDoubt];
