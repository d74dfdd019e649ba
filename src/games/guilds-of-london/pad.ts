// Scores a position typed in from a real table, as the end of the game (R10.2, R10.3); refuses what the rules make impossible.
import { total, winners } from '../../kernel/score.ts';
import type { ScoreLine } from '../../kernel/types.ts';
import { complain, guarded, list, object, short, whole } from '../../text/input.ts';
import type { PadProblem, PadResult } from '../../text/pad.ts';
import { allCards, type MayorId, mayorOf, readMayor } from './data/kinds.ts';
import { PAWNS } from './data/layout.ts';
import { game } from './game.ts';
import { readCity, type Table, type Typed } from './pad-city.ts';
import { masterCount, roundsFor, SOURCE_AT } from './rules/city.ts';
import { score } from './scoring.ts';
import { bareOwn, bareTable } from './setup.ts';
import type { Open, S } from './types.ts';

const COUNTS = ['vp', 'pawnsInGuildhall', 'neutrals', 'cardsInHand', 'tokensReceived', 'plantationsWon'] as const;
type Counted = Readonly<Record<(typeof COUNTS)[number], number>>;
interface Entered extends Counted {
  readonly name: string;
  readonly mayors: MayorId[];
}
/** Boris or Rik. */
interface Automaton {
  readonly name: string;
  readonly vp: number;
}

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => {
    const { city, guildhall, players, solo = false } = object(input, '', ['city', 'guildhall', 'players', 'solo']);
    if (typeof solo !== 'boolean') complain('solo', 'notYesOrNo', 'R11.1', { value: short(solo) });
    const { entered, opponent } = readPlayers(players, solo);
    const table: Table = { names: entered.map(({ name }) => name), opponent: opponent?.name ?? null };
    const s = position(entered, opponent, readCity(city, guildhall, table));
    checkCounts(s.open, entered);
    const scored = entered.map(({ name }, seat) =>
      named(
        name,
        score(s, seat).map((line) => against(line, opponent)),
      ),
    );
    const won = winners(game, s).map((seat) => entered[seat].name); // R10.3, R11.17
    if (opponent === null) return { players: scored, winners: won };
    const track: ScoreLine = { rule: 'R11.17', label: 'track', points: opponent.vp };
    return { players: [...scored, named(opponent.name, [track])], winners: won.length > 0 ? won : [opponent.name] };
  });

/** R11.17 The opponent by the name typed in. */
const against = (line: ScoreLine, opponent: Automaton | null): ScoreLine =>
  line.label === 'opponent' ? { ...line, facts: { ...line.facts, opponent: opponent!.name } } : line;

const named = (name: string, lines: readonly ScoreLine[]) => ({ name, total: total(lines), lines });

function readPlayers(value: unknown, isSolo: boolean): { entered: Entered[]; opponent: Automaton | null } {
  const typed = list(value, 'players', 100);
  if (isSolo && typed.length !== 2) complain('players', 'soloPlayers', 'R11.1', { count: typed.length });
  if (typed.length < 2 || typed.length > 4) complain('players', 'playerCount', 'R4.7', { count: typed.length });
  const names: string[] = [];
  const holders = new Map<MayorId, string>();
  const read = typed.map((entry, i): Entered => {
    const at = `players[${i}]`;
    const fields = object(entry, at, ['name', 'mayors', ...COUNTS]);
    const { name } = fields;
    if (typeof name !== 'string' || name.trim() === '') complain(`${at}.name`, 'emptyName', '');
    if (names.includes(name)) complain(`${at}.name`, 'playerTwice', '', { name });
    names.push(name);
    if (isSolo && i === 1) checkAutomaton(fields, at, name);
    const counts = Object.fromEntries(COUNTS.map((field) => [field, count(fields[field], `${at}.${field}`)]));
    return { name, mayors: readMayors(fields.mayors, at, name, holders), ...(counts as Counted) };
  });
  return isSolo ? { entered: [read[0]], opponent: read[1] } : { entered: read, opponent: null };
}

