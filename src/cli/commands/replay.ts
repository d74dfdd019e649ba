import type { Viewer } from '../../kernel/types.ts';
import { hears, type Told } from '../../kernel/view.ts';
import { replay as playAgain, type Replayed } from '../../table/replay.ts';
import { viewToday } from '../../table/running.ts';
import type { Args, Command } from '../args.ts';
import { drawView } from '../draw.ts';
import { bold, type Io, quiet } from '../io.ts';
import { clean, wrap } from '../layout.ts';
import { type PictureWish, readPicture, savePicture } from '../picture.ts';
import { readNumber } from '../readers.ts';
import { brokenText, checkPlayable, type Loaded, loadRecord, withRule } from '../records.ts';

import { outcomeLines, scoreSheet } from '../sheet.ts';
import { failed, misused, Stop } from '../stop.ts';

export const replay: Command = {
  words: [{ name: 'file' }],
  options: ['at', 'seat', 'svg', 'theme', 'json'],
  async run(args, io) {
    const wish = readPicture(args, io);
    const loaded = await loadRecord(args.rest[0], io);
    if (loaded.record.seed === null && loaded.record.seen !== undefined)
      return await showStanding(loaded, args, wish, io);
    checkPlayable(loaded, io);
    const of = loaded.choices.length;
    const at = readNumber(args, 'at', { min: 0, max: of, or: of }, io);
    const viewer = readViewer(args, loaded.record.seats.length, io);
    const told: Told[] = [];
    const replayed = playAgain(loaded.pkg.game, loaded.record, { until: at, listen: (event) => told.push(event) });
    if (replayed.broken !== null) throw failed(brokenText(loaded, replayed.broken.choice, replayed.broken.refusal, io));
    if (wish !== null) {
      await savePicture(
        { ...loaded, title: loaded.texts.title },
        replayed.engine.view(replayed.state, viewer),
        wish,
        io,
      );
      return 0;
    }
    if (args.flag('json')) {
      io.say(JSON.stringify({ at, of, ...asData(loaded, replayed, viewer) }));
      return 0;
    }
    const { texts, names } = loaded;
    io.say(io.t.replayHead(texts.title, at, of, viewer === null ? io.t.watcher : names[viewer]));
    io.say(`\n${bold(io.t.whatHappened, io)}`);
    for (const { event } of told.filter((one) => hears(one, viewer))) {
      const { text, rule } = texts.event(event, names);
      for (const line of wrap(`  ${withRule(clean(text), rule)}`, io.width, 4)) io.say(quiet(line, io));
    }
    await show(loaded, replayed, viewer, io);
    return 0;
  },
};

/** A running game: as it looked to whoever asked for the record, and what they had been told. */
async function showStanding(
  { file, pkg, record, texts, names }: Loaded,
  args: Args,
  wish: PictureWish | null,
  io: Io,
): Promise<number> {
  const { by, view, events } = record.seen!;
  if (args.text('at') !== undefined || args.text('seat') !== undefined) throw misused(io.t.onlyAsItStands(file));
  if (args.flag('json')) {
    io.say(JSON.stringify({ running: true, view, events }));
    return 0;
  }
  const told = [];
  let drawn = '';
  try {
    if (wish !== null) {
      await savePicture({ pkg, names, title: texts.title }, viewToday(pkg.game, view), wish, io);
      return 0;
    }
    for (const event of events) told.push(texts.event(event, names));
    drawn = (await drawView(pkg, viewToday(pkg.game, view), names, io)).join('\n');
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw failed(io.t.badView(file)); // the text is a record's, but not a view of this game
  }
  io.say(io.t.standingHead(texts.title, by === null ? io.t.watcher : names[by]));
  io.say(`\n${bold(io.t.whatHappened, io)}`);
  for (const { text, rule } of told)
    for (const line of wrap(`  ${withRule(clean(text), rule)}`, io.width, 4)) io.say(quiet(line, io));
  io.say(`\n${drawn}`);
  return 0;
}

function readViewer(args: Args, seats: number, io: Io): Viewer {
  const given = args.text('seat') ?? 'watcher';
  if (given === 'watcher') return null;
  const seat = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (seat < 1 || seat > seats) throw misused(io.t.badSeat(clean(given), seats));
  return seat - 1;
}

function asData({ pkg }: Loaded, { engine, state }: Replayed, viewer: Viewer): object {
  return {
    view: engine.view(state, viewer),
    decision: viewer === null ? null : engine.decision(state, viewer),
    scores: state.own.map((_, seat) => pkg.game.score(state, seat)),
    over: engine.isOver(state),
  };
}

async function show({ pkg, texts, names }: Loaded, { engine, state }: Replayed, viewer: Viewer, io: Io): Promise<void> {
  io.say();
  io.say((await drawView(pkg, engine.view(state, viewer), names, io)).join('\n'));
  io.say(`\n${bold(io.t.scoreHead, io)}`);
  names.forEach((name, seat) => {
    io.say(scoreSheet(name, pkg.game.score(state, seat), texts, io).join('\n'));
  });
  if (!engine.isOver(state)) return;
  io.say(`\n${io.t.overHead} ${outcomeLines(pkg.game, state, names, texts, io)}`);
}
