// What a told line is about, small beside its words: the tile, the card, the building.
import { memo, useMemo } from 'react';
import type { GameEvent } from '../../kernel/types.ts';
import { Drawn } from '../../parts/Drawn.tsx';
import { allWordsOf } from '../../text/languages.ts';
import { loadDrawer } from '../lib/drawer.ts';
import { useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useAtTable } from './context.ts';
import '../style/pictured.css';

export const EventDrawings = memo(function EventDrawings({ event }: { readonly event: GameEvent }) {
  const { pkg } = useAtTable();
  const { language } = usePrefs();
  const drawer = useLoaded(() => loadDrawer(pkg.game.id), [pkg]);
  const pieces = useMemo(
    () => drawer?.pictured(event, allWordsOf(pkg.words, language)) ?? [],
    [drawer, event, pkg, language],
  );
  if (drawer === null || pieces.length === 0) return null;
  return (
    <span className={`w-pictured ${drawer.PAINT}`}>
      {pieces.map(({ drawing, width, height }, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: an event never changes
          key={i}
          viewBox={`0 0 ${width} ${height}`}
          style={{ aspectRatio: `${width} / ${height}` }} // else a row asks for more room than its pictures have
          aria-hidden="true"
          focusable="false"
        >
          <Drawn of={drawing} />
        </svg>
      ))}
    </span>
  );
});
