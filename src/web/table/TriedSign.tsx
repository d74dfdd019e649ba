import { useMemo } from 'react';
import type { BoardProps } from '../../parts/board.ts';
import { type BoardMark, Marks } from './Marks.tsx';

interface TriedSignProps {
  readonly board: BoardProps;
  readonly seat: number;
  readonly option: unknown;
}

/** The sign of whoever is trying something, where that lies. */
export function TriedSign({ board, seat, option }: TriedSignProps) {
  const { view, texts } = board;
  const task = view.todo.at(-1);
  const marks = useMemo((): BoardMark[] => {
    if (task?.seat !== seat) return [];
    const of = texts.option(view, { ...task, seat }, option).of ?? [];
    return [{ sign: 'tried', of, seat }];
  }, [view, texts, task, seat, option]);
  return <Marks marks={marks} />;
}
