// Circles: founding and finding them, belonging to them, and what their founder may do.
import type { CircleWishes } from '../../store/store.ts';
import type { Who } from '../../table/types.ts';
import * as schemas from '../../wire/circles.ts';
import { Ok } from '../../wire/form.ts';
import { originFor } from '../addresses.ts';
import { tagOf } from '../circles/circles.ts';
import { cleanCall, cleanHouseRules } from '../circles/text.ts';
import { endpoint, OK, type Services } from '../endpoint.ts';
import { freshId } from '../identity.ts';
import { cleanName } from '../names.ts';
import { HttpProblem, notFound } from '../problem.ts';

const MOST_MEMBERS = 60;
/** Circles somebody may belong to. */
const MOST_CIRCLES = 30;

async function mustHaveRoom({ keeper }: Services, who: Who): Promise<void> {
  if ((await keeper.ask((store) => store.circlesOf(who))).length >= MOST_CIRCLES)
    throw new HttpProblem(409, 'tooManyCircles', { most: MOST_CIRCLES });
}

const myCircles = endpoint({
  method: 'GET',
  path: '/api/circles',
  about: 'The circles that I belong to, the one I joined last first.',
  isPersonal: true,
  answer: { about: 'The list.', schema: schemas.MyCircles },
  async run({ services: { keeper, circles }, person }) {
    const { who } = person();
    const found: schemas.Circled[] = [];
    for (const id of await keeper.ask((store) => store.circlesOf(who))) {
      const circle = await keeper.ask((store) => store.circle(id));
      if (circle === null) continue;
      const here = circle.members.filter((one) => circles.presenceOf(id, one.who) !== 'gone').length;
      const open = (await circles.tables(id, who)).filter(
        ({ phase, chairs }) => phase === 'gathering' && chairs.some(({ kind }) => kind === 'open'),
      );
      const { name, members, founder } = circle;
      found.push({ id, name, members: members.length, here, tables: open.length, isFounder: founder === who });
    }
    return { circles: found };
  },
});

const foundCircle = endpoint({
  method: 'POST',
  path: '/api/circles',
  about: 'Found a circle. Who opens its link may join.',
  isPersonal: true,
  body: schemas.NewCircleBody,
  limit: 'newTables',
  answer: { status: 201, about: 'The circle.', schema: schemas.CircleAnswer },
  async run({ body, services, person }) {
    const { who } = person();
    const name = cleanName(body.name);
    services.house.mustBeOpen();
    return await services.circles.inOrder(async () => {
      await mustHaveRoom(services, who);
      const circle = { id: freshId(), code: freshId(), name, founder: who, createdAt: services.settings.clock.now() };
      await services.keeper.ask((store) => store.addCircle(circle));
      return { id: circle.id };
    });
  },
});

const previewCircle = endpoint({
  method: 'GET',
  path: '/api/circle-links/:code',
  about: 'What a link of a circle leads to.',
  params: schemas.CodeParams,
  answer: { about: 'The circle, as far as somebody who may join it sees it.', schema: schemas.CirclePreview },
  async run({ params, services: { keeper }, caller }) {
    const circle = await keeper.ask((store) => store.circleByCode(params.code));
    if (circle === null) throw notFound();
    const { id, name, members, founder } = circle;
    const isMember = members.some(({ who }) => who === caller?.who);
    if (!isMember && caller !== null) await mustNotBeRemoved(keeper, id, caller.who);
    const chief = members.find(({ who }) => who === founder)!.name;
    return { name, founder: chief, members: members.length, id: isMember ? id : null };
  },
});

async function mustNotBeRemoved(keeper: Services['keeper'], id: string, who: Who): Promise<void> {
  const removed = await keeper.ask((store) => store.removedFrom(id));
  if (removed.some((one) => one.who === who)) throw new HttpProblem(403, 'removedFromCircle');
}

const joinCircle = endpoint({
  method: 'POST',
  path: '/api/circle-links/:code/join',
  about: 'Join the circle of a link.',
  isPersonal: true,
  params: schemas.CodeParams,
  limit: 'newTables',
  answer: { about: 'The circle.', schema: schemas.CircleAnswer },
  async run({ params, services, person }) {
    const { keeper, circles } = services;
    const { who } = person();
    const circle = await keeper.ask((store) => store.circleByCode(params.code));
    if (circle === null) throw notFound();
    const { id, members } = circle;
    if (members.some((member) => member.who === who)) return { id };
    await mustNotBeRemoved(keeper, id, who);
    await mustHaveRoom(services, who);
    const now = services.settings.clock.now();
    if (!(await keeper.ask((store) => store.joinCircle(id, params.code, who, now, MOST_MEMBERS))))
      throw new HttpProblem(409, 'circleFull', { most: MOST_MEMBERS });
    circles.changed(id);
    return { id };
  },
});

const readCircle = endpoint({
  method: 'GET',
  path: '/api/circles/:id',
  about: 'The page of a circle of mine. With `known` and `wait` it answers when something has changed.',
  isPersonal: true,
  params: schemas.CircleParams,
  query: schemas.CircleQuery,
  answer: { about: 'The page.', schema: schemas.CirclePage },
  async run({ params: { id }, query, services, person, request }) {
    const { who } = person();
    const { circles, settings } = services;
    const { known = '', wait = '0', look } = query;
    await circles.of(id, who);
    if (look !== undefined) circles.look(id, who, look);
    return await circles.page(id, who, originFor(request, settings), { known, milliseconds: Number(wait) * 1000 });
  },
});

