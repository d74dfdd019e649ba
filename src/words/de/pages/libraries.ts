import type { libraries as en } from '../../en/pages/libraries.ts';

export const libraries: typeof en = {
  title: 'Bibliotheken und Schriften',
  about: 'Kontor baut auf der Arbeit anderer auf. Mit Dank:',
  licence: (name) => `Lizenz: ${name}`,
  icons: (by) => `${by} und andere; manche sind gefärbt oder zusammengesetzt`,
  own: 'Kontor selbst ist freie Software unter der MIT-Lizenz. Alle Zeichnungen sind unsere eigenen.',
};
