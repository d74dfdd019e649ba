import { useMemo } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { SeenEntry } from '../../table/types.ts';
import type { Sentence, Texts } from '../../text/texts.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords, type Words } from '../text/index.ts';
import { useAtTable } from './context.ts';

/** What one entry says: the game's events in its own words, everything else in the table's. */
export function sentencesOf(entry: SeenEntry, texts: Texts, names: readonly string[], words: Words): Sentence[] {
  if (entry.events.length > 0) return entry.events.map((event) => texts.event(event, names));
  const act = entry.act.split(' ')[0];
  if (!Object.hasOwn(words.acts, act)) return [];
  const name = entry.by === null ? '' : (names[entry.by] ?? '');
  return [{ text: words.acts[act as keyof Words['acts']](name), rule: '' }];
}

/** What happened because of the start or of a reveal is nobody's doing. */
const isOwn = ({ act, events }: SeenEntry): boolean => events.length === 0 || (act !== 'start' && act !== 'reveal');

export function Log() {
  const { log, texts, names, seen } = useAtTable();
  const words = useWords();
  const told = useMemo(
    () =>
      log
        .map((entry) => ({ entry, said: sentencesOf(entry, texts, names, words) }))
        .filter(({ said }) => said.length > 0)
        .reverse(),
    [log, texts, names, words],
  );
  if (told.length === 0) return <p className="w-about">{words.table.logEmpty}</p>;
  return (
    <ol className="w-log" reversed>
      {told.map(({ entry, said }) => (
        <li key={entry.seq} className={entry.events.length > 0 ? 'w-log-entry' : 'w-log-entry is-aside'}>
          <span className="w-log-sign">
            {entry.by !== null && isOwn(entry) && <PlayerSign seat={entry.by} size={20} />}
          </span>
          <div>
            {said.map(({ text, rule }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
              <p key={i}>
                {text} <RuleLink game={seen.game} rule={rule} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