const changeCircle = endpoint({
  method: 'PUT',
  path: '/api/circles/:id',
  about: 'Change what a circle says of itself: only its founder may.',
  isPersonal: true,
  params: schemas.CircleParams,
  body: schemas.CircleChanges,
  mostBytes: 20_000,
  answer: { about: 'Done.', schema: Ok },
  async run({ params: { id }, body, services: { circles, keeper }, person }) {
    await circles.ofFounder(id, person().who);
    const { name, call, houseRules, isRated } = body;
    const wishes: Partial<CircleWishes> = {
      ...(name !== undefined && { name: cleanName(name) }),
      ...(call !== undefined && { call: cleanCall(call) }),
      ...(houseRules !== undefined && { houseRules: cleanHouseRules(houseRules) }),
      ...(isRated !== undefined && { isRated }),
    };
    await keeper.ask((store) => store.changeCircle(id, wishes));
    circles.changed(id);
    return OK;
  },
});

const renewLink = endpoint({
  method: 'POST',
  path: '/api/circles/:id/link',
  about: 'A new link for a circle; the old one leads nowhere any more. Only its founder may.',
  isPersonal: true,
  params: schemas.CircleParams,
  answer: { about: 'Done.', schema: Ok },
  async run({ params: { id }, services: { circles, keeper }, person }) {
    await circles.ofFounder(id, person().who);
    await keeper.ask((store) => store.changeCircle(id, { code: freshId() }));
    circles.changed(id);
    return OK;
  },
});

const treatMember = endpoint({
  method: 'POST',
  path: '/api/circles/:id/members/:member',
  about:
    'Remove a member of a circle (its link is a new one then), let somebody back, or pass the circle on: only its founder may.',
  isPersonal: true,
  params: schemas.MemberParams,
  body: schemas.MemberBody,
  answer: { about: 'Done.', schema: Ok },
  async run({ params: { id, member }, body, services, person }) {
    const { circles, keeper, settings } = services;
    const { who } = person();
    const { members } = await circles.ofFounder(id, who);
    const among = body.do === 'readmit' ? await keeper.ask((store) => store.removedFrom(id)) : members;
    const other = among.find((one) => tagOf(id, one.who) === member)?.who;
    if (other === undefined || other === who) throw notFound();
    await keeper.ask(async (store) => {
      if (body.do === 'remove') {
        await store.removeFromCircle(id, other, settings.clock.now());
        await store.changeCircle(id, { code: freshId() }); // under another name they are somebody else
      }
      if (body.do === 'readmit') await store.readmit(id, other);
      if (body.do === 'pass') await store.changeCircle(id, { founder: other });
    });
    if (body.do === 'remove') {
      await services.evenings.left(id, other);
      circles.gone(id, other);
    } else circles.changed(id);
    return OK;
  },
});

const setMembership = endpoint({
  method: 'PUT',
  path: '/api/circles/:id/me',
  about: 'Whether I want to be told when a table is opened for the circle.',
  isPersonal: true,
  params: schemas.CircleParams,
  body: schemas.MembershipBody,
  answer: { about: 'Done.', schema: Ok },
  async run({ params: { id }, body, services: { circles, keeper }, person }) {
    const { who } = person();
    await circles.of(id, who);
    await keeper.ask((store) => store.wantCircleNotices(id, who, body.wantsNotices));
    circles.changed(id);
    return OK;
  },
});

const leaveCircle = endpoint({
  method: 'DELETE',
  path: '/api/circles/:id/me',
  about:
    'Leave a circle. If I am its founder, it passes to whoever has been there longest; if I am the last, it is gone.',
  isPersonal: true,
  isForBanned: true,
  params: schemas.CircleParams,
  answer: { about: 'Done.', schema: Ok },
  async run({ params: { id }, services: { circles, evenings, keeper }, person }) {
    const { who } = person();
    await circles.of(id, who);
    await evenings.outlive(id, () => keeper.ask((store) => store.leaveCircle(id, who)));
    await evenings.left(id, who);
    circles.gone(id, who);
    return OK;
  },
});

const dropCircle = endpoint({
  method: 'DELETE',
  path: '/api/circles/:id',
  about: 'Delete a circle with its chat: only its founder may. The games stay those of the people who played them.',
  isPersonal: true,
  params: schemas.CircleParams,
  answer: { about: 'Done.', schema: Ok },
  async run({ params: { id }, services: { circles, evenings, keeper }, person }) {
    await circles.ofFounder(id, person().who);
    await evenings.outlive(id, () => keeper.ask((store) => store.dropCircle(id)));
    circles.changed(id);
    return OK;
  },
});

export const CIRCLES = [
  myCircles,
  foundCircle,
  previewCircle,
  joinCircle,
  readCircle,
  changeCircle,
  renewLink,
  treatMember,
  setMembership,
  leaveCircle,
  dropCircle,
];
