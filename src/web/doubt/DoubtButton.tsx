import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { type About, setDoubt } from './doubt.ts';

/** Leads to the question what is wrong; beside a rule number only as a sign. */
export function DoubtButton({ isSmall = false, ...about }: About & { readonly isSmall?: boolean }) {
  const { rules } = useWords();
  return (
    <button
      type="button"
      className={isSmall ? 'w-quiet w-square w-doubt' : 'w-quiet'}
      aria-label={rules.doubtFor(about.rule)}
      title={isSmall ? rules.doubt : undefined}
      onClick={() => setDoubt(about)}
    >
      {isSmall ? <Icon name="flag" size={16} /> : rules.doubt}
    </button>
  );
}
