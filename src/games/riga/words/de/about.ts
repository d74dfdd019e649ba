import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Riga',
  edition: 'mit „Die Großmeister“ aus dem Adventskalender',
  line: 'Getreide, Wein, Glas und Tuch: in jeder Stadt sind sie etwas anderes wert.',
  source:
    'Großmeister aus dem Spielheft, Grundspiel nach öffentlichen Quellen; Gebäude und Vitalienbrüder sind rekonstruiert.',
  daily: 'Die ersten zwei Jahre',
};
