import { lazy, Suspense, useEffect } from 'react';
import { useDoubt } from './doubt/doubt.ts';
import { HomePage } from './home/HomePage.tsx';
import { News } from './house/News.tsx';
import { Link, type Route, routeOf, usePath } from './lib/router.ts';
import { lookMeUp } from './lib/session.ts';
import { useWords } from './lib/words.ts';
import { NewVersion } from './offline/NewVersion.tsx';
import { Mishap } from './ui/Mishap.tsx';
import { Page } from './ui/Page.tsx';
import { Toasts } from './ui/Toasts.tsx';

const SetupPage = lazy(async () => ({ default: (await import('./setup/SetupPage.tsx')).SetupPage }));
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const HerePage = lazy(async () => ({ default: (await import('./here/HerePage.tsx')).HerePage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const FidelityPage = lazy(async () => ({ default: (await import('./fidelity/FidelityPage.tsx')).FidelityPage }));
const DailyPage = lazy(async () => ({ default: (await import('./daily/DailyPage.tsx')).DailyPage }));
const DeskPage = lazy(async () => ({ default: (await import('./desk/DeskPage.tsx')).DeskPage }));
const PadPage = lazy(async () => ({ default: (await import('./pad/PadPage.tsx')).PadPage }));
const TranscriptPage = lazy(async () => ({
  default: (await import('./transcript/TranscriptPage.tsx')).TranscriptPage,
}));
const LearnPage = lazy(async () => ({ default: (await import('./learn/LearnPage.tsx')).LearnPage }));
const ExamplePage = lazy(async () => ({ default: (await import('./learn/ExamplePage.tsx')).ExamplePage }));
const AboutPage = lazy(async () => ({ default: (await import('./pages/AboutPage.tsx')).AboutPage }));
const RecoverPage = lazy(async () => ({ default: (await import('./pages/RecoverPage.tsx')).RecoverPage }));
const DoubtDialog = lazy(async () => ({ default: (await import('./doubt/DoubtDialog.tsx')).DoubtDialog }));
const MailPage = lazy(async () => ({ default: (await import('./pages/MailPage.tsx')).MailPage }));

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
    case 'desk':
      return <DeskPage />;
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

const Blank = () => <div className="w-blank" aria-busy="true" />;

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
