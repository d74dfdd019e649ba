// What happened last, told beside the sentence: pressing a line shows its place on the board, or the log.
import { useMemo } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { SeenEntry } from '../../table/types.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable, useGameLang } from './context.ts';
import { EventPictures } from './event-pictures.ts';
import { sentencesOf } from './Log.tsx';
import { useLighting } from './light.ts';
import { useRecap } from './Telling.tsx';
import { type Whom, whomOf } from './whom.ts';

const SHOWN = 2;

/** Whom a line is about: its event, or whoever did something at the table. */
function signOf({ events, by }: SeenEntry, line: number, seats: number): Whom | null {
  const event = events[line];
  if (event !== undefined) return whomOf(event, seats);
  return by === null ? null : { seat: by };
}

export function Told({ openLog }: { readonly openLog: () => void }) {
  const { log, texts, names, counting } = useAtTable();
  const words = useWords();
  const { table } = words;
  const lang = useGameLang();
  const { pointed, show } = useLighting();
  const lines = useMemo(
    () =>
      log
        .slice(-3 * SHOWN)
        .flatMap((entry) =>
          sentencesOf(entry, texts, names, words).map((said, i) => ({
            key: `${entry.seq} ${i}`,
            whom: signOf(entry, i, names.length),
            event: entry.events[i],
            ...said,
          })),
        )
        .slice(-SHOWN),
    [log, texts, names, words],
  );
  const { now, stop } = useRecap();
  if (lines.length === 0 || counting?.isRunning === true) return null;
  if (now !== null)
    return (
      <div className="w-told is-recap">
        <button type="button" title={table.skip} aria-keyshortcuts="S" onClick={stop}>
          <span>{table.sinceAt(now.at + 1, now.of)}</span>
        </button>
        <button type="button" title={table.skip} lang={lang} onClick={stop}>
          {now.line.whom !== null && <PlayerSign {...now.line.whom} size={18} />}
          <span>
            <small className="w-told-count" aria-hidden="true">
              {now.at + 1}/{now.of}
            </small>{' '}
            {now.line.text}
          </span>
        </button>
      </div>
    );
  return (
    <div className="w-told" lang={lang}>
      {lines.map(({ key, whom, event, text, of = [] }) => (
        <button
          key={key}
          type="button"
          title={of.length > 0 ? table.showPlace : table.log}
          {...pointed(of)}
          onClick={() => (of.length > 0 ? show(of) : openLog())}
        >
          {whom !== null && <PlayerSign {...whom} size={18} />}
          {event !== undefined && <EventPictures event={event} />}
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
