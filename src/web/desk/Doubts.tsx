import { useCallback, useEffect, useState } from 'react';
import type { GameId } from '../../games/index.ts';
import type { Doubt, DoubtsPage } from '../../wire/doubts.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { saveFile } from '../lib/save-file.ts';
import { useKit, useWords } from '../lib/words.ts';
import { useDesk } from './desk.ts';

/** What players say is wrong: to be read, turned into a test, and dealt with. */
export function Doubts() {
  const words = useWords('desk');
  const { desk, run } = useDesk();
  const [page, setPage] = useState<DoubtsPage>({ doubts: [], next: null });
  const look = useCallback(async () => setPage(await desk.doubts(null)), [desk]);
  useEffect(() => void look().catch(() => undefined), [look]);
  const more = () =>
    run(async () => {
      const { doubts, next } = await desk.doubts(page.next);
      setPage({ doubts: [...page.doubts, ...doubts], next });
    });
  return (
    <section className="w-card w-stack-s">
      <h2>{words.doubts}</h2>
      {page.doubts.length === 0 && <p className="w-about">{words.noDoubts}</p>}
      <ul className="w-desk-doubts">
        {page.doubts.map((doubt) => (
          <DoubtLine key={doubt.id} doubt={doubt} again={look} />
        ))}
      </ul>
      {page.next !== null && (
        <button type="button" className="w-second" onClick={more}>
          {words.more}
        </button>
      )}
    </section>
  );
}

function DoubtLine({ doubt, again }: { readonly doubt: Doubt; readonly again: () => Promise<void> }) {
  const words = useWords('desk');
  const kit = useKit();
  const { desk, run } = useDesk();
  const { id, game, rule, text, table, name, kind, at, hasTest } = doubt;
  const { title } = useAbout(game as GameId);
  const save = () =>
    run(async () => saveFile(await desk.doubtTest(id), `doubt-${rule}-${id.slice(0, 6)}.test.ts`, 'text/plain'));
  const drop = () =>
    run(async () => {
      await desk.dropDoubt(id);
      await again();
    }, words.done);
  return (
    <li className="w-stack-s">
      <p>
        <RuleLink game={game} rule={rule} /> <strong>{text}</strong>
      </p>
      <p className="w-about">
        {table === null ? title : <Link to={`/t/${table}`}>{title}</Link>}:{' '}
        {words.doubtBy(name, words.doubtKinds[kind], kit.date(at))}
      </p>
      {!hasTest && <p className="w-about">{words.doubtLater}</p>}
      <div className="w-row">
        {hasTest && (
          <button type="button" className="w-quiet" aria-label={words.doubtTest(rule)} onClick={save}>
            {words.doubtTestShort}
          </button>
        )}
        <button type="button" className="w-quiet" aria-label={words.doubtDone(rule)} onClick={drop}>
          {words.doubtDoneShort}
        </button>
      </div>
    </li>
  );
}
