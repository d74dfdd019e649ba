// A game's pieces to lay out, and beside them every point with its reason: score pad and transcript.

import { allWordsOf } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import { useWords } from '../lib/words.ts';
import '../../parts/pad/pad.css';
import './pad.css';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { GameId, GamePackage } from '../../games/index.ts';
import { PadContext } from '../../parts/pad/Trouble.tsx';
import { named, type PadModule, type TranscriptModule } from '../../parts/pad.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { foreign } from '../../text/languages.ts';
import { isPadProblem, type PadProblem, type PadResult } from '../../text/pad.ts';
import { useAbout } from '../lib/about-game.ts';
import { usePrefs } from '../lib/prefs.ts';
import { go, Link } from '../lib/router.ts';
import { Page } from '../ui/Page.tsx';
import { Source } from '../ui/Source.tsx';
import { PadSheet } from './PadSheet.tsx';
import { PADS, TRANSCRIPTS } from './pads.ts';
import type { Entered } from './position-address.ts';
import { Tools } from './Tools.tsx';
import { Totals, TotalsBar } from './Totals.tsx';
import { type Entering, useEntering } from './use-entering.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRules } from './use-rules.tsx';

const EditionOfPad = lazy(async () => ({ default: (await import('../editions/EditionOfPad.tsx')).EditionOfPad }));

type Module = PadModule & Partial<Pick<TranscriptModule, 'score' | 'seats'>>;
interface EnterPageProps {
  readonly kind: 'pad' | 'transcript';
  readonly game: GameId;
  readonly shared: string;
  /** Drafts and saved positions are kept under this name. */
  readonly shelf: string;
  /** Where the page lives. */
  readonly path: string;
  readonly edition: Edition | undefined;
  countWith(entered: Entered): void;
  readonly pkg: GamePackage;
  readonly module: Module;
}

export function EnterPage({ kind, game, shared, shelf, path, edition, countWith, pkg, module }: EnterPageProps) {
  const words = useWords('pad');
  const { lang } = useWords();
  const about = useAbout(game);
  const plan = useMemo(() => planOf(pkg, module, words.player), [pkg, module, words]);
  const entering = useEntering({ shelf, path, shared, edition, countWith, ...plan });
  const title = words.title[kind](about.title);
  const other = kind === 'pad' ? 'transcript' : 'pad';
  const others = kind === 'pad' ? TRANSCRIPTS : PADS;
  if (entering.state === 'broken') return <Broken path={path} />;
  return (
    <Page title={title} lang={lang.pad}>
      <header className="w-pad-head">
        <h1>{title}</h1>
        <Tools {...{ shelf, path, title, entering }} {...plan} file={() => fileOf(kind, pkg, entering.now)} />
        <p className="w-about">
          {words.lead[kind]} <Link to={`/rules/${game}`}>{words.rules}</Link>
          {others.has(game) && (
            <>
              {' · '}
              <Link to={`/${other}/${game}`}>{words.page[other]}</Link>
            </>
          )}
        </p>
        <Source game={game}>{module.takesTyped ? words.countsTyped : words.counts}</Source>
      </header>
      <Suspense>
        <EditionOfPad {...{ game, pkg, edition }} choose={(one) => countWith({ ...entering.now, edition: one })} />
      </Suspense>
      {entering.state === 'ready' && (
        <Table {...{ kind, game, pkg, edition, module, entering }} players={plan.players} />
      )}
    </Page>
  );
}

/** The game's empty pad, and which positions fit it. */
function planOf({ game: { seats } }: GamePackage, module: Module, nameOf: (seat: number) => string) {
  const players = module.players ?? { min: Math.min(Math.max(2, seats.min), seats.max), max: seats.max };
  return {
    players,
    empty: (
      names: readonly string[] = Array.from({ length: players.min }, (_, seat) => nameOf(seat + 1)),
    ): Entered => ({
      names,
      value: module.emptyPad(names.length),
    }),
    isRight: ({ names, value }: Entered): boolean =>
      names.length >= players.min &&
      names.length <= players.max &&
      module.isPad(value) &&
      (module.seats?.(value) ?? (value as { players: unknown[] }).players.length) === names.length,
  };
}

