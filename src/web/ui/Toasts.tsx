import { useEffect, useRef } from 'react';
import { DoubtButton } from '../doubt/DoubtButton.tsx';
import { RuleLink } from '../lib/rule-link.tsx';
import { dismiss, useToasts } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from './Icon.tsx';

export function Toasts() {
  const toasts = useToasts();
  const { nav } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    // Shown again each time, so that it is above a dialog opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <div ref={place} popover="manual" className="w-toasts" role="status" aria-live="polite">
      {toasts.map(({ key, text, kind, rule }) => (
        <div key={key} className={`w-toast is-${kind}`}>
          <p lang={rule?.lang}>
            {rule ? text.replace(` (${rule.rule})`, '') : text} {rule && <RuleLink game={rule.game} rule={rule.rule} />}
          </p>
          {rule?.tried !== undefined && (
            <DoubtButton
              kind="refusal"
              game={rule.game}
              rule={rule.rule}
              seat={rule.tried.seat}
              tried={rule.tried.choice}
            />
          )}
          <button type="button" className="w-quiet w-square" aria-label={nav.close} onClick={() => dismiss(key)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
