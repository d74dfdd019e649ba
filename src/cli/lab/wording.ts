// A report as rows of words, the same for the terminal, the page and the document.

import type { GamePackage } from '../../games/index.ts';
import { ownEdition } from '../../table/package-of.ts';
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
  /** The same deals with the built-in edition, where this is another one. */
  readonly builtIn?: Report;
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
  /** What the edition changes, with its columns; null: it is the built-in one. */
  against(): string[][] | null;
  placeName(at: number): string;
}

/** The figures that say most about balance, by their names, of one report. */
function figuresIn(
  { places, points, winning, turns, decisions, lines }: Report,
  wording: Pick<Wording, 't' | 'placeName'>,
  words: LabWords,
) {
  const { t, placeName } = wording;
  return new Map<string, { readonly of: Estimate; readonly isShare: boolean }>([
    ...places.map(({ wins }, at) => [`${placeName(at)}, ${t.wins}`, { of: wins, isShare: true }] as const),
    [`${t.points}, ${t.allSeats}`, { of: points.mean, isShare: false }],
    [`${t.points}, ${t.best}`, { of: winning.mean, isShare: false }],
    [t.turns, { of: turns.mean, isShare: false }],
    [t.decisions, { of: decisions.mean, isShare: false }],
    ...lines.map(({ label, points: of }) => [words.lines[label] ?? label, { of, isShare: false }] as const),
  ]);
}

/** What differs by more than luck is marked. */
function againstRows(
  report: Report,
  builtIn: Report,
  wording: Pick<Wording, 't' | 'f' | 'placeName'>,
  words: LabWords,
): string[][] {
  const { t, f } = wording;
  const usual = figuresIn(builtIn, wording, words);
  const rows = [...figuresIn(report, wording, words)].map(([name, { of, isShare }]) => {
    const write = (n: number): string => (isShare ? f.percent(n, 1) : f.fixed(n, 1));
    const before = usual.get(name)?.of;
    const isApart = before !== undefined && (of.from > before.to || of.to < before.from);
    const was = before === undefined ? ['–', '–'] : [write(before.value), f.range(before, write)];
    return [name, write(of.value), f.range(of, write), ...was, isApart ? t.apart : ''];
  });
  return [[...t.againstColumns], ...rows];
}

export function wordingOf({ pkg, plan, report, builtIn, words, hasOrder, language, t }: Lab): Wording {
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
    head() {
      const edition = ownEdition(pkg.game);
      const said = t.head(textsOf(pkg, language).title, plan.players, report.games, plan.bots);
      return edition === undefined ? said : t.withEdition(said, edition.name);
    },
    against: () => (builtIn === undefined ? null : againstRows(report, builtIn, { t, f, placeName }, words)),
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
