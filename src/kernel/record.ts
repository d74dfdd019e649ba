import type { Seat, Settings, SettingValue } from './types.ts';

/** A game as a text that a person can read. From it come replay, bug reports, statistics and the proof of fairness. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly edition: { readonly id: string; readonly hash: string };
  readonly settings: Settings;
  /** The players by seat; `bot` names the kind of bot. */
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  /** null while the game runs at a live table. */
  readonly seed: { readonly source: 'fast' | 'strong'; readonly text: string } | null;
  /** What each side promised before the game and revealed after it, by name; made and checked in `src/fair`. */
  readonly proof: Readonly<Record<string, string>>;
  readonly choices: readonly { readonly seat: Seat; readonly text: string }[];
  /** null: not finished. */
  readonly result: { scores: readonly number[]; winners: readonly Seat[]; state: string } | null;
}
/** A text that is no record, with the line (from 1) and the reason. */
export class BadRecord extends Error {
  readonly line: number;
  readonly why: string;
  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
    this.line = line;
    this.why = why;
  }
}

const HEAD = 'Kontor record 1';

export function writeRecord(r: GameRecord): string {
  const settings = Object.entries(r.settings).map(([name, value]) => ` ${name}=${value}`);
  const lines = [HEAD, `game: ${r.game}`, `rules: ${r.rules}`, `edition: ${r.edition.id} ${r.edition.hash}`];
  lines.push(`settings:${settings.join('')}`);
  r.seats.forEach(({ name, bot }, seat) => {
    lines.push(`seat ${seat + 1}: ${JSON.stringify(name)}${bot === null ? '' : ` bot ${bot}`}`);
  });
  if (r.seed !== null) lines.push(`seed: ${r.seed.source} ${JSON.stringify(r.seed.text)}`);
  for (const [name, said] of Object.entries(r.proof)) lines.push(`proof ${name}: ${said}`);
  lines.push('', 'choices', ...r.choices.map(({ seat, text }) => `${seat + 1} ${text}`), '');
  if (r.result !== null) {
    const { scores, winners, state } = r.result;
    const won = winners.map((seat) => seat + 1).join(' ') || '-';
    lines.push('result', `scores: ${scores.join(' ')}`, `winners: ${won}`, `state: ${state}`);
  }
  lines.push(`end of record, ${r.choices.length} choices`);
  return `${lines.join('\n')}\n`;
}

/** The inverse of `writeRecord`: reads what it can, writes it again, and refuses the text at the first line that differs. */
export function parseRecord(text: string): GameRecord {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0] !== HEAD) throw new BadRecord(1, `not a Kontor record: '${HEAD}' should stand here`);
  const body = lines.indexOf('choices');
  const end = lines.indexOf('', Math.max(body, 0));
  if (body < 0 || end < body) throw new BadRecord(lines.length, 'the file ends too early');
  const head = lines.slice(0, body);
  const [id, hash] = value(head, 'edition').split(' ');
  const [seed] = groups(head, /^seed: (fast|strong) (".*")$/s);
  const record: GameRecord = {
    game: value(head, 'game'),
    rules: Number(value(head, 'rules')),
    edition: { id, hash },
    settings: Object.fromEntries(value(head, 'settings').split(' ').filter(Boolean).map(readSetting)),
    seats: groups(head, /^seat \d+: (".*?")(?: bot (\S+))?$/s).map(([name, bot = null]) => ({
      name: unquote(name),
      bot,
    })),
    seed: seed ? { source: seed[0] as 'fast' | 'strong', text: unquote(seed[1]) } : null,
    proof: Object.fromEntries(groups(head, /^proof (\w+): (\S+)$/)),
    choices: groups(lines.slice(body + 1, end), /^(\d+) (\S.*)$/s).map(([seat, text]) => ({
      seat: Number(seat) - 1,
      text,
    })),
    result: readResult(lines.slice(end)),
  };
  const written = writeRecord(record).split('\n');
  const wrong = written.findIndex((line, i) => line !== lines[i]);
  if (wrong >= lines.length - 1) throw new BadRecord(lines.length, 'the file ends too early');
  if (wrong >= 0) throw new BadRecord(wrong + 1, `'${lines[wrong]}' does not belong here`);
  if (lines.length > written.length) throw new BadRecord(written.length, 'there is something after the end');
  const { rules, seats, choices, result } = record;
  if (!Number.isInteger(rules)) throw new BadRecord(3, 'the rules version is not a number');
  if (result && !(result.scores.length === seats.length && result.scores.every(Number.isInteger)))
    throw new BadRecord(end + 3, `${seats.length} whole scores are needed`);
  const stranger = choices.findIndex(({ seat }) => seat < 0 || seat >= seats.length);
  if (stranger >= 0) throw new BadRecord(body + 2 + stranger, `there is no seat ${choices[stranger].seat + 1}`);
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

function readSetting(pair: string): [string, SettingValue] {
  const [name, text = ''] = pair.split('=');
  if (text === 'true' || text === 'false') return [name, text === 'true'];
  return [name, /^-?\d+$/.test(text) ? Number(text) : text];
}

function unquote(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
