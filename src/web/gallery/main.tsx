// Development only: each part and the board in all their states. Addresses: #board/middle/place/de/full/light, #parts.
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '../../parts/theme.css';
import './gallery.css';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardPage } from './BoardPage.tsx';
import { PartsPage } from './PartsPage.tsx';

const subscribe = (told: () => void) => {
  window.addEventListener('hashchange', told);
  return () => window.removeEventListener('hashchange', told);
};

function Gallery() {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const [page = 'board', moment = 'middle', step = 'place', language = 'de', help = 'full', theme = ''] =
    hash.split('/');
  document.documentElement.lang = language === '' ? 'de' : language;
  if (theme === '') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (page === 'parts') return <PartsPage />;
  return (
    <BoardPage
      key={`${moment} ${step}`}
      moment={moment}
      step={step === 'follower' ? 'follower' : 'place'}
      language={language === 'en' ? 'en' : 'de'}
      help={help === 'plain' ? 'plain' : 'full'}
    />
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
