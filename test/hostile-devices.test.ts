// A device that was lost or stolen: its owner sees it, and signs it out.
import { afterEach, expect, test } from 'vitest';
import { deviceName } from '../src/server/devices.ts';
import { openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
function newPlace() {
  const place = openPlace();
  closers.push(() => place.close());
  return place;
}

interface Listed {
  readonly id: string;
  readonly about: string;
  readonly seenAt: number;
  readonly isThis: boolean;
}
const DEVICES = '/api/me/devices';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const devices = async (person: Person, userAgent = FIREFOX): Promise<Listed[]> =>
  (await person.ask<{ devices: Listed[] }>('GET', DEVICES, undefined, { 'user-agent': userAgent })).body.devices;

/** The same person on another device. */
async function another(person: Person, url = person.url): Promise<Person> {
  const { body } = await person.post<{ token: string }>('/api/me/recovery');
  const other = new Person(url, person.name);
  await other.post('/api/me/recover', { token: body.token });
  return other;
}

test('a stolen device is listed, and signed out: its cookie is worth nothing and its connection ends', async () => {
  const server = await newPlace().start();
  const ann = await Person.at(server, 'Ann');
  await devices(ann);
  const thief = await another(ann);
  const id = await ann.open({ chairs: ['me', 'open'] });
  const live = await thief.live(id, 0, { 'user-agent': 'curl/8.5.0' });
  expect(live.seen.you).toBe(0);
  const [mine, his] = (await devices(ann)).toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  expect([mine, his]).toMatchObject([
    { about: 'Firefox, Linux', isThis: true },
    { about: 'curl', isThis: false },
  ]);
  expect(JSON.stringify([mine, his])).not.toContain(ann.cookie.slice('kontor='.length));
  const eve = await Person.at(server, 'Eve');
  expect((await eve.ask('DELETE', `${DEVICES}/${his.id}`)).status).toBe(404); // nobody else's business
  expect((await ann.ask('DELETE', `${DEVICES}/${his.id}`)).status).toBe(200);
  await live.until(() => live.closed !== null);
  expect((await thief.get('/api/me')).status).toBe(401);
  expect((await thief.act(id, { do: 'leave' })).status).toBe(401);
  expect((await ann.ask('DELETE', `${DEVICES}/${his.id}`)).status).toBe(404);
  expect((await devices(ann)).map(({ id: one }) => one)).toEqual([mine.id]);
});

test('all others are signed out at once, with links to further ones, and by every process', async () => {
  const place = newPlace();
  const [server, second] = [await place.start(), await place.start({ lookEvery: 20 })];
  const ann = await Person.at(server, 'Ann');
  const thief = await another(ann);
  const { body } = await thief.post<{ token: string }>('/api/me/recovery');
  const id = await ann.open({ chairs: ['me', 'open'] });
  const [here, there] = [await thief.live(id), await thief.moved(second).live(id)];
  const own = await ann.live(id);
  expect((await ann.ask('DELETE', DEVICES)).status).toBe(200);
  await here.until(() => here.closed !== null);
  await there.until(() => there.closed !== null); // the other process looks now and then
  expect((await thief.get('/api/me')).status).toBe(401);
  expect((await new Person(server.url, '').post('/api/me/recover', { token: body.token })).status).toBe(403);
  expect(own.closed).toBeNull();
  expect((await ann.get('/api/me')).status).toBe(200);
  own.close();
});

test('signing out your own device leaves you signed in elsewhere', async () => {
  const server = await newPlace().start();
  const ann = await Person.at(server, 'Ann');
  const phone = await another(ann);
  const [{ id }] = (await devices(ann)).filter(({ isThis }) => isThis);
  const { headers } = await ann.ask('DELETE', `${DEVICES}/${id}`);
  expect(headers.get('set-cookie')).toMatch(/^kontor=;/);
  expect((await ann.get('/api/me')).status).toBe(401);
  expect((await phone.get('/api/me')).body).toMatchObject({ name: 'Ann' });
  for (const path of [DEVICES, `${DEVICES}/x`])
    expect((await new Person(server.url, '').get(path)).status).not.toBe(200);
  expect((await phone.ask('DELETE', `${DEVICES}/${'x'.repeat(21)}`)).status).toBe(400);
});

test.each([
  [FIREFOX, 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['python-requests/2.32', 'python-requests'],
  ['<b>evil</b>', ''],
  ['', ''],
])('%s is told as "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
