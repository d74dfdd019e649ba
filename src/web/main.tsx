// First of all: it says which styles count more.
import '../parts/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchAhead } from './App.tsx';
import { currentPrefs } from './lib/prefs.ts';
import { showPresses } from './lib/press.ts';
import { keepShell } from './lib/shell.tsx';
import { speak } from './lib/words.ts';
import { keepOffline } from './offline/version.ts';
import { reloadOnNewBuild } from './ui/Mishap.tsx';
import './style/fonts.css';
import '../parts/unseen.css';
import './style/base.css';
import './style/ui.css';
import './style/home.css';
import './style/round.css';
import './style/motion.css';
import './style/eyes.css';
import './offline/offline.css';

reloadOnNewBuild();
keepOffline();
const root = document.getElementById('root')!;
keepShell(root);
showPresses(root);
const draw = (): void =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
void Promise.all([speak(currentPrefs().language), fetchAhead()]).then(draw);
