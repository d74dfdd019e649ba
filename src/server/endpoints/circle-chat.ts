// What the members of a circle say to each other: the rules of a table's chat, without a game to be quiet about.
import { cleanLine } from '../../table/chat-text.ts';
import { CircleParams, SpokenBody, SpokenPage, SpokenParams, SpokenQuery } from '../../wire/circles.ts';
import { Ok } from '../../wire/form.ts';
import { endpoint, OK } from '../endpoint.ts';
import { freshId } from '../identity.ts';
import { HttpProblem, notFound } from '../problem.ts';

const MINUTE = 60_000;
/** Lines per minute, by person and by circle, as at a table. */
const MOST_OWN = 15;
const MOST_ALL = 90;
/** How many of the last lines stay. */
const KEPT = 1000;

const sayInCircle = endpoint({
  method: 'POST',
  path: '/api/circles/:id/chat',
  about: 'Say something to a circle.',
  isPersonal: true,
  params: CircleParams,
  body: SpokenBody,
  answer: { status: 201, about: 'Said.', schema: Ok },
  async run({ params: { id }, body, services: { circles, keeper, settings }, person }) {
    const { who, name } = person();
    const text = cleanLine(body.text);
    if (text === null) throw new HttpProblem(409, 'badLine');
    await circles.inOrder(async () => {
      await circles.of(id, who);
      const at = settings.clock.now();
      const last = await keeper.ask((store) => store.circleLines(id, null, MOST_ALL));
      const lately = last.filter((line) => line.at > at - MINUTE);
      const own = Math.max(lately.filter((line) => line.who === who).length, circles.spoken.count(who, at - MINUTE));
      if (lately.length >= MOST_ALL || own >= MOST_OWN) throw new HttpProblem(429, 'tooChatty');
      await keeper.ask((store) => store.addCircleLine(id, { id: freshId(), at, who, name, text }, KEPT));
      circles.spoken.note(who, at, at - MINUTE);
    });
    circles.changed(id);
    return OK;
  },
});

const earlierInCircle = endpoint({
  method: 'GET',
  path: '/api/circles/:id/chat',
  about: 'What was said in a circle before a line.',
  isPersonal: true,
  params: CircleParams,
  query: SpokenQuery,
  answer: { about: 'Lines, the newest at the end.', schema: SpokenPage },
  async run({ params: { id }, query, services: { circles }, person }) {
    await circles.of(id, person().who);
    return await circles.lines(id, query.before);
  },
});

const unsayInCircle = endpoint({
  method: 'DELETE',
  path: '/api/circles/:id/chat/:line',
  about: 'Delete a line of mine; the founder may delete anybody’s.',
  isPersonal: true,
  params: SpokenParams,
  answer: { about: 'Done: the line stays, empty.', schema: Ok },
  async run({ params: { id, line }, services: { circles, keeper }, person }) {
    const { who } = person();
    const { founder } = await circles.of(id, who);
    const isDone = await keeper.ask((store) => store.unsayInCircle(id, line, founder === who ? null : who));
    if (!isDone) throw notFound();
    circles.changed(id);
    return OK;
  },
});

export const CIRCLE_CHAT = [sayInCircle, earlierInCircle, unsayInCircle];
