// The front page begins with the games that go on.
import { useEffect, useState } from 'react';
import { listHere } from '../here/index.ts';
import { setBadge } from '../lib/app-badge.ts';
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { type MineWish, useMine } from './games.ts';
import { MineList } from './MineList.tsx';

const MOST = 6;
const RUNNING: MineWish = { shelf: 'running', game: null, name: '' };

export function MineHome() {
  const words = useWords('mine');
  const { lang } = useWords();
  const { me } = useSession();
  const mine = useMine(RUNNING, MOST);
  const waiting = mine.cards?.filter(({ isYourTurn }) => isYourTurn).length;
  useEffect(() => {
    if (waiting !== undefined) setBadge(waiting);
  }, [waiting]);
  const [changes, setChanges] = useState(0);
  const here = useLoaded(listHere, [changes]) ?? [];
  const running = here.filter(({ phase }) => phase === 'playing');
  const count = (mine.cards?.length ?? 0) + running.length;
  if (!me && here.length === 0) return null;
  return (
    <section className="w-section w-mine-home" aria-labelledby="mine" lang={lang.mine}>
      <div className="w-mine-head">
        <h2 id="mine">{words.title}</h2>
        <Link to="/games" className="w-quiet">
          {words.all}
        </Link>
      </div>
      {count > 0 && <MineList mine={mine} here={running} hereGone={() => setChanges((n) => n + 1)} most={MOST} />}
    </section>
  );
}
