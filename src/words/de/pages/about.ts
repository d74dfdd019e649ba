import type { about as en } from '../../en/pages/about.ts';

export const about: typeof en = {
  title: 'Über Kontor',
  unofficial:
    'Kontor ist inoffiziell: Niemand von den Leuten und Verlagen, die hier stehen, war daran beteiligt. Die Regeln sind mit eigenen Worten erzählt, Zeichnungen und Texte sind unsere eigenen; von der Gestaltung und den Texten der Spiele ist nichts übernommen.',
  games: 'Die Spiele, und wer sie gemacht hat',
  roles: {
    authors: () => 'Von',
    solo: () => 'Solospiel',
    development: () => 'Redaktion',
    art: () => 'Illustration',
    graphics: () => 'Grafik',
    layout: () => 'Layout',
    publisher: () => 'Verlag',
    germanEdition: () => 'Deutsche Ausgabe',
    studentProject: () => 'Eine Arbeit von Studierenden',
  },
  others: 'Bibliotheken, Schriften und Bildzeichen',
  thanks: 'Kontor baut auf der Arbeit anderer auf. Mit Dank:',
  licence: (name) => `Lizenz: ${name}`,
  icons: (by) => `${by} und andere; manche sind gefärbt oder zusammengesetzt`,
  own: 'Kontor selbst ist freie Software unter der MIT-Lizenz.',
};
