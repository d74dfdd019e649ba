// The score pad of a game.
import { isGameId } from '../../games/index.ts';
import type { PadModule } from '../../parts/pad.ts';
import { LostPage } from '../App.tsx';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { EnterPage } from './EnterPage.tsx';

const modules = import.meta.glob<PadModule>('../../games/*/board/pad/index.tsx');
const padOf = (game: string) => modules[`../../games/${game}/board/pad/index.tsx`];

export function PadPage({ game, shared }: { readonly game: string; readonly shared: string }) {
  const pkg = useGame(game);
  const module = useLoaded(async () => (await padOf(game)?.()) ?? null, [game]);
  if (!isGameId(game) || padOf(game) === undefined) return <LostPage />;
  if (pkg === null || module === null) return <div className="w-blank" aria-busy="true" />;
  return <EnterPage key={game} kind="pad" {...{ game, shared, pkg, module }} />;
}
