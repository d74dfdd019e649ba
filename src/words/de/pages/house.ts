import type { house as en } from '../../en/pages/house.ts';

export const house: typeof en = {
  name: 'Kontor',
  bot: 'Bot',
  level: 'Stärke',
  expectation: (of, name) => `gewinnt etwa ${of} von 10 Partien zu zweit gegen „${name}“`,
  names: [
    'Ahorn',
    'Amsel',
    'Bernstein',
    'Birke',
    'Dachs',
    'Distel',
    'Eibe',
    'Fenchel',
    'Ginster',
    'Hasel',
    'Iltis',
    'Kiebitz',
    'Lerche',
    'Linde',
    'Marder',
    'Otter',
    'Quitte',
    'Wacholder',
  ],
  botNames: ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna'],
};
