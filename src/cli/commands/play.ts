import { existsSync } from 'node:fs';
import { BOT_NAMES, type BotName, isBotName } from '../../bots/names.ts';
import { freshSeed } from '../../fair/source.ts';
import { characterOf, charactersOf, type GameId, type GamePackage } from '../../games/index.ts';
import type { GameRecord } from '../../kernel/record.ts';
import { textsOf } from '../../text/package.ts';
import type { Args, Command } from '../args.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { type OptionId, row } from '../options.ts';
import { playOn } from '../play/loop.ts';
import { openSession, playRecorded, type Session, save } from '../play/session.ts';
import { readFilled, readGame, readNumber, readPlayers, readSettings } from '../readers.ts';
import { brokenText, checkPlayable, loadRecord } from '../records.ts';
import { failed, misused, tooNew } from '../stop.ts';

/** Options that a record already determines. */
const SET_UP = [
  'players',
  'humans',
  'bots',
  'names',
  'seedOfTable',
  'set',
  'preset',
  'edition',
] as const satisfies OptionId[];

export const play: Command = {
  words: [{ name: 'game', optional: true }],
  options: [...SET_UP, 'save', 'resume'],
  async run(args, io) {
    const file = readFilled(args, 'resume', io);
    const session = file === undefined ? await begin(args, io) : await resume(file, args, io);
    if (session.file !== file) save(session, io);
    const names = session.seats.map(({ name, bot }) => clean(bot === null ? name : `${name} (${bot})`)).join(', ');
    io.say(io.t.gameHead(textsOf(session.pkg, io.language).title, names));
    if (file !== undefined) io.say(io.t.resumed(clean(file), session.choices.length));
    io.say(io.t.savedIn(clean(session.file)));
    return await playOn(session, io);
  },
};

async function begin(args: Args, io: Io): Promise<Session> {
  if (args.rest.length === 0) throw misused(io.t.missingWord(io.t.words.game));
  const pkg = await readGame(args.rest[0], io, args);
  const players = readPlayers(pkg, args, io);
  const humans = readNumber(args, 'humans', { min: 0, max: players, or: 1 }, io);
  const settings = readSettings(pkg, args, io);
  const seats = readSeats(pkg, args, players, humans, io);
  const seed = readFilled(args, 'seedOfTable', io);
  const file = readSave(args, io) ?? freshFile(pkg);
  return await openSession({
    pkg,
    settings,
    rules: pkg.game.version,
    seats,
    seed: seed === undefined ? { source: 'strong', text: freshSeed() } : { source: 'fast', text: seed },
    proof: {},
    file,
  });
}

function readSeats(pkg: GamePackage, args: Args, players: number, humans: number, io: Io): GameRecord['seats'] {
  const bots = readCompany(pkg, args, io);
  if (bots.length > Math.max(1, players - humans)) throw misused(io.t.tooManyBots(bots.length, players - humans));
  const names =
    args
      .text('names')
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  if (names.length > players) throw misused(io.t.tooManyNames(names.length, players));
  const wrong = names.find(
    (name, i) => name === '' || name.length > 30 || clean(name) !== name || names.indexOf(name) < i,
  );
  if (wrong !== undefined) throw misused(io.t.badName(clean(wrong)));
  return Array.from({ length: players }, (_, seat) => {
    if (seat < humans) return { name: names[seat] ?? io.t.seatName(seat + 1), bot: null };
    const { bot, name } = bots[(seat - humans) % bots.length];
    const isFirst = seat - humans < bots.length; // nobody sits on two chairs
    return { name: names[seat] ?? (isFirst ? name : undefined) ?? io.t.botName(seat + 1), bot };
  });
}

/** Kinds of bots, or characters of the game by their ids. */
function readCompany(pkg: GamePackage, args: Args, io: Io): { readonly bot: BotName; readonly name?: string }[] {
  const id = pkg.game.id as GameId;
  return (args.text('bots') ?? 'greedy').split(',').map((given, i, all) => {
    const name = given.trim();
    const character = all.indexOf(given) === i ? characterOf(id, name.toLowerCase()) : undefined;
    if (character !== undefined) return { bot: character.level, name: character.name };
    if (isBotName(name)) return { bot: name };
    throw misused(io.t.unknownBot(clean(name), [...BOT_NAMES, ...charactersOf(id).map((one) => one.id)].join(', ')));
  });
}

/** Never overwrites an existing file, unless it is the game's own. */
function readSave(args: Args, io: Io, own?: string): string | undefined {
  const file = readFilled(args, 'save', io);
  if (file !== undefined && file !== own && existsSync(file)) throw failed(io.t.fileExists(clean(file)));
  return file;
}

/** kontor-baselland-20260131-201500.txt in the current folder; with a number after it if it is taken. */
function freshFile({ game }: GamePackage): string {
  const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString();
  const name = `kontor-${game.id}-${now.slice(0, 10).replaceAll('-', '')}-${now.slice(11, 19).replaceAll(':', '')}`;
  for (let n = 1; ; n++) {
    const file = n === 1 ? `${name}.txt` : `${name}-${n}.txt`;
    if (!existsSync(file)) return file;
  }
}

async function resume(file: string, args: Args, io: Io): Promise<Session> {
  const given = SET_UP.find((id) => args.text(id) !== undefined || (id === 'set' && args.list(id).length > 0));
  if (given !== undefined) throw misused(io.t.notWithResume(row(given).flag));
  const wanted = args.rest.length === 0 ? null : (await readGame(args.rest[0], io)).game.id;
  const loaded = await loadRecord(file, io);
  const { record, pkg } = loaded;
  if (wanted !== null && wanted !== record.game) throw failed(io.t.otherGame(loaded.file, record.game));
  checkPlayable(loaded, io);
  const stranger = record.seats.find(({ bot }) => bot !== null && !isBotName(bot));
  if (stranger !== undefined) throw tooNew(io.t.needsBot(loaded.file, clean(stranger.bot!)));
  const session = await openSession({
    pkg,
    settings: record.settings,
    rules: record.rules,
    seats: record.seats,
    seed: record.seed!,
    proof: record.proof,
    file: readSave(args, io, file) ?? file,
  });
  const broken = playRecorded(session, loaded.choices);
  if (broken !== null) throw failed(brokenText(loaded, broken.choice, broken.refusal, io));
  session.told.splice(0, session.told.length - RECENT);
  return session;
}

/** How much of what happened before is repeated. */
const RECENT = 6;
