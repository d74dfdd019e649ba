import type { GameEvent, Seat, Settings, SettingValue, View, Viewer } from './types.ts';

/** A game as text that people can read. Replay, bug reports, statistics and the proof of fairness are made from it. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  /** If these rules were retired during the game: from which choice on (from 1) which others applied. */
  readonly since?: { readonly choice: number; readonly rules: number };
  readonly edition: { readonly id: string; readonly hash: string; readonly data?: unknown }; // data: of an own edition
  readonly settings: Settings;
  /** The players by seat; `bot` names the kind of bot, and at a choice the one that made it in its person's place. */
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  /** null while the game is running at a live table. */
  readonly seed: { readonly source: 'fast' | 'strong'; readonly text: string } | null;
  /** What each side promised before the game and revealed after it, by name; made and checked in `src/fair`. */
  readonly proof: Readonly<Record<string, string>>;
  readonly choices: readonly { readonly seat: Seat; readonly text: string; readonly bot?: string }[];
  /** While the game runs, without a seed: who asked for the record, what they saw, and what they had been told. */
  readonly seen?: { readonly by: Viewer; readonly view: View; readonly events: readonly GameEvent[] };
  /** null: unfinished. */
  readonly result: { scores: readonly number[]; winners: readonly Seat[]; state: string } | null;
}
export type RecordWhy =
  | 'notARecord'
  | 'newer'
  | 'endsEarly'
  | 'misplaced'
  | 'afterEnd'
  | 'badRules'
  | 'badScores'
  | 'noSeat';
/** A text that is not a record, with the line (from 1) and the reason; `why` is a text key of the table. */
export class BadRecord extends Error {
  readonly line: number;
  readonly why: RecordWhy;
  readonly facts: Readonly<Record<string, string | number>>;
  constructor(line: number, why: RecordWhy, facts: BadRecord['facts'] = {}) {
    super(`line ${line}: ${why}`);
    this.line = line;
    this.why = why;
    this.facts = facts;
  }
}

const HEAD = 'Kontor record 1';

export function writeRecord(r: GameRecord): string {
  const settings = Object.entries(r.settings).map(([name, value]) => ` ${name}=${value}`);
  const since = r.since === undefined ? [] : [`rules from choice ${r.since.choice}: ${r.since.rules}`];
  const edition = [r.edition.id, r.edition.hash, JSON.stringify(r.edition.data)].join(' ').trimEnd();
  const lines = [HEAD, `game: ${r.game}`, `rules: ${r.rules}`, ...since, `edition: ${edition}`];
  lines.push(`settings:${settings.join('')}`);
  r.seats.forEach(({ name, bot }, seat) => {
    lines.push(`seat ${seat + 1}: ${JSON.stringify(name)}${bot === null ? '' : ` bot ${bot}`}`);
  });
  if (r.seed !== null) lines.push(`seed: ${r.seed.source} ${JSON.stringify(r.seed.text)}`);
  for (const [name, said] of Object.entries(r.proof)) lines.push(`proof ${name}: ${said}`);
  const by = (seat: Seat, bot?: string): string => (bot === undefined ? `${seat + 1}` : `${seat + 1}:${bot}`);
  lines.push('', 'choices', ...r.choices.map(({ seat, text, bot }) => `${by(seat, bot)} ${text}`), '');
  if (r.result !== null) {
    const { scores, winners, state } = r.result;
    const won = winners.map((seat) => seat + 1).join(' ') || '-';
    lines.push('result', `scores: ${scores.join(' ')}`, `winners: ${won}`, `state: ${state}`);
  }
  if (r.seen !== undefined) {
    const { by, view, events } = r.seen;
    lines.push(`seen by ${by === null ? 'nobody' : by + 1}`, `view: ${JSON.stringify(view)}`);
    lines.push(...events.map((event) => `event: ${JSON.stringify(event)}`), '');
  }
  lines.push(`end of record, ${r.choices.length} choices`);
  return `${lines.join('\n')}\n`;
}

