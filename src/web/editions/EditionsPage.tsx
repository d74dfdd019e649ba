// 'I own the box': for each game what is built in, and what somebody has typed from their own box.
import { useEffect, useRef, useState } from 'react';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { problemSentence } from '../../text/edition/say.ts';
import type { EditionCard } from '../../wire/editions.ts';
import { Picture as GamePicture } from '../home/pictures/index.tsx';
import { useAbout } from '../lib/about-game.ts';
import { useLoaded } from '../lib/hooks.ts';
import { currentPrefs } from '../lib/prefs.ts';
import { complain } from '../lib/refusal.ts';
import { go } from '../lib/router.ts';
import { useWords, wordsOfRoom } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { Source } from '../ui/Source.tsx';
import { KeptLine, OwnLine } from './EditionLines.tsx';
import { bringBack, createOwn, importOwn, listKept, listOwn, packageWithEditions } from './own.ts';
import { editionWordsOf } from './pictures.ts';
import type { OwnEdition } from './store.ts';

export function EditionsPage({ hash }: { readonly hash: string }) {
  const words = useWords('editions');
  const { lang } = useWords();
  const [changes, setChanges] = useState(0);
  const [gone, setGone] = useState<OwnEdition | null>(null);
  const changed = (dropped: OwnEdition | null = null): void => {
    setGone(dropped);
    setChanges((n) => n + 1);
  };
  const all = useLoaded(async () => {
    const [own, kept] = await Promise.all([listOwn(), listKept()]);
    return { own, kept };
  }, [changes]);
  const last = useRef(all);
  if (all !== null) last.current = all;
  const { own, kept } = last.current ?? { own: [], kept: [] };
  return (
    <Page title={words.title} lang={lang.editions}>
      <h1>{words.title}</h1>
      <p className="w-lead">{words.lead}</p>
      <Import onDone={changed} />
      <div role="status">
        {gone !== null && (
          <p className="w-eds-gone">
            {words.removed(gone.edition.name)}{' '}
            <button
              type="button"
              className="w-second"
              onClick={() => void bringBack(gone).then(() => changed(), complain)}
            >
              <Icon name="undo" size={18} />
              {words.undo}
            </button>
          </p>
        )}
      </div>
      <ul className="w-eds">
        {GAME_IDS.map((game) => (
          <OfGame
            key={game}
            {...{ game, changed }}
            isMeant={hash === game}
            own={own.filter(({ edition }) => edition.game === game)}
            kept={kept.filter((card) => card.game === game && !own.some((one) => one.kept?.id === card.id))}
          />
        ))}
      </ul>
    </Page>
  );
}

function Import({ onDone }: { readonly onDone: () => void }) {
  const words = useWords('editions');
  const file = useRef<HTMLInputElement>(null);
  const [why, setWhy] = useState<readonly string[]>([]);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const found = await importOwn(await chosen.text());
    if ('key' in found) {
      setWhy([]);
      onDone();
      go(`/editions/${found.key}`);
      return;
    }
    const pkg = found.game === null ? null : await packageWithEditions(found.game);
    const said = pkg === null ? null : await editionWordsOf(pkg, currentPrefs().language);
    const { problems } = await wordsOfRoom('editions');
    const none = { tables: {}, values: {}, row: () => undefined, refusals: {} };
    setWhy(found.problems.slice(0, 12).map((one) => problemSentence(one, said ?? none, problems)));
  };
  return (
    <div className="w-stack-s">
      <p>
        <button type="button" className="w-quiet" onClick={() => file.current?.click()}>
          <Icon name="download" size={18} />
          {words.importFile}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          className="w-hidden"
          tabIndex={-1}
          aria-label={words.importFile}
          onChange={({ target }) => {
            void read(target.files?.[0]).catch(complain);
            target.value = '';
          }}
        />
      </p>
      {why.length > 0 && (
        <ul role="alert" className="w-ed-problems">
          {why.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OfGameProps {
  readonly game: GameId;
  readonly own: readonly OwnEdition[];
  readonly kept: readonly EditionCard[];
  readonly isMeant: boolean;
  changed(dropped?: OwnEdition): void;
}

function OfGame({ game, own, kept, isMeant, changed }: OfGameProps) {
  const words = useWords('editions');
  const { title } = useAbout(game);
  const pkg = useLoaded(async () => ({ of: await packageWithEditions(game) }), [game]);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMeant && pkg !== null) place.current?.scrollIntoView({ block: 'start' });
  }, [isMeant, pkg]);
  if (pkg !== null && pkg.of === null) return null;
  const make = (): void => {
    const like = pkg?.of?.editions?.kind.builtIn;
    if (like === undefined) return;
    const name = words.myBox(own.length + 1);
    createOwn(like, name).then(({ key }) => go(`/editions/${key}`), complain);
  };
  return (
    <li ref={place} className={isMeant ? 'w-eds-game is-meant' : 'w-eds-game'} id={game}>
      <div className="w-eds-picture" aria-hidden="true">
        <GamePicture game={game} />
      </div>
      <div className="w-eds-words">
        <h2>{title}</h2>
        <Source game={game} hasWay={false} />
        <button
          type="button"
          className="w-main"
          disabled={pkg === null}
          onClick={make}
          aria-label={`${words.ownTheBox}: ${title}`}
        >
          <Icon name="plus" size={18} />
          {words.ownTheBox}
        </button>
        <ul className="w-eds-list">
          <li>
            <strong>{words.builtIn}</strong>
            <span className="w-about">{words.builtInAbout}</span>
          </li>
          {own.map((one) => (
            <OwnLine key={one.key} own={one} pkg={pkg?.of ?? null} changed={changed} />
          ))}
          {kept.map((card) => (
            <KeptLine key={card.id} card={card} />
          ))}
        </ul>
      </div>
    </li>
  );
}
