// Scores a position typed in from a real table, as the end of the game; refuses what the rules make impossible.
import { winners } from '../../kernel/score.ts';
import { knowledgeOf, type TypedCard } from '../../text/edition/typed.ts';
import { complain, guarded } from '../../text/input.ts';
import { type PadProblem, type PadResult, padResult } from '../../text/pad.ts';
import { CITIES } from './data/goods.ts';
import { inPlay } from './data/in-play.ts';
import { yearsFor } from './data/kinds.ts';
import { game } from './game.ts';
import { editionOf } from './pad-cards.ts';
import { checkPosition } from './pad-check.ts';
import { type Entered, type PadTable, readPosition, readTyped } from './pad-read.ts';
import { fullOffices } from './rules/turn.ts';
import { score } from './scoring.ts';
import { bareTable, emptyOwn } from './setup.ts';
import type { S, Town, Track } from './types.ts';

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => {
    const typed = readTyped(input);
    return inPlay.with(editionOf(typed), () => counted(input, typed));
  });

/** With what was typed on its cards in play. */
function counted(input: unknown, typed: readonly TypedCard[]): PadResult {
  const position = readPosition(input);
  checkPosition(position, knowledgeOf(inPlay.edition, 'buildings', typed));
  const s = endOf(position);
  return padResult(position.players, (seat) => score(s, seat), winners(game, s)); // R9.5
}

/** The position as the end of a game. */
function endOf({ modules, players, masters }: PadTable): S {
  const open = bareTable(players.length);
  open.year = yearsFor(players.length);
  open.season = 'end';
  open.towns = players.map(withCoins);
  open.seen = players.map(({ goods, buildings }) => ({ goods: goods.slice(), buildings: buildings.slice() }));
  open.masters = masters.slice();
  if (modules.BM) open.tracks = CITIES.map((_, city) => trackOf(players, city));
  return {
    settings: modules,
    open,
    own: players.map(({ goods, buildings }) => ({ ...emptyOwn(), goods, buildings })),
    dark: { goods: [], buildings: [] },
    todo: [],
    lanes: [],
    forked: [],
    rng: {},
  };
}

/** R7.2 On which Trading Office a coin lies makes no difference. */
function withCoins({ town, coins }: Entered): Town {
  let left = coins;
  const on = fullOffices(town).map((full) => {
    const here = Math.min(left, full);
    left -= here;
    return here;
  });
  return { ...town, coins: on };
}

/** R12.5, R12.6 Of those who are tied it is the one who says so, else the one named first. */
function trackOf(players: readonly Entered[], city: number): Track {
  const place = CITIES[city];
  const spaces = players.map((player) => player.spaces[city]);
  const most = Math.max(...spaces);
  const saying = players.flatMap(({ mayorOf }, seat) => (mayorOf.includes(place) ? [seat] : []));
  for (const seat of saying) {
    const at = `players[${seat}].mayorOf`;
    const { name } = players[seat];
    if (spaces[seat] < most || most === 0) complain(at, 'notForemost', 'R12.5', { name, place });
    if (seat !== saying[0]) complain(at, 'mayorTwice', 'R12.5', { name: players[saying[0]].name, place });
  }
  return { spaces, mayor: most === 0 ? null : (saying[0] ?? spaces.indexOf(most)) };
}
