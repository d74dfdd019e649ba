// A real game written down move by move.
import { isGameId } from '../../games/index.ts';
import { LostPage } from '../App.tsx';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { EnterPage } from '../pad/EnterPage.tsx';
import { TRANSCRIPTS } from '../pad/pads.ts';

export function TranscriptPage({ game, shared }: { readonly game: string; readonly shared: string }) {
  const pkg = useGame(game);
  const module = useLoaded(async () => (await TRANSCRIPTS.get(game)?.()) ?? null, [game]);
  if (!isGameId(game) || !TRANSCRIPTS.has(game)) return <LostPage />;
  if (pkg === null || module === null) return <main className="w-blank" aria-busy="true" />;
  return <EnterPage key={game} kind="transcript" {...{ game, shared, pkg, module }} />;
}
