// Ways back to oneself: a printed code, a mail, and what nobody may do with them. Passkeys need a browser: test/browser/ways-back.test.ts.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstDeskToken } from '../src/server/door.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { codeIn, codeShown } from '../src/text/way-back-code.ts';
import type { Me } from '../src/wire/me.ts';
import type { NewCode, WaysBack } from '../src/wire/ways-back.ts';
import { bothStores, STORES } from './both-stores.ts';
import { handClock } from './hand-clock.ts';
import { GENEROUS, Person } from './server-client.ts';
import { openPostbox } from './targets.ts';

const freshPlace = bothStores();

test('a code is read however it is typed', () => {
  const code = '0123456789ABCDEFGHJKMNPQR';
  expect(codeShown(code)).toBe('01234-56789-ABCDE-FGHJK-MNPQR');
  expect(codeIn(codeShown(code))).toBe(code);
  expect(codeIn(' o1234 56789 abcde fghjk mnpqr ')).toBe(code);
  expect(codeIn('OI2345L789ABCDEFGHJKMNPQR')).toBe('0123451789ABCDEFGHJKMNPQR');
  for (const bad of ['', code.slice(1), `${code}0`, `U${code.slice(1)}`, `?${code.slice(1)}`])
    expect(codeIn(bad)).toBe(null);
});

describe.each(STORES)('with %s', (kind) => {
  let store: Store;
  let server: RunningServer;
  beforeEach(async () => {
    store = await openStore(await freshPlace(kind));
    server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  });
  afterEach(() => server.stop());

  const codeOf = async (person: Person): Promise<string> => {
    const { status, body } = await person.post<NewCode>('/api/me/ways-back/code');
    expect(status).toBe(201);
    return body.code;
  };
  const back = (code: string, person = new Person(server.url, '')) => person.post<Me>('/api/back/code', { code });
  const waysOf = async (person: Person): Promise<WaysBack> => (await person.get<WaysBack>('/api/me/ways-back')).body;

  test('a printed code brings somebody back once, with their seats', async () => {
    const ann = await Person.at(server, 'Ann');
    const id = await ann.open({ chairs: ['me', 'open'] });
    expect(await waysOf(ann)).toMatchObject({ passkeys: [], codeMadeAt: null, mail: null });
    const code = await codeOf(ann);
    const { codeMadeAt } = await waysOf(ann);
    expect(codeMadeAt).toBeTypeOf('number');
    const exported = (await ann.get<{ waysBack: unknown }>('/api/me/export')).body;
    expect(exported.waysBack).toEqual({ passkeys: [], codeMadeAt });
    const elsewhere = new Person(server.url, '');
    const { status, body } = await back(code.toLowerCase(), elsewhere);
    expect([status, body.name]).toEqual([200, 'Ann']);
    expect((await elsewhere.read(id)).seen.you).toBe(0);
    expect((await waysOf(elsewhere)).codeMadeAt).toBe(null);
    expect((await back(code)).status).toBe(403);
  });

  test('a new code replaces the old one; signing the others out, taking it away and being forgotten end it', async () => {
    const ann = await Person.at(server, 'Ann');
    const first = await codeOf(ann);
    const second = await codeOf(ann);
    expect((await back(first)).status).toBe(403);
    await ann.ask('DELETE', '/api/me/ways-back/code');
    expect((await back(second)).status).toBe(403);
    const third = await codeOf(ann);
    await ann.ask('DELETE', '/api/me/devices');
    expect((await back(third)).status).toBe(403);
    expect((await waysOf(ann)).codeMadeAt).toBe(null);
    const last = await codeOf(ann);
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await back(last)).status).toBe(403);
  });

  test('codes made in the same moment: one counts, and taking it away takes all', async () => {
    const ann = await Person.at(server, 'Ann');
    const codes = await Promise.all([codeOf(ann), codeOf(ann), codeOf(ann)]);
    expect((await ann.ask('DELETE', '/api/me/ways-back/code')).status).toBe(200);
    for (const code of codes) expect((await back(code)).status).toBe(403);
    const more = await Promise.all([codeOf(ann), codeOf(ann)]);
    const statuses = [await back(more[0]), await back(more[1])].map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403]);
  });

  test('what is wrong, foreign or made up opens nothing', async () => {
    const stranger = new Person(server.url, '');
    for (const path of ['/api/me/ways-back/code', '/api/me/ways-back/passkeys/options'])
      expect((await stranger.post(path)).status).toBe(401);
    expect((await back('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA')).status).toBe(403);
    expect((await back('A'.repeat(61))).status).toBe(400);
    const { body: options } = await stranger.post<{ challenge: string }>('/api/back/passkey/options');
    expect(options.challenge.length).toBeGreaterThan(60);
    const answer = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
      clientExtensionResults: {},
    };
    expect((await stranger.post('/api/back/passkey', answer)).status).toBe(403);
    expect((await stranger.post('/api/back/passkey', { ...answer, more: 1 })).status).toBe(400);
    const ann = await Person.at(server, 'Ann');
    expect((await ann.post('/api/me/ways-back/passkeys', answer)).status).toBe(403);
    expect((await ann.ask('DELETE', '/api/me/ways-back/passkeys/AAAA')).status).toBe(404);
    expect((await stranger.post('/api/back/mail', { address: 'a@b.example', language: 'en' })).status).toBe(409);
    expect(stranger.cookie).toBe('');
  });
});

