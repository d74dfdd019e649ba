// A real game written down move by move.
import { isGameId } from '../../games/index.ts';
import type { TranscriptModule } from '../../parts/pad.ts';
import { LostPage } from '../App.tsx';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { EnterPage } from '../pad/EnterPage.tsx';

const modules = import.meta.glob<TranscriptModule>('../../games/*/board/transcript/index.tsx');
const transcriptOf = (game: string) => modules[`../../games/${game}/board/transcript/index.tsx`];

export function TranscriptPage({ game, shared }: { readonly game: string; readonly shared: string }) {
  const pkg = useGame(game);
  const module = useLoaded(async () => (await transcriptOf(game)?.()) ?? null, [game]);
  if (!isGameId(game) || transcriptOf(game) === undefined) return <LostPage />;
  if (pkg === null || module === null) return <div className="w-blank" aria-busy="true" />;
  return <EnterPage key={game} kind="transcript" {...{ game, shared, pkg, module }} />;
}
