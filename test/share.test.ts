// Playing at home: where guests find us, who is told, and what the terminal prints.
import { spawn } from 'node:child_process';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { afterAll, describe, expect, test } from 'vitest';
import { guestUrls, type Interfaces, isLoopback, ownUrl } from '../src/server/addresses.ts';
import { COMMAND, openFolder } from './cli-run.ts';
import { openPlace, Person } from './server-client.ts';

const folder = openFolder();
const place = openPlace();
afterAll(async () => {
  await place.close();
  folder.remove();
});

const at = (address: string, internal = false) => ({ address, internal }) as NetworkInterfaceInfo;
const HOME: Interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('fe80::1'), at('2001:db8::7'), at('192.168.178.20')],
  eth0: [at('169.254.9.9'), at('10.0.0.5')],
};

describe('where guests find us', () => {
  test('every address but loopback, link-local and those of networks inside the machine; IPv4 first', () => {
    expect(guestUrls('::', 5170, HOME)).toEqual([
      'http://192.168.178.20:5170',
      'http://10.0.0.5:5170',
      'http://[2001:db8::7]:5170',
    ]);
  });
  test('listening by IPv4 only, by IPv4 only', () => {
    expect(guestUrls('0.0.0.0', 80, HOME)).toEqual(['http://192.168.178.20:80', 'http://10.0.0.5:80']);
  });
  test('a network inside the machine is better than none', () => {
    expect(guestUrls('0.0.0.0', 80, { docker0: HOME.docker0, lo: HOME.lo })).toEqual(['http://172.17.0.1:80']);
    expect(guestUrls('0.0.0.0', 80, { lo: HOME.lo })).toEqual([]);
  });
  test('one address, or none', () => {
    expect(guestUrls('10.0.0.5', 80, HOME)).toEqual(['http://10.0.0.5:80']);
    for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1', '[::1]']) {
      expect(isLoopback(host)).toBe(true);
      expect(guestUrls(host, 80, HOME)).toEqual([]);
    }
    for (const host of ['localhost.example', '128.0.0.1', '::2', 'example']) expect(isLoopback(host)).toBe(false);
  });
  test('and never 0.0.0.0, for ourselves neither', () => {
    expect(ownUrl('0.0.0.0', 5170)).toBe('http://127.0.0.1:5170');
    expect(ownUrl('::', 5170)).toBe('http://[::1]:5170');
    expect(ownUrl('::1', 5170)).toBe('http://[::1]:5170');
    expect(ownUrl('10.0.0.5', 5170)).toBe('http://10.0.0.5:5170');
  });
});

describe('who is told', () => {
  const ask = async (url: string, headers = {}) =>
    (await new Person(url, '').ask<{ addresses: string[] }>('GET', '/api/addresses', undefined, headers)).body
      .addresses;

  test('whoever sits at this machine; nobody else learns our addresses', async () => {
    const server = await place.start({ host: '0.0.0.0' });
    const own = guestUrls('0.0.0.0', server.port, networkInterfaces());
    expect(server.guestUrls).toEqual(own);
    expect(await ask(server.url)).toEqual(own);
    for (const guest of own) expect(await ask(guest)).toEqual([]); // they came by an address that works
    const ann = await Person.at(server, 'Ann');
    const { body } = await ann.post<{ link: string }>('/api/tables', { game: 'baselland' });
    expect(body.link.startsWith(own[0] ?? server.url)).toBe(true);
  });
  test('a server for this machine alone has none', async () => {
    const server = await place.start();
    expect(await ask(server.url)).toEqual([]);
    const ann = await Person.at(server, 'Ann');
    const { body } = await ann.post<{ link: string }>('/api/me/recovery');
    expect(body.link.startsWith(`${server.url}/recover#`)).toBe(true);
  });
  test('a public address is the one for everybody', async () => {
    const server = await place.start({ host: '0.0.0.0', origin: 'https://kontor.example' });
    expect(await ask(server.url)).toEqual(['https://kontor.example']);
  });
});

/** What the server prints until it says how to stop it, and when it is asked to stop. */
function served(args: readonly string[], extra: Record<string, string> = {}): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: folder.folder, LANG: 'en_GB.UTF-8', ...extra };
  const child = spawn(process.execPath, [COMMAND, 'serve', '--no-open', '--port', '0', ...args], {
    cwd: folder.folder,
    env,
  });
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
    if (/Ctrl-C|Strg-C/.test(out)) child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', () => resolve(out));
  });
}

describe('npm start', () => {
  const shownIn = (out: string): string[] => out.match(/^ {2}http:\S+$/gm) ?? [];
  const portOf = (out: string): number => Number(/running: http:\/\/127\.0\.0\.1:(\d+)/.exec(out)?.[1]);

  test.each<[string, string[], Record<string, string>, boolean]>([
    ['-- --share', ['--share'], {}, true],
    ['with KONTOR_SHARE=1', [], { KONTOR_SHARE: '1' }, true],
    ['-- --host 0.0.0.0', ['--host', '0.0.0.0'], {}, false],
  ])('%s prints every address, and never 0.0.0.0', async (_what, args, extra, hasCode) => {
    const out = await served(args, extra);
    const urls = guestUrls('0.0.0.0', portOf(out), networkInterfaces());
    expect(shownIn(out).map((line) => line.trim())).toEqual(urls);
    expect(out).not.toContain('0.0.0.0');
    expect((out.match(/^ {2}█[▀▄█ ]+█$/gm) ?? []).length > 0).toBe(hasCode && urls.length > 0);
  });
  test('alone says nothing of a network', async () => {
    expect(shownIn(await served([]))).toEqual([]);
  });
  test('with --share and --host is not understood', async () => {
    const { code, err } = await folder.run(['serve', '--share', '--host', '10.0.0.1', '--lang', 'de']);
    expect(code).toBe(2);
    expect(err).toMatch(/^--share gilt für alle Adressen.*\nAufruf: kontor serve \[--share\]/);
  });
  test('kontor help serve explains it in both languages', async () => {
    expect((await folder.run(['help', 'serve'])).out).toMatch(/--share +let other devices in your network take part/);
    expect((await folder.run(['help', 'serve', '--lang', 'de'])).out).toMatch(/--share +andere Geräte in deinem Netz/);
  });
});
