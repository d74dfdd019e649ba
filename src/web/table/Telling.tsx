// What is being told about the moves of others: step by step while they are made, and since my last turn.
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { Sentence } from '../../text/texts.ts';
import { useKeys } from '../lib/keys.ts';
import { useAtTable } from './context.ts';
import { LightContext, type Lighting } from './light.ts';
import type { Whom } from './whom.ts';

export interface ToldLine extends Sentence {
  readonly key: string;
  readonly whom: Whom | null;
}
export interface Recap {
  /** The line that is told now; null: none. */
  readonly now: { readonly line: ToldLine; readonly at: number; readonly of: number } | null;
  /** Tells it, once more; absent: nothing has happened. */
  readonly start?: (() => void) | undefined;
  stop(): void;
}

const NOTHING: Recap = { now: null, stop: () => undefined };
const RecapContext = createContext(NOTHING);
export const useRecap = (): Recap => useContext(RecapContext);

const Recapper = lazy(async () => ({ default: (await import('./Recapper.tsx')).Recapper }));

interface TellingProps {
  readonly light: Lighting;
  readonly children: ReactNode;
}

/** Both can be skipped by a key, and the second told again. */
export function Telling({ light, children }: TellingProps) {
  const { seen, skip } = useAtTable();
  const [recap, hear] = useState(NOTHING);
  useKeys({ s: recap.now === null ? skip : recap.stop, v: recap.start });
  return (
    <LightContext value={light}>
      <RecapContext value={recap}>
        {children}
        <Suspense>{seen.you !== null && <Recapper light={light} hear={hear} />}</Suspense>
      </RecapContext>
    </LightContext>
  );
}
