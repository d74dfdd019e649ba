// A report for the terminal.
import { bold, type Io } from '../io.ts';
import { table, wrap } from '../layout.ts';
import type { Kind } from './compare.ts';
import type { Spread } from './report.ts';
import { type Lab, type Wording, wordingOf } from './wording.ts';

/** Of a long list, this many from either end. */
const ENDS = 6;
const BAR = 40;

export function reportLines(lab: Lab, io: Io): string[] {
  const { report, words, hasOrder } = lab;
  const wording = wordingOf(lab);
  const { t } = wording;
  const head = (text: string): string[] => ['', bold(text, io)];
  const against = wording.against();
  const found = report.outside.map(wording.outside);
  return [
    bold(wording.head(), io),
    ...(against === null ? [] : [...head(t.against), ...table(against)]),
    ...(report.players === 1 ? soloLines(wording, lab) : placeLines(wording, lab, head(hasOrder ? t.places : t.seats))),
    ...head(t.length),
    ...table([t.spread, wording.spread(t.turns, report.turns), wording.spread(t.decisions, report.decisions)]),
    ...head(t.distribution),
    ...table([t.spread, wording.spread(t.allSeats, report.points), wording.spread(t.best, report.winning)]),
    '',
    ...bars(report.points, wording),
    ...head(t.lines),
    ...table([t.lineColumns, ...report.lines.map(wording.line)]),
    ...report.kinds.flatMap((kind) => [...head(words.kinds[kind.kind]), ...kindLines(kind, wording)]),
    ...head(t.outside),
    ...(found.length > 0 ? found : [t.nothingOutside(wording.f.whole(report.compared))]).flatMap((line) =>
      wrap(line, io.width, 2),
    ),
    '',
    ...wrap(`${t.about} ${t.aboutCause}`, io.width),
  ];
}

const placeLines = ({ t, place }: Wording, { report }: Lab, head: readonly string[]): string[] => [
  ...head,
  ...table([['', t.wins, t.within, t.points, t.within, 'p'], ...report.places.map(place)]),
];

/** Alone there is one line: how often the game was won. */
const soloLines = ({ t, f }: Wording, { report: { places } }: Lab): string[] => [
  '',
  ...table([
    ['', t.wins, t.within],
    ['', f.percent(places[0].wins.value, 1), f.range(places[0].wins, (n) => f.percent(n, 1))],
  ]),
];

function kindLines(kind: Kind, wording: Wording): string[] {
  const rows = kind.rows.map((thing) => wording.thing(kind, thing));
  const hidden = rows.length - 2 * ENDS;
  const shown = hidden > 1 ? [...rows.slice(0, ENDS), ...rows.slice(-ENDS)] : rows;
  const lines = table([wording.columns(kind), ...shown, wording.base(kind)]);
  return hidden > 1 ? lines.toSpliced(1 + ENDS, 0, wording.t.more(hidden)) : lines;
}

function bars({ bins }: Spread, { f }: Wording): string[] {
  const most = Math.max(...bins.map(({ count }) => count));
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return table(
    bins.map(({ from, to, count }) => [
      to - from > 1 ? `${f.whole(from)}–${f.whole(to - 1)}` : f.whole(from),
      f.percent(count / total, 1),
      '#'.repeat(Math.round((BAR * count) / most)).padEnd(BAR),
    ]),
  );
}
