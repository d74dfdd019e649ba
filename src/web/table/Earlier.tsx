import { useState } from 'react';
import { Problem } from '../lib/api.ts';
import { usePrefs } from '../lib/prefs.ts';
import { toast } from '../lib/toasts.ts';
import { refusalText, useWords } from '../text/index.ts';
import { useAtTable } from './context.ts';

/** A long log comes in pages: this fetches the one before what is shown, as long as there is one. */
export function Earlier() {
  const { earlier } = useAtTable();
  return earlier === undefined ? null : <EarlierButton fetch={earlier} />;
}

export function EarlierButton({ fetch }: { readonly fetch: () => Promise<void> }) {
  const { table } = useWords();
  const { language } = usePrefs();
  const [isFetching, setFetching] = useState(false);
  const press = async (): Promise<void> => {
    setFetching(true);
    await fetch().catch((error) =>
      toast(refusalText(language, error instanceof Problem ? error : { rule: '', why: 'internal' }, null), 'refusal'),
    );
    setFetching(false);
  };
  return (
    <button type="button" className="w-quiet w-earlier" disabled={isFetching} onClick={() => void press()}>
      {table.earlierLines}
    </button>
  );
}
