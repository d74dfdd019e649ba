// My part of the shuffle, between start and deal: the page promises and reveals by itself, or says why it does not.
import { useEffect, useRef, useState } from 'react';
import { loadGame } from '../../games/index.ts';
import type { Refusal } from '../../kernel/types.ts';
import type { Seen } from '../../table/types.ts';
import type { SentAct } from '../../wire/acts.ts';
import { keepRoll, keptFor, noteProgram, promiseFor } from '../lib/seed.ts';
import type { Part } from '../lib/shuffle.ts';
import { toast } from '../lib/toasts.ts';
import { wordsOfRoom } from '../lib/words.ts';

const NOTHING: Part = { what: 'nothing' };

/** Everything my part depends on; '': I have none. */
function keyOf(id: string, seen: Seen | null): string {
  if (seen === null || seen.you === null) return '';
  const { promise, hasRevealed, lent } = seen.chairs[seen.you];
  const isLeftOut = seen.phase === 'playing' && promise === null && keptFor(id).contribution !== null;
  if (seen.phase !== 'revealing' && !isLeftOut) return '';
  return JSON.stringify([seen.you, seen.roll?.hash, seen.failed?.length, promise, hasRevealed, lent]);
}

const PAUSE = 1500;

/** Watchers need no hash: it is fetched when there is something to do. */
async function loadShuffle(isWanted: () => boolean): Promise<typeof import('../lib/shuffle.ts') | null> {
  while (isWanted()) {
    try {
      return await import('../lib/shuffle.ts');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE)); // the server may be away for a moment
    }
  }
  return null;
}

export function usePart(id: string, seen: Seen | null): Part {
  const [part, setPart] = useState(NOTHING);
  const key = keyOf(id, seen);
  const latest = useRef(seen);
  latest.current = seen;
  useEffect(() => {
    if (key === '') return setPart(NOTHING);
    let isWanted = true;
    void loadShuffle(() => isWanted).then(async (shuffle) => {
      if (shuffle === null || latest.current === null) return;
      const { game } = await loadGame(latest.current.game, []);
      if (isWanted && latest.current !== null) setPart(shuffle.partIn(latest.current, keptFor(id), game));
    });
    return () => {
      isWanted = false;
    };
  }, [id, key]);
  return part;
}

/** Shown even if the game begins at once. */
const warn = async (what: 'missing' | 'changed'): Promise<void> =>
  toast((await wordsOfRoom('shuffle'))[what], 'refusal');

/** Nobody has to press anything; if this is refused, another window of mine did it, or it is asked for again. */
export function useShuffle(id: string, seen: Seen | null, act: (act: SentAct) => Promise<Refusal | null>): void {
  const part = usePart(id, seen);
  const sent = useRef<Part | null>(null);
  useEffect(() => {
    if (sent.current === part) return;
    sent.current = part; // the link resends an act that gets lost
    if (part.what === 'promise') void promiseFor(id).then((promise) => act({ do: 'promise', promise }));
    if (part.what === 'program') noteProgram(id);
    if (part.what === 'missing' || part.what === 'changed') void warn(part.what);
    if (part.what !== 'reveal') return;
    keepRoll(id, part.roll);
    void act({ do: 'reveal', contribution: part.roll.contribution, roll: part.roll.hash }).then((refusal) => {
      if (refusal === null) keepRoll(id, { ...part.roll, isTaken: true });
    });
  }, [id, part, act]);
}
