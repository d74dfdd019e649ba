import type { English } from '../index.ts';

export const en: English = {
  name: 'English',
  pages: () => import('./pages/index.ts'),
  rooms: {
    about: () => import('./pages/about.ts'),
    circle: () => import('./pages/circle.ts'),
    daily: () => import('./pages/daily.ts'),
    desk: () => import('./pages/desk.ts'),
    devices: () => import('./pages/devices.ts'),
    doubt: () => import('./pages/doubt.ts'),
    entry: () => import('./pages/entry.ts'),
    evening: () => import('./pages/evening.ts'),
    explain: () => import('./pages/explain.ts'),
    fidelity: () => import('./pages/fidelity.ts'),
    learn: () => import('./pages/learn.ts'),
    mine: () => import('./pages/mine.ts'),
    pad: () => import('./pages/pad.ts'),
    push: () => import('./pages/push.ts'),
    replay: () => import('./pages/replay.ts'),
    seals: () => import('./pages/seals.ts'),
    shuffle: () => import('./pages/shuffle.ts'),
    statistics: () => import('./pages/statistics.ts'),
  },
  terminal: () => import('./terminal/index.ts'),
  notices: () => import('./notices.ts'),
  served: () => import('./served.ts'),
};
