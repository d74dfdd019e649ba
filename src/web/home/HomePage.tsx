import { lazy, type ReactNode, Suspense } from 'react';
import { GAME_IDS } from '../../games/index.ts';
import { DailyCard } from '../daily/DailyCard.tsx';
import { lastGame } from '../lib/last-game.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { useOnline } from '../offline/online.ts';
import { NameField } from '../ui/NameField.tsx';
import { Page } from '../ui/Page.tsx';
import { GameCard, HeroGame } from './GameCards.tsx';
import { PublicTables } from './Tables.tsx';

/** Offline, a part that was never loaded may be missing: then it is left out. */
const nothing = () => ({ default: (): ReactNode => null });
const MineHome = lazy(() => import('../mine/MineHome.tsx').then(({ MineHome }) => ({ default: MineHome }), nothing));
const CirclesHome = lazy(() =>
  import('../circle/CirclesHome.tsx').then(({ CirclesHome }) => ({ default: CirclesHome }), nothing),
);
const CirclesHint = lazy(() =>
  import('../circle/CirclesHome.tsx').then(({ CirclesHint }) => ({ default: CirclesHint }), nothing),
);
const OfflineHome = lazy(() =>
  import('../offline/OfflineHome.tsx').then(({ OfflineHome }) => ({ default: OfflineHome }), nothing),
);

export function HomePage() {
  const isOnline = useOnline();
  const {
    house: { name },
    home,
    recover,
    lang,
  } = useWords();
  const first = GAME_IDS.find((id) => id === lastGame()) ?? GAME_IDS[0];
  const others = GAME_IDS.filter((id) => id !== first);
  return (
    <Page title={name} lang={lang.home}>
      <Suspense>
        <MineHome />
        {isOnline && <CirclesHome />}
      </Suspense>
      <section className="w-hero" aria-labelledby="hero">
        <div className="w-hero-words">
          <h1>{home.motto}</h1>
          <p className="w-lead">{home.about}</p>
          <div className="w-you">
            <span>{home.youAre}</span>
            <NameField />
          </div>
        </div>
        <HeroGame id={first} />
      </section>
      <Suspense>{!isOnline && <OfflineHome />}</Suspense>
      <DailyCard />
      {others.length > 0 && (
        <section className="w-section" aria-labelledby="more">
          <h2 id="more">{home.more}</h2>
          <ul className="w-games">
            {others.map((id) => (
              <GameCard key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
      {isOnline && <PublicTables />}
      <Suspense>{isOnline && <CirclesHint />}</Suspense>
      <p className="w-about w-section">
        {home.otherDevice} <Link to="/recover">{recover.title}</Link>
      </p>
    </Page>
  );
}
