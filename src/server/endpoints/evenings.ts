// Evenings of circles: opened, looked at, and run by those who are there.
import * as schemas from '../../wire/evenings.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';

const openAnEvening = endpoint({
  method: 'POST',
  path: '/api/evenings',
  about: 'Open an evening of a circle that I belong to. If one is under way, it is that one.',
  isPersonal: true,
  body: schemas.NewEvening,
  limit: 'newTables',
  answer: { status: 201, about: 'The evening.', schema: schemas.EveningCreated },
  async run({ body, person, services }) {
    services.house.mustBeOpen();
    return { id: await services.evenings.open(body, person()) };
  },
});

const listEvenings = endpoint({
  method: 'GET',
  path: '/api/evenings',
  about: 'The evenings of a circle that I belong to, newest first.',
  isPersonal: true,
  query: schemas.EveningsQuery,
  answer: { about: 'The list.', schema: schemas.EveningList },
  async run({ query, person, services }) {
    const found = await services.evenings.list(query.circle, person().who);
    return {
      evenings: found.map(({ id, createdAt, isOver, data }) => {
        const { people, rounds } = JSON.parse(data) as { people: unknown[]; rounds: unknown[] };
        return { id, createdAt, isOver, people: people.length, rounds: rounds.length };
      }),
    };
  },
});

const readEvening = endpoint({
  method: 'GET',
  path: '/api/evenings/:id',
  about: 'An evening of a circle that I belong to. With `wait` it answers when its number is past `from`.',
  isPersonal: true,
  params: schemas.EveningParams,
  query: schemas.EveningQuery,
  answer: { about: 'All that I may know of it.', schema: schemas.SeenEvening },
  run({ params, query, person, services }) {
    const { from = '0', wait = '0' } = query;
    return services.evenings.read(params.id, person().who, Number(from), Number(wait) * 1000);
  },
});

const actAtEvening = endpoint({
  method: 'POST',
  path: '/api/evenings/:id/acts',
  about: 'Come or go, say who is there and what is played, begin a round, and take part in its roll call.',
  isPersonal: true,
  params: schemas.EveningParams,
  body: schemas.EveningAct,
  answer: { about: 'The evening after it.', schema: schemas.SeenEvening },
  run: ({ params, body, person, services }) => services.evenings.act(params.id, body, person()),
});

export const EVENINGS: readonly Endpoint[] = [openAnEvening, listEvenings, readEvening, actAtEvening];
