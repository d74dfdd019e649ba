import { createContext, useContext } from 'react';
import type { GamePackage } from '../../games/index.ts';
import type { Counting } from '../../parts/count.ts';
import type { Trying } from '../../table/trying.ts';
import type { Seen, SeenEntry } from '../../table/types.ts';
import { foreign, type Language } from '../../text/languages.ts';
import type { Texts } from '../../text/texts.ts';
import type { SentAct } from '../../wire/acts.ts';
import type { PresenceName } from '../../wire/values.ts';
import type { TalkEntry } from '../chat/talk.ts';
import { usePrefs } from '../lib/prefs.ts';
import type { TableLink } from '../lib/table-link.ts';

/** What everything on the table page needs. */
export interface AtTable {
  readonly id: string;
  readonly link: TableLink;
  readonly seen: Seen;
  readonly log: readonly SeenEntry[];
  /** What has been said, separate from the log. */
  readonly talk: readonly TalkEntry[];
  /** Fetches earlier lines; absent: there are none. */
  readonly earlier?: (() => Promise<void>) | undefined;
  readonly since: number;
  readonly pkg: GamePackage;
  readonly texts: Texts;
  /** By seat. */
  readonly names: readonly string[];
  /** Who is there, by seat; absent: nobody says. */
  readonly presence?: readonly (PresenceName | null)[] | undefined;
  /** What another seat is trying in this position. */
  readonly trying?: Trying | null | undefined;
  /** Shows what the others do at once; absent: nothing is waiting to be shown. */
  readonly skip?: (() => void) | undefined;
  /** The count at the end. While it runs, `seen` has no result. */
  readonly counting?: Counting;
  /** Does it, or says why not. True: done. */
  act(act: SentAct): Promise<boolean>;
}

/** For `lang` of the game's texts, if it has none in the reader's language. */
export function useGameLang(): Language | undefined {
  const { pkg } = useAtTable();
  return foreign(pkg.words, usePrefs().language, 'texts');
}

export const TableContext = createContext<AtTable | null>(null);

export function useAtTable(): AtTable {
  const at = useContext(TableContext);
  if (at === null) throw new Error('not at a table');
  return at;
}
