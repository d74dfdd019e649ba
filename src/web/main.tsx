import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './style/fonts.css';
import '../parts/theme.css';
import './style/base.css';
import './style/ui.css';
import './style/home.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
