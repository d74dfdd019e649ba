// The town in a terminal: the display by colour, every tableau, and what the seat itself may see.
import { total } from '../../kernel/score.ts';
import type { ViewOf } from '../../kernel/types.ts';
import * as columns from '../../text/columns.ts';
import type { DrawHow } from '../../text/draw.ts';
import { ROUNDS } from './data/cards.ts';
import { type Building, type BuildingId, buildingOf, chapterOf, type PersonId, personOf } from './data/kinds.ts';
import { COLOURS, type Colour, PROFESSIONS } from './data/persons.ts';
import { colourSymbols, symbolCount, workOf } from './rules/counts.ts';
import { placesOn, roundOf } from './rules/order.ts';
import { score } from './scoring.ts';
import type { Own, S, Tableau } from './types.ts';
import { buildingName, coloursOf, orderName, personName } from './words/sentences.ts';
import type { TerminalWords } from './words/terminal.ts';

type V = ViewOf<S>;
type Item = columns.Item<Colour>;
type Line = columns.Line<Colour>;
const { item, plain } = columns;
const PALETTE: columns.Palette<Colour> = { green: '32', yellow: '33', blue: '34', red: '31' };

export function draw(view: V, how: DrawHow, words: TerminalWords): string[] {
  const lines: Line[] = [
    ...head(view, words),
    ...display(view, words),
    ...view.open.tableaux.flatMap((_, seat) => player(view, seat, how, words)),
    ...mine(view, how, words),
  ];
  return lines.flatMap((line) => columns.wrapped(line, how, PALETTE));
}

function head({ open, dark, todo }: V, words: TerminalWords): Line[] {
  const { small, large } = roundOf(open);
  const { names } = words;
  const round = words.round(ROUNDS[open.round - 1] ?? '–', small, large);
  const chapter = `${chapterOf(open.chapter).roman} ${names.chapters[open.chapter]}`;
  const goal = words.goals[open.chapter];
  return [
    {
      label: '',
      items: [
        item(todo.length === 0 ? words.over : round),
        item(names.scenarios[open.scenario]),
        item(`${chapter}: ${goal}`),
      ],
    },
    { label: '', items: [item(words.piles(dark.people, open.discard.length, dark.stack))] },
  ];
}

/** A line for each colour, because colours decide what buildings cost. */
function display({ open, seat, todo }: V, words: TerminalWords): Line[] {
  if (todo.length === 0) return [];
  const lines = COLOURS.map((colour, tint): Line => {
    const here = open.display.filter((id) => buildingOf(id).tint === tint);
    const discount = seat === null ? 0 : colourSymbols(open.tableaux[seat], tint);
    const label = `  ${words.names.colours[colour]}${discount > 0 ? ` −${discount}` : ''}`;
    return { label, items: here.map((id) => item(building(id, words), colour)) };
  });
  return [plain(words.display), ...lines.filter(({ items }) => items.length > 0)];
}

function building(id: BuildingId, words: TerminalWords): string {
  const { code, small, large } = buildingOf(id);
  return `${code} ${buildingName(words.names, id)} ${small}/${large}${ability(buildingOf(id), words)}`;
}
function ability({ symbol, effect, counts }: Building, { names, effects }: TerminalWords): string {
  if (symbol !== null) return ` (${names.professions[symbol]})`;
  if (effect === null) return '';
  return ` (${effects[effect]}${counts === null ? '' : ` ${names.colours[counts]}`})`;
}

