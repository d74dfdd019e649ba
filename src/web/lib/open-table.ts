import { aboutGame, type GameId } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import type { NewChair, NewTable } from '../../wire/tables.ts';
import { isOnline } from '../offline/online.ts';
import { api, Problem } from './api.ts';
import { company, toChair } from './company.ts';
import { go } from './router.ts';
import { promiseAhead, promiseFor } from './seed.ts';
import { ensureMe, myName } from './session.ts';

/** Opens a table with me at it and goes there; starts at once if nobody else is expected. */
export async function openTable(table: Omit<NewTable, 'promise'> & Required<Pick<NewTable, 'chairs'>>): Promise<void> {
  await ensureMe();
  const { promise, keepFor } = await promiseAhead();
  const { id } = await api.create({ ...table, promise });
  keepFor(id);
  if (!table.chairs.includes('open')) await api.sendAct(id, { do: 'start' });
  go(`/t/${id}`);
}

const COMPANY = 3;

/** Me and some of the house, from the club: three at the table, if the game allows it. */
export function withBots(game: GameId): NewChair[] {
  const { min, max } = aboutGame(game).seats;
  return ['me', ...company(game, Math.max(min, Math.min(COMPANY, max)) - 1).map(toChair)];
}

/** The one click: against bots, or alone. Offline, the table is in this browser. */
export async function playNow(game: GameId, chairs: readonly NewChair[], settings: Settings = {}): Promise<void> {
  try {
    if (isOnline()) return await openTable({ game, settings, chairs, pace: 'live', help: 'full', isPublic: false });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 0) throw error;
  }
  await (await import('../here/play-now.ts')).playNowHere(game, chairs, settings, await myName());
}

/**
 * The next game of the same series. Whoever asks for it wants to play: they sit down on the chair kept for them, and if nobody
 * else is expected, it starts.
 */
export async function playAgain(table: string, name: string): Promise<void> {
  const { id } = await api.rematch(table);
  const { seen } = await api.read(id);
  const isMine = (chair: (typeof seen.chairs)[number]): boolean => chair.kind === 'open' && chair.name === name;
  const chair = seen.chairs.findIndex(isMine);
  if (seen.you === null && chair >= 0)
    await api.sendAct(id, { do: 'sit', chair, promise: await promiseFor(id) }).catch((error) => {
      if (!(error instanceof Problem)) throw error; // taken meanwhile: the page shows which chairs are free
    });
  const { isHost, chairs, phase } = (await api.read(id)).seen;
  if (isHost && phase === 'gathering' && chairs.every(({ kind }) => kind !== 'open'))
    await api.sendAct(id, { do: 'start' });
  go(`/t/${id}`);
}
