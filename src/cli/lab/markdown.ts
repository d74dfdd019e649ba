// A report as a section of docs/balance.md.
import { textsOf } from '../../text/package.ts';
import { markdownTable } from '../document.ts';
import type { Kind } from './compare.ts';
import { type Lab, type Wording, wordingOf } from './wording.ts';

const ENDS = 5;

export function sectionOf(lab: Lab): string {
  const { pkg, report, words, hasOrder, language, command, version } = lab;
  const wording = wordingOf(lab);
  const { t, f } = wording;
  const players = report.players === 1 ? [] : [`### ${hasOrder ? t.places : t.seats}`, placesOf(lab, wording)];
  const against = wording.against();
  const found = report.outside.map((one) => `- ${wording.outside(one)}`);
  return [
    `## ${textsOf(pkg, language).title}`,
    wording.head(),
    `${t.madeBy} \`${command}\` (${t.printedBy(version)}).`,
    ...(against === null ? [] : [`### ${t.against}`, markdownTable(against)]),
    `### ${t.outside}`,
    found.length > 0 ? found.join('\n') : t.nothingOutside(f.whole(report.compared)),
    `${t.compared(f.whole(report.compared))}.`,
    ...(report.players === 1
      ? [
          `${t.wins}: ${f.percent(report.places[0].wins.value, 1)} (${f.range(report.places[0].wins, (n) => f.percent(n, 1))})`,
        ]
      : players),
    `### ${t.distribution}, ${t.length}`,
    markdownTable([
      t.spread,
      wording.spread(t.allSeats, report.points),
      wording.spread(t.best, report.winning),
      wording.spread(t.turns, report.turns),
      wording.spread(t.decisions, report.decisions),
    ]),
    `### ${t.lines}`,
    markdownTable([t.lineColumns, ...report.lines.map(wording.line)]),
    ...report.kinds.flatMap((kind) => [`### ${words.kinds[kind.kind]}`, kindTable(kind, wording)]),
  ].join('\n\n');
}

const placesOf = ({ report }: Lab, { t, place }: Wording): string =>
  markdownTable([['', t.wins, t.within, t.points, t.within, 'p'], ...report.places.map(place)]);

/** The ends of a long list, and whatever stands out. */
function kindTable(kind: Kind, { thing, columns, base }: Wording): string {
  const isShown = (at: number): boolean =>
    at < ENDS || at >= kind.rows.length - ENDS || kind.rows[at].isOdd || kind.rows.length <= 2 * ENDS + 2;
  const shown = kind.rows.filter((_, at) => isShown(at)).map((row) => thing(kind, row));
  const rest = kind.rows.length - shown.length;
  const note = rest === 0 ? '' : `\n\n(+ ${rest})`;
  return markdownTable([columns(kind), ...shown, base(kind)]) + note;
}
