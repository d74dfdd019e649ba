// What is being told about the moves of others: step by step while they are made, and since my last turn.
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useKeys } from '../lib/keys.ts';
import { useAtTable } from './context.ts';
import { LightContext, type Lighting } from './light.ts';
import type { Recap } from './recap.ts';

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
  const skipAll = (): void => {
    recap.stop();
    skip?.();
  };
  useKeys({ s: recap.now === null ? skip : skipAll, v: recap.start });
  return (
    <LightContext value={light}>
      <RecapContext value={recap}>
        {children}
        <Suspense>{seen.you !== null && <Recapper light={light} hear={hear} />}</Suspense>
      </RecapContext>
    </LightContext>
  );
}
