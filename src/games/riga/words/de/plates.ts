// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  row: 'Eine Reihe wächst Karte für Karte, bis ihre Grundwerte zusammen mindestens neun sind.',
  take: 'Eine ganze Warenreihe oder ein Gebäude.',
  later: 'Noch im Gerüst tut es nichts; vom nächsten Zug an wirkt es.',
  worth: 'In Visby bezahlen Glas und Getreide zusammen die Markthalle.',
  visby: 'Was Visby und Tallinn für Getreide, Wein, Glas und Tuch zahlen. Ein Kreuz: wird nicht angenommen.',
  danzig: 'Was Stockholm und Danzig zahlen.',
  lodge: 'Eine Bauhütte macht die anderen Gebäude ihrer Stadt billiger.',
  change: 'Zwei Tuche für einen Preis von acht in Visby: Was zu viel ist, verfällt.',
  hall: 'Mit der Markthalle in Visby zahlt jedes Glas einen Dukaten mehr.',
  office: 'Ein Kontor hält zwei Münzen bereit.',
  town: 'Das Rathaus zählt die anderen Gebäude seiner Stadt.',
  persons: 'Ein Ritter ist rund, ein Kaufmann eckig.',
  covered: 'Wer kämpft, verdeckt einen Ritter und nimmt die ganze Reihe.',
};
