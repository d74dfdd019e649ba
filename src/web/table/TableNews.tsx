import { memo, useMemo } from 'react';
import { Announcer } from '../../parts/Announcer.tsx';
import { useWords } from '../lib/words.ts';
import { useAtTable } from './context.ts';
import { sentencesOf } from './Log.tsx';
import { sentenceOf } from './sentence.ts';

/** Politely announces what happened last and what to do now. */
export const TableNews = memo(function TableNews() {
  const at = useAtTable();
  const words = useWords();
  const { log, since, texts, names } = at;
  const isCounting = at.counting?.isRunning === true; // what ended the game says what it brought
  const last = log.at(-1);
  const happened = useMemo(
    () =>
      last === undefined || last.seq <= since || isCounting
        ? []
        : sentencesOf(last, texts, names, words).map(({ text }) => text),
    [last, since, isCounting, texts, names, words],
  );
  return <Announcer text={[...happened, sentenceOf(at, words)].join('. ')} />;
});
