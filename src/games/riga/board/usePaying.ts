// The cheapest payment as one action: the board answers the picks that follow by itself, and ends the turn where nothing else
// can be built, but in a lesson. Taking one back ends that.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BuildingId } from '../data/kinds.ts';
import { type Option, type RigaBoardProps, taskOf } from './model.ts';

interface Plan {
  readonly building: BuildingId;
  /** How many goods lay on the site when it was last answered: fewer again means taken back. */
  laid: number;
}

export function usePaying({ view, decision, isLesson = false, choose }: RigaBoardProps) {
  const plan = useRef<Plan | null>(null);
  const answered = useRef<unknown>(null);
  const [ended, setEnded] = useState<unknown>(null);
  const { site, towns } = view.open;
  useEffect(() => {
    const now = plan.current;
    if (now === null || decision === null || decision === answered.current) return;
    const isPaying =
      taskOf(decision, 'pay') !== null && site?.building === now.building && site.goods.length > now.laid;
    if (!isPaying) plan.current = null;
    if (isPaying) now.laid = site.goods.length;
    else {
      // It stands, and the end of the turn is all that is left to be said: it is held, so that it can be taken back.
      const seat = taskOf(decision, 'build')?.seat;
      const isDone = seat !== undefined && towns[seat].buildings.at(-1) === now.building;
      if (!isDone || isLesson || decision.options.length > 1) return;
      setEnded(decision);
    }
    answered.current = decision;
    choose(decision.options[0]);
  }, [decision, site, towns, isLesson, choose]);
  const payCheaply = useCallback(
    (option: Option) => {
      if (decision === null) return;
      const building = 'building' in option ? option.building : (site?.building ?? null);
      if (building !== null) plan.current = { building, laid: site?.goods.length ?? -1 };
      answered.current = decision;
      choose(option);
    },
    [decision, site, choose],
  );
  /** `isEnding`: the turn has been ended, and nothing is to be pressed. */
  return { payCheaply, isEnding: decision !== null && ended === decision };
}
