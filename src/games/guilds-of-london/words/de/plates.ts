// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  sides: 'Ein Plättchen vor und nach der Wertung, mit seinem neuen Meister.',
  tile: 'Oben links der Mehrheitswert, in der Mitte die Symbole, oben rechts die Rangordnungsnummer, auf dem Band die Belohnung für den ersten Platz.',
  figures: 'Mitglieder aller Spieler und der Stadtamtmann sind Figuren.',
  master: 'Ein Mitglied, das ein Plättchen gewinnt, wird dort Meister.',
  recruit: 'Eine beliebige abgeworfene Karte bringt ein Mitglied in die Zunfthalle.',
  move: 'Eine Karte mit Gelb und Rot bewegt ein Mitglied auf ein gelbes oder ein rotes Plättchen, nicht aber auf ein rosafarbenes.',
  special: 'Als Sonderaktion gespielt, bringt der Anwerber zwei Mitglieder.',
  cost: 'Eine Münze auf der Karte: Wirf eine andere Karte ab, um sie zu bezahlen.',
  due: 'Vier Figuren mit dem Stadtamtmann: Das Plättchen wird gewertet. Drei genügen nicht.',
  first: 'Drei Mitglieder gegen eines: Der Meister steht fest.',
  second: 'Der zweite Platz bekommt den Belohnungsmarker des Plättchens.',
  beadle: 'Sein Plättchen ist gewertet: Der Stadtamtmann geht zur Zunft mit der niedrigsten Nummer.',
  adjacent: 'Zwei eigene Meister nebeneinander.',
};
