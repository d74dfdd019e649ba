// Two people on one seat: the invitation to it.
import { hashOfInvitation } from '../../table/beside.ts';
import { TableParams } from '../../wire/form.ts';
import { Invitation } from '../../wire/tables.ts';
import { originFor } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { freshToken } from '../identity.ts';
import { refused } from '../problem.ts';
import { linkOf } from './tables.ts';

export const inviteBeside = endpoint({
  method: 'POST',
  path: '/api/tables/:id/beside',
  about:
    'An invitation to play my seat together with me: whoever has it sees my hand and may choose, and I can send them away again.',
  isPersonal: true,
  params: TableParams,
  answer: {
    status: 201,
    about: 'The code, which counts once, and a link with it; only its hash is kept. An earlier one counts no more.',
    schema: Invitation,
  },
  async run({ params, services, person, request }) {
    const code = freshToken();
    const done = await services.hub.perform(params.id, { do: 'share', hash: hashOfInvitation(code) }, person());
    if ('refusal' in done) throw refused(done.refusal);
    return { code, link: `${linkOf(params.id, originFor(request, services.settings))}#beside=${code}` };
  },
});