test('a link by mail comes to the confirmed address only, and nobody learns whether there is one', async () => {
  const postbox = await openPostbox();
  const clock = handClock(Date.now());
  const from = { smtp: postbox.url, mailFrom: 'Kontor <kontor@kontor.example>', origin: 'http://kontor.example' };
  const store = await openStore(await freshPlace('SQLite'));
  const server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS, clock, ...from });
  try {
    const ann = await Person.at(server, 'Ann');
    const stranger = new Person(server.url, '');
    const ask = async (address: string): Promise<number> => {
      clock.pass(3600_000); // not twice in a row
      return (await stranger.post('/api/back/mail', { address, language: 'de' })).status;
    };
    await ann.ask('PUT', '/api/me/notices', { language: 'en', mail: 'ann@kontor.example' });
    expect(await ask('ann@kontor.example')).toBe(200); // not confirmed yet
    expect(postbox.letters).toHaveLength(1);
    const [, token] = /\/mail#confirm\.([\w-]{43})/.exec(postbox.letters[0].text)!;
    expect((await stranger.post('/api/notices/mail', { what: 'confirm', token })).status).toBe(200);
    expect((await ann.get<WaysBack>('/api/me/ways-back')).body.mail).toBe('ann@kontor.example');
    expect([await ask('bob@kontor.example'), await ask('ANN@kontor.example')]).toEqual([200, 200]);
    expect((await stranger.post('/api/back/mail', { address: 'ann@kontor.example', language: 'de' })).status).toBe(429);
    await expect.poll(() => postbox.letters.length).toBe(2);
    expect(postbox.letters[1].to).toBe('ann@kontor.example');
    const [, link] = /\/recover#([\w-]{43})/.exec(postbox.letters[1].text)!;
    expect((await stranger.post<Me>('/api/me/recover', { token: link })).body.name).toBe('Ann');
    const noted = `way back ${createHash('sha256').update('kontor mail ann@kontor.example').digest('base64url')}`;
    const { who } = (await store.findPersons('Ann', 1))[0];
    expect(await store.note(noted)).toBe(who);
    const host = { authorization: `Bearer ${(await firstDeskToken(store))!}` };
    expect((await stranger.ask('DELETE', `/api/desk/persons/${who}`, undefined, host)).status).toBe(200);
    expect(await store.note(noted)).toBe(''); // nothing leads to who they were
    expect(await ask('ann@kontor.example')).toBe(200);
    expect(postbox.letters).toHaveLength(2);
  } finally {
    await server.stop();
    await postbox.close();
  }
});
