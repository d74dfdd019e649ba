import { useEffect, useState } from 'react';
import type { GameId } from '../../games/index.ts';
import { writeRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Reviewed } from '../bots/messages.ts';
import { think } from '../bots/think.ts';
import type { Replay } from './model.ts';

export interface Progress {
  readonly list: readonly Reviewed[];
  /** null: not known yet. */
  readonly of: number | null;
  readonly hasFailed: boolean;
}
const NOTHING: Progress = { list: [], of: null, hasFailed: false };

/** What was found stays while the page does: to look at a step in between costs nothing. */
const found = new WeakMap<Replay, Map<Seat, Progress>>();

/** Looks at one decision after the other, as long as `isOn`. */
export function useReview(model: Replay, seat: Seat, isOn: boolean): Progress {
  const [progress, setProgress] = useState<Progress>(() => found.get(model)?.get(seat) ?? NOTHING);
  useEffect(() => {
    const known = found.get(model)?.get(seat) ?? NOTHING;
    if (!isOn) return setProgress((so) => (so.list.length > 0 && known === NOTHING ? so : known));
    let now = NOTHING;
    const show = (some: Partial<Progress>): void => {
      now = { ...now, ...some };
      setProgress(now);
      if (now.list.length === now.of) found.set(model, (found.get(model) ?? new Map()).set(seat, now));
    };
    setProgress(now);
    const { record } = model;
    const question = { ask: 'review', game: record.game as GameId, record: writeRecord(record), seat } as const;
    return think(question, (answer) => {
      if (answer.is === 'count') show({ of: answer.of });
      if (answer.is === 'reviewed') show({ list: [...now.list, answer.one] });
      if (answer.is === 'failed') show({ hasFailed: true });
    });
  }, [model, seat, isOn]);
  return progress;
}
