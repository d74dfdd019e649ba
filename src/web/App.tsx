import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { isGameId } from '../games/index.ts';
import { useDoubt } from './doubt/doubt.ts';
import { HomePage } from './home/HomePage.tsx';
import { News } from './house/News.tsx';
import { type Later, later } from './lib/later.tsx';
import { openGame } from './lib/open-game.ts';
import { Link, type Route, routeOf, usePath } from './lib/router.ts';
import { lookMeUp } from './lib/session.ts';
import { Shell } from './lib/shell.tsx';
import { useWords } from './lib/words.ts';
import { NewVersion } from './offline/NewVersion.tsx';
import { Mishap } from './ui/Mishap.tsx';
import { Page } from './ui/Page.tsx';
import { Toasts } from './ui/Toasts.tsx';

/** A page but the first: loaded when it is opened. */
const page = <P extends object>(load: () => Promise<ComponentType<P>>): Later<P> => later(load, <Blank />, 1);
const PAGES = {
  new: page(async () => (await import('./setup/SetupPage.tsx')).SetupPage),
  table: page(async () => (await import('./table/TablePage.tsx')).TablePage),
  replay: page(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage),
  here: page(async () => (await import('./here/HerePage.tsx')).HerePage),
  rules: page(async () => (await import('./rules/RulesPage.tsx')).RulesPage),
  fidelity: page(async () => (await import('./fidelity/FidelityPage.tsx')).FidelityPage),
  daily: page(async () => (await import('./daily/DailyPage.tsx')).DailyPage),
  evening: page(async () => (await import('./evening/EveningPage.tsx')).EveningPage),
  desk: page(async () => (await import('./desk/DeskPage.tsx')).DeskPage),
  circle: page(async () => (await import('./circle/CirclePages.tsx')).CirclePages),
  mine: page(async () => (await import('./mine/MinePage.tsx')).MinePage),
  statistics: page(async () => (await import('./statistics/StatisticsPage.tsx')).StatisticsPage),
  pad: page(async () => (await import('./pad/PadPage.tsx')).PadPage),
  transcript: page(async () => (await import('./transcript/TranscriptPage.tsx')).TranscriptPage),
  learn: page(async () => (await import('./learn/LearnPage.tsx')).LearnPage),
  example: page(async () => (await import('./learn/ExamplePage.tsx')).ExamplePage),
  editions: page(async () => (await import('./editions/EditionPages.tsx')).EditionPages),
  about: page(async () => (await import('./pages/AboutPage.tsx')).AboutPage),
  recover: page(async () => (await import('./pages/RecoverPage.tsx')).RecoverPage),
  mail: page(async () => (await import('./pages/MailPage.tsx')).MailPage),
};
const {
  new: SetupPage,
  table: TablePage,
  replay: ReplayPage,
  here: HerePage,
  rules: RulesPage,
  fidelity: FidelityPage,
  daily: DailyPage,
  evening: EveningPage,
  desk: DeskPage,
  circle: CirclePages,
  mine: MinePage,
  statistics: StatisticsPage,
  pad: PadPage,
  transcript: TranscriptPage,
  learn: LearnPage,
  example: ExamplePage,
  editions: EditionPages,
  about: AboutPage,
  recover: RecoverPage,
  mail: MailPage,
} = PAGES;
const DoubtDialog = lazy(async () => ({ default: (await import('./doubt/DoubtDialog.tsx')).DoubtDialog }));

/**
 * Fetches what the page at this address needs, while its words are still on their way; ends when it can be drawn. Until then what
 * the server has written is there to be read.
 */
export async function fetchAhead(): Promise<void> {
  const route = routeOf(`${location.pathname}${location.hash}`);
  if (!(route.page in PAGES)) return;
  const silent = (): undefined => undefined; // an error is reported where the part is needed
  if ('game' in route && isGameId(route.game)) openGame(route.game).catch(silent);
  if (route.page === 'table')
    import('./table/TablePage.tsx').then(({ connectAhead }) => connectAhead(route.id), silent);
  await PAGES[route.page as keyof typeof PAGES].preload();
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
    case 'editions':
      return <EditionPages {...route} />;
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
export function Blank() {
  return <Shell meanwhile={<main className="w-blank" aria-busy="true" />} />;
}

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
