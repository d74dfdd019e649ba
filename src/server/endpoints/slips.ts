// A private slip of notes at a table.
import { TableParams } from '../../wire/form.ts';
import { Slip } from '../../wire/slips.ts';
import { mayLook } from '../daily.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { notFound } from '../problem.ts';
import { keepSlip, slipOf } from '../slips.ts';

/** Nobody writes about a table that they may not look at: whether it is there is nobody's business. */
async function mustSee({ services, request, person }: Pick<Call, 'services' | 'request' | 'person'>, id: string) {
  const { table } = await services.hub.load(id);
  if (!(await mayLook(services, table, person().who, request))) throw notFound();
}

const mySlip = endpoint({
  method: 'GET',
  path: '/api/tables/:id/slip',
  about: 'My slip of notes at this table; nobody else reads it.',
  isPersonal: true,
  params: TableParams,
  answer: { about: 'What I wrote; empty: nothing.', schema: Slip },
  run: async ({ params, person, services }) => ({ text: await slipOf(services.keeper, person().who, params.id) }),
});

const writeSlip = endpoint({
  method: 'PUT',
  path: '/api/tables/:id/slip',
  about: 'Write my slip of notes anew; an empty one is thrown away.',
  isPersonal: true,
  params: TableParams,
  body: Slip,
  mostBytes: 20_000,
  answer: { about: 'What is kept.', schema: Slip },
  async run({ params, body, services, person, request }) {
    await mustSee({ services, request, person }, params.id);
    const text = body.text.replaceAll('\0', '').toWellFormed();
    await keepSlip(services.keeper, person().who, params.id, text);
    return { text };
  },
});

export const SLIPS = [mySlip, writeSlip];
