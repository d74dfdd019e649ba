// 'This is wrong': a sentence from a player, with the place in the game, comes to the desk and becomes a test that fails.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { newDeskToken } from '../src/server/door.ts';
import { type KeptDoubt, testOf } from '../src/server/doubts.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { DAY } from '../src/table/paces.ts';
import { NO_WAIT } from './disk.ts';
import { atDoubt } from './doubt.ts';
import { handClock } from './hand-clock.ts';
import { begun, type Options, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function house(options: Options = {}) {
  const place = openPlace();
  closers.push(() => place.close());
  const store = await openSqlite(place.file, NO_WAIT);
  const token = await newDeskToken(store);
  await store.close();
  const server = await place.start(options);
  const desk = <T>(method: string, path: string, body?: unknown) =>
    new Person(server.url, '').ask<T>(method, `/api/desk${path}`, body, { authorization: `Bearer ${token}` });
  return { server, desk, place, token };
}
interface Listed {
  readonly doubts: { id: string; text: string; rule: string; name: string; table: string | null; hasTest: boolean }[];
  readonly next: string | null;
}
const golden = (name: string): string => readFileSync(join(import.meta.dirname, 'golden', `${name}.txt`), 'utf8');
const rule = { kind: 'rule', game: 'baselland', rule: 'R5.3', text: 'Two may stand here.' } as const;

test('a doubt at a running table is read at the desk; its test waits until the game has no secrets left', async () => {
  const { server, desk } = await house();
  const { ann, id } = await begun(server);
  const { seen } = await ann.read(id);
  const said = { kind: 'refusal', game: seen.game, rule: 'R4.2', text: 'It does fit.', table: id, tried: 'E3@9,9/0' };
  expect((await ann.post('/api/doubts', said)).status).toBe(201);
  const [doubt] = (await desk<Listed>('GET', '/doubts')).body.doubts;
  expect(doubt).toMatchObject({ text: 'It does fit.', rule: 'R4.2', name: 'Ann', table: id, hasTest: false });
  expect(JSON.stringify(doubt)).not.toMatch(/seed|choices/);
  expect((await desk('GET', `/doubts/${doubt.id}/test`)).status).toBe(409);
  expect((await desk('POST', `/tables/${id}/end`, { winners: null })).status).toBe(200);
  expect((await desk<string>('GET', `/doubts/${doubt.id}/test`)).body).toContain('place.refusal(0, "E3@9,9/0")');
  const { body: mine } = await ann.get<{ doubts: { text: string }[] }>('/api/me/export');
  expect(mine.doubts).toMatchObject([{ text: 'It does fit.' }]);
  expect((await desk('DELETE', `/doubts/${doubt.id}`)).status).toBe(200);
  expect((await desk<Listed>('GET', '/doubts')).body.doubts).toEqual([]);
});

test('a table that a newer Kontor has written hides no other doubts from the desk', async () => {
  const { server, desk, place, token } = await house();
  const { ann, id } = await begun(server);
  for (const doubt of [{ ...rule, table: id }, rule]) expect((await ann.post('/api/doubts', doubt)).status).toBe(201);
  expect((await desk('POST', `/tables/${id}/end`, { winners: null })).status).toBe(200);
  await server.stop();
  const file = new DatabaseSync(place.file);
  file.prepare("UPDATE wholes SET data = json_set(data, '$.form', 99) WHERE table_id = ?").run(id);
  file.close();
  const again = await place.start();
  const { status, body } = await new Person(again.url, '').ask<Listed>('GET', '/api/desk/doubts', undefined, {
    authorization: `Bearer ${token}`,
  });
  expect(status).toBe(200);
  expect(body.doubts).toMatchObject([
    { table: null, hasTest: true },
    { table: id, hasTest: false },
  ]);
});

test('the deal of the day has secrets until the day is over, for the desk as well', async () => {
  const clock = handClock(Date.UTC(2026, 10, 17, 12));
  const { server, desk } = await house({ clock });
  const ann = await Person.at(server, 'Ann');
  const { id } = (await ann.post<{ id: string }>('/api/daily/baselland')).body;
  expect((await ann.post('/api/doubts', { ...rule, table: id })).status).toBe(201);
  expect((await desk('POST', `/tables/${id}/end`, { winners: null })).status).toBe(200);
  const test = async () => {
    const [doubt] = (await desk<Listed>('GET', '/doubts')).body.doubts;
    return [doubt.hasTest, (await desk('GET', `/doubts/${doubt.id}/test`)).status];
  };
  expect(await test()).toEqual([false, 409]);
  clock.pass(DAY);
  expect(await test()).toEqual([true, 200]);
});

test('what is malformed, too much, or about a table that is not there is refused', async () => {
  const { server, desk } = await house();
  const ann = await Person.at(server, 'Ann');
  const say = async (body: object) => (await ann.post('/api/doubts', body)).status;
  expect(await say({ ...rule, text: '  ' })).toBe(400);
  expect(await say({ ...rule, text: '    ' })).toBe(400);
  expect(await say({ ...rule, text: 'x'.repeat(501) })).toBe(400);
  expect(await say({ ...rule, rule: 'R5.3`' })).toBe(400);
  expect(await say({ ...rule, game: 'chess' })).toBe(400);
  expect(await say({ ...rule, record: 'no record' })).toBe(400);
  expect(await say({ ...rule, record: golden('riga-2-masters') })).toBe(400); // of another game
  expect(await say({ ...rule, table: 'x'.repeat(22) })).toBe(404);
  expect(await say({ ...rule, more: 1 })).toBe(400);
  expect((await new Person(server.url, '').post('/api/doubts', rule)).status).toBe(401);
  expect((await new Person(server.url, '').get('/api/desk/doubts')).status).toBe(401);
  for (let i = 0; i < 30; i++) expect(await say({ ...rule, text: `Doubt ${i}` })).toBe(201);
  expect(await say(rule)).toBe(409); // enough, until the desk has read some
  const first = (await desk<Listed>('GET', '/doubts')).body;
  const rest = (await desk<Listed>('GET', `/doubts?before=${first.next}`)).body;
  expect([first.doubts.length, rest.doubts.length, rest.next]).toEqual([20, 10, null]);
});

const nowhere = { hub: null as never, settings: null as never };
const doubted: KeptDoubt = { ...rule, table: null, record: null, choices: 0, seat: 0, tried: null, points: null };

test('the test for a refusal fails as long as the choice is refused, and one for points as long as the line is there', async () => {
  const record = golden('baselland-2-manual');
  const refused = { ...doubted, kind: 'refusal', record, choices: 4, seat: 0, tried: 'A1@7,7/0' } as const;
  const text = await testOf(refused, nowhere);
  expect(text).toContain('expect(place.refusal(0, "A1@7,7/0")).toBeNull();');
  expect(text).not.toMatch(/Anna|Ben|proof/); // nobody is named, and nothing is proven by a part
  const lines = JSON.parse(text.slice(text.indexOf('['), text.indexOf(']') + 1)) as string[];
  const place = await atDoubt(lines.join('\n'));
  expect(place.refusal(0, 'A1@7,7/0')).not.toBeNull();
  expect(lines.at(-2)).toBe('end of record, 4 choices');
  const [line] = place.score.flatMap((all, seat) => all.map(({ rule, points }) => ({ seat, rule, points })));
  const points = await testOf({ ...doubted, kind: 'points', record, choices: 4, ...line }, nowhere);
  expect(points).toContain(`expect(place.points(${line.seat}, "${line.rule}")).not.toContain(${line.points});`);
  expect(place.points(line.seat, line.rule)).toContain(line.points);
});

test('a test that was written by the desk runs, and fails with what the player said; nobody writes code with a doubt', async () => {
  const text = await testOf({ ...doubted, text: '*/ process.exit(0) // `1` \n"; process.exit(0); "' }, nowhere);
  const folder = mkdtempSync(join(tmpdir(), 'kontor-doubt-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const shim = `export const expect = { fail(why) { throw new Error('failed: ' + why); } };
    export async function test(name, run) { try { await run(); console.log('passed'); } catch (error) { console.log(name, error.message); } }`;
  writeFileSync(join(folder, 'shim.ts'), shim);
  writeFileSync(join(folder, 'doubt.ts'), text.replace("'vitest'", "'./shim.ts'"));
  const said = execFileSync(process.execPath, [join(folder, 'doubt.ts')], { encoding: 'utf8' });
  expect(said).toMatch(/^R5\.3 .*failed: /s);
  expect(said).toContain('process.exit(0)');
  // Nor do signs that turn the line around, or that nobody sees, make it look like other code.
  const turned = await testOf({ ...doubted, text: 'wrong\u202E\u2066\u{E0041}\u200B', tried: '\u202E' }, nowhere);
  expect(turned).not.toMatch(/[^\P{C}\n]/u);
  expect(turned).toContain('wrong\\u{202e}\\u{2066}\\u{e0041}\\u{200b}');
});
