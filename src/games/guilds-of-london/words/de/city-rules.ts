// R2, R3, R9.4 Where the city lies: as Kontor's own edition has it, or cell by cell.
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { inPlay } from '../../data/in-play.ts';
import { CHURCH, GUILDS, tileOf } from '../../data/kinds.ts';
import { GROWS, isUsual, type Layout, ROUNDS } from '../../data/layout.ts';
import { cellAt, cellsAt, countOf, sizeOf, tilesOf } from '../cells.ts';
import { SPECIALS } from '../figures.ts';
import { names } from './names.ts';

const word = (n: number) => inWords('de', n);
const atStart = (n: number) => inWordsAtStart('de', n);
const spots = (layout: Layout) => countOf(layout, 'special');
const churchName = () => names.tiles[tileOf(CHURCH).code];
const isOwnChurch = () => churchName() === inPlay.with(inPlay.builtIn, churchName);
const WHICH = ['ersten', 'zweiten', 'dritten'];
/** The cells of each growth. */
function grown(layout: Layout, who: string): string {
  const parts = GROWS.flatMap((fill, i) =>
    countOf(layout, fill) === 0 ? [] : [`beim ${WHICH[i]} Wachstum ${cellsAt(layout, fill)}`],
  );
  return parts.length === 0 ? '' : `${who}: ${parts.join('; ')}. `;
}

export const cityRules = {
  'R2.1': () =>
    isUsual('large')
      ? `Die beiden Zunfthallen-Plättchen liegen nebeneinander auf ${cellAt('large', 'gh', 1)} und ${cellAt('large', 'gh', 2)}. Die Windrose bezeichnet die Nordwestecke der Startauslage.`
      : `Die Zunfthalle liegt auf ${cellsAt('large', 'gh')}. Die Windrose bezeichnet die Nordwestecke der Startauslage.`,
  'R2.2': () =>
    isUsual('large') && isOwnChurch()
      ? `Die Kirche von St Lawrence Jewry liegt mit der Startseite nach oben östlich der Zunfthalle auf ${cellAt('large', 'church')}.`
      : `${churchName()}: liegt mit der Startseite nach oben auf ${cellsAt('large', 'church')}.`,
  'R2.3': () =>
    isUsual('large')
      ? `Die anderen ${word(SPECIALS - 1)} besonderen Gebäude werden gemischt; eines kommt westlich der Zunfthalle auf ${cellAt('large', 'special')}. Die übrigen ${word(SPECIALS - 2)} bilden mit den ${GUILDS} Zunft-Plättchen gemischt den Plättchenstapel aus ${GUILDS + SPECIALS - 2}.`
      : `Die anderen ${word(SPECIALS - 1)} besonderen Gebäude werden gemischt; ${spots('large') === 0 ? 'keines davon wird gelegt' : `die nächsten kommen auf ${cellsAt('large', 'special')}`}. Die übrigen ${word(SPECIALS - 1 - spots('large'))} bilden mit den ${GUILDS} Zunft-Plättchen gemischt den Plättchenstapel aus ${GUILDS + SPECIALS - 1 - spots('large')}.`,
  'R2.4': () =>
    isUsual('large')
      ? `${atStart(countOf('large', 'tile'))} Plättchen vom Stapel folgen: eine Zeile darüber, ${cellAt('large', 'tile', 1)} bis ${cellAt('large', 'tile', 4)}, und eine darunter, ${cellAt('large', 'tile', 5)} bis ${cellAt('large', 'tile', 8)}. Die Startstadt ist ein Rechteck von ${sizeOf('large', false)} mit ${tilesOf('large', false)} Plättchen. Ein gezogenes besonderes Gebäude wird gelegt wie jedes andere Plättchen.`
      : `${atStart(countOf('large', 'tile'))} Plättchen vom Stapel folgen, auf ${cellsAt('large', 'tile')}. Die Startstadt hat ${tilesOf('large', false)} Plättchen. Ein gezogenes besonderes Gebäude wird gelegt wie jedes andere Plättchen.`,
  'R3.1': () =>
    isUsual('small')
      ? `Alles wie in R2, nur so: Ein einziges Zunfthallen-Plättchen liegt in der Mitte ${cellAt('small', 'gh')} eines Rasters von ${sizeOf('small', false)}. Die ganze Stadt liegt von Anfang an, später kommt nichts dazu.`
      : `Alles wie in R2, nur so: Die Zunfthalle liegt auf ${cellsAt('small', 'gh')}${countOf('small', ...GROWS) === 0 ? '. Die ganze Stadt liegt von Anfang an, später kommt nichts dazu.' : '.'}`,
  'R3.2': () =>
    isUsual('small') && isOwnChurch() && SPECIALS - 1 - spots('small') === 1
      ? `An jeder Seite der Zunfthalle liegt ein besonderes Gebäude: die Kirche von St Lawrence Jewry im Osten ${cellAt('small', 'church')}; von den anderen ${word(SPECIALS - 1)}, gemischt, das erste im Norden ${cellAt('small', 'special', 1)}, das zweite im Westen ${cellAt('small', 'special', 2)}, das dritte im Süden ${cellAt('small', 'special', 3)}. Das letzte ist aus dem Spiel.`
      : `${churchName()}: liegt auf ${cellsAt('small', 'church')}. Von den anderen ${word(SPECIALS - 1)} besonderen Gebäuden, gemischt, ${spots('small') === 0 ? 'wird keines gelegt' : `kommen die nächsten auf ${cellsAt('small', 'special')}`}; die übrigen sind aus dem Spiel.`,
  'R9.4': () =>
    isUsual('large') &&
    isUsual('small') &&
    ROUNDS[3].newTiles &&
    ROUNDS[4].newTiles &&
    !ROUNDS[1].newTiles &&
    !ROUNDS[2].newTiles
      ? `Zu dritt und zu viert, außer in der letzten Runde, kommen ${countOf('large', 'grow1')} Plättchen vom Stapel dazu, jedes mit dem nächsten Marker: beim ersten Wachstum die Spalte im Westen, ${cellAt('large', 'grow1', 1)} bis ${cellAt('large', 'grow1', 3)}, und die im Osten, ${cellAt('large', 'grow1', 4)} bis ${cellAt('large', 'grow1', 6)}; beim zweiten die Zeile im Norden, ${cellAt('large', 'grow2', 1)} bis ${cellAt('large', 'grow2', 6)}; beim dritten die im Süden, ${cellAt('large', 'grow3', 1)} bis ${cellAt('large', 'grow3', 6)}. Am Ende ist die Stadt ${sizeOf('large', true)} groß und hat ${tilesOf('large', true)} Plättchen.`
      : `Außer in der letzten Runde kommen Plättchen vom Stapel dazu, wo es die Runden vorsehen, jedes mit dem nächsten Marker. ${grown('large', 'Zu dritt und zu viert')}${grown('small', 'Allein und zu zweit')}Am Ende ist die große Stadt ${sizeOf('large', true)} groß und hat ${tilesOf('large', true)} Plättchen.`,
} as const;
