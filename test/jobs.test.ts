import { expect, test } from 'vitest';
import { Jobs } from '../src/server/jobs.ts';

test('a job begins at once if none is left; all others wait for those before them, and one that fails holds up nobody', async () => {
  const jobs = new Jobs();
  const told: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = jobs.queue(async () => {
    told.push('first begins');
    await gate.promise;
    told.push('first ends');
    throw new Error('no');
  });
  const second = jobs.queue(async () => void told.push('second'));
  expect(told).toEqual(['first begins']);
  expect(jobs.left).toBe(2);
  gate.resolve();
  await expect(first).rejects.toThrow('no');
  await second;
  await jobs.settled;
  expect(told).toEqual(['first begins', 'first ends', 'second']);
  expect(jobs.left).toBe(0);
});

test('what a job queues before it first waits comes after it', async () => {
  const jobs = new Jobs();
  const told: string[] = [];
  let inner: Promise<void> | undefined;
  await jobs.queue(async () => {
    inner = jobs.queue(async () => void told.push('inner'));
    await Promise.resolve();
    await Promise.resolve();
    told.push('outer');
  });
  await inner;
  expect(told).toEqual(['outer', 'inner']);
});
