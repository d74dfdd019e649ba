// Two identities that are both mine become one: who the other is, and then the act itself.
import { codeIn } from '../../text/way-back-code.ts';
import { Me } from '../../wire/me.ts';
import { type Also, Also as AlsoBody, AlsoMe, MergeBody } from '../../wire/merge.ts';
import { type Call, endpoint, type Services } from '../endpoint.ts';
import { freshToken, hashOfToken, known } from '../identity.ts';
import { inTheWay, merge } from '../merge/merge.ts';
import { HttpProblem } from '../problem.ts';
import { takeCode } from '../ways-back/code.ts';
import { personBy } from '../ways-back/passkeys.ts';
import { described } from './me.ts';

const TICKET_LASTS = 10 * 60_000;
const MANY = 10_000;

/** A ticket is worth something only together with the cookie of whoever has asked for it. */
const hashOfTicket = (who: string, ticket: string): string => hashOfToken(`merge ${who} ${ticket}`);

async function shownBy(body: Also, { services: { keeper, settings }, request }: Pick<Call, 'services' | 'request'>) {
  if ('passkey' in body) return await personBy(body.passkey, keeper, settings, request);
  if ('token' in body) return await keeper.ask((store) => store.takeToken(hashOfToken(body.token), keeper.now()));
  const code = codeIn(body.code);
  return code === null ? null : await takeCode(keeper, code);
}

async function ticketFor({ keeper }: Services, me: string, other: string, ticket: string): Promise<void> {
  const until = keeper.now() + TICKET_LASTS;
  await keeper.ask((store) => store.addToken(hashOfTicket(me, ticket), other, true, until));
}

const alsoMe = endpoint({
  method: 'POST',
  path: '/api/me/also',
  about:
    'Show by one of its ways back that another identity is mine, too. A code or link is used up; nothing is joined yet.',
  isPersonal: true,
  limit: 'newPersons',
  body: AlsoBody,
  answer: { about: 'Who it is, and a ticket to become one.', schema: AlsoMe },
  async run(call) {
    const { person, services } = call;
    const { keeper, bans } = services;
    const { who } = person();
    const other = await shownBy(call.body, call);
    const found = other === null ? null : await keeper.ask((store) => store.person(other));
    if (found === null) throw new HttpProblem(403, 'badRecovery');
    if (found.who === who) throw new HttpProblem(409, 'sameSelf');
    const ticket = freshToken();
    await ticketFor(services, who, found.who, ticket);
    return {
      ticket,
      name: found.name,
      createdAt: found.createdAt,
      games: (await keeper.ask((store) => store.tablesOf(found.who, MANY))).length,
      circles: (await keeper.ask((store) => store.circlesOf(found.who))).length,
      devices: (await keeper.ask((store) => store.devicesOf(found.who, keeper.now()))).length,
      isBanned: bans.all.some((ban) => ban.who === found.who),
      inTheWay: await inTheWay(services, found.who, who),
    };
  },
});

const becomeOne = endpoint({
  method: 'POST',
  path: '/api/me/merge',
  about:
    'Become one with the identity that a ticket is for: its games, circles, notices, notes and ways back are mine from now on, and its devices are signed in as me. It cannot be undone.',
  isPersonal: true,
  limit: 'newPersons',
  body: MergeBody,
  answer: { about: 'Who I am.', schema: Me },
  async run({ person, body, services }) {
    const { keeper } = services;
    const { who } = person();
    const other = await keeper.ask((store) => store.takeToken(hashOfTicket(who, body.ticket), keeper.now()));
    if (other === null) throw new HttpProblem(403, 'badRecovery');
    const where = await inTheWay(services, other, who);
    if (where !== null) {
      const ticket = freshToken(); // when that game is over, this one counts
      await ticketFor(services, who, other, ticket);
      throw new HttpProblem(409, 'bothSeated', { at: where, ticket });
    }
    if (!(await merge(services, other, who))) throw new HttpProblem(403, 'badRecovery');
    const now = await keeper.ask((store) => store.person(who));
    return described(now === null ? person() : known(now));
  },
});

export const MERGING = [alsoMe, becomeOne];
