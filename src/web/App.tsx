import { lazy, Suspense, useEffect } from 'react';
import { isGameId } from '../games/index.ts';
import { useDoubt } from './doubt/doubt.ts';
import { HomePage } from './home/HomePage.tsx';
import { News } from './house/News.tsx';
import { openGame } from './lib/open-game.ts';
import { hasNavigated, Link, type Route, routeOf, usePath } from './lib/router.ts';
import { lookMeUp } from './lib/session.ts';
import { fillWithShell } from './lib/shell.ts';
import { useWords } from './lib/words.ts';
import { NewVersion } from './offline/NewVersion.tsx';
import { Mishap } from './ui/Mishap.tsx';
import { Page } from './ui/Page.tsx';
import { Toasts } from './ui/Toasts.tsx';

/** Every page but the first, loaded when it is opened. */
const PAGES = {
  new: () => import('./setup/SetupPage.tsx'),
  table: () => import('./table/TablePage.tsx'),
  replay: () => import('./replay/ReplayPage.tsx'),
  here: () => import('./here/HerePage.tsx'),
  rules: () => import('./rules/RulesPage.tsx'),
  fidelity: () => import('./fidelity/FidelityPage.tsx'),
  daily: () => import('./daily/DailyPage.tsx'),
  evening: () => import('./evening/EveningPage.tsx'),
  desk: () => import('./desk/DeskPage.tsx'),
  circle: () => import('./circle/CirclePages.tsx'),
  mine: () => import('./mine/MinePage.tsx'),
  statistics: () => import('./statistics/StatisticsPage.tsx'),
  pad: () => import('./pad/PadPage.tsx'),
  transcript: () => import('./transcript/TranscriptPage.tsx'),
  learn: () => import('./learn/LearnPage.tsx'),
  example: () => import('./learn/ExamplePage.tsx'),
  about: () => import('./pages/AboutPage.tsx'),
  recover: () => import('./pages/RecoverPage.tsx'),
  mail: () => import('./pages/MailPage.tsx'),
};
const SetupPage = lazy(async () => ({ default: (await PAGES.new()).SetupPage }));
const TablePage = lazy(async () => ({ default: (await PAGES.table()).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await PAGES.replay()).ReplayPage }));
const HerePage = lazy(async () => ({ default: (await PAGES.here()).HerePage }));
const RulesPage = lazy(async () => ({ default: (await PAGES.rules()).RulesPage }));
const FidelityPage = lazy(async () => ({ default: (await PAGES.fidelity()).FidelityPage }));
const DailyPage = lazy(async () => ({ default: (await PAGES.daily()).DailyPage }));
const EveningPage = lazy(async () => ({ default: (await PAGES.evening()).EveningPage }));
const DeskPage = lazy(async () => ({ default: (await PAGES.desk()).DeskPage }));
const CirclePages = lazy(async () => ({ default: (await PAGES.circle()).CirclePages }));
const MinePage = lazy(async () => ({ default: (await PAGES.mine()).MinePage }));
const StatisticsPage = lazy(async () => ({ default: (await PAGES.statistics()).StatisticsPage }));
const PadPage = lazy(async () => ({ default: (await PAGES.pad()).PadPage }));
const TranscriptPage = lazy(async () => ({ default: (await PAGES.transcript()).TranscriptPage }));
const LearnPage = lazy(async () => ({ default: (await PAGES.learn()).LearnPage }));
const ExamplePage = lazy(async () => ({ default: (await PAGES.example()).ExamplePage }));
const AboutPage = lazy(async () => ({ default: (await PAGES.about()).AboutPage }));
const RecoverPage = lazy(async () => ({ default: (await PAGES.recover()).RecoverPage }));
const DoubtDialog = lazy(async () => ({ default: (await import('./doubt/DoubtDialog.tsx')).DoubtDialog }));
const MailPage = lazy(async () => ({ default: (await PAGES.mail()).MailPage }));

/** Fetches what the page at this address needs, while its words are still on their way. */
export function fetchAhead(): void {
  const route = routeOf(`${location.pathname}${location.hash}`);
  if (!(route.page in PAGES)) return;
  const silent = (): undefined => undefined; // an error is reported where the part is needed
  PAGES[route.page as keyof typeof PAGES]().catch(silent);
  if (route.page === 'table') PAGES.table().then(({ connectAhead }) => connectAhead(route.id), silent);
  if ('game' in route && isGameId(route.game)) openGame(route.game).catch(silent);
}

export function App() {
  const route = routeOf(usePath());
  useEffect(() => {
    lookMeUp();
  }, []);
  return (
    <Mishap>
      <News />
      <Suspense fallback={<Blank />}>
        <PageOf route={route} />
      </Suspense>
      <Doubting />
      <Toasts />
      <NewVersion />
    </Mishap>
  );
}

/** Above whatever page somebody doubts something on. */
function Doubting() {
  const about = useDoubt();
  return <Suspense>{about !== null && <DoubtDialog about={about} />}</Suspense>;
}

function PageOf({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <SetupPage key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage id={route.id} />;
    case 'here':
      return <HerePage key={route.id} id={route.id} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'fidelity':
      return <FidelityPage game={route.game} />;
    case 'daily':
      return <DailyPage day={route.day} />;
    case 'evening':
      return <EveningPage key={route.id} id={route.id} />;
    case 'desk':
      return <DeskPage />;
    case 'circle':
      return <CirclePages key={route.id} {...route} />;
    case 'mine':
      return <MinePage />;
    case 'statistics':
      return <StatisticsPage />;
    case 'pad':
      return <PadPage game={route.game} shared={route.shared} />;
    case 'transcript':
      return <TranscriptPage game={route.game} shared={route.shared} />;
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />;
    case 'example':
      return <ExamplePage key={`${route.game} ${route.example}`} game={route.game} example={route.example} />;
    case 'about':
      return <AboutPage />;
    case 'recover':
      return <RecoverPage key={route.token} token={route.token} />;
    case 'mail':
      return <MailPage key={route.link} link={route.link} />;
    case 'lost':
      return <LostPage />;
  }
}

/** Until the first page is here, what the server has written can still be read. */
export const Blank = () =>
  hasNavigated() ? <main className="w-blank" aria-busy="true" /> : <div className="w-shell" ref={fillWithShell} />;

export function LostPage() {
  const { lost, lang } = useWords();
  return (
    <Page title={lost.title} lang={lang.lost} narrow>
      <div className="w-card w-center">
        <h1>{lost.title}</h1>
        <p>{lost.about}</p>
        <Link to="/" className="w-main">
          {lost.home}
        </Link>
      </div>
    </Page>
  );
}
