// A report as rows of words, the same for the terminal, the page and the document.

import type { GamePackage } from '../../games/index.ts';
import type { LabWords } from '../../text/lab.ts';
import type { Language } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import type { TerminalWords } from '../../words/index.ts';
import { type Figures, figuresOf } from '../figures.ts';
import { hasEnough, type Kind, type Thing } from './compare.ts';
import type { Estimate } from './numbers.ts';
import type { Line, Outside, Report, Spread, TurnPlace } from './report.ts';
import type { TrialPlan } from './trial.ts';

/** What was measured, and the outcome. */
export interface Lab {
  readonly pkg: GamePackage;
  readonly plan: TrialPlan;
  readonly report: Report;
  readonly words: LabWords;
  /** Whether one seat goes first. */
  readonly hasOrder: boolean;
  readonly language: Language;
  readonly t: TerminalWords['lab'];
  /** What was typed, and the Kontor version that ran it. */
  readonly command: string;
  readonly version: string;
}
export interface Wording {
  readonly t: TerminalWords['lab'];
  readonly f: Figures;
  /** The headline. */
  head(): string;
  place(place: TurnPlace, at: number): string[];
  spread(name: string, spread: Spread): string[];
  line(line: Line): string[];
  columns(kind: Kind): readonly string[];
  thing(kind: Kind, thing: Thing): string[];
  base(kind: Kind): string[];
  outside(found: Outside): string;
  placeName(at: number): string;
}

export function wordingOf({ pkg, plan, report, words, hasOrder, language, t }: Lab): Wording {
  const f = figuresOf(language);
  const share = (n: number): string => f.percent(n, 1);
  const points = (n: number): string => f.fixed(n, 1);
  const placeName = (at: number): string => (hasOrder ? t.place : t.seat)(String(at + 1));
  const chance = (p: number | null): string => (p === null ? '–' : f.chance(p));
  const cells = (kind: Kind, { games, pieces, wins, points: scored, p }: Omit<Thing, 'id' | 'isOdd'>): string[] => {
    const within = (estimate: Estimate, write: (n: number) => string): string =>
      hasEnough({ games }) ? f.range(estimate, write) : '–';
    const won = [share(wins.value), within(wins, share)];
    const got = [points(scored.value), within(scored, points)];
    if (!kind.isCommon) return [...won, ...got, f.whole(pieces), f.whole(games), chance(p)];
    const shown = kind.measure === 'points' ? got : [...won, got[0]];
    return [...shown, f.whole(games), chance(p)];
  };
  return {
    t,
    f,
    placeName,
    head: () => t.head(textsOf(pkg, language).title, plan.players, report.games, plan.bots),
    place: ({ wins, points: scored, p }, at) => [
      placeName(at),
      share(wins.value),
      f.range(wins, share),
      points(scored.value),
      f.range(scored, points),
      chance(p),
    ],
    spread: (name, { mean, deviation, min, max, quantiles }) => [
      name,
      points(mean.value),
      f.range(mean, points),
      points(deviation),
      ...[min, ...quantiles, max].map(f.whole),
    ],
    line: ({ label, points: scored, share: seats, winners }) => [
      words.lines[label] ?? label,
      points(scored.value),
      f.range(scored, points),
      points(winners),
      f.percent(seats),
    ],
    columns: (kind) => (kind.isCommon ? (kind.measure === 'points' ? t.common : t.commonSolo) : t.things),
    thing: (kind, thing) => [words.thing(kind.kind, thing.id), ...cells(kind, thing)],
    base: (kind) => [t.all, ...cells(kind, { ...totalOf(kind, report), ...kind.base, p: null })],
    outside: ({ kind, id, measure, value, base, p }) => {
      const write =
        measure === 'wins' ? (n: number) => `${share(n)} ${t.wins}` : (n: number) => `${points(n)} ${t.points}`;
      const what = kind === null ? placeName(Number(id) - 1) : `${words.kinds[kind]}: ${words.thing(kind, id)}`;
      return t.found(what, write(value), write(base), f.chance(p));
    },
  };
}

const totalOf = ({ rows }: Kind, { games }: Report): Pick<Thing, 'pieces' | 'games'> => ({
  pieces: rows.reduce((all, { pieces }) => all + pieces, 0),
  games,
});