/** The inverse of `writeRecord`: reads what it can, writes it again, and refuses the text at the first line that differs. */
export function parseRecord(text: string): GameRecord {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0] !== HEAD) throw new BadRecord(1, /^Kontor record \d+$/.test(lines[0]) ? 'newer' : 'notARecord');
  const body = lines.indexOf('choices');
  const end = lines.indexOf('', Math.max(body, 0));
  if (body < 0 || end < body) throw new BadRecord(lines.length, 'endsEarly');
  const head = lines.slice(0, body);
  const [, id = '', hash, data] = /^(\S*)(?: (\S*))?(?: (\{.*))?$/.exec(value(head, 'edition')) ?? [];
  const [seed] = groups(head, /^seed: (fast|strong) (".*")$/s);
  const [since] = groups(head, /^rules from choice (\d+): (\d+)$/);
  const seated = groups(head, /^seat \d+: (".*?")(?: bot (\S+))?$/s);
  const chosen = groups(lines.slice(body + 1, end), /^(\d+)(?::(\w+))? (\S.*)$/s);
  const record: GameRecord = {
    game: value(head, 'game'),
    rules: Number(value(head, 'rules')),
    ...(since && { since: { choice: Number(since[0]), rules: Number(since[1]) } }),
    edition: { id, hash, ...(data && { data: unjson(data) }) },
    settings: Object.fromEntries(value(head, 'settings').split(' ').filter(Boolean).map(readSetting)),
    seats: seated.map(([name, bot = null]) => ({ name: String(unjson(name) ?? ''), bot })),
    seed: seed ? { source: seed[0] as 'fast' | 'strong', text: String(unjson(seed[1]) ?? '') } : null,
    proof: Object.fromEntries(groups(head, /^proof (\w+): (\S+)$/)),
    choices: chosen.map(([seat, bot, text]) => ({ seat: Number(seat) - 1, text, ...(bot && { bot }) })),
    ...readSeen(lines.slice(end)),
    result: readResult(lines.slice(end)),
  };
  const written = writeRecord(record).split('\n');
  const wrong = written.findIndex((line, i) => line !== lines[i]);
  if (wrong >= lines.length - 1) throw new BadRecord(lines.length, 'endsEarly');
  if (wrong >= 0) throw new BadRecord(wrong + 1, 'misplaced', { text: lines[wrong].slice(0, 60) });
  if (lines.length > written.length) throw new BadRecord(written.length, 'afterEnd');
  const { rules, seats, choices, result } = record;
  if (!Number.isInteger(rules)) throw new BadRecord(3, 'badRules');
  if (result && !(result.scores.length === seats.length && result.scores.every(Number.isInteger)))
    throw new BadRecord(end + 3, 'badScores', { count: seats.length });
  const stranger = choices.findIndex(({ seat }) => seat < 0 || seat >= seats.length);
  if (stranger >= 0) throw new BadRecord(body + 2 + stranger, 'noSeat', { seat: choices[stranger].seat + 1 });
  return record;
}

const groups = (lines: string[], pattern: RegExp): string[][] =>
  lines.map((line) => pattern.exec(line)?.slice(1)).filter((found) => found !== undefined);

const value = (lines: string[], key: string): string => groups(lines, new RegExp(`^${key}: ?(.*)$`))[0]?.[0] ?? '';

function readResult(tail: string[]): GameRecord['result'] {
  if (!tail.includes('result')) return null;
  const winners = value(tail, 'winners');
  return {
    scores: value(tail, 'scores').split(' ').map(Number),
    winners: winners === '-' ? [] : winners.split(' ').map((seat) => Number(seat) - 1),
    state: value(tail, 'state'),
  };
}

function readSeen(tail: string[]): Pick<GameRecord, 'seen'> {
  const [by] = groups(tail, /^seen by (nobody|\d+)$/);
  const [view] = groups(tail, /^view: (\{.*\})$/s);
  if (by === undefined || view === undefined) return {};
  const events = groups(tail, /^event: (\{.*\})$/s).map(([text]) => unjson(text) as GameEvent);
  return { seen: { by: by[0] === 'nobody' ? null : Number(by[0]) - 1, view: unjson(view[0]) as View, events } };
}

function readSetting(pair: string): [string, SettingValue] {
  const [name, text = ''] = pair.split('=');
  if (text === 'true' || text === 'false') return [name, text === 'true'];
  return [name, /^-?\d+$/.test(text) ? Number(text) : text];
}

function unjson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    JSON.stringify(value); // nested more deeply than it can be written, it is no part of any record
    return value;
  } catch {
    return null;
  }
}
