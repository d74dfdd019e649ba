// The Baltic in a terminal: rows, buildings, Grand Masters, every player's towns, and what the seat itself may see.
import { total } from '../../kernel/score.ts';
import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow } from '../../text/draw.ts';
import { CITIES, GOODS, PLACE_ROWS, PLACES, type Place } from './data/goods.ts';
import { type BuildingId, baseOf, buildingOf, type GoodId, moneyVpFor, yearsFor } from './data/kinds.ts';
import { fill } from './imagine.ts';
import { tokenSupply } from './rules/brothers.ts';
import { activeCount, handLimit, isCovered } from './rules/counts.ts';
import { countFor, requirement } from './rules/masters.ts';
import { cheapestPayment, costOf, reachOf, worthAt, worthWith } from './rules/pay.ts';
import { score } from './scoring.ts';
import { aligned, type Item, item, type Line, line, plain, wrapped } from './terminal-lines.ts';
import type { Hand, Master, Own, S } from './types.ts';
import type { TerminalWords } from './words/terminal.ts';
import { buildingName, goodsName, personsName, shortName } from './words/text-words.ts';

type V = ViewOf<S>;
/** A view about to be drawn, and the words for it. */
interface Sheet {
  readonly view: V;
  readonly words: TerminalWords;
  nameOf(seat: number): string;
}

export function draw(view: V, how: DrawHow, words: TerminalWords): string[] {
  const nameOf = (seat: number) => how.names[seat] ?? words.seat(seat + 1);
  const sheet: Sheet = { view, words, nameOf };
  const isOver = view.todo.length === 0;
  const lines: Line[] = [
    ...head(sheet, isOver),
    ...(isOver ? [] : [...worth(sheet), ...rows(sheet), ...market(sheet)]),
    ...masters(sheet),
    ...mayors(sheet),
    ...view.open.towns.flatMap((_, seat) => player(sheet, seat)),
    ...site(sheet),
    ...mine(sheet, isOver),
  ];
  return lines.flatMap((one) => wrapped(one, how));
}

function head({ view, words }: Sheet, isOver: boolean): Line[] {
  const { open, dark } = view;
  const year = words.year(Math.max(1, open.year), yearsFor(open.towns.length), words.names.seasons[open.season]);
  const discard = open.discard.some((n) => n > 0) ? goodsName(words.names, fill(open.discard)) : words.nothing;
  return [
    line('', [
      isOver ? words.over : year,
      words.piles(dark.goods, dark.buildings),
      `${words.discard}: ${discard}`,
      view.settings.VB ? words.tokens(tokenSupply(open)) : '',
    ]),
  ];
}

/** What each good is worth at each place, to the viewer with the Market Halls that work now. */
function worth({ view, words }: Sheet): Line[] {
  const { open, seat, settings } = view;
  const at = PLACES.filter((place) => place !== 'riga' || settings.RG);
  const lines = at.map((place) => {
    const { pays } = PLACE_ROWS[place];
    const values = seat === null ? pays : worthWith(open, seat, pays);
    const texts = GOODS.map((good, i) => `${words.names.goods[good]} ${values[i] === 0 ? '–' : values[i]}`);
    return line(`  ${words.names.places[place]}`, texts, place);
  });
  return [plain(words.worth(seat !== null)), ...aligned(lines)];
}

function rows({ view, words }: Sheet): Line[] {
  const { open } = view;
  if (open.rows.length === 0) return [];
  const lines = open.rows.map((row, i) => {
    const label = `  ${words.row(i + 1)}`;
    if (row === null) return line(label, [words.taken]);
    const goods = goodsName(words.names, row.goods);
    return line(label, [goods, words.total(baseOf(row.goods)), row.token ? words.token : '']);
  });
  return [plain(words.rows), ...lines];
}

function market(sheet: Sheet): Line[] {
  const { words, view } = sheet;
  const side = (label: string, ids: readonly BuildingId[]): Line[] =>
    ids.length === 0 ? [] : [plain(label), ...ids.map((id) => building(sheet, id))];
  return [...side(words.fresh, view.open.market.new), ...side(words.old, view.open.market.old)];
}

