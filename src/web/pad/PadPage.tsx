// The score pad of a game.
import { isGameId } from '../../games/index.ts';
import { LostPage } from '../App.tsx';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { EnterPage } from './EnterPage.tsx';
import { PADS } from './pads.ts';

export function PadPage({ game, shared }: { readonly game: string; readonly shared: string }) {
  const pkg = useGame(game);
  const module = useLoaded(async () => (await PADS.get(game)?.()) ?? null, [game]);
  if (!isGameId(game) || !PADS.has(game)) return <LostPage />;
  if (pkg === null || module === null) return <main className="w-blank" aria-busy="true" />;
  return <EnterPage key={game} kind="pad" {...{ game, shared, pkg, module }} />;
}
