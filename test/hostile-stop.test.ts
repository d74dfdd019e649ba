// Somebody who wants to keep the server from stopping, or a connection from ending.
import { afterEach, expect, test } from 'vitest';
import { closed, open, parsed, raw, request, upgrade } from './hostile-raw.ts';
import { begun, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
async function inside() {
  const place = openPlace();
  closers.push(() => place.close());
  return await place.start();
}

test('silent or half-finished connections are cut off when the server stops; pending answers still arrive', async () => {
  const server = await inside();
  const { ann, id } = await begun(server);
  const { seen } = await ann.read(id);
  const told = request('POST /api/me', ['Content-Type: application/json', 'Content-Length: 100'], '{"na');
  const texts = ['', 'GET / HTTP/1.1\r\nHost: x\r\n', told, upgrade(`/api/tables/${id}/live`).slice(0, -2)];
  const silent = texts.map((text) => {
    const socket = open(server.url);
    const said: string[] = [];
    socket.on('data', (chunk) => said.push(String(chunk)));
    const connected = new Promise((resolve) => socket.once('connect', resolve));
    if (text !== '') socket.write(text);
    return { connected, gone: closed(socket), said };
  });
  await Promise.all(silent.map(({ connected }) => connected));
  const polling = ann.get(`/api/tables/${id}?from=${seen.seq}&wait=25`);
  await expect.poll(() => server.metrics.text()).toContain('requests_total');
  await new Person(server.url, '').get('/healthz'); // all that was sent before has arrived
  await server.stop();
  expect((await polling).status).toBe(200);
  await Promise.all(silent.map(({ gone }) => gone));
  expect(silent.map(({ said }) => said.join(''))).toEqual(['', '', '', '']); // no 408: nobody waited for that
});

test('an upgrade is refused at once wherever there is nothing live', async () => {
  const server = await inside();
  const { ann, id } = await begun(server);
  const cookie = `Cookie: ${ann.cookie}`;
  const paths = ['/', '/healthz', '/kontor.css', '/api', '/api/me', '/api/tables', `/api/tables/${id}`, `/t/${id}`];
  for (const path of [...paths, '/nothing', '/api/nothing', '//', `/api/tables/${id}/live/more`])
    expect([path, parsed(await raw(server.url, upgrade(path, [cookie]))).status]).toEqual([path, 404]);
  for (const path of ['/%zz', `/api/tables/${'x'.repeat(500)}/live`])
    expect([path, parsed(await raw(server.url, upgrade(path))).status]).toEqual([path, 400]);
  const h2c = upgrade('/').replace('Upgrade: websocket', 'Upgrade: h2c');
  expect(parsed(await raw(server.url, h2c)).status).toBe(404);
  expect(server.metrics.text()).toMatch(/^kontor_connections 0$/m);
});
