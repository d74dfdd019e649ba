// Scores a position typed in from a real table, as the end of the game (R10.2, R10.3); refuses what the rules make impossible.
import { winners } from '../../kernel/score.ts';
import type { ScoreLine } from '../../kernel/types.ts';
import { complain, Doubts, guarded, read } from '../../text/input.ts';
import { type PadProblem, type PadResult, padResult } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { allCards, type MayorId, readMayor } from './data/kinds.ts';
import { PAWNS } from './data/layout.ts';
import { game } from './game.ts';
import { typing } from './pad-cards.ts';
import { readCity, type Table, type Typed } from './pad-city.ts';
import { ALONE, type PadPlayer, POSITION } from './pad-shape.ts';
import { masterCount, roundsFor, SOURCE_AT } from './rules/city.ts';
import { score } from './scoring.ts';
import { bareOwn, bareTable } from './setup.ts';
import type { Open, S } from './types.ts';

const NONE = { pawnsInGuildhall: 0, neutrals: 0, cardsInHand: 0, tokensReceived: 0, plantationsWon: 0 };
type Counted = Readonly<typeof NONE & { vp: number }>;
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
  guarded(() => inPlay.with(typing.editionOf(typing.read(input)), () => counted(input)));

/** With what was typed on tiles and cards in play. */
function counted(input: unknown): PadResult {
  const { city, guildhall, players, solo } = read(isAlone(input) ? ALONE : POSITION, input);
  const doubts = new Doubts();
  checkPlayers(players, solo, doubts);
  const entered = players.slice(0, solo ? 1 : players.length).map(withCounts);
  const opponent = solo ? players[1] : null;
  const table: Table = { names: entered.map(({ name }) => name), opponent: opponent?.name ?? null };
  const laid = readCity(city, guildhall, table, doubts);
  const s = position(entered, opponent, laid);
  checkCounts(s.open, entered);
  const won = winners(game, s); // R10.3, R11.17
  if (opponent === null) return padResult(entered, (seat) => score(s, seat), won, doubts.remarks);
  const track: ScoreLine = { rule: 'R11.17', label: 'track', points: opponent.vp };
  return padResult(
    players,
    (seat) => (seat === 0 ? score(s, seat).map((line) => against(line, opponent)) : [track]),
    won.length > 0 ? won : [1],
    doubts.remarks,
  );
}

const isAlone = (input: unknown): boolean => (input as { solo?: unknown } | null | undefined)?.solo === true;

/** R11.17 The opponent by the name typed in. */
const against = (line: ScoreLine, opponent: Automaton): ScoreLine =>
  line.label === 'opponent' ? { ...line, facts: { ...line.facts, opponent: opponent.name } } : line;

/** Nobody has what is not theirs. */
function checkPlayers(players: readonly PadPlayer[], isSolo: boolean, doubts: Doubts): void {
  const holders = new Map<string, string>();
  players.forEach((player, i) => {
    const { name, mayors = [] } = player;
    const more = Object.keys(player).find((field) => field !== 'name' && field !== 'vp');
    if (isSolo && i === 1 && more !== undefined)
      complain(`players[${i}].${more}`, 'opponentHasOnlyVp', 'R11.17', { name, field: more }); // R11.4
    mayors.forEach((id, n) => {
      const holder = holders.get(id);
      const at = `players[${i}].mayors[${n}]`;
      if (holder !== undefined)
        doubts.say(typing.isPrinted('mayors', id), at, 'mayorTwice', 'R2.9', { id, name: holder });
      holders.set(id, name);
    });
  });
}

/** What is left out is none. */
const withCounts = ({ mayors = [], ...player }: PadPlayer): Entered => ({
  ...NONE,
  ...player,
  mayors: mayors.map((code) => readMayor(code) as MayorId),
});

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

const sum = (entered: readonly Entered[], field: keyof Counted): number =>
  entered.reduce((all, one) => all + one[field], 0);

/** No more pawns, neutrals, cards, tokens and plantations than there are in the game. */
function checkCounts(open: Open, entered: readonly Entered[]): void {
  const { neutrals, growth } = roundsFor(entered.length);
  entered.forEach(({ name, pawnsInGuildhall: pawns }, seat) => {
    const masters = masterCount(open.city, seat);
    if (masters + pawns > PAWNS.total)
      complain(`players[${seat}]`, 'tooManyPawns', 'R1.8', { name, masters, pawns, max: PAWNS.total });
  });
  const most = (field: keyof Counted, max: number, why: string, rule: string): void => {
    const count = sum(entered, field);
    if (count > max) complain('players', why, rule, { count, max });
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
