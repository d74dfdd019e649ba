// At once against bots: first the random games that every edition must come through, then a table in this browser.
import { useEffect, useRef, useState } from 'react';
import type { GameId, GamePackage } from '../../games/index.ts';
import type { TrialProblem } from '../../table/edition-trial.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { readEdition } from '../../text/edition/read.ts';
import { createHere } from '../here/index.ts';
import { botOf } from '../lib/company.ts';
import { withBots } from '../lib/open-table.ts';
import { complain } from '../lib/refusal.ts';
import { go } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useEditing } from './context.ts';
import { tryOut } from './trial.ts';

interface DialogProps {
  onClose(): void;
}

async function playHere(edition: Edition, name: string): Promise<void> {
  const game = edition.game as GameId;
  const chairs = withBots(game).map((chair) => botOf(game, chair) ?? ({ kind: 'person', name } as const));
  go(`/here/${await createHere({ game, settings: {}, chairs, help: 'full', edition, tryOut: true })}`);
}

export function TryDialog({ onClose }: DialogProps) {
  const { kind, draft, shower } = useEditing();
  const words = useWords('editions');
  const { name } = useSession();
  const [edition] = useState(draft.edition);
  const isWhole = readEdition(kind, edition).problems === undefined;
  return (
    <Dialog title={words.tools.try} onClose={onClose}>
      {isWhole ? (
        <Trying pkg={shower.pkg} edition={edition} onPassed={() => void playHere(edition, name).catch(complain)} />
      ) : (
        <p role="alert">{words.notWhole}</p>
      )}
    </Dialog>
  );
}

interface TryingProps {
  readonly pkg: GamePackage;
  readonly edition: Edition;
  onPassed(): void;
}

/** How far the random games are; what went wrong in one. */
export function Trying({ pkg, edition, onPassed }: TryingProps) {
  const words = useWords('editions');
  const [part, setPart] = useState(0);
  const [found, setFound] = useState<TrialProblem | null>(null);
  const passed = useRef(onPassed);
  useEffect(() => {
    let isWanted = true;
    const trial = tryOut(pkg, edition, (now) => isWanted && setPart(now));
    void trial.result.then((problem) => {
      if (!isWanted) return;
      setFound(problem);
      if (problem === null) passed.current();
    });
    return () => {
      isWanted = false;
      trial.stop();
    };
  }, [pkg, edition]);
  if (found !== null)
    return (
      <div className="w-stack" role="alert">
        <p>{words.trials[found.why]}</p>
        {found.seats > 0 && <p className="w-about">{words.trials.game(found.seats, found.seed)}</p>}
      </div>
    );
  return (
    <div className="w-stack">
      <p>{words.trying}</p>
      <progress className="w-ed-progress" value={part} aria-label={words.trying} />
    </div>
  );
}
