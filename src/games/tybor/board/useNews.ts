// What has just happened: which cards are fresh, and how my hand came.
import { useMemo } from 'react';
import type { Happening } from '../../../parts/board.ts';
import { useEffects } from '../../../parts/motion.ts';
import { buildingOf, personOf } from '../data/kinds.ts';
import type { Direction, Happened } from '../types.ts';

type News =
  | { readonly kind: 'fresh'; readonly codes: readonly string[] }
  | { readonly kind: 'came'; readonly how: 'dealt' | Direction };

const fresh = (codes: readonly string[]) => ({ what: { kind: 'fresh', codes } as News, ms: 1500 });

function make(event: Happened): { what: News; ms: number } | null {
  switch (event.e) {
    case 'used':
      return event.as === 'builder' ? null : fresh([personOf(event.card).code]);
    case 'kept':
      return fresh(event.cards.map((card) => personOf(card).code));
    case 'built':
      return fresh([buildingOf(event.building).code]);
    case 'displayed':
      return fresh(event.buildings.map((id) => buildingOf(id).code));
    case 'passed':
      return { what: { kind: 'came', how: event.direction }, ms: 900 };
    case 'dealt':
      return { what: { kind: 'came', how: 'dealt' }, ms: 900 };
    default:
      return null;
  }
}

export function useNews(events: readonly Happening<Happened>[]) {
  const effects = useEffects(events, make);
  return useMemo(() => {
    const codes = effects.flatMap(({ what }) => (what.kind === 'fresh' ? what.codes : []));
    const last = effects.findLast(({ what }) => what.kind === 'came')?.what;
    return { fresh: new Set(codes), came: last?.kind === 'came' ? last.how : null };
  }, [effects]);
}
