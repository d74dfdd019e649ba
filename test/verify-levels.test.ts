// `kontor verify` gives two answers: played by the rules, and what is proven about the shuffle, never more than that.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { promise } from '../src/fair/proof.ts';
import { freshSeed } from '../src/fair/source.ts';
import { loadGame } from '../src/games/index.ts';
import { writeRecord } from '../src/kernel/record.ts';
import { botChair, emptyChair } from '../src/table/doing.ts';
import { recordOf } from '../src/table/table.ts';
import { openFolder } from './cli-run.ts';
import { At } from './table/at.ts';

const { run, write, remove } = openFolder();
afterAll(remove);

async function verified(text: string, ...args: string[]) {
  write('game.txt', text);
  const [told, json] = [
    await run(['verify', 'game.txt', ...args]),
    await run(['verify', 'game.txt', '--json', ...args]),
  ];
  return { ...told, json: JSON.parse(json.out) as { ok: boolean; fairness?: { level: string } } };
}

/** A game of two that was ended early; `spoilt`: at the second attempt. */
async function game(spoilt = false) {
  const at = new At(await loadGame('baselland'), [emptyChair('open'), emptyChair('open'), emptyChair('open')]);
  for (const [chair, who] of ['anna', 'ben', 'dora'].entries()) if (spoilt || chair < 2) at.sits(who, chair);
  at.done('anna', { do: 'start' });
  if (spoilt) {
    at.done('dora', { do: 'leave' });
    for (const who of ['anna', 'ben']) {
      at.contributions.set(who, freshSeed());
      at.done(who, { do: 'promise', promise: promise(at.contributions.get(who)!) });
    }
  }
  const roll = at.sees('anna').roll!.hash;
  for (const who of ['anna', 'ben']) at.done(who, { do: 'reveal', contribution: at.contributions.get(who)! });
  for (const who of ['anna', 'ben']) at.done(who, { do: 'abandon' });
  return { text: writeRecord(recordOf(at.pkg, at.table)), roll, mine: at.contributions.get('anna')! };
}

describe('the level of fairness', () => {
  test('only others’ are in, or my own with the roll call that I saw', async () => {
    const { text, roll, mine } = await game(true);
    const others = await verified(text);
    expect(others).toMatchObject({ code: 0, err: '', json: { ok: true, fairness: { level: 'others' } } });
    expect(others.out).toMatch(/Attempt 1 at the shuffle failed: dora got up\.\n.*contributions of anna and ben/);
    const own = await verified(text, '--contribution', mine, '--roll', roll);
    expect(own).toMatchObject({ code: 0, err: '', json: { ok: true, fairness: { level: 'mine' } } });
    expect(own.out).toContain('your own contribution is in');
    for (const wrong of [
      ['--contribution', freshSeed(), '--roll', roll],
      ['--contribution', mine, '--roll', freshSeed()],
    ]) {
      const { code, err, json } = await verified(text, ...wrong);
      expect({ code, ok: json.ok }).toEqual({ code: 1, ok: false });
      expect(err).toMatch(/^Warning: your own contribution is not in/);
    }
    expect((await run(['verify', 'game.txt', '--roll', roll])).code).toBe(2);
  });

  test('the server alone chose: where nobody else has promised, and where there was no roll call', async () => {
    const pkg = await loadGame('baselland');
    const bots = new At(pkg, [botChair('greedy'), botChair('greedy')]);
    bots.done('anna', { do: 'start' });
    bots.table.phase = 'abandoned';
    const alone = await verified(writeRecord(recordOf(pkg, bots.table)));
    expect(alone).toMatchObject({ code: 0, json: { ok: true, fairness: { level: 'server' } } });
    expect(alone.out).toContain('The shuffle: the server alone chose it.');
    const old = await verified(
      readFileSync(new URL('releases/0.3.0/records/riga-2-masters.txt', import.meta.url), 'utf8'),
    );
    expect(old).toMatchObject({ code: 0, json: { ok: true, fairness: { level: 'server', rollCall: false } } });
    expect(old.out).toMatch(/everything holds.*\nThe shuffle: the server alone chose it, or could have\./);
  });

  test('a broken promise is a difference; the report still says that the game was played by the rules', async () => {
    const { text } = await game();
    const broken = await verified(
      text.replace(/^proof roll: ./m, (line) => line.slice(0, -1) + (line.endsWith('0') ? '1' : '0')),
    );
    expect(broken).toMatchObject({ code: 1, json: { ok: false, why: 'proof', played: true } });
    expect(broken.out).toBe('game.txt: played by the rules, but:\n');
    expect(broken.err).toContain('The roll call is not the one of what was promised');
  });
});
