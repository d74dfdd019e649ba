import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';
import { endOf, tieAt } from './sentence.ts';

/** The last line of the log: who has won, and how equals were told apart. */
export function Ended() {
  const at = useAtTable();
  const words = useWords();
  if (at.seen.result === null) return null;
  const tie = tieAt(at, words);
  return (
    <li className="w-log-entry">
      <span className="w-log-sign">
        <Icon name="star" size={18} />
      </span>
      <div>
        <p>{endOf(at, words)}</p>
        {tie !== null && (
          <p>
            {tie.text} <RuleLink game={at.seen.game} rule={tie.rule} />
          </p>
        )}
      </div>
    </li>
  );
}
