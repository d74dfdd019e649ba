// A running game, from its record: as it looked to whoever asked for it, and what they had been told by then.

import { useCallback, useMemo, useState } from 'react';
import { namesOf } from '../../words/seat-names.ts';
import { textsFor } from '../lib/game-texts.ts';
import { hasSheetsIn, tableClass, useFrame } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { BoardPlace } from '../table/BoardPlace.tsx';
import { type AtTable, TableContext } from '../table/context.ts';
import { Log } from '../table/Log.tsx';
import { LightContext, useLight } from '../table/light.ts';
import { Players } from '../table/Players.tsx';
import { NO_TALK, STILL } from '../table/still.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useTitle } from '../ui/Page.tsx';
import type { RunningGame } from './read.ts';
import { chairsOf, NO_LINK } from './use-seen.ts';
import { Head } from './Watch.tsx';

function useRunning({ pkg, record }: RunningGame): AtTable {
  const tableWords = useWords();
  const { language, grid } = usePrefs();
  return useMemo(() => {
    const { view, events } = record.seen!;
    const chairs = chairsOf(record);
    const seen = {
      ...STILL,
      seq: events.length + 1,
      you: null,
      isHost: false,
      game: pkg.game.id as AtTable['seen']['game'],
      rules: record.rules,
      settings: view.settings,
      phase: 'playing',
      chairs,
      view,
      decision: null,
      waitsFor: [],
      stepsBack: 0,
      result: null,
    } as const;
    const log = events.map((event, i) => ({ seq: i + 1, at: 0, by: null, act: 'choose', events: [event] }));
    const names = namesOf(chairs, tableWords);
    const texts = textsFor(pkg, { language, grid });
    return {
      id: '',
      link: NO_LINK,
      seen,
      log,
      talk: NO_TALK,
      since: log.length,
      pkg,
      texts,
      names,
      act: async () => false,
    };
  }, [pkg, record, language, grid, tableWords]);
}

export function Running({ running, another }: { readonly running: RunningGame; readonly another: () => void }) {
  const at = useRunning(running);
  const frame = useFrame();
  const isPhone = hasSheetsIn(frame);
  const [hasPlayers, setPlayers] = useState(false);
  const { lit, light } = useLight(useCallback(() => setPlayers(false), []));
  const { table } = useWords();
  const { title, asItStands } = useWords('replay');
  useTitle(`${title}: ${at.texts.title}`);
  const { by } = running.record.seen!;
  return (
    <TableContext value={at}>
      <LightContext value={light}>
        <div className={tableClass(frame, 'rp', !isPhone && 'has-side')}>
          <Head isPhone={isPhone} another={another} openPlayers={() => setPlayers(true)}>
            <span className="w-tag">{asItStands(by === null ? null : at.names[by])}</span>
          </Head>
          {!isPhone && <Players />}
          <main className="w-board" aria-label={table.board}>
            <BoardPlace lit={lit} isStepped />
          </main>
          {!isPhone && (
            <aside className="w-side" aria-label={table.log}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled with keys */}
              <div className="w-side-body" tabIndex={0}>
                <Log />
              </div>
            </aside>
          )}
          {hasPlayers && (
            <Dialog title={table.players} kind="sheet" onClose={() => setPlayers(false)}>
              <Players inSheet />
              <Log />
            </Dialog>
          )}
        </div>
      </LightContext>
    </TableContext>
  );
}
