import { memo, useMemo } from 'react';
import type { GameId } from '../../games/index.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Seen, SeenEntry } from '../../table/types.ts';
import type { Language } from '../../text/languages.ts';
import type { Sentence, Texts } from '../../text/texts.ts';
import { Portrait } from '../faces/Portrait.tsx';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords, type Words } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { Earlier } from './Earlier.tsx';
import { Ended } from './Ended.tsx';
import { EventPictures } from './event-pictures.ts';
import { useLighting } from './light.ts';
import { useRecap } from './Telling.tsx';
import { type Whom, whomOf } from './whom.ts';

/** What one entry says: the game's events in its own words, everything else in the table's. */
export function sentencesOf(entry: SeenEntry, texts: Texts, names: readonly string[], words: Words): Sentence[] {
  if (entry.events.length > 0) return entry.events.map((event) => texts.event(event, names));
  const [act, ...facts] = entry.act.split(' ');
  if (!Object.hasOwn(words.acts, act)) return [];
  const name = entry.by === null ? '' : (names[entry.by] ?? '');
  const text = words.acts[act as keyof Words['acts']](name, names[Number(facts[0])] ?? '', facts);
  return [{ text, rule: '' }];
}

export function Log() {
  const { log, earlier, texts, names, seen, counting } = useAtTable();
  const words = useWords();
  const lang = useGameLang();
  const isCounting = counting?.isRunning === true; // the last line says what the end has brought
  const { start } = useRecap();
  const { show } = useLighting();
  const newestFirst = useMemo(() => log.slice(0, isCounting ? -1 : undefined).toReversed(), [log, isCounting]);
  return (
    <>
      {log.length === 0 && earlier === undefined && <p className="w-about">{words.table.logEmpty}</p>}
      {start !== undefined && (
        <button
          type="button"
          className="w-quiet"
          aria-keyshortcuts="V"
          onClick={() => {
            show([]); // on a phone the log lies over the board
            start();
          }}
        >
          <Icon name="eye" size={18} />
          {words.table.since}
        </button>
      )}
      <ol className="w-log" reversed>
        <Ended />
        {newestFirst.map((entry) => (
          <Entry
            key={entry.seq}
            entry={entry}
            second={entry.second && entry.by !== null ? (seen.chairs[entry.by]?.beside ?? '2') : undefined}
            texts={texts}
            names={names}
            words={words}
            game={seen.game}
            chairs={seen.chairs}
            lang={lang}
          />
        ))}
      </ol>
      <Earlier />
    </>
  );
}

interface EntryProps {
  readonly entry: SeenEntry;
  /** Who of the two on the seat did it, if it was not its person. */
  readonly second: string | undefined;
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly words: Words;
  readonly game: GameId;
  readonly chairs: Seen['chairs'];
  /** The `lang` of the game's texts. */
  readonly lang: Language | undefined;
}

interface LogSignProps {
  readonly whom: Whom;
  readonly game: GameId;
  readonly character: string | undefined;
}

/** The sign of whom a line is about; on the corner of the portrait, if there is one. */
function LogSign({ whom, game, character }: LogSignProps) {
  if (character === undefined) return <PlayerSign {...whom} size={20} />;
  return (
    <span className="w-log-face">
      <Portrait game={game} character={character} size={28} />
      <PlayerSign {...whom} size={16} />
    </span>
  );
}

/** An entry never changes, and a long game has hundreds: each is drawn once. */
const Entry = memo(function Entry({ entry, second, texts, names, words, game, chairs, lang }: EntryProps) {
  const { pointed, show } = useLighting();
  const said = sentencesOf(entry, texts, names, words);
  const [first] = entry.events; // the sign is that of whom it is about, or of who did it
  const whom = first !== undefined ? whomOf(first, names.length) : entry.by === null ? null : { seat: entry.by };
  if (said.length === 0) return null;
  return (
    <li className={entry.events.length > 0 ? 'w-log-entry' : 'w-log-entry is-aside'}>
      <span className="w-log-sign">
        {whom !== null && <LogSign whom={whom} game={game} character={chairs[whom.seat]?.character} />}
      </span>
      <div lang={entry.events.length > 0 ? lang : undefined}>
        {said.map(({ text, rule, of = [] }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
          <p key={i}>
            {entry.events[i] !== undefined && <EventPictures event={entry.events[i]} />}
            {of.length === 0 ? (
              text
            ) : (
              <button
                type="button"
                className="w-log-line"
                title={words.table.showPlace}
                {...pointed(of)}
                onClick={() => show(of)}
              >
                {text}
              </button>
            )}{' '}
            <RuleLink game={game} rule={rule} />
            {i === 0 && second !== undefined && <small className="w-log-second"> ({second})</small>}
          </p>
        ))}
      </div>
    </li>
  );
});