export function Broken({ path }: { readonly path: string }) {
  const words = useWords('pad');
  return (
    <Page title={words.broken} narrow>
      <div className="w-card w-center">
        <h1>{words.broken}</h1>
        <p>{words.brokenAbout}</p>
        <button type="button" className="w-main" onClick={() => go(path, 'replace')}>
          {words.brokenOn}
        </button>
      </div>
    </Page>
  );
}

const isUntouched = ({ names, value }: Entered, { emptyPad }: Module): boolean =>
  JSON.stringify(value) === JSON.stringify(emptyPad(names.length));

/** What the terminal takes: `kontor score` and `kontor transcript`. */
async function fileOf(kind: EnterPageProps['kind'], pkg: GamePackage, { names, value }: Entered): Promise<string> {
  const { withItsEdition } = await import('../../table/position.ts');
  return JSON.stringify(withItsEdition(pkg, (kind === 'pad' ? named(value, names) : value) as object), null, 1);
}

/** The position scored; for an impossible one, the problem and the last score. */
function useScore(
  pkg: GamePackage,
  module: Module,
  { names, value }: Entered,
): { result: PadResult | null; problem: PadProblem | null } {
  const [score, setScore] = useState<ReturnType<typeof useScore>>({ result: null, problem: null });
  useEffect(() => {
    let isWanted = true;
    const scored = module.score?.(value, names) ?? pkg.pad?.(named(value, names));
    Promise.resolve(scored).then((found) => {
      if (!isWanted || found === undefined) return;
      setScore(({ result }) => (isPadProblem(found) ? { result, problem: found } : { result: found, problem: null }));
    });
    return () => {
      isWanted = false;
    };
  }, [pkg, module, names, value]);
  return score;
}

interface TableProps extends Pick<EnterPageProps, 'kind' | 'game' | 'pkg' | 'edition' | 'module'> {
  readonly entering: Entering;
  readonly players: { readonly min: number; readonly max: number };
}
function Table({ kind, game, pkg, edition, module, entering, players }: TableProps) {
  const words = useWords('pad');
  const { language } = usePrefs();
  const texts = textsOf(pkg, language);
  const lang = foreign(pkg.words, language, 'texts');
  const { now, change } = entering;
  const { result, problem } = useScore(pkg, module, now);
  const [lit, light] = useState<readonly string[]>([]);
  const { openRule, book } = useRules(game, edition);
  const entry = useKeptFocus(now.value);
  const { PadEntry } = module;
  const seats = (count: number): void => {
    const names = Array.from({ length: count }, (_, seat) => now.names[seat] ?? words.player(seat + 1));
    change({ names, value: module.withPlayers(now.value, count) });
  };
  const isEmpty = useMemo(() => isUntouched(now, module), [now, module]);
  const shown = result !== null && result.players.length === now.names.length ? result : null;
  return (
    <PadContext value={{ problem, texts, language, entry: useWords('entry'), openRule }}>
      <div className="w-pad">
        <section ref={entry} className="w-pad-entry" aria-label={words.entry} lang={lang}>
          <PadEntry
            value={now.value}
            change={(value) => change({ names: now.names, value })}
            players={now.names}
            words={allWordsOf(pkg.words, language)}
            {...{ texts, problem, openRule, lit }}
          />
        </section>
        <PadSheet {...{ kind, problem, texts, game, isEmpty }} result={shown}>
          <Totals
            {...{ game, texts, players, seats, light }}
            names={now.names}
            result={shown}
            isOld={problem !== null}
            isDecided={problem === null && !isEmpty}
            rename={(seat, name) => change({ names: now.names.with(seat, name), value: now.value }, `name ${seat}`)}
          />
        </PadSheet>
      </div>
      <TotalsBar names={now.names} result={shown} />
      {book}
    </PadContext>
  );
}
