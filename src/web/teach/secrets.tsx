// What a seat keeps from the others, drawn by its game, wherever somebody may look at it.
import { type ComponentType, lazy, Suspense } from 'react';
import type { Seat, View } from '../../kernel/types.ts';
import type { ComingProps, SecretsProps } from '../../parts/secrets.ts';
import { allWordsOf } from '../../text/languages.ts';
import { byGame } from '../lib/by-game.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useAtTable } from '../table/context.ts';

interface SecretsModule {
  /** What a seat keeps from the others; a game without secrets between seats has none. */
  readonly Secrets?: ComponentType<SecretsProps>;
  readonly Coming: ComponentType<ComingProps>;
}
const drawn = [...byGame(import.meta.glob<SecretsModule>('../../games/*/board/Secrets.tsx'))];
const None: ComponentType<SecretsProps> = () => null;
const secrets = new Map(
  drawn.map(([game, load]) => [game, lazy(async () => ({ default: (await load()).Secrets ?? None }))]),
);
const comings = new Map(drawn.map(([game, load]) => [game, lazy(async () => ({ default: (await load()).Coming }))]));
/** Of a game that does not draw them itself. */
const AnySecrets = lazy(async () => ({ default: (await import('../general/LaidOpen.tsx')).Secrets }));
const AnyComing = lazy(async () => ({ default: (await import('../general/LaidOpen.tsx')).Coming }));

/** The hand of one seat, from its own view. */
export function HandOf({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { seen, pkg } = useAtTable();
  const words = allWordsOf(pkg.words, usePrefs().language);
  const Secrets = secrets.get(seen.game) ?? AnySecrets;
  return (
    <Suspense>
      <Secrets view={view} seat={seat} words={words} />
    </Suspense>
  );
}

/** What lies face down. */
export function ComingNext({ dark }: { readonly dark: unknown }) {
  const { seen, pkg } = useAtTable();
  const words = allWordsOf(pkg.words, usePrefs().language);
  const Coming = comings.get(seen.game) ?? AnyComing;
  return (
    <Suspense>
      <Coming dark={dark} words={words} />
    </Suspense>
  );
}
