// A table in a list: what may be known about it without the position.
import type { GamePackage } from '../games/index.ts';
import { total } from '../kernel/score.ts';
import type { TableCard } from '../wire/seen.ts';
import { isSealed } from './evening.ts';
import { numberFor } from './numbers.ts';
import { common } from './seen.ts';
import type { Table, Who } from './types.ts';

/** The same for everybody who looks at the list. */
type Shared = Omit<TableCard, 'id' | 'createdAt' | 'seq' | 'you' | 'isHost' | 'isYourTurn'>;

/** All that is needed to tell anybody, much smaller than the table. */
export interface Gist extends Pick<Table, 'id' | 'createdAt' | 'host' | 'seq' | 'unseen' | 'from'> {
  readonly whos: readonly (Who | null)[];
  /** By seat: who plays it together with its person. */
  readonly besides: readonly (Who | null)[];
  /** Where the people at the table come from (a keyed hash), if that matters. */
  readonly froms: readonly string[];
  readonly shared: Shared;
}

export function gistOf(pkg: GamePackage, table: Table): Gist {
  const { id, createdAt, host, seq, unseen, chairs, from } = table;
  const { game, rules, settings, pace, absent, help, isPublic, phase, waitsFor, clocks, next, daily, result, ...rest } =
    common(pkg, table);
  const how = { settings, pace, absent, help, isPublic };
  const shared = {
    game,
    rules,
    ...how,
    phase,
    chairs: rest.chairs,
    waitsFor,
    clocks,
    next,
    daily,
    ...(rest.elsewhere && { elsewhere: rest.elsewhere }),
    ...(rest.circle !== undefined && { circle: rest.circle }),
    ...(rest.round !== undefined && { round: rest.round }),
    ...(result !== null &&
      !isSealed(table) && {
        result: { points: result.scores.map(total), winners: rest.verdict?.winners ?? result.winners },
      }),
    ...lobbyOf(pkg, table),
  };
  const whos = chairs.map(({ kind, who }) => (kind === 'person' ? who : null));
  const besides = chairs.map(({ kind, beside }) => (kind === 'person' ? (beside?.who ?? null) : null));
  const froms = chairs.flatMap((chair) => chair.from ?? []);
  return { id, createdAt, host, seq, unseen, ...(from !== undefined && { from }), whos, besides, froms, shared };
}

/** What the list of public tables tells besides. */
function lobbyOf({ game }: GamePackage, { chairs, host, settings }: Table): Pick<Shared, 'hostName' | 'changed'> {
  const name = chairs.find(({ kind, who }) => kind === 'person' && who === host)?.name;
  const changed = Object.keys(game.settings).filter((one) => settings[one] !== game.settings[one].default);
  return { ...(name !== undefined && { hostName: name }), ...(changed.length > 0 && { changed }) };
}

/** Whether a list may tell somebody of a table at all: of a round of an evening that is under way, only who plays there. */
export const isListedFor = ({ shared, whos }: Gist, who: Who | null): boolean =>
  (shared.round?.isOpen ?? true) || (who !== null && whos.includes(who));

export function cardFor({ id, createdAt, host, seq, unseen, whos, besides, shared }: Gist, who: Who | null): TableCard {
  const seat = who === null ? -1 : Math.max(whos.indexOf(who), besides.indexOf(who)); // nobody is both
  const you = seat < 0 ? null : seat;
  const isYourTurn = you !== null && shared.waitsFor.includes(you);
  return { id, createdAt, ...shared, seq: numberFor({ seq, unseen }, you), you, isHost: who === host, isYourTurn };
}
