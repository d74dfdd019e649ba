// A link to a step: '#step=57&seat=1'. Seats count from 1, as people count them. A game that no server has may come along: '&game=…'.
import type { Viewer } from '../../kernel/types.ts';

export interface Place {
  readonly step: number;
  readonly viewer: Viewer;
  /** Whether everything is laid open. */
  readonly isOpen: boolean;
  readonly tab: string | null;
}

export function placeOf(hash: string, steps: number, seats: number, otherwise: Viewer): Place {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (name: string): number => (/^\d{1,6}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : -1);
  const seat = number('seat');
  return {
    step: Math.max(0, Math.min(steps, number('step'))),
    viewer: said.get('seat') === 'watch' ? null : seat >= 1 && seat <= seats ? seat - 1 : otherwise,
    isOpen: said.get('open') === '1',
    tab: said.get('show'),
  };
}

export const hashOf = ({ step, viewer, isOpen }: Omit<Place, 'tab'>): string =>
  `#step=${step}&seat=${viewer === null ? 'watch' : viewer + 1}${isOpen ? '&open=1' : ''}`;

/** The game that the link itself brings, packed; null: it brings none. */
export const gameIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('game');
