import { useRef, useState } from 'react';
import { useWords } from '../lib/words.ts';
import { Icon } from './Icon.tsx';

/** A text to take away: shown, copied with one press, or shared by the device. */
export function CopyField({
  label,
  text,
  share,
}: {
  readonly label: string;
  readonly text: string;
  readonly share?: string;
}) {
  const { gather } = useWords();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!(await copyText(text, field.current))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  const canShare = share !== undefined && typeof navigator.share === 'function';
  return (
    <div className="w-copy">
      <input ref={field} aria-label={label} readOnly value={text} onFocus={(event) => event.target.select()} />
      <button type="button" className="w-second" onClick={copy} aria-live="polite">
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? gather.copied : gather.copy}
      </button>
      {canShare && (
        <button
          type="button"
          className="w-second"
          onClick={() => navigator.share({ title: share, url: text }).catch(() => undefined)}
        >
          <Icon name="share" />
          {gather.share}
        </button>
      )}
    </div>
  );
}

/** By plain http, as in a home network, there is no clipboard: the field is selected and copied the old way. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (isDone) return true;
  }
  field?.select();
  return document.execCommand('copy');
}
