// Loaded before a server (--import): notes how long its thread works without a pause, in processor time. Other work on the machine makes
// every answer later; this says how much of it the server has to answer for.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY = 4;
const file = isMainThread ? (process.env.KONTOR_BUSY ?? '') : '';
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let last = spent();
let busy: number[] = [];
setInterval(() => {
  const now = spent();
  busy.push(now - last);
  last = now;
}, EVERY).unref();
setInterval(() => {
  if (file !== '') appendFileSync(file, `${JSON.stringify({ at: Date.now(), busy: busy.filter((ms) => ms >= 1) })}\n`);
  busy = [];
}, 500).unref();
