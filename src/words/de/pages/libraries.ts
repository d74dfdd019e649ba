import type { libraries as en } from '../../en/pages/libraries.ts';

export const libraries: typeof en = {
  title: 'Bibliotheken und Schriften',
  about: 'Kontor steht auf der Arbeit anderer. Mit Dank:',
  licence: (name) => `Lizenz: ${name}`,
  own: 'Kontor selbst ist freie Software unter der MIT-Lizenz. Alle Zeichnungen sind unsere eigenen.',
};
