import type { helps as en } from '../../en/pages/helps.ts';

export const helps: typeof en = {
  full: {
    name: 'Avec aide',
    about:
      'Le score si la partie finissait maintenant, ce qui reste, et un conseil si vous le demandez. Pareil pour tous.',
  },
  plain: { name: 'Comme à table', about: 'Vous comptez vous-mêmes, tous.' },
};
