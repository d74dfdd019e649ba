import { type Fidelity, type FidelityRow, lacksOf } from '../../src/text/fidelity.ts';
import type { Origin, Rulebook } from '../../src/text/texts.ts';

export interface Told {
  readonly id: string;
  readonly title: string;
  readonly rulebook: Rulebook;
  readonly fidelity: Fidelity;
  readonly examples: readonly Worked[];
}

/** A worked example that can be played on the board. */
export interface Worked {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
}

const MOST_PLACES = 4;
const LACK = '🔴';
const HEAD = `# Fidelity

How true the games are to their rules, rule by rule. \`npm run fidelity\` writes this page; the same is in the page at \`/fidelity\`, where
every rule can be looked at on the board.

- **from**: S the rules booklet, P a public source, K reconstructed by us because no source says it. A ruling (Q) is ours.
- **code** and **tests** name the lines that cite the rule; a test begins with the rule's number.
- **games**: in how many of GAMES random games, over all numbers of players and pairs of settings, the rule came up. It came up if the code
  ran that cites it, or if a sentence about a choice, an event or a score cited it.
- **rules**: the version of the game's rules since which it has been so.
- ${LACK} says that something is missing. A sentence that only explains needs no code, and what cannot happen by chance does not come up in
  random games.
`;

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function places(id: string, list: readonly string[]): string {
  if (list.length === 0) return LACK;
  const links = list.slice(0, MOST_PLACES).map((place) => {
    const [file, line] = place.split(':');
    return `[${file.replace(/^.*\//, '')}:${line}](../src/games/${id}/${file}#L${line})`;
  });
  const more = list.length - links.length;
  return links.join(' ') + (more > 0 ? ` +${more}` : '');
}

function line(id: string, rule: string, origin: Origin | 'Q', text: string, row: FidelityRow): string {
  const games = row.games === 0 ? LACK : String(row.games);
  const cells = [rule, origin, escaped(text), places(id, row.code), places(id, row.tests), games, String(row.since)];
  return `| ${cells.join(' | ')} |`;
}

const TABLE =
  '| rule | from | what it says | code | tests | games | rules |\n| --- | --- | --- | --- | --- | --: | --: |';

const worked = (examples: readonly Worked[]): string =>
  `### Worked examples\n\nEach can be played on the board; a test plays all of them and counts the points.\n\n| example | what it shows | rules |\n| --- | --- | --- |\n${examples
    .map(({ id, title, rules }) => `| ${id} | ${escaped(title)} | ${rules.join(' ')} |`)
    .join('\n')}`;

function section({ id, title, rulebook, fidelity, examples }: Told): string {
  const rows = Object.values(fidelity.rules);
  const whole = rows.filter((row) => lacksOf(row).length === 0).length;
  const lacks = (what: ReturnType<typeof lacksOf>[number]): number =>
    rows.filter((row) => lacksOf(row).includes(what)).length;
  const said = `${rows.length} rules and rulings: ${whole} with code, tests and games; without code ${lacks('code')}, without tests ${lacks('tests')}, in no game ${lacks('games')}.`;
  const chapters = rulebook.chapters.map(
    (chapter) =>
      `### ${chapter.id} ${chapter.title}\n\n${TABLE}\n${chapter.rules
        .map(({ id: rule, origin, text }) => line(id, rule, origin, text, fidelity.rules[rule]))
        .join('\n')}`,
  );
  const rulings = rulebook.rulings.map(({ id: rule, question, answer }) =>
    line(id, rule, 'Q', `${question} ${answer}`, fidelity.rules[rule]),
  );
  return [
    `## ${title}`,
    said,
    ...chapters,
    ...(rulings.length > 0 ? [`### Rulings\n\n${TABLE}\n${rulings.join('\n')}`] : []),
    ...(examples.length > 0 ? [worked(examples)] : []),
  ].join('\n\n');
}

export const markdown = (told: readonly Told[]): string =>
  `${[HEAD.replace('GAMES', told[0].fidelity.games.toLocaleString('en-GB')).trimEnd(), ...told.map(section)].join('\n\n')}\n`;
