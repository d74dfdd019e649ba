// My games as the server lists them: page by page, refreshed while somebody looks.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameId } from '../../games/index.ts';
import type { Ok } from '../../wire/form.ts';
import type { MineQuery, MyGames, PutAway, ShelfName } from '../../wire/mine.ts';
import type { TableCard } from '../../wire/seen.ts';
import { json } from '../lib/api.ts';
import { useSession } from '../lib/session.ts';

const EVERY = 15_000;

export interface MineWish {
  readonly shelf: ShelfName;
  readonly game: GameId | null;
  /** Part of somebody's name. */
  readonly name: string;
}

export function askMine(wish: Partial<MineWish>, most: number, after?: string): Promise<MyGames> {
  const { shelf = 'running', game = null, name = '' } = wish;
  const query: MineQuery = {
    shelf,
    most: String(most),
    ...(game !== null && { game }),
    ...(name.trim() !== '' && { with: name.trim().slice(0, 60) }),
    ...(after !== undefined && { after }),
  };
  return json('GET', `/me/games?${new URLSearchParams(query)}`);
}

export const putAway = (id: string, isAway: boolean): Promise<Ok> =>
  json('PUT', `/me/games/${id}`, { isAway } satisfies PutAway);

/** Calls now, and every so often while the page is in sight. */
export function useEvery(milliseconds: number, look: () => void, deps: readonly unknown[]): void {
  useEffect(() => {
    const ifSeen = (): void => {
      if (!document.hidden) look();
    };
    look();
    const timer = setInterval(ifSeen, milliseconds);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the dependencies
  }, deps);
}

export interface Mine {
  /** null: not known yet. */
  readonly cards: readonly TableCard[] | null;
  readonly hasFailed: boolean;
  /** Fetches the next page; null: there is none. */
  readonly more: (() => void) | null;
  /** No longer on this shelf. */
  drop(id: string): void;
}

interface Fetched {
  readonly cards: readonly TableCard[];
  readonly next: string | null;
  readonly pages: number;
}

const together = (cards: readonly TableCard[], more: readonly TableCard[]): TableCard[] => [
  ...cards,
  ...more.filter(({ id }) => !cards.some((card) => card.id === id)),
];

export function useMine(wish: MineWish, most: number): Mine {
  const { shelf, game, name } = wish;
  const isKnown = useSession().me?.name !== undefined;
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(0);
  const take = useCallback(
    (after?: string): void => {
      const mine = ++asked.current; // an answer to an older question is dropped
      askMine({ shelf, game, name }, most, after).then(
        ({ games, next }) => {
          if (mine !== asked.current) return;
          setFailed(false);
          setFetched((now) => {
            if (after === undefined) return now !== null && now.pages > 1 ? now : { cards: games, next, pages: 1 };
            return { cards: together(now?.cards ?? [], games), next, pages: (now?.pages ?? 0) + 1 };
          });
        },
        () => mine === asked.current && setFailed(true),
      );
    },
    [shelf, game, name, most],
  );
  useEffect(() => {
    if (shelf || game || name) setFetched(null); // another question: nothing is known yet
  }, [shelf, game, name]);
  useEvery(EVERY, () => isKnown && take(), [isKnown, take]);
  const next = fetched?.next ?? null;
  return {
    cards: isKnown ? (fetched?.cards ?? null) : [],
    hasFailed,
    more: next === null ? null : () => take(next),
    drop: (id) => setFetched((now) => now && { ...now, cards: now.cards.filter((card) => card.id !== id) }),
  };
}
