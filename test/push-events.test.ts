// What the service worker does with a notice: it shows it, one a table, and leads to the table and nowhere else.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNotificationClick, onPush } from '../src/web/push/push-events.ts';

const shown: { title: string; options: { body: string; tag: string; data: { path: string } } }[] = [];
const opened: string[] = [];
const focused: string[] = [];
const tabs: { url: string; focus(): Promise<void> }[] = [];
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://kontor.example' });
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: (typeof shown)[number]['options']) => {
      shown.push({ title, options });
    },
  });
  vi.stubGlobal('clients', { matchAll: async () => tabs, openWindow: async (url: string) => opened.push(url) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const list of [shown, opened, focused, tabs]) list.length = 0;
});

async function pushed(json: () => unknown): Promise<(typeof shown)[number]> {
  const work: Promise<unknown>[] = [];
  onPush({ data: { json }, waitUntil: (one) => work.push(one) });
  await Promise.all(work);
  return shown.at(-1)!;
}
async function pressed(path: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  onNotificationClick({ notification: { data: { path }, close: () => {} }, waitUntil: (one) => work.push(one) });
  await Promise.all(work);
}

test('a notice is shown, one a table', async () => {
  const link = 'https://kontor.example/t/abc';
  expect(await pushed(() => ({ title: 'Tybor: your turn', text: 'With you: Ben.', link }))).toMatchObject({
    title: 'Tybor: your turn',
    options: { body: 'With you: Ben.', tag: '/t/abc', data: { path: '/t/abc' } },
  });
});

test.each([
  ['another site', () => ({ title: 'a', text: 'b', link: 'https://evil.example/t/abc' })],
  ['a script', () => ({ title: 'a', text: 'b', link: 'javascript:alert(1)' })],
  ['nothing that can be read', () => JSON.parse('{')],
  ['something else', () => ({ title: 1 })],
])('a notice with %s leads home', async (_, json) => {
  expect((await pushed(json)).options.data.path).toBe('/');
});

test('a press brings the tab of the table to the front, or opens it', async () => {
  await pressed('/t/abc');
  expect([opened, focused]).toEqual([['/t/abc'], []]);
  for (const url of ['https://kontor.example/', 'https://kontor.example/t/abc#x'])
    tabs.push({ url, focus: async () => void focused.push(url) });
  await pressed('/t/abc');
  expect([opened.length, focused]).toEqual([1, ['https://kontor.example/t/abc#x']]);
});
