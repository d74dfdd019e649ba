// An evening as it goes on: asked for again as soon as there is news, and this browser's part in the roll call of a round.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EveningAct, SeenEvening } from '../../wire/evenings.ts';
import { json, Problem } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { carryOver, keepRoll, keptFor, promiseFor } from '../lib/seed.ts';
import { toast } from '../lib/toasts.ts';
import { wordsOfRoom } from '../lib/words.ts';
import { keyOfRound, type RoundPart } from './part.ts';

const WAIT = 20;
const PAUSE = 1500;

export interface AtEvening {
  readonly seen: SeenEvening;
  /** True: done. */
  act(act: EveningAct): Promise<boolean>;
}

/** null: it is being looked up; 'gone': there is none, or not for us. */
export function useEvening(id: string): AtEvening | null | 'gone' {
  const [seen, setSeen] = useState<SeenEvening | null | 'gone'>(null);
  const take = useCallback((found: SeenEvening): void => {
    setSeen((now) => (now !== null && now !== 'gone' && now.seq > found.seq ? now : found));
  }, []);
  const act = useCallback(
    async (wish: EveningAct): Promise<boolean> => {
      try {
        take(await json<SeenEvening>('POST', `/evenings/${id}/acts`, wish));
        return true;
      } catch (error) {
        const { whyNot } = await wordsOfRoom('evening');
        const why = error instanceof Problem ? whyNot[error.why] : undefined;
        if (why === undefined) complain(error);
        else toast(why, 'refusal');
        return false;
      }
    },
    [id, take],
  );
  useEffect(() => {
    let isWanted = true;
    const follow = async (): Promise<void> => {
      for (let from = 0; isWanted; ) {
        try {
          const found = await json<SeenEvening>(
            'GET',
            `/evenings/${id}?from=${from}${from > 0 ? `&wait=${WAIT}` : ''}`,
          );
          if (!isWanted) return;
          take(found);
          from = found.seq;
        } catch (error) {
          if (error instanceof Problem && [400, 401, 404].includes(error.status)) return setSeen('gone');
          await new Promise((resolve) => setTimeout(resolve, PAUSE)); // the server may be away for a moment
        }
      }
    };
    void follow();
    return () => {
      isWanted = false;
    };
  }, [id, take]);
  return seen === null || seen === 'gone' ? seen : { seen, act };
}

const NOTHING: RoundPart = { what: 'nothing' };

/** Nobody has to press anything: the page promises and reveals by itself, or says why it does not. */
export function usePartInRound({ seen, act }: AtEvening): RoundPart['what'] {
  const [part, setPart] = useState(NOTHING);
  const round = seen.rounds.at(-1);
  const done = useRef('');
  const key =
    round === undefined ? '' : JSON.stringify([round.number, round.stage, round.attempt, round.roll?.hash, round.you]);
  const latest = useRef(round);
  latest.current = round;
  useEffect(() => {
    if (key === '' || done.current === key) return;
    done.current = key;
    const now = latest.current!;
    const kept = keyOfRound(seen.id, now.number);
    const table = now.you === null ? null : (now.tables[now.you.table]?.id ?? null);
    if (table !== null) carryOver(kept, table);
    void import('./part.ts').then(async ({ partInRound }) => {
      const found = partInRound(now, keptFor(kept));
      setPart(found);
      if (found.what === 'promise') await act({ do: 'promise', promise: await promiseFor(kept) });
      if (found.what !== 'reveal') return;
      const { hash: roll, contribution } = found.roll;
      keepRoll(kept, found.roll);
      if (await act({ do: 'reveal', contribution, roll })) keepRoll(kept, { ...found.roll, isTaken: true });
    });
  }, [key, seen.id, act]);
  return part.what;
}
