// What happened last, told beside the sentence: pressing a line shows its place on the board, or the log.
import { useMemo } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { SeenEntry } from '../../table/types.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable, useGameLang } from './context.ts';
import { EventPictures } from './event-pictures.ts';
import { sentencesOf, whomOf } from './Log.tsx';
import { useLighting } from './light.ts';

const SHOWN = 2;

/** Whom a line is about: its event, or whoever did something at the table. */
function signOf({ events, by }: SeenEntry, line: number, seats: number): ReturnType<typeof whomOf> {
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
  if (lines.length === 0 || counting?.isRunning === true) return null;
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
