// Talking at a table: who hears what, that the game does not notice, and how much is enough.
import { afterEach, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { writeRecord } from '../src/kernel/record.ts';
import { overheard } from '../src/table/chat.ts';
import { cleanLine } from '../src/table/chat-text.ts';
import { seenLog } from '../src/table/seen.ts';
import { recordOf } from '../src/table/table.ts';
import { SIGNS } from '../src/wire/values.ts';
import { begun, openPlace, Person } from './server-client.ts';
import { At, atTable } from './table/at.ts';
import { toy } from './toy/package.ts';

const pkg = await loadGame('baselland');
const two = (): At => atTable(pkg, ['anna', 'ben']);
const say = (text: string, to: 'players' | 'watchers' = 'players') => ({ do: 'say', text, to }) as const;
const heard = (at: At, you: number | null): (string | null)[] =>
  seenLog(at.log, you).flatMap(({ chat }) => (chat === undefined ? [] : [chat.text ?? chat.sign]));

describe('rooms', () => {
  test('players are heard by all; watchers by watchers, and by the players when the game is over', () => {
    const at = two();
    at.done('anna', say('good luck'));
    at.done('eve', say('anna will win', 'watchers'));
    at.done('carl', { do: 'react', to: 0, sign: 'laugh' });
    expect(heard(at, 0)).toEqual(['good luck']);
    expect(heard(at, null)).toEqual(['good luck', 'anna will win', 'laugh']);
    expect(overheard(at.table, at.log, 0)).toEqual([]);
    for (const who of ['anna', 'ben']) at.done(who, { do: 'abandon' });
    expect(overheard(at.table, at.log, 0).map(({ line }) => line.text ?? line.sign)).toEqual([
      'anna will win',
      'laugh',
    ]);
    expect(overheard(at.table, at.log, null)).toEqual([]); // a watcher has them in the log
    at.done('eve', say('well played'));
    expect(heard(at, 1)).toEqual(['good luck', 'well played']);
  });

  test('nobody speaks in the wrong room, and before the game all sit together', () => {
    const at = two();
    expect(at.refused('anna', say('psst', 'watchers'))).toBe('wrongRoom');
    expect(at.refused('eve', say('take the city'))).toBe('wrongRoom');
    expect(at.refused(0, say('beep'))).toBe('notSeated');
    const early = new At(
      pkg,
      at.table.chairs.map(() => ({ ...at.table.chairs[0], kind: 'open' as const, who: null })),
    );
    early.done('eve', say('may I?'));
    expect(heard(early, 0)).toEqual(['may I?']);
  });

  test('a line that is kept from somebody does not change their numbers', () => {
    const at = two();
    const before = at.sees('anna');
    at.done('eve', say('one', 'watchers'));
    at.done('eve', say('two', 'watchers'));
    expect(at.sees('anna')).toEqual(before);
    expect(at.sees(null).seq).toBe(before.seq + 2);
    at.done('ben', say('three'));
    expect(at.sees('anna').seq).toBe(before.seq + 1);
    const numbers = seenLog(at.log, 0).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test('nobody is told who somebody is; the tag is the same for the same person only', () => {
    const at = two();
    for (const who of ['anna', 'ben', 'anna']) at.done(who, say(`by ${who}`));
    const lines = seenLog(at.log, null).flatMap(({ chat }) => chat ?? []);
    expect(lines.map(({ name }) => name)).toEqual(['anna', 'ben', 'anna']);
    expect(lines[0].tag).toBe(lines[2].tag);
    expect(lines[0].tag).not.toBe(lines[1].tag);
    expect(JSON.stringify(lines)).not.toContain('id-of-');
  });
});

describe('reactions', () => {
  test('refer to a line by the sender’s number, and everybody reads their own number for it', () => {
    const at = two();
    at.done('eve', say('hidden', 'watchers'));
    at.done('anna', say('hello'));
    const mine = seenLog(at.log, 1).at(-1)!.seq;
    at.done('ben', { do: 'react', to: mine, sign: 'well' });
    expect(seenLog(at.log, 0).at(-1)!.chat).toMatchObject({ sign: 'well', on: mine });
    expect(seenLog(at.log, null).at(-1)!.chat).toMatchObject({ sign: 'well', on: mine + 1 });
    expect(at.refused('ben', { do: 'react', to: mine + 1, sign: 'well' })).toBe('noSuchLine');
    expect(at.refused('ben', { do: 'react', to: 1, sign: 'well' })).toBe('noSuchLine');
  });

  test('a watcher’s reaction to a player’s line is for watchers', () => {
    const at = two();
    at.done('anna', say('hello'));
    at.done('eve', { do: 'react', to: seenLog(at.log, null).at(-1)!.seq, sign: 'wonder' });
    expect(heard(at, 0)).toEqual(['hello']);
    expect(heard(at, null)).toEqual(['hello', 'wonder']);
  });
});

describe('the game does not notice', () => {
  test('no choice gets stale, nothing that can be taken back is lost, and no record has it', () => {
    const at = two();
    const mover = at.sees('anna').decision === null ? 'ben' : 'anna';
    const other = mover === 'anna' ? 'ben' : 'anna';
    at.picks(mover);
    const before = at.sees(mover);
    expect(before.canUndo).toBe(true);
    const record = writeRecord(recordOf(pkg, at.table));
    at.done(other, say('hm'));
    at.done('eve', say('oh', 'watchers'));
    at.done(mover, { do: 'react', to: 0, sign: 'moment' });
    const after = at.sees(mover);
    expect(after).toEqual({ ...before, seq: before.seq + 2 });
    expect(writeRecord(recordOf(pkg, at.table))).toBe(record);
    if (before.decision !== null)
      at.done(mover, { do: 'choose', decision: before.decision.number, choice: before.decision.notations[0] });
    at.done(mover, { do: 'undo' });
  });
});

describe('while all play at once', () => {
  test('what others pick moves no number, whether somebody talks or not; a pick answers what it saw before the talk', () => {
    const at = atTable(toy, ['anna', 'ben']);
    expect(at.table.journal!.state.lanes.length).toBeGreaterThan(0);
    const bens = at.sees('ben').decision!;
    at.done('eve', say('tense', 'watchers'));
    const before = at.sees('ben').seq;
    at.picks('anna');
    expect(at.sees('ben').seq).toBe(before);
    at.done('anna', say('done'));
    at.done('eve', say('so soon', 'watchers'));
    expect(at.sees('ben').seq).toBe(before + 1);
    expect(at.sees('anna').seq).toBe(before + 2);
    at.done('ben', { do: 'choose', decision: bens.number, choice: bens.notations[0] });
    for (const you of [0, 1, null]) {
      const numbers = seenLog(at.log, you).map(({ seq }) => seq);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    }
  });
});

describe('enough is enough', () => {
  test('fifteen lines a minute for one person, ninety for a room', () => {
    const at = two();
    for (let i = 0; i < 15; i++) at.done('anna', say(`line ${i}`));
    expect(at.refused('anna', say('one more'))).toBe('tooChatty');
    expect(at.refused('anna', { do: 'react', to: 0, sign: 'laugh' })).toBe('tooChatty');
    at.done('ben', say('my turn to talk'));
    for (let i = 0; i < 90; i++) at.done(`w${i % 10}`, say(`line ${i}`, 'watchers'));
    expect(at.refused('w11', say('one more', 'watchers'))).toBe('tooChatty');
    at.done('ben', say('the players still can'));
  });

  test('two thousand lines in all; watchers do not use up what the players have', () => {
    const at = two();
    at.table = { ...at.table, chat: { ...at.table.chat, said: { players: 10, watchers: 2000 } } };
    expect(at.refused('eve', say('late', 'watchers'))).toBe('chatFull');
    at.done('anna', say('fine'));
  });

  test('the host switches it off and on, nobody else', () => {
    const at = two();
    expect(at.refused('ben', { do: 'chatSwitch', on: false })).toBe('notHost');
    expect(at.refused('anna', { do: 'chatSwitch', on: true })).toBe('wrongPhase');
    expect(at.done('anna', { do: 'chatSwitch', on: false }).act).toBe('chatOff');
    expect(at.sees('ben').chat).toBe(false);
    expect(at.refused('ben', say('hello'))).toBe('chatOff');
    at.done('anna', { do: 'chatSwitch', on: true });
    at.done('ben', say('hello'));
  });
});

test.each([
  ['  two   words\n', 'two words'],
  ['<b>bold</b> & <script>', '<b>bold</b> & <script>'],
  ['a\u202Eevil\u202C\u0007b\u0000', 'aevilb'],
  ['\u2066x\u2069\u200F', 'x'],
  ['👩\u200D🚀', '👩\u200D🚀'],
  ['é'.repeat(500), 'é'.repeat(500)],
  ['é'.repeat(501), null],
  ['\u200D \u00A0', null],
  ['', null],
])('a line as it is kept: %j', (given, kept) => {
  expect(cleanLine(given)).toBe(kept);
});

describe('on the server', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  async function house() {
    const place = openPlace();
    closers.push(() => place.close());
    const server = await place.start();
    return { place, server, ...(await begun(server)) };
  }

  test('a line comes to everybody at once, is there after a restart, and a retry counts once', async () => {
    const { place, server, ann, bob, id } = await house();
    const live = await bob.live(id);
    await ann.act(id, say('hello <i>there</i>'), 'retry');
    await ann.act(id, say('hello <i>there</i>'), 'retry');
    await live.until(() => live.log.some(({ chat }) => chat !== undefined));
    expect(live.log.filter(({ chat }) => chat !== undefined)).toHaveLength(1);
    live.close();
    await server.stop();
    const again = bob.moved(await place.start());
    const { log } = await again.read(id);
    expect(log.flatMap(({ chat }) => chat ?? [])).toMatchObject([{ name: 'Ann', text: 'hello <i>there</i>' }]);
  });

  test('a watcher with a name can talk, one without cannot; the gallery opens at the end', async () => {
    const { server, ann, bob, id } = await house();
    const eve = await Person.at(server, 'Eve');
    await eve.mustAct(id, say('go Bob', 'watchers'));
    expect((await new Person(server.url, '').act(id, say('hi', 'watchers'))).status).toBe(401);
    expect((await ann.get(`/api/tables/${id}/gallery`)).body).toEqual({ lines: [], next: null });
    for (const who of [ann, bob]) await who.mustAct(id, { do: 'abandon' });
    const { body } = await ann.get<{ lines: { line: { text: string; name: string } }[] }>(`/api/tables/${id}/gallery`);
    expect(body.lines.map(({ line }) => [line.name, line.text])).toEqual([['Eve', 'go Bob']]);
    expect(JSON.stringify(body)).not.toContain('"who"');
  });

  test('what is no line is refused and changes nothing', async () => {
    const { ann, id } = await house();
    const before = (await ann.read(id)).seen.seq;
    for (const act of [
      say('x'.repeat(2001)),
      { do: 'say', text: 'hi', to: 'everybody' },
      { do: 'say', text: 7, to: 'players' },
      { do: 'say', text: 'hi', to: 'players', name: 'Bob' },
      { do: 'react', to: -1, sign: 'well' },
      { do: 'react', to: 0, sign: 'rude' },
      { do: 'rewind' },
      { do: 'adjudicate', winners: [0] },
      { do: 'erase', who: 'x' },
    ])
      expect((await ann.act(id, act as never)).status, JSON.stringify(act)).toBe(400);
    for (const text of ['x'.repeat(501), '\u202E', ' ']) expect((await ann.act(id, say(text))).status).toBe(409);
    expect((await ann.read(id)).seen.seq).toBe(before);
    expect(SIGNS).toHaveLength(5);
  });

  test('a table can be opened without chat', async () => {
    const { ann } = await house();
    const id = await ann.open({ chairs: ['me', 'bot:random'], chat: false });
    expect((await ann.act(id, say('hello'))).body.error.why).toBe('chatOff');
  });
});
