// A report as a standalone page: no script, nothing to load, tables that say the same as the plots.
import { textsOf } from '../../text/package.ts';
import { hasEnough, type Kind } from './compare.ts';
import { STYLE } from './page-style.ts';
import { bar, columns, dot, inHtml, scaleOf } from './plots.ts';
import type { Report } from './report.ts';
import { type Lab, type Wording, wordingOf } from './wording.ts';

interface Row {
  readonly cells: readonly string[];
  readonly plot?: string;
  readonly isOdd?: boolean;
}

/** The plot comes after the name. */
function tableOf(head: readonly string[], rows: readonly Row[], foot?: readonly string[]): string {
  const hasPlot = rows.some(({ plot }) => plot !== undefined);
  const line = (cells: readonly string[], cell: 'th' | 'td', plot = ''): string => {
    const [name, ...rest] = cells.map(inHtml);
    const scope = cell === 'th' ? 'col' : 'row';
    const drawn = hasPlot ? `<td class="plot">${plot}</td>` : '';
    const first = name === '' ? '<td></td>' : `<th scope="${scope}">${name}</th>`;
    const others = rest.map((text) => (cell === 'th' ? `<th scope="col">${text}</th>` : `<td>${text}</td>`));
    return `${first}${drawn}${others.join('')}`;
  };
  const body = rows.map(
    ({ cells, plot, isOdd }) => `<tr${isOdd === true ? ' class="is-odd"' : ''}>${line(cells, 'td', plot)}</tr>`,
  );
  const last = foot === undefined ? '' : `<tfoot><tr>${line(foot, 'td')}</tr></tfoot>`;
  return (
    '<div class="scroll" tabindex="0" role="group">' +
    `<table><thead><tr>${line(head, 'th')}</tr></thead><tbody>${body.join('\n')}</tbody>${last}</table></div>`
  );
}

const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${inHtml(title)}</h2>${parts.join('\n')}</section>`;
const note = (text: string): string => `<p class="note">${inHtml(text)}</p>`;

export function pageOf(lab: Lab): string {
  const { pkg, report, words, hasOrder, language, command, version } = lab;
  const wording = wordingOf(lab);
  const { t, f } = wording;
  const against = wording.against();
  const title = t.title(textsOf(pkg, language).title);
  const parts = [
    `<header><p class="soft">${inHtml(t.printedBy(version))}</p><h1>${inHtml(title)}</h1><p>${inHtml(wording.head())}</p></header>`,
    ...(against === null
      ? []
      : [
          section(
            t.against,
            tableOf(
              against[0],
              against.slice(1).map((cells) => ({ cells })),
            ),
          ),
        ]),
    section(
      t.outside,
      findings(report, wording),
      note(`${t.compared(f.whole(report.compared))}. ${t.about} ${t.aboutCause}`),
    ),
    places(report, wording, hasOrder),
    distribution(report, wording),
    section(t.length, tableOf(t.spread, spreads(report, wording).slice(2))),
    lines(report, wording),
    ...report.kinds.map((kind) => section(words.kinds[kind.kind], kindTable(kind, wording))),
    `<footer class="soft"><p>${inHtml(t.madeBy)} <code>${inHtml(command)}</code></p></footer>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
${parts.join('\n')}
</main></body>
</html>
`;
}

function findings({ outside, compared }: Report, { t, f, outside: say }: Wording): string {
  if (outside.length === 0) return `<p>${inHtml(t.nothingOutside(f.whole(compared)))}</p>`;
  const items = outside.map((found) => {
    const sign = found.value > found.base ? 'up' : 'down';
    const path = sign === 'up' ? 'M9 0 17 14H1Z' : 'M9 14 17 0H1Z';
    const picture = `<svg role="img" aria-label="${inHtml(t.isOutside[sign])}"><path class="odd" d="${path}"/></svg>`;
    return `<li>${picture}<span>${inHtml(say(found))}</span></li>`;
  });
  return `<ul class="odd-list">${items.join('\n')}</ul>`;
}

function places({ places: list, players }: Report, { t, f, place }: Wording, hasOrder: boolean): string {
  const title = players === 1 ? t.wins : hasOrder ? t.places : t.seats;
  const base = players === 1 ? list[0].wins.value : 1 / players;
  const scale = scaleOf(
    list.map(({ wins }) => wins),
    [base, 0.5],
  );
  const rows = list.map((one, at): Row => {
    const { isOdd } = one;
    const sign = isOdd ? (one.wins.value > base ? 'up' : 'down') : null;
    return { cells: place(one, at), plot: dot(scale, one.wins, base, sign), isOdd };
  });
  const about = players === 1 ? [] : [note(`${hasOrder ? t.placesAbout : t.seatsAbout} (${f.percent(base, 1)})`)];
  return section(title, ...about, tableOf(['', t.wins, t.within, t.points, t.within, 'p'], rows));
}

const spreads = ({ points, winning, turns, decisions }: Report, { t, spread }: Wording): Row[] => [
  { cells: spread(t.allSeats, points) },
  { cells: spread(t.best, winning) },
  { cells: spread(t.turns, turns) },
  { cells: spread(t.decisions, decisions) },
];

function distribution(report: Report, wording: Wording): string {
  const { t, f } = wording;
  const { bins, min, max } = report.points;
  const label = `${t.distribution}: ${t.from(f.whole(min), f.whole(max))}`;
  return section(
    t.distribution,
    `<figure>${columns(bins, label, f.whole)}<figcaption>${inHtml(t.seatsCounted(f.whole(report.games * report.players)))}</figcaption></figure>`,
    tableOf(t.spread, spreads(report, wording).slice(0, 2)),
  );
}

function lines({ lines: list }: Report, { t, line }: Wording): string {
  const scale = scaleOf([], [0, ...list.flatMap(({ points, winners }) => [points.value, winners])]);
  const rows = list.map((one): Row => ({ cells: line(one), plot: bar(scale, one.points.value, one.winners) }));
  return section(t.lines, note(t.linesAbout), tableOf(t.lineColumns, rows));
}

function kindTable(kind: Kind, { thing, columns: head, base }: Wording): string {
  const { measure, rows } = kind;
  const expected = kind.base[measure].value;
  const scale = scaleOf(
    rows.filter(hasEnough).map((row) => row[measure]),
    [expected],
  );
  const drawn = rows.map((row): Row => {
    const { isOdd } = row;
    const sign = isOdd ? (row[measure].value > expected ? 'up' : 'down') : null;
    const plot = hasEnough(row) ? dot(scale, row[measure], expected, sign) : '';
    return { cells: thing(kind, row), plot, isOdd };
  });
  return tableOf(head(kind), drawn, base(kind));
}
