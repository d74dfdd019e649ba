// Asking the person at the terminal: for a choice, or whether the turn is over.
import { confirm } from '../../kernel/journal.ts';
import type { Ask, Decision, Seat, SeatTask, State, Task } from '../../kernel/types.ts';
import { say } from '../../text/table.ts';
import { bold } from '../io.ts';
import { clean, wrap } from '../layout.ts';
import { refusalText, withRule } from '../records.ts';
import {
  hasSecrets,
  inOrder,
  type Screen,
  sayKept,
  showBoard,
  showOptions,
  showPaged,
  showRule,
  showScore,
} from './screen.ts';
import { pick, takeBack } from './session.ts';

/** What an answer led to: the game goes on, another answer is needed, or the player leaves. */
export type Outcome = 'on' | 'again' | 'quit' | 'ended';

export async function askChoice(screen: Screen, seat: Seat): Promise<Outcome> {
  if (!(await sitDown(screen, seat))) return 'ended';
  const { io, lines } = screen;
  const decision = inOrder(screen, screen.session.engine.decision(screen.session.journal.state, seat)!);
  await showBoard(screen);
  showQuestion(screen, decision);
  for (let tries = 0; tries < PATIENCE; tries++) {
    const line = await lines.next(io.t.prompt(decision.options.length));
    if (line === null) return 'ended';
    const outcome = await answer(screen, decision, line.trim());
    if (outcome !== 'again') return outcome;
  }
  return 'ended';
}

/** A pipe may bring rubbish forever; a person does not. */
const PATIENCE = 1000;

/** Only if somebody has secrets: the screen changes hands before it shows anything. */
async function sitDown(screen: Screen, seat: Seat): Promise<boolean> {
  if (screen.viewer !== seat) {
    screen.viewer = seat;
    if (screen.lines.isTyped && hasSecrets(screen)) {
      if (process.stdout.isTTY === true) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
      if ((await screen.lines.next(screen.io.t.handOver(screen.names[seat]))) === null) return false;
    }
  }
  sayKept(screen);
  return true;
}

function showQuestion(screen: Screen, decision: Decision): void {
  const { io, session, texts, names, viewer } = screen;
  const { task, seat } = decision;
  const view = session.engine.view(session.journal.state, viewer);
  const { rule } = session.engine.step(task) as Ask<State, SeatTask, unknown, Task, never>;
  for (const line of showOptions(screen, decision)) io.say(line);
  if (!screen.knowsKeys) io.say(io.t.keys);
  screen.knowsKeys = true;
  io.say(bold(io.t.yourTurn(names[seat], withRule(texts.ask(view, task), rule)), io));
}

async function answer(screen: Screen, decision: Decision, text: string): Promise<Outcome> {
  const { io, session } = screen;
  if (text === '') {
    if (screen.lines.isTyped) showQuestion(screen, decision);
    return 'again'; // in a pipe, the Enter that would have ended a turn
  }
  if (text === 'u' || text === 'undo') return undoFor(screen, decision.seat);
  const side = await sideline(screen, text, async () => {
    await showPaged(screen, [...showOptions(screen, decision, true), io.t.keys, io.t.explainRule]);
  });
  if (side !== null) {
    if (text === 'b' || text === 'board') showQuestion(screen, decision);
    return side;
  }
  const choice = readChoice(screen, decision, text);
  if (choice === undefined) return 'again';
  const refusal = pick(session, decision.seat, choice, io);
  if (refusal === null) return 'on';
  io.say(wrap(io.t.refused(refusalText(refusal, screen.texts, io)), io.width).join('\n'));
  return 'again';
}

/** What can be asked at any time; null: it was none of these. */
async function sideline(screen: Screen, text: string, explain: () => Promise<void>): Promise<Outcome | null> {
  const [word, ...rest] = text.split(/\s+/);
  if (text === 'q' || text === 'quit') return 'quit';
  if (text === 's' || text === 'score') showScore(screen);
  else if (text === 'b' || text === 'board') await showBoard(screen);
  else if (text === '?' || text === 'help') await explain();
  else if (word === '?') await showRule(screen, rest.join(' '));
  else if (/^\?\S+$/.test(text)) await showRule(screen, text.slice(1));
  else return null;
  return 'again';
}

/** A number from the list, or the notation; a leading `=` marks a notation, whatever it looks like. */
function readChoice({ io, session }: Screen, { task, options }: Decision, typed: string): unknown {
  const { notation } = session.pkg.game;
  if (/^\d+$/.test(typed)) {
    const option = options[Number(typed) - 1];
    if (option === undefined) io.say(io.t.noSuchNumber(typed.slice(0, 20), options.length));
    return option;
  }
  const text = typed.startsWith('=') ? typed.slice(1) : typed;
  const read = notation.read(task, text);
  if (read !== undefined) return read;
  const alike = options.find((option) => notation.write(task, option).toLowerCase() === text.toLowerCase());
  if (alike === undefined) {
    const given = clean(typed.slice(0, 40));
    io.say(wrap(io.t.unreadable(given, notation.write(task, options.at(-1))), io.width).join('\n'));
  }
  return alike;
}

function undoFor(screen: Screen, seat: Seat): Outcome {
  const { io, session } = screen;
  if (!takeBack(session, seat, io)) {
    io.say(say(io.words.sayings.refusals, { why: 'nothingToUndo' })!);
    return 'again';
  }
  io.say(io.t.takenBack);
  return 'on';
}

/** The last pick of a turn may be taken back until the turn is confirmed; in a pipe it is confirmed at once. */
export async function askConfirm(screen: Screen, seat: Seat): Promise<Outcome> {
  const { io, lines, session } = screen;
  if (!lines.isTyped) {
    confirm(session.engine, session.journal, seat);
    return 'on';
  }
  if (!(await sitDown(screen, seat))) return 'ended';
  for (;;) {
    const line = await lines.next(io.t.promptHold);
    if (line === null) return 'ended';
    const text = line.trim();
    if (text === '') {
      confirm(session.engine, session.journal, seat);
      return 'on';
    }
    const outcome =
      text === 'u' || text === 'undo'
        ? undoFor(screen, seat)
        : await sideline(screen, text, async () => io.say(wrap(io.t.explainHold, io.width).join('\n')));
    if (outcome === null) io.say(io.t.notNow(clean(text.slice(0, 40))));
    else if (outcome !== 'again') return outcome;
  }
}
