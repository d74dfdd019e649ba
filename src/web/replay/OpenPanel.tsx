// What every seat holds and what lies face down, drawn with the game's own cards. Only finished games are laid open.

import { type ComponentType, lazy, Suspense } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { ComingProps, SecretsProps } from '../../parts/secrets.ts';
import { allWordsOf } from '../../text/languages.ts';
import { byGame } from '../lib/by-game.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import type { Watching } from './use-watching.ts';

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

export function OpenPanel({ watching: { model, step } }: { readonly watching: Watching }) {
  const { seen, pkg, names } = useAtTable();
  const words = allWordsOf(pkg.words, usePrefs().language);
  const { open } = useWords('replay');
  const Secrets = secrets.get(seen.game) ?? AnySecrets;
  const Coming = comings.get(seen.game) ?? AnyComing;
  const { dark } = model.state(step);
  const hasOwn = model.state(step).own.some((own) => Object.keys(own as object).length > 0);
  return (
    <div className="rp-open">
      {hasOwn &&
        names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <article key={seat} aria-label={name}>
            <h2>
              <PlayerSign seat={seat} size={26} />
              {name}
            </h2>
            <Suspense>
              <Secrets view={model.view(step, seat)} seat={seat} words={words} />
            </Suspense>
          </article>
        ))}
      <section aria-label={open.coming}>
        <h2>{open.coming}</h2>
        <Suspense>
          <Coming dark={dark} words={words} />
        </Suspense>
      </section>
    </div>
  );
}
