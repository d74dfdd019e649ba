// With which cards a real table is counted: the built-in ones, or those of an edition, which the position brings along.
import { useEffect, useState } from 'react';
import { type GameId, isGameId, loadGame } from '../../games/index.ts';
import type { PadModule, TranscriptModule } from '../../parts/pad.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { LostPage } from '../App.tsx';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { go } from '../lib/router.ts';
import { Broken, EnterPage } from './EnterPage.tsx';
import { type Entered, unpack } from './position-address.ts';
import { draft, keepDraft } from './saved.ts';

type Kind = 'pad' | 'transcript';
interface EnterWithProps {
  readonly kind: Kind;
  readonly game: string;
  /** What is after the '#'. */
  readonly shared: string;
  readonly modules: ReadonlyMap<string, () => Promise<PadModule | TranscriptModule>>;
}

export function EnterWith({ kind, game, shared, modules }: EnterWithProps) {
  if (!isGameId(game) || !modules.has(game)) return <LostPage />;
  return <Entering key={game} {...{ kind, game, shared, modules }} />;
}

function Entering({ kind, game, shared, modules }: EnterWithProps & { readonly game: GameId }) {
  const shelf = kind === 'pad' ? game : `${kind}-${game}`;
  const path = `/${kind}/${game}`;
  const [chosen, choose] = useState<{ readonly edition: Edition | undefined } | 'broken' | null>(null);
  useEffect(() => {
    const kept = shared === '' ? draft(shelf) : null;
    if (shared === '' && kept?.edition === undefined) return choose({ edition: undefined });
    let isWanted = true;
    const entered = shared === '' ? Promise.resolve(kept) : unpack(shared);
    entered.then(async (read) => {
      const edition = await editionOf(game, read);
      if (isWanted) choose(edition === null ? 'broken' : { edition });
    });
    return () => {
      isWanted = false;
    };
  }, [game, shelf, shared]);
  const edition = chosen === null || chosen === 'broken' ? undefined : chosen.edition;
  const pkg = useGame(chosen === null ? undefined : game, edition);
  const module = useLoaded(async () => (await modules.get(game)?.()) ?? null, [game]);
  if (chosen === 'broken') return <Broken path={path} />;
  if (chosen === null || pkg === null || module === null) return <main className="w-blank" aria-busy="true" />;
  /** The position comes along; cards that the other edition does not have are gone. */
  const countWith = (entered: Entered): void => {
    keepDraft(shelf, entered);
    choose({ edition: entered.edition });
    if (shared !== '') go(path, 'replace');
  };
  const key = edition === undefined ? '' : JSON.stringify(edition);
  return <EnterPage key={key} {...{ kind, game, shared, shelf, path, pkg, module, edition, countWith }} />;
}

/** The edition that a position brings along; undefined: none; null: it cannot be counted with. */
async function editionOf(game: GameId, entered: Entered | null): Promise<Edition | undefined | null> {
  if (entered?.edition === undefined) return undefined;
  const [{ editionFrom }, pkg] = await Promise.all([import('../../table/editions.ts'), loadGame(game, [])]);
  try {
    return editionFrom(pkg, entered.edition);
  } catch {
    return null;
  }
}
