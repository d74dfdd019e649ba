import { memo, useMemo } from 'react';
import type { Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { SeenEntry } from '../../table/types.ts';
import type { Language } from '../../text/languages.ts';
import type { Sentence, Texts } from '../../text/texts.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords, type Words } from '../lib/words.ts';
import { useAtTable, useGameLang } from './context.ts';
import { Earlier } from './Earlier.tsx';

/** What one entry says: the game's events in its own words, everything else in the table's. */
export function sentencesOf(entry: SeenEntry, texts: Texts, names: readonly string[], words: Words): Sentence[] {
  if (entry.events.length > 0) return entry.events.map((event) => texts.event(event, names));
  const [act, ...facts] = entry.act.split(' ');
  if (!Object.hasOwn(words.acts, act)) return [];
  const name = entry.by === null ? '' : (names[entry.by] ?? '');
  const text = words.acts[act as keyof Words['acts']](name, names[Number(facts[0])] ?? '', facts);
  return [{ text, rule: '' }];
}

/** Whose sign is shown before an entry: the player it is about, or who did it. */
function seatOf({ by, events }: SeenEntry): Seat | null {
  const first = events.at(0);
  if (first === undefined) return by;
  return 'seat' in first && typeof first.seat === 'number' ? first.seat : null;
}

export function Log() {
  const { log, earlier, texts, names, seen } = useAtTable();
  const words = useWords();
  const lang = useGameLang();
  const newestFirst = useMemo(() => log.toReversed(), [log]);
  return (
    <>
      {log.length === 0 && earlier === undefined && <p className="w-about">{words.table.logEmpty}</p>}
      <ol className="w-log" reversed>
        {newestFirst.map((entry) => (
          <Entry key={entry.seq} entry={entry} texts={texts} names={names} words={words} game={seen.game} lang={lang} />
        ))}
      </ol>
      <Earlier />
    </>
  );
}

interface EntryProps {
  readonly entry: SeenEntry;
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly words: Words;
  readonly game: string;
  /** The `lang` of the game's texts. */
  readonly lang: Language | undefined;
}

/** An entry never changes, and a long game has hundreds: each is drawn once. */
const Entry = memo(function Entry({ entry, texts, names, words, game, lang }: EntryProps) {
  const said = sentencesOf(entry, texts, names, words);
  const seat = seatOf(entry);
  if (said.length === 0) return null;
  return (
    <li className={entry.events.length > 0 ? 'w-log-entry' : 'w-log-entry is-aside'}>
      <span className="w-log-sign">{seat !== null && <PlayerSign seat={seat} size={20} />}</span>
      <div lang={entry.events.length > 0 ? lang : undefined}>
        {said.map(({ text, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
          <p key={i}>
            {text} <RuleLink game={game} rule={rule} />
          </p>
        ))}
      </div>
    </li>
  );
});
