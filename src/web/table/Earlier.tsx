import { useState } from 'react';
import { complain } from '../lib/refusal.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from './context.ts';

/** A long log comes in pages: this fetches the page before those shown, as long as there is one. */
export function Earlier() {
  const { earlier } = useAtTable();
  return earlier === undefined ? null : <EarlierButton fetch={earlier} />;
}

export function EarlierButton({ fetch }: { readonly fetch: () => Promise<void> }) {
  const { table } = useWords();
  const [isFetching, setFetching] = useState(false);
  const press = async (): Promise<void> => {
    if (isFetching) return;
    setFetching(true);
    await fetch().catch((error) => complain(error));
    setFetching(false);
  };
  return (
    // Not `disabled`: keyboard users would lose their place.
    <button type="button" className="w-quiet w-earlier" aria-disabled={isFetching} onClick={() => void press()}>
      {table.earlierLines}
    </button>
  );
}
