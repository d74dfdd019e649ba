// Links that say what they lead to: their words, their pictures, and a table in somebody else's page. Nobody sees more than a watcher.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import type { View } from '../src/kernel/types.ts';
import type { RunningServer } from '../src/server/server.ts';
import type { Seen } from '../src/wire/seen.ts';
import { begun, openPlace, Person } from './server-client.ts';
import { wellFormed } from './xml.ts';

const place = openPlace();
let server: RunningServer;
let stranger: Person;
beforeAll(async () => {
  server = await place.start();
  stranger = new Person(server.url, '');
});
afterAll(() => place.close());

const golden = (file: string): string => readFileSync(join(import.meta.dirname, 'golden', file), 'utf8');
/** A game that is over. */
async function finished(file = 'riga-2-masters.txt'): Promise<string> {
  const host = await Person.at(server, 'Host');
  const { status, body } = await host.post<{ id: string }>('/api/records', { record: golden(file) });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });
const svgOf = async (id: string, query = '', person = stranger): Promise<string> =>
  (await person.get<string>(`/api/tables/${id}/moment?kind=svg&language=en${query}`)).body;
/** What a document says of itself, by name. */
async function said(path: string, language = 'en'): Promise<Record<string, string>> {
  const html = await (await ask(path, { 'accept-language': language })).text();
  const found = html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name, text]) => [name, text]));
}

test('an invitation, a game under way and a result say so, with a picture that is there', async () => {
  const ann = await Person.at(server, 'Ann');
  const open = await ann.open({ game: 'riga', chairs: ['me', 'open', 'open'] });
  expect(await said(`/t/${open}`)).toMatchObject({
    title: 'Come and play Riga',
    description: '2 seats are free.',
    locale: 'en_US',
    url: `${server.url}/t/${open}`,
  });
  expect((await said(`/t/${open}`, 'de')).title).toBe('Komm und spiel mit: Riga');
  const { id } = await begun(server, { game: 'tybor' });
  expect(await said(`/t/${id}`)).toMatchObject({ title: 'Tybor the Builder', description: 'Ann and Bob are playing' });
  const over = await finished();
  const result = await said(`/replay/${over}`);
  expect(result.title).toMatch(/^Riga: .+ wins$/);
  expect(result.description).toMatch(/^\S+ −?\d+ · \S+ −?\d+$/);
  const daily = await said('/daily', 'fr');
  expect([daily.title, daily.locale]).toEqual(['La donne du jour', 'fr_FR']);
  for (const { image } of [result, daily, await said(`/t/${open}`)]) {
    const answer = await fetch(image.replaceAll('&#38;', '&'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const tag = answer.headers.get('etag')!;
    expect((await fetch(image.replaceAll('&#38;', '&'), { headers: { 'if-none-match': tag } })).status).toBe(304);
  }
});

test('whoever asks, a picture shows what a watcher sees: the same for those who hold the cards', async () => {
  const { ann, bob, id } = await begun(server, { game: 'great-split' });
  const pictures = await Promise.all([ann, bob, stranger].map((person) => svgOf(id, '', person)));
  expect(new Set(pictures).size).toBe(1);
  // It is drawn from a watcher's view and nothing else.
  const { view } = (await stranger.get<{ seen: Seen }>(`/api/tables/${id}?from=0`)).body.seen;
  const { picture } = await loadGame('great-split');
  const how = { size: 'large', theme: 'light', language: 'en', names: ['Ann', 'Bob'], colours: [0, 1] } as const;
  expect(pictures[0]).toBe(await picture!(view as unknown as View, how));
  // Nor does a game that goes on show any other point than now.
  expect((await stranger.get(`/api/tables/${id}/moment?what=position&point=0`)).status).toBe(404);
});

test('a game that is over is shown at any of its points', async () => {
  const id = await finished();
  const [first, later, now] = await Promise.all(
    ['&point=0', '&point=20', ''].map((at) => svgOf(id, `&what=position${at}`)),
  );
  expect(new Set([first, later, now]).size).toBe(3);
  for (const svg of [first, later, now, await svgOf(id)]) expect(wellFormed(svg).problems).toEqual([]);
  expect((await stranger.get(`/api/tables/${id}/moment?what=position&point=99999`)).status).toBe(404);
});

test('a deal of today says only that it is one', async () => {
  const ann = await Person.at(server, 'Ann');
  const { body } = await ann.post<{ id: string }>('/api/daily/tybor');
  expect((await said(`/t/${body.id}`)).title).toBe('The deal of the day');
  for (const path of [`/api/tables/${body.id}/moment`, `/embed/${body.id}`])
    expect((await ask(path, { cookie: ann.cookie })).status).toBe(404);
});

test('a table in another page: framed anywhere, without script, forms or anything of the reader', async () => {
  const id = await finished();
  const zoe = await Person.at(server, 'Zoe');
  const answer = await ask(`/embed/${id}?point=3`, { cookie: zoe.cookie });
  const html = await answer.text();
  expect(answer.headers.get('x-frame-options')).toBe(null);
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|<form|<button|Zoe/);
  expect(html).toContain(`/embed/${id}?point=2"`);
  expect(html).toContain(`/embed/${id}?point=4"`);
  expect(html).toContain('what=position&#38;point=3');
  expect(await (await ask(`/embed/${id}?point=abc`)).text()).not.toContain('point=abc');
  // Everything else stays unframed.
  for (const path of ['/', `/t/${id}`, `/replay/${id}`, `/api/tables/${id}/moment`])
    expect((await ask(path)).headers.get('x-frame-options')).toBe('DENY');
  for (const bad of ['/embed/nothing', `/embed/${'A'.repeat(22)}`, '/embed/..%2f..%2fetc'])
    expect((await ask(bad)).status).toBe(404);
});

test('names are text, in documents and in pictures', async () => {
  const ann = await Person.at(server, '"><script>alert(1)</script>');
  const open = await ann.open({ game: 'riga', chairs: ['me', 'open'] });
  const html = await (await ask(`/t/${open}`)).text();
  expect(html).not.toContain('<script>alert');
  const svg = await svgOf(open);
  expect(wellFormed(svg).problems).toEqual([]);
  expect(svg).not.toContain('<script');
});

test('what is asked for wrongly is refused', async () => {
  const id = await finished();
  for (const query of ['kind=gif', 'theme=pink', 'language=xx', 'point=-1', 'what=all', 'more=1'])
    expect((await stranger.get(`/api/tables/${id}/moment?${query}`)).status).toBe(400);
  expect((await stranger.get('/api/daily/card?game=chess')).status).toBe(400);
  expect((await stranger.get(`/api/tables/${'B'.repeat(22)}/moment`)).status).toBe(404);
});
