import { RuleLink } from '../lib/rule-link.tsx';
import { dismiss, useToasts } from '../lib/toasts.ts';
import { useWords } from '../text/index.ts';
import { Icon } from './Icon.tsx';

export function Toasts() {
  const toasts = useToasts();
  const { nav } = useWords();
  return (
    <div className="w-toasts" role="status" aria-live="polite">
      {toasts.map(({ key, text, kind, rule }) => (
        <div key={key} className={`w-toast is-${kind}`}>
          <p>
            {rule ? text.replace(` (${rule.rule})`, '') : text} {rule && <RuleLink {...rule} />}
          </p>
          <button type="button" className="w-quiet w-square" aria-label={nav.close} onClick={() => dismiss(key)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
