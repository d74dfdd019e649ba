// What is shown at the terminal during a game.

import type { Decision, Seat, Viewer } from '../../kernel/types.ts';
import { hears, type Told } from '../../kernel/view.ts';
import { wordsOf } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import type { Texts } from '../../text/texts.ts';
import { drawView } from '../draw.ts';
import { type Io, quiet } from '../io.ts';
import { clean, inColumns, naturally, padTo, widthOf, wrap } from '../layout.ts';
import { withRule } from '../records.ts';
import { find } from '../rulebook.ts';
import { scoreSheet } from '../sheet.ts';
import type { Lines } from './lines.ts';
import type { Session } from './session.ts';

export interface Screen {
  readonly io: Io;
  readonly lines: Lines;
  readonly session: Session;
  readonly texts: Texts;
  readonly names: readonly string[];
  /** Who is in front of the screen now. */
  viewer: Viewer;
  /** Whether the commands have been explained. */
  knowsKeys: boolean;
  /** What other people at this terminal may hear, but the viewer may not. */
  readonly kept: Map<Seat, Told[]>;
}

export function openScreen(session: Session, lines: Lines, io: Io): Screen {
  const people = session.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return {
    io,
    lines,
    session,
    texts: textsOf(session.pkg, io.language),
    names: session.seats.map(({ name }) => clean(name)),
    viewer: people[0] ?? null,
    knowsKeys: false,
    kept: new Map(people.map((seat) => [seat, []])),
  };
}

/** Secrets are shown only to their owner, even when several people share a screen. */
export const hasSecrets = ({ session }: Screen): boolean =>
  session.journal.state.own.some((own) => Object.keys(own as object).length > 0);

export async function showBoard(screen: Screen): Promise<void> {
  const { session, viewer, io, names } = screen;
  const view = session.engine.view(session.journal.state, viewer);
  io.say();
  for (const line of await drawView(session.pkg, view, names, io)) io.say(line);
  io.say();
  if (session.pkg.draw === undefined) showScore(screen); // drawn boards show the points themselves
}

/** Says what happened since the last time, as far as the viewer may hear it. */
export function sayTold(screen: Screen): void {
  const { session, viewer, kept } = screen;
  for (const told of session.told.splice(0)) {
    if (hears(told, viewer)) sayEvent(screen, told);
    else for (const [seat, later] of kept) if (hears(told, seat)) later.push(told);
  }
}

export function sayKept(screen: Screen): void {
  for (const told of (screen.viewer === null ? undefined : screen.kept.get(screen.viewer)?.splice(0)) ?? [])
    sayEvent(screen, told);
}

function sayEvent({ io, texts, names }: Screen, { event }: Told): void {
  const { text, rule } = texts.event(event, names);
  for (const line of wrap(`· ${withRule(clean(text), rule)}`, io.width, 2)) io.say(quiet(line, io));
}

const FEW = 8;

/** A long list in the order in which people would look something up; a short one as the game gives it. */
export function inOrder({ session }: Screen, decision: Decision): Decision {
  const { task, options } = decision;
  if (options.length <= FEW) return decision;
  const keyed = options.map((option) => ({ option, key: session.pkg.game.notation.write(task, option) }));
  return { ...decision, options: keyed.sort((a, b) => naturally(a.key, b.key)).map(({ option }) => option) };
}

export function showOptions(
  { io, session, texts, viewer }: Screen,
  { task, options }: Decision,
  always = false,
): string[] {
  const { notation } = session.pkg.game;
  const digits = String(options.length).length;
  const numbered = options.map((option, i) => `${String(i + 1).padStart(digits + 1)} ${notation.write(task, option)}`);
  if (options.length > FEW && !always) return inColumns(numbered, io.width);
  const column = Math.max(...numbered.map(widthOf)) + 2;
  const view = session.engine.view(session.journal.state, viewer);
  return options.flatMap((option, i) => {
    const { text, rule } = texts.option(view, task, option);
    return wrap(padTo(numbered[i], column) + withRule(text, rule), io.width, column).map((line) => quiet(line, io));
  });
}

export function showScore(screen: Screen): void {
  const { io, session, texts, names, viewer } = screen;
  const isSecret = hasSecrets(screen) && !session.engine.isOver(session.journal.state);
  names.forEach((name, seat) => {
    if (isSecret && seat !== viewer) return;
    for (const line of scoreSheet(name, session.pkg.game.score(session.journal.state, seat), texts, io)) io.say(line);
  });
}

export async function showRule({ io, session }: Screen, id: string): Promise<void> {
  const { rulebook } = await wordsOf(session.pkg.words, io.language, 'rulebook')();
  for (const line of find(rulebook, id, io, false) ?? [io.t.noRule(clean(id))]) io.say(line);
}

/** A long list one screenful at a time, if there is a screen. */
export async function showPaged({ io, lines }: Screen, list: readonly string[]): Promise<void> {
  const page =
    lines.isTyped && process.stdout.isTTY === true ? Math.max(5, (process.stdout.rows || 24) - 2) : list.length;
  for (let start = 0; start < list.length; start += page) {
    for (const line of list.slice(start, start + page)) io.say(line);
    if (start + page >= list.length) return;
    if ((await lines.next(io.t.promptMore)) !== '') return;
  }
}
