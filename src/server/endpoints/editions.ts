// Editions of one's own, kept in the house.
import { LARGEST_EDITION } from '../../text/edition/read.ts';
import { EditionCard, EditionCards, EditionParams, NewEdition, WholeEdition } from '../../wire/editions.ts';
import { Ok } from '../../wire/form.ts';
import { endpoint, OK } from '../endpoint.ts';

const mostBytes = 3 * LARGEST_EDITION; // names may be in any script

const myEditions = endpoint({
  method: 'GET',
  path: '/api/editions',
  about: 'The editions that I may play with here: my own, those that others share, and those of the house.',
  isPersonal: true,
  answer: { about: 'The list, without the documents.', schema: EditionCards },
  run: async ({ services, person }) => ({ editions: await services.editions.list(person().who) }),
});

const readOne = endpoint({
  method: 'GET',
  path: '/api/editions/:id',
  about: 'An edition that I may play with, whole.',
  isPersonal: true,
  params: EditionParams,
  answer: { about: 'The document.', schema: WholeEdition },
  run: async ({ services, person, params }) => await services.editions.find(params.id, person().who),
});

const keepOne = endpoint({
  method: 'POST',
  path: '/api/editions',
  about:
    'Keep an edition of my own in the house: for my tables, or for everybody. A thousand random games with it must come to an end first.',
  isPersonal: true,
  body: NewEdition,
  mostBytes,
  limit: 'uploads',
  answer: { status: 201, about: 'It is kept.', schema: EditionCard },
  async run({ services, person, body }) {
    const { who } = person();
    services.house.mustBeOpen();
    return await services.editions.keep(who, null, body.edition, body.isShared ?? false);
  },
});

const changeOne = endpoint({
  method: 'PUT',
  path: '/api/editions/:id',
  about: 'Put another document in the place of one of my editions. Tables that are played with the old one keep it.',
  isPersonal: true,
  params: EditionParams,
  body: NewEdition,
  mostBytes,
  limit: 'uploads',
  answer: { about: 'It is kept.', schema: EditionCard },
  async run({ services, person, params, body }) {
    const { who } = person();
    services.house.mustBeOpen();
    return await services.editions.keep(who, params.id, body.edition, body.isShared ?? false);
  },
});

const dropOne = endpoint({
  method: 'DELETE',
  path: '/api/editions/:id',
  about: 'Throw one of my editions away. Tables that are played with it keep their copy.',
  isPersonal: true,
  isForBanned: true,
  params: EditionParams,
  answer: { about: 'It is gone.', schema: Ok },
  async run({ services, person, params }) {
    await services.editions.drop(person().who, params.id);
    return OK;
  },
});

export const EDITIONS = [myEditions, readOne, keepOne, changeOne, dropOne];
