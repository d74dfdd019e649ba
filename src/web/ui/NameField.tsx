import { useEffect, useState } from 'react';
import { Problem } from '../lib/api.ts';
import { refusalText } from '../lib/refusal.ts';
import { isTyping, takeTyped, typeName, useSession } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { SealField } from '../seal/SealField.tsx';

/** My name, edited in place. Leaving the field is enough; so is any press that needs a name. */
export function NameField() {
  const { home, nav } = useWords();
  const { name } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? name;
  const hasChanged = shown.trim() !== '' && shown.trim() !== name;
  useEffect(() => {
    if (name !== '') setTyped((now) => (isTyping() ? now : null)); // accepted here or elsewhere
  }, [name]);
  useEffect(() => () => void takeTyped().catch(() => {}), []); // gone with the page: it counts all the same
  const take = (): Promise<boolean> =>
    takeTyped().then(
      () => {
        setTyped((now) => (isTyping() ? now : null));
        return true;
      },
      (error) => {
        toast(refusalText(error instanceof Problem ? error : { rule: '', why: 'badName' }, null), 'refusal');
        return false;
      },
    );
  const save = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault();
    if (hasChanged && (await take())) toast(`${nav.kept}: ${shown.trim()}`);
  };
  return (
    <form className="w-name" onSubmit={save} onBlur={take}>
      <SealField />
      <input
        aria-label={home.rename}
        value={shown}
        maxLength={40}
        autoComplete="nickname"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          typeName(event.target.value);
        }}
      />
    </form>
  );
}
