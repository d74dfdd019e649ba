// My statistics, and the files to take them along.
import { useEffect, useState } from 'react';
import type { MyStatistics } from '../../wire/statistics.ts';
import { json, Problem } from '../lib/api.ts';
import { useWords } from '../lib/words.ts';
import { Page } from '../ui/Page.tsx';
import { Statistics } from './Statistics.tsx';

const NOBODY: MyStatistics = { me: '', games: [], hasMore: false };

function useStatistics(): MyStatistics | null | 'failed' {
  const [mine, setMine] = useState<MyStatistics | null | 'failed'>(null);
  useEffect(() => {
    let isWanted = true;
    json<MyStatistics>('GET', '/me/statistics').then(
      (found) => isWanted && setMine(found),
      // Nobody yet: then nothing has been played either.
      (error) => isWanted && setMine(error instanceof Problem && error.status === 401 ? NOBODY : 'failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return mine;
}

export function StatisticsPage() {
  const words = useWords('statistics');
  const { lang } = useWords();
  const mine = useStatistics();
  return (
    <Page title={words.title} lang={lang.statistics}>
      <h1>{words.title}</h1>
      <p className="w-lead">{words.about}</p>
      {mine === 'failed' && <p role="alert">{words.failed}</p>}
      {mine !== null && mine !== 'failed' && <Mine mine={mine} />}
    </Page>
  );
}

function Mine({ mine: { me, games, hasMore } }: { readonly mine: MyStatistics }) {
  const words = useWords('statistics');
  if (games.length === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      <Statistics games={games} me={me} />
      {hasMore && <p className="w-about">{words.older}</p>}
      <section className="w-section">
        <h2>{words.files}</h2>
        <p className="w-stats-files">
          <a className="w-second" href="/api/me/statistics/csv" download>
            {words.csv}
          </a>
          <a className="w-second" href="/api/me/statistics/bgsplay" download>
            {words.bgsplay}
          </a>
        </p>
      </section>
    </>
  );
}