/** All that is printed on a building, and what it costs the viewer. */
function building({ view, words }: Sheet, id: BuildingId, ...more: readonly string[]): Line {
  const { cost, vp, does, good, place, amount, target, at, which } = buildingOf(id);
  const { names } = words;
  const about =
    good >= 0 ? names.goods[GOODS[good]] : target < 0 || target === at ? '' : `${names.places[which as Place]}: `;
  const own = view.seat === null ? cost : costOf(view.open, view.seat, id);
  return line(
    `  ${buildingName(words.names, id)}`,
    [
      words.cost(cost, own === cost ? null : own),
      words.points(vp),
      personsName(names, id),
      words.does(does, about, amount),
      ...more,
    ],
    place,
  );
}

/** R10 Each tile with its owner, everybody's count and what is needed. */
function masters(sheet: Sheet): Line[] {
  const { view, words } = sheet;
  const { open } = view;
  if (open.masters.length === 0) return [];
  return [plain(words.masters), ...aligned(open.masters.map((master) => tile(sheet, master)))];
}
function tile({ view, words, nameOf }: Sheet, master: Master): Line {
  const { open } = view;
  const { side, owner } = master;
  const name = words.names.tiles[master.tile];
  if (side === 'money') return line(`  ${name}`, [words.ranks(moneyVpFor(open.towns.length).join('–'))]);
  const counts = open.towns.map((_, seat) => `${nameOf(seat)}: ${countFor(open, seat, master.tile)}`);
  const where = master.contested ? words.contested : owner === null ? words.free : words.owned(nameOf(owner));
  const isMovable = owner !== null && side === 'max';
  const needs = isMovable
    ? words.needsMore(countFor(open, owner, master.tile), nameOf(owner))
    : words.needs(requirement(master));
  return line(`  ${words.sides[side]} ${name}`, [where, counts.join(', '), needs]);
}

/** R12 */
function mayors({ view, words, nameOf }: Sheet): Line[] {
  const { tracks } = view.open;
  if (tracks.length === 0) return [];
  const lines = tracks.map(({ spaces, mayor }, city) =>
    line(
      `  ${words.names.places[CITIES[city]]}`,
      spaces.map((space, seat) => `${nameOf(seat)}: ${space}${seat === mayor ? ` (${words.mayor})` : ''}`),
      CITIES[city],
    ),
  );
  return [plain(words.mayors), ...aligned(lines)];
}

const pointsOf = (view: V, seat: number): number => total(score(view, seat));

function player(sheet: Sheet, seat: number): Line[] {
  const { view, words, nameOf } = sheet;
  const { open, seat: viewer } = view;
  const town = open.towns[seat];
  const { goods, buildings } = sizes(view, seat);
  const marks = `${isBusy(view, seat) ? '▶' : ' '}${open.starter === seat ? '★' : ' '}`;
  const coins = town.coins.reduce((sum, n) => sum + n, 0);
  const known = open.seen[seat];
  return [
    plain(''),
    line(`${marks} ${nameOf(seat)}${seat === viewer ? ` (${words.you})` : ''}`, [
      words.points(pointsOf(view, seat)),
      words.hand(goods, buildings, handLimit(town)),
      town.coins.length > 0 ? words.coins(coins) : '',
      town.stored > 0 ? `${words.names.kinds.wechselstube}: ${words.stored(town.stored)}` : '',
    ]),
    ...erected(sheet, seat),
    ...(town.reserve.length > 0 && seat !== viewer
      ? [line(`     ${words.reserve}`, [town.reserve.map((id) => buildingName(words.names, id)).join(', ')])]
      : []),
    ...(seat !== viewer && known.goods.length + known.buildings.length > 0
      ? [line(`     ${words.known}`, handTexts(known, words))]
      : []),
  ];
}

