import type { house as en } from '../../en/pages/house.ts';

export const house: typeof en = {
  name: 'Kontor',
  bot: 'Bot',
  level: 'force',
  expectation: (of, name) => `gagne environ ${of} parties à deux sur 10 contre « ${name} »`,
  expectationAt: (of, others, name) =>
    `finit premier dans environ ${of} parties sur 10, seul parmi ${others} « ${name} »`,
  unmeasured: (players) => `Leur force à ${players} joueurs n’a pas été mesurée.`,
  names: [
    'Ambre',
    'Bouleau',
    'Cyprès',
    'Érable',
    'Fougère',
    'Genêt',
    'Hêtre',
    'Iris',
    'Jasmin',
    'Laurier',
    'Mésange',
    'Noisette',
    'Orme',
    'Pivoine',
    'Roseau',
    'Sureau',
    'Tilleul',
    'Verveine',
  ],
  botNames: ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna'],
};
