// A group of pieces with one tab stop: the first piece that can be used; arrow keys move between all of them.
import { type FocusEvent, useState } from 'react';
import { along, useRoving } from '../../../parts/roving.ts';

export type Stop = ReturnType<ReturnType<typeof useRoving>['stop']>;

export function useGroup(isOpen: readonly boolean[]) {
  const count = isOpen.length;
  const { at, stop, onKeyDown } = useRoving(count, (from, key) => along(count, from, key));
  const [isInside, setInside] = useState(false);
  const first = isOpen.indexOf(true);
  const entry = isInside || first < 0 ? at : first;
  return {
    stop: (i: number): Stop => ({ ...stop(i), tabIndex: i === entry ? 0 : -1 }),
    keys: {
      onKeyDown,
      onFocus: () => setInside(true),
      onBlur: (e: FocusEvent<HTMLElement>) => {
        if (!e.currentTarget.contains(e.relatedTarget)) setInside(false);
      },
    },
  };
}