/** R11.4, R11.17 */
function checkAutomaton(fields: Record<string, unknown>, at: string, name: string): void {
  const more = Object.keys(fields).find((field) => field !== 'name' && field !== 'vp');
  if (more !== undefined) complain(`${at}.${more}`, 'opponentHasOnlyVp', 'R11.17', { name, field: more });
}

/** What is left out is 0. */
function count(value: unknown, at: string): number {
  const read = value === undefined ? 0 : whole(value, at);
  if (read < 0) complain(at, 'belowZero', 'R1.9', { value: read });
  return read;
}

function readMayors(value: unknown, player: string, name: string, holders: Map<MayorId, string>): MayorId[] {
  return list(value ?? [], `${player}.mayors`, 30).map((code, i) => {
    const at = `${player}.mayors[${i}]`;
    const id = readMayor(code);
    if (id === undefined) complain(at, 'unknownMayor', 'R2.9', { value: short(code) });
    const holder = holders.get(id);
    if (holder !== undefined) complain(at, 'mayorTwice', 'R2.9', { id: mayorOf(id).code, name: holder });
    holders.set(id, name);
    return id;
  });
}

/** The table at the end of the game. Of the hand only the number counts. */
function position(entered: readonly Entered[], opponent: Automaton | null, city: readonly (Typed | null)[]): S {
  const seats = entered.length;
  const open = bareTable(seats, 'virginia');
  city.forEach((typed, place) => {
    open.city.tiles[place] = typed?.tile ?? null;
    open.city.resolved[place] = typed?.isResolved ?? false;
    open.city.masters[place] = typed?.master ?? -1;
  });
  open.round = roundsFor(seats).rounds;
  open.hall = entered.map(({ pawnsInGuildhall }) => pawnsInGuildhall);
  open.supply = entered.map((_, seat) => PAWNS.total - open.hall[seat] - masterCount(open.city, seat));
  open.neutrals = entered.map(({ neutrals }) => neutrals);
  open.received = entered.map(({ tokensReceived }) => tokensReceived);
  open.won = entered.map(({ plantationsWon }) => plantationsWon);
  open.mayors = entered.map(({ mayors }) => mayors);
  for (const [owner, { vp }] of [...entered, ...(opponent === null ? [] : [opponent])].entries())
    open.earned[owner][SOURCE_AT.track] = vp;
  return {
    settings: { opponent: 'boris', plantation: 'random', promo: false, promoSharedPool: false },
    open,
    own: entered.map(({ mayors, cardsInHand }) => ({
      ...bareOwn(seats),
      mayors: mayors.slice(),
      hand: allCards().slice(0, cardsInHand),
    })),
    dark: { deck: [], pile: [], stack: [], mayors: [] },
    todo: [],
    lanes: [],
    forked: [],
    rng: {},
  };
}
/** No more pawns, neutrals, cards, tokens and plantations than there are in the game. */
function checkCounts(open: Open, entered: readonly Entered[]): void {
  const { neutrals, growth } = roundsFor(entered.length);
  entered.forEach(({ name, pawnsInGuildhall: pawns }, seat) => {
    const masters = masterCount(open.city, seat);
    if (masters + pawns > PAWNS.total)
      complain(`players[${seat}]`, 'tooManyPawns', 'R1.8', { name, masters, pawns, max: PAWNS.total });
  });
  const sum = (field: keyof Counted): number => entered.reduce((all, one) => all + one[field], 0);
  const most = (field: keyof Counted, max: number, why: string, rule: string): void => {
    if (sum(field) > max) complain('players', why, rule, { count: sum(field), max });
  };
  most(
    'neutrals',
    neutrals,
    'tooManyNeutrals',
    entered.length === 1 ? 'R11.3' : entered.length === 2 ? 'R3.4' : 'R2.10',
  );
  most('cardsInHand', allCards().length, 'tooManyCards', 'R2.8');
  most('tokensReceived', open.city.resolved.filter(Boolean).length, 'tooManyTokens', 'R7.9');
  most('plantationsWon', growth.length, 'tooManyPlantations', 'R9.2');
}
