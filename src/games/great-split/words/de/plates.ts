// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  parts: 'Eine Hand in zwei Teilen, dazwischen die Trennkarte.',
  steps: 'Drei Topase in der Mitte: drei Schritte auf der Topasleiste.',
  diamond: 'Das Rautensiegel rückt auf der Siegelleiste der Bücher oder der Kunstwerke vor.',
  square: 'Das Quadratsiegel rückt auf der Siegelleiste der Topase, der Smaragde oder des Golds vor.',
  star: 'Das Sternsiegel rückt auf einer beliebigen Siegelleiste vor.',
  wild: 'Die Trennkarte ist ein Schritt auf einer Leiste deiner Wahl.',
  arrow: 'Der Goldwürfel hat den ersten Doppelpfeil erreicht.',
  seal: 'Ein Ressourcensymbol auf seiner Siegelleiste: Auch die Ressource rückt einen Schritt vor.',
  books: 'Die Bücherleiste mit ihren Werten und Aufträgen.',
  sold: 'Verdeckt verkauft, bringt eine Karte einen Schritt Gold oder Prestige.',
  value: 'Der Würfel steht auf einem leeren Feld: Der zuletzt erreichte Wert zählt.',
  market:
    'Was jedes Feld der Kunstwerkleiste wert ist, wenn der Marktschieber auf dem achten Feld steht; das hellste ist der Pfeil.',
  gems: 'Die schwächere der beiden Juwelenleisten zählt, und zwar doppelt.',
  orders: 'Zwei Aufträge einer Ressource mal drei Sterne ihrer Siegelleiste.',
};
