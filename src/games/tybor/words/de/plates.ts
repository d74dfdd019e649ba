// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  person: 'Derselbe Kapitän als Bürger und als Arbeiter: Was dort nicht zählt, ist blass.',
  sizes: 'Ein Gebäude, seine kleine und seine große Seite.',
  symbols: 'Zwei Bäuerinnen unter den Bürgern und ein Gebäude mit dem Symbol: dreimal das Symbol der Bäuerin.',
  ways: 'Eine gewählte Karte wird Bürger, Arbeiter oder Baumeister eines Gebäudes.',
  cheaper: 'Drei grüne Symbole auf Bürgern machen ein grünes Gebäude um drei billiger.',
  paying: 'Zwei Arbeiter bezahlen im ersten Durchgang ein großes Gebäude; was zu viel ist, verfällt.',
  draws: 'Die zwei Karten auf einem Gebäude: zwei ziehen, eine als Arbeiter behalten.',
  most: 'Das Zeichen für die meisten Gebäude der gezeigten Farbe.',
  set: 'Ein Gebäude in jeder der vier Farben ist ein Satz.',
  pairs: 'Das Zeichen für Paare: zwei Gebäude der gezeigten Farbe.',
  farmers: 'Drei Symbole der Bäuerin.',
  captains: 'Ein Schiff, und zwei Schiffe.',
  soldiers: 'Vier Soldatensymbole.',
};
