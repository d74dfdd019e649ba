// The worked examples that show a rule, beside it: each opens on the board.
import type { GamePackage } from '../../games/index.ts';
import { foreign, wordsOf } from '../../text/languages.ts';
import { useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';

interface Titled {
  readonly id: string;
  readonly title: string;
}
export type ByRule = ReadonlyMap<string, readonly Titled[]>;
const NONE: ByRule = new Map();

/** By the rules they show. */
export function useExamples(pkg: GamePackage | null): ByRule {
  const { language } = usePrefs();
  const found = useLoaded(async (): Promise<ByRule> => {
    const [list, words] = await Promise.all([pkg?.examples?.(), pkg && wordsOf(pkg.words, language, 'examples')?.()]);
    const all = (list ?? []).flatMap(({ id, rules }) =>
      rules.map((rule) => ({ rule, id, title: words?.examples[id].title ?? '' })),
    );
    return Map.groupBy(all, ({ rule }) => rule);
  }, [pkg, language]);
  return found ?? NONE;
}

interface ExampleLinksProps {
  readonly pkg: GamePackage | null;
  readonly rule: string;
  readonly examples: ByRule;
  /** Nobody is to be led away from the table at which they are reading. */
  readonly isBeside?: boolean;
  /** Plays it over this page. */
  readonly onPlay?: ((example: string) => void) | undefined;
}

export function ExampleLinks({ pkg, rule, examples, isBeside = false, onPlay }: ExampleLinksProps) {
  const { example } = useWords().rules;
  const { language } = usePrefs();
  const found = examples.get(rule);
  if (pkg === null || found === undefined) return null;
  return (
    <ul className="w-examples" lang={foreign(pkg.words, language, 'examples') ?? language}>
      {found.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`/example/${pkg.game.id}#${id}`}
            target={isBeside ? '_blank' : undefined}
            rel="noopener"
            onClick={(event) => {
              if (onPlay === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onPlay(id);
            }}
          >
            <Icon name="play" size={16} /> {example(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}