const handTexts = ({ goods, buildings }: Hand, words: TerminalWords): string[] => [
  goodsName(words.names, goods),
  ...buildings.map((id) => buildingName(words.names, id)),
];

/** What everybody sees of a hand. */
function sizes({ own }: V, seat: number): { goods: number; buildings: number } {
  const { goods, buildings } = own[seat] as {
    goods: readonly GoodId[] | number;
    buildings: readonly BuildingId[] | number;
  };
  const size = (part: readonly unknown[] | number) => (typeof part === 'number' ? part : part.length);
  return { goods: size(goods), buildings: size(buildings) };
}

/** Whether the table waits for this seat. */
function isBusy({ todo, lanes }: V, seat: number): boolean {
  const lane = lanes[seat];
  if (lane !== undefined) return lane === true || (lane !== false && lane.length > 0);
  const task = todo.at(-1);
  return task !== undefined && 'seat' in task && task.seat === seat;
}

/** By place, with points and person; R4.4 what does not work yet says so. */
function erected({ view, words }: Sheet, seat: number): Line[] {
  const town = view.open.towns[seat];
  const { buildings } = town;
  const active = activeCount(view.open, seat);
  return PLACES.flatMap((place): Line[] => {
    const items = buildings.flatMap((id, i): Item[] => {
      const { place: there, vp, persons } = buildingOf(id);
      if (there !== place) return [];
      const who = persons.map(
        (person, on) => `, ${words.names.persons[person]}${isCovered(town, id, on) ? ` ${words.covered}` : ''}`,
      );
      return [
        item(`${shortName(words.names, id)} (${vp}${who.join('')}${i < active ? '' : `, ${words.inactive}`})`, place),
      ];
    });
    return items.length === 0 ? [] : [{ label: `     ${words.names.places[place]}`, items, ink: place }];
  });
}

/** R6 What is being paid, and how much of it. */
function site({ view, words, nameOf }: Sheet): Line[] {
  const { open } = view;
  if (open.site === null || open.active === null) return [];
  const { building: id, cost, goods, coins, stored } = open.site;
  const value = worthAt(open, open.active, id);
  const paid = goods.reduce((sum, good) => sum + value[good], coins + stored);
  const label = `${nameOf(open.active)}: ${words.paying(buildingName(words.names, id), cost)}`;
  const texts = [paymentText({ goods, coins, stored }, words)].filter((text) => text !== '').map(words.paid);
  return [plain(''), line(label, [...texts, paid < cost ? words.owed(cost - paid) : ''])];
}
const paymentText = (
  { goods, coins, stored }: { goods: readonly GoodId[]; coins: number; stored: number },
  words: TerminalWords,
): string =>
  [goodsName(words.names, goods), coins > 0 ? words.coins(coins) : '', stored > 0 ? words.stored(stored) : '']
    .filter((text) => text !== '')
    .join(', ');

/** The own cards, and whether and how each building could be paid now. */
function mine(sheet: Sheet, isOver: boolean): Line[] {
  const { view, words } = sheet;
  const { open, seat } = view;
  if (seat === null) return [];
  const { goods, buildings, giving } = view.own[seat] as Own;
  const { reserve } = open.towns[seat];
  const lines: Line[] = [plain('')];
  lines.push(line(words.yourHand, [goodsName(words.names, goods) || words.nothing, words.cash(baseOf(goods))]));
  const paying = (id: BuildingId): string => {
    if (isOver || open.site !== null) return '';
    const payment = cheapestPayment(open, seat, goods, id);
    if (payment === null) return words.short(costOf(open, seat, id) - reachOf(open, seat, goods, id));
    return words.payable(paymentText(payment, words), payment.over);
  };
  lines.push(...buildings.map((id) => building(sheet, id, paying(id))));
  if (reserve.length > 0) lines.push(plain(words.reserve), ...reserve.map((id) => building(sheet, id, paying(id))));
  if (giving.goods.length + giving.buildings.length > 0) lines.push(line(words.giving, handTexts(giving, words)));
  return lines;
}
