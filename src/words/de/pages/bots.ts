import type { bots as en } from '../../en/pages/bots.ts';

export const bots: typeof en = {
  random: { name: 'Zufall', about: 'spielt irgendetwas Erlaubtes; verliert gegen alle anderen' },
  beginner: { name: 'Anfänger', about: 'kennt die Regeln und verschätzt sich oft; gut zum Kennenlernen' },
  greedy: { name: 'Eifrig', about: 'nimmt, was jetzt am meisten bringt' },
  club: { name: 'Verein', about: 'schätzt gut ein, was ein Zug jetzt bringt; ein ordentlicher Gegner' },
  expert: { name: 'Könner', about: 'denkt einige Züge voraus; gegen ihn musst du planen' },
  master: { name: 'Meister', about: 'denkt so gründlich, wie es die Geduld erlaubt; der Stärkste am Tisch' },
};
