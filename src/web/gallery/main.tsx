// Development only: each part and the board in all their states.
// Addresses: #parts, #pictures/<game>/<moment>/<seats>/-/<language>, #board/<game>/<start|early|middle|late|end>/<seats>/<step|any>/<language>/<full|plain>/<light|dark>/<settings>.
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '../../parts/theme.css';
import '../../parts/unseen.css';
import '../style/base.css';
import './gallery.css';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { GAME_IDS } from '../../games/index.ts';
import type { Settings, SettingValue } from '../../kernel/types.ts';
import { languageAmong } from '../../text/languages.ts';
import { BoardPage } from './BoardPage.tsx';
import { PartsPage } from './PartsPage.tsx';
import { PicturesPage } from './PicturesPage.tsx';

const subscribe = (told: () => void) => {
  window.addEventListener('hashchange', told);
  return () => window.removeEventListener('hashchange', told);
};

function Gallery() {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const [page, game, moment, seats, step, language, help, theme, settings] = hash.split('/');
  document.documentElement.lang = languageAmong([language ?? '']);
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (page === 'parts') return <PartsPage />;
  if (page === 'pictures')
    return (
      <PicturesPage
        key={hash}
        game={game ?? GAME_IDS[0]}
        moment={moment ?? 'middle'}
        seats={Number(seats ?? 3)}
        settings={settingsFrom(settings ?? '')}
        language={languageAmong([language ?? ''])}
      />
    );
  return (
    <BoardPage
      key={`${game} ${moment} ${seats} ${step} ${settings}`}
      game={game ?? GAME_IDS[0]}
      moment={moment ?? 'middle'}
      seats={Number(seats ?? 3)}
      step={step ?? 'any'}
      settings={settingsFrom(settings ?? '')}
      language={languageAmong([language ?? ''])}
      help={help === 'plain' ? 'plain' : 'full'}
    />
  );
}

/** 'scenario=SC2,promo=true' */
function settingsFrom(text: string): Settings {
  const value = (given: string): SettingValue =>
    given === 'true' || given === 'false' ? given === 'true' : /^\d+$/.test(given) ? Number(given) : given;
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(pairs.map((pair) => pair.split('=')).map(([name, given]) => [name, value(given)]));
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
