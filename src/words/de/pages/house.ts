import type { house as en } from '../../en/pages/house.ts';

export const house: typeof en = {
  name: 'Kontor',
  bot: 'Bot',
  level: 'Stärke',
  expectation: (of, name) => `gewinnt etwa ${of} von 10 Partien zu zweit gegen „${name}“`,
  expectationAt: (of, others, name) =>
    `wird in etwa ${of} von 10 Partien Erster, allein unter ${others} vom Schlag „${name}“`,
  unmeasured: (players) => `Wie stark sie bei ${players} Spielern sind, ist nicht gemessen.`,
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
