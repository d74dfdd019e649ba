// Says politely what changed, to those who do not see it.
import { useEffect, useRef, useState } from 'react';
import type { Happening } from './board.ts';

/** What is in `text` is said when it changes. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p className="k-unseen" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}

/** The sentences of what has happened since the last time, as one text. */
export function useNews<E extends Happening['event']>(events: readonly Happening<E>[], say: (event: E) => string): string {
  const [text, setText] = useState('');
  const heard = useRef(events.at(-1)?.key ?? -1);
  const speak = useRef(say);
  speak.current = say;
  useEffect(() => {
    // After an undo the numbers go on from before it.
    heard.current = Math.min(heard.current, events.at(-1)?.key ?? -1);
    const news = events.filter(({ key }) => key > heard.current);
    if (news.length === 0) return;
    heard.current = news[news.length - 1].key;
    setText(news.map(({ event }) => speak.current(event)).join('. '));
  }, [events]);
  return text;
}
