import { setImmediate as nextTick } from 'node:timers/promises';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { outcomeLines } from '../sheet.ts';
import { askChoice, askConfirm, type Outcome } from './ask.ts';
import { onInterrupt, openLines } from './lines.ts';
import { openScreen, type Screen, sayTold, showBoard, showScore } from './screen.ts';
import { moveBot, type Session, waitingFor } from './session.ts';

/** Plays until the game is over or left. Every choice is on disk before the next is asked for. */
export async function playOn(session: Session, io: Io): Promise<number> {
  onInterrupt((code) => {
    if (io.colour) process.stdout.write('\u001b[0m\u001b[?25h');
    io.complain(`\n${io.t.quit(clean(session.file), resumeLine(session))}`);
    process.exit(code);
  });
  const lines = openLines();
  try {
    const screen = openScreen(session, lines, io);
    let outcome: Outcome = 'on';
    while (outcome === 'on' && !isDone(session)) {
      sayTold(screen);
      if (moveBot(session, io))
        await nextTick(); // lets Ctrl-C through
      else outcome = await askPerson(screen);
    }
    sayTold(screen);
    if (outcome === 'on') await finish(screen);
    else if (outcome === 'quit') io.say(io.t.quit(clean(session.file), resumeLine(session)));
    else io.say(io.t.inputEnded(clean(session.file), resumeLine(session)));
    return 0;
  } finally {
    lines.close();
  }
}

const isDone = (session: Session): boolean =>
  session.engine.isOver(session.journal.state) && waitingFor(session).length === 0;

async function askPerson(screen: Screen): Promise<Outcome> {
  const { session } = screen;
  const [waiting] = waitingFor(session);
  if (waiting !== undefined) return await askConfirm(screen, waiting);
  return await askChoice(screen, session.engine.deciders(session.journal.state)[0]);
}

async function finish(screen: Screen): Promise<void> {
  const { io, session, names } = screen;
  await showBoard(screen);
  io.say(`${io.t.overHead}\n`);
  showScore(screen);
  io.say(`\n${outcomeLines(session.pkg.game, session.journal.state, names, screen.texts, io)}`);
  io.say(io.t.finishedIn(clean(session.file)));
}

/** To be copied into a shell. */
function resumeLine({ file }: Session): string {
  const quoted = /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
  return `npx kontor play --resume ${clean(quoted)}`;
}
