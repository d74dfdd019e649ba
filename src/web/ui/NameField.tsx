import { useEffect, useState } from 'react';
import { Problem } from '../lib/api.ts';
import { usePrefs } from '../lib/prefs.ts';
import { rename, useSession } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { refusalText, useWords } from '../text/index.ts';
import { Icon } from './Icon.tsx';

/** My name, changed where it stands. */
export function NameField() {
  const { home, settings } = useWords();
  const { language } = usePrefs();
  const { name } = useSession();
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const hasChanged = typed.trim() !== '' && typed.trim() !== name;
  const save = (event: React.FormEvent): void => {
    event.preventDefault();
    if (!hasChanged) return;
    rename(typed).then(
      () => toast(`${settings.saved}: ${typed.trim()}`),
      (error) =>
        toast(refusalText(language, error instanceof Problem ? error : { rule: '', why: 'badName' }, null), 'refusal'),
    );
  };
  return (
    <form className="w-name" onSubmit={save}>
      <Icon name="pen" size={18} />
      <input
        aria-label={home.rename}
        value={typed}
        maxLength={40}
        autoComplete="nickname"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      {hasChanged && (
        <button type="submit" className="w-second" aria-label={home.saveName}>
          {settings.save}
        </button>
      )}
    </form>
  );
}