function player(view: V, seat: number, how: DrawHow, words: TerminalWords): Line[] {
  const { open, own, seat: viewer } = view;
  const tableau = open.tableaux[seat];
  const { hand } = own[seat] as { hand: readonly PersonId[] | number };
  const cards = typeof hand === 'number' ? hand : hand.length;
  const points = total(score(view, seat)); // of others without the secret order: it is veiled
  const marks = `${isBusy(view, seat) ? '▶' : ' '}${open.starter === seat ? '★' : ' '}`;
  const name = `${how.names[seat] ?? words.seat(seat + 1)}${seat === viewer ? ` (${words.you})` : ''}`;
  return [
    plain(''),
    {
      label: `${marks} ${name}`,
      items: [item(words.points(points)), item(words.hand(cards)), item(means(tableau, words))],
    },
    ...area(
      words.buildings,
      tableau.buildings.map(({ id, size }) => item(short(id, size === 'large', words), buildingOf(id).colour)),
    ),
    ...area(words.citizens, citizens(tableau, words)),
    ...area(
      words.workers,
      tableau.workers.map((id) => item(`${personOf(id).code} ${personOf(id).work}`)),
    ),
  ];
}

/** Whether the table waits for this seat. */
function isBusy({ todo, lanes }: V, seat: number): boolean {
  const lane = lanes[seat];
  if (lane !== undefined) return lane === true || (lane !== false && lane.length > 0);
  const task = todo.at(-1);
  return task !== undefined && 'seat' in task && task.seat === seat;
}

const area = (label: string, items: readonly Item[]): Line[] =>
  items.length === 0 ? [] : [{ label: `     ${label}`, items }];
const short = (id: BuildingId, isLarge: boolean, { names, large }: TerminalWords): string =>
  `${buildingOf(id).code} ${buildingName(names, id)}${isLarge ? ` ${large}` : ''} ${buildingOf(id)[isLarge ? 'large' : 'small']}`;

/** By profession, with the number of symbols where buildings add to them. */
const citizens = (tableau: Tableau, { names }: TerminalWords): Item[] =>
  PROFESSIONS.map((profession, trade) => {
    const codes = tableau.citizens.filter((id) => personOf(id).trade === trade).map((id) => personOf(id).code);
    return codes.length === 0
      ? null
      : item(`${names.professions[profession]} ${symbolCount(tableau, trade)}: ${codes.join(' ')}`);
  }).filter((one) => one !== null);

function means(tableau: Tableau, words: TerminalWords): string {
  const discounts = COLOURS.map((colour, tint) => [words.names.colours[colour], colourSymbols(tableau, tint)] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} −${count}`);
  return [words.work(workOf(tableau.workers)), ...discounts].join(', ');
}

/** The order, the hand, what was drawn, and the hands that were passed on. */
function mine(view: V, how: DrawHow, words: TerminalWords): Line[] {
  const { open, seat } = view;
  const lines: Line[] = [];
  if (open.shown !== null) lines.push(plain(''), { label: words.shown, items: [item(person(open.shown, words))] });
  if (seat === null) return lines;
  const { order, hand, picked, drawn, seen } = view.own[seat] as Own;
  if (order !== null) lines.push(plain(''), { label: words.order, items: [item(orderName(words.names, order))] });
  if (hand.length > 0) lines.push(plain(words.yourHand));
  for (const id of hand) lines.push(plain(`  ${id === picked ? '●' : ' '} ${person(id, words)}`));
  if (picked !== null && !hand.includes(picked))
    lines.push({ label: words.picked, items: [item(person(picked, words))] });
  if (drawn.length > 0) lines.push({ label: words.drawn, items: drawn.map((id) => item(person(id, words))) });
  seen.forEach((cards, i) => {
    const holder = placesOn(open, seat, i + 1);
    const label = words.seen(how.names[holder] ?? words.seat(holder + 1));
    if (cards.length > 0)
      lines.push({ label, items: cards.map((id) => item(`${personOf(id).code} ${personName(words.names, id)}`)) });
  });
  return lines;
}

function person(id: PersonId, words: TerminalWords): string {
  const { code, work } = personOf(id);
  const colours = coloursOf(words.names, id);
  return `${code} ${personName(words.names, id)}, ${words.work(work)}${colours === '' ? '' : `, ${colours}`}`;
}
