import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about as split } from '../../about.ts';
import { LEVELS } from '../../data/cards.ts';
import { inPlay } from '../../data/in-play.ts';
import { CHARACTER_IDS, SCORING_TILE_IDS } from '../../data/kinds.ts';
import { BOARDS, DUO, LINES, ROUNDS, SCORINGS, STARTING_HAND } from '../../data/table.ts';
import { DOUBLE_STEPS, ELIGIBLE, RESOURCES, TRACKS, type TrackId } from '../../data/tracks.ts';
import {
  ART,
  BEST_BOOK,
  BLANK_GEM,
  CUBES,
  DEALS,
  DECK_SIZES,
  IS,
  LAST_PRESTIGE,
  LIMITS,
  MARKET,
  MOST_CARDS,
  MOST_STARTING,
  printed,
  SEAL_TRACKS,
  SLIDER,
  symbolsOn,
  TILES_AT_A_LINE,
} from '../figures.ts';
import { names } from './names.ts';

const { and } = kitOf('de');
const word = (n: number): string => inWords('de', n);
const { seats } = split;
const span = ({ first, last: to }: (typeof DEALS)[number]): string =>
  first === to ? `in Runde ${first}` : `in den Runden ${first} bis ${to}`;
const last = ROUNDS.length;
const five = word(RESOURCES.length);
const eleven = word(TRACKS.length);
const all = word(seats.max);
const kinds = word(SCORINGS.length);
const left = word(ELIGIBLE.seal_diamond.length);
const right = word(ELIGIBLE.seal_square.length);
let [line, nextLine] = LINES;
let [deckI, deckII, deckIII] = DECK_SIZES;
inPlay.table(
  () => null,
  () => {
    [line, nextLine] = LINES;
    [deckI, deckII, deckIII] = DECK_SIZES;
  },
);

/** R6.3 */
const symbolsSaid = (): string =>
  IS.areOwn && IS.areAlike
    ? `Jede Siegelleiste zeigt nur ihre eigene: Buch und Kunstwerk auf den Feldern ${printed('book_seal').symbols}, Topas, Smaragd und Gold auf ${printed('topaz_seal').symbols}.`
    : `Es sind: ${SEAL_TRACKS.map(
        (track) =>
          `${names.short[track]}: ${
            symbolsOn(track)
              .map(({ resource, at }) => `${names.symbols[resource][0]} auf ${at}`)
              .join(', ') || 'keine'
          }`,
      ).join('; ')}.`;

const stars = (track: TrackId): string => `${printed(track).stars} Sterne auf ${printed(track).starsAt}`;
const spaces = (track: TrackId): string => {
  const { last: to, values, valuesAt, orders, arrows } = printed(track);
  const valued = values === '' || track === 'artwork' ? '' : `, Werte ${values} auf ${valuesAt}`;
  const arrowed = arrows === '' ? '' : `, Doppelpfeile auf ${arrows}`;
  return `bis ${to}${valued}${arrowed}${orders === '' ? '' : `, Aufträge auf ${orders}`}`;
};
/** R6.8 */
function spacesSaid(): string {
  const [book, artwork, gems, gold] = (['book', 'artwork', 'topaz', 'gold'] as const).map(spaces);
  const seals = (track: TrackId) => `bis ${printed(track).last}, ${stars(track)}`;
  return IS.areAlike
    ? `Buch ${book}. Kunstwerk ${artwork}. Topas und Smaragd ${gems}. Gold ${gold}. Bücher- und Kunstwerksiegel ${seals('book_seal')}. Topas-, Smaragd- und Goldsiegel ${seals('topaz_seal')}.`
    : `${RESOURCES.map((track) => `${names.tracks[track]} ${spaces(track)}`).join('; ')}; ${SEAL_TRACKS.map((track) => `${names.short[track]} ${seals(track)}`).join('; ')}.`;
}

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'Begriffe',
      rules: [
        {
          id: 'R0.1',
          origin: 'S+K',
          text: 'Ihr sitzt im Kreis, die Plätze sind im Uhrzeigersinn nummeriert. Dein linker Nachbar sitzt auf dem nächsten Platz, dein rechter auf dem vorigen. Zu zweit ist beides dieselbe Person.',
        },
        {
          id: 'R0.2',
          origin: 'S',
          get text() {
            return `Dein Tableau hat ${eleven} Leisten: die Prestigeleiste, ${five} Ressourcenleisten (Buch, Kunstwerk, Topas, Smaragd, Gold) und zu jeder Ressource eine Siegelleiste, links die für Bücher und Kunstwerke, rechts die für Topase, Smaragde und Gold. Auf jeder steht ein Würfel; die Felder werden ab null gezählt. Wo eine Regel von Ressourcen- oder Siegelleisten spricht, gehört die Prestigeleiste zu den Ressourcenleisten. Topase und Smaragde heißen zusammen Juwelen.`;
          },
        },
        {
          id: 'R0.3',
          origin: 'S+K',
          text: 'Mehrere Schritte gehst du einzeln. Was das eben erreichte Feld sofort bewirkt (R6), führst du ganz aus, bevor du den nächsten Schritt gehst. Würfel gehen nie zurück, also wirkt jedes Feld für dich höchstens einmal.',
        },
        {
          id: 'R0.4',
          origin: 'S+K',
          text: 'Steht der Würfel schon auf dem letzten Feld seiner Leiste, ist sie voll, und jeder weitere Schritt darauf verfällt ersatzlos. Prestige hat kein Ende (R14).',
        },
        {
          id: 'R0.5',
          origin: 'S',
          text: 'Was alle gleichzeitig tun, tut jeder in seinem Tempo. Der nächste Schritt beginnt erst, wenn alle fertig sind.',
        },
      ],
    },
    {
      id: 'R1',
      title: 'Aufbau',
      rules: [
        {
          id: 'R1.1',
          origin: 'S+P',
          get text() {
            return `Ihr seid ${seats.min} bis ${seats.max} Spieler. Dieses Kapitel gilt für ${DUO + 1} bis ${seats.max}; was zu zweit anders ist, sagt R12.`;
          },
        },
        { id: 'R1.2', origin: 'S', text: 'Jeder nimmt ein Tableau.' },
        {
          id: 'R1.3',
          origin: 'S',
          get text() {
            return `Dazu ${CUBES} Würfel: ${word(CUBES - 2 * RESOURCES.length)} weiße, ${five} silberne und je einen in Lila, Braun, Blau, Grün und Gelb.`;
          },
        },
        {
          id: 'R1.4',
          origin: 'S',
          get text() {
            return `Ein weißer Würfel kommt auf das erste Feld der Prestigeleiste, der andere auf die Null der Anzeige +${LAST_PRESTIGE + 1}.`;
          },
        },
        {
          id: 'R1.5',
          origin: 'S',
          get text() {
            return `Alle anderen kommen auf das erste Feld ihrer Leiste: lila Buch, braun Kunstwerk, blau Topas, grün Smaragd, gelb Gold, je ein silberner auf die ${five} Siegelleisten.`;
          },
        },
        { id: 'R1.6', origin: 'S', text: 'Du nimmst den Umschlag und die Trennkarte, die zu deinem Tableau gehören.' },
        {
          id: 'R1.7',
          origin: 'S+K',
          text: 'Jeder bekommt einen ausgelosten Charakter und legt ihn offen neben sein Tableau. Die übrigen kommen in die Schachtel.',
        },
        {
          id: 'R1.8',
          origin: 'S',
          text: 'Für jedes Ressourcensymbol oben links auf deinem Charakter gehst du einen Schritt auf der passenden Leiste. Auftragssymbole unten zählen erst in der Auftragswertung (R10.5).',
        },
        { id: 'R1.9', origin: 'S', text: 'Der Pfeil des Marktschiebers zeigt auf die Null des Kunstmarkts.' },
        {
          id: 'R1.10',
          origin: 'S',
          get text() {
            return `Die ${word(SCORING_TILE_IDS.length)} Wertungsplättchen werden gemischt und offen ausgelegt: ${word(TILES_AT_A_LINE)} an der Linie hinter Runde ${line}, ${word(TILES_AT_A_LINE)} an der Linie hinter Runde ${nextLine}. Von Beginn an weiß also jeder, was wann gewertet wird.`;
          },
        },
        {
          id: 'R1.11',
          origin: 'S',
          get text() {
            return `Die ${word(MARKET.length)} Marktplättchen (${MARKET.join(', ')}) werden gemischt; ${word(last)} liegen verdeckt unter den ${word(last)} Rundenfeldern, ${word(MARKET.length - last)} kommen ungesehen in die Schachtel.`;
          },
        },
        { id: 'R1.12', origin: 'S', text: 'Der Rundenzähler kommt auf das erste Feld.' },
        {
          id: 'R1.13',
          origin: 'S+P',
          get text() {
            return `Die Ressourcenkarten werden nach Stufe in ${word(LEVELS.length)} Stapel sortiert und gemischt: ${deckI} der Stufe I, ${deckII} der Stufe II und ${deckIII} der Stufe III. Ihre Rückseiten sind gleich.`;
          },
        },
        {
          id: 'R1.14',
          origin: 'S+K',
          get text() {
            return `Jeder bekommt ${STARTING_HAND} Karten der Stufe I auf die Hand. Die übrigen der Stufe I kommen ungesehen in die Schachtel.`;
          },
        },
        {
          id: 'R1.15',
          origin: 'S',
          get text() {
            return `Die Stapel der Stufen II und III liegen verdeckt bereit. Sie reichen immer${IS.usesAll ? `; bei ${all} Spielern werden genau alle Karten gebraucht` : ''}.`;
          },
        },
        {
          id: 'R1.16',
          origin: 'S+K',
          text: 'Einer ist Vorstand der Gala: Er gibt die Karten aus, achtet auf die Kartenlimits, gibt das Zeichen zum Weitergeben und führt den Markt. Einen Vorteil hat er nicht; am Bildschirm geschieht das alles von selbst.',
        },
        {
          id: 'R1.17',
          origin: 'K',
          text: 'Gelost wird in dieser Reihenfolge: Charaktere, Wertungsplättchen, Marktplättchen, Stapel I, II, III. Ausgegeben wird einzeln reihum, beginnend beim ersten Platz.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Spielablauf',
      rules: [
        {
          id: 'R2.1',
          origin: 'S',
          get text() {
            return `Ihr spielt genau ${word(last)} Runden.`;
          },
        },
        {
          id: 'R2.2',
          origin: 'S',
          text: 'Jede Runde hat fünf Phasen in fester Reihenfolge: Nachschub (R3), Teilen (R4), Ausbeute (R5 bis R7), Markt (R8), Rundenende (R9).',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Nachschub',
      rules: [
        {
          id: 'R3.1',
          origin: 'S+P',
          get text() {
            return `Jeder bekommt eine Ressourcenkarte: ${DEALS.map((deal) => `${span(deal)} der Stufe ${deal.level}`).join(', ')}.`;
          },
        },
        {
          id: 'R3.2',
          origin: 'S+P+K',
          get text() {
            return `Das Kartenlimit der ${word(last)} Runden ist ${LIMITS.join(', ')}.`;
          },
        },
        {
          id: 'R3.3',
          origin: 'S',
          text: 'Hast du mehr Ressourcenkarten auf der Hand, als das Kartenlimit erlaubt, wirfst du Karten deiner Wahl ab, bis du genau am Limit bist. Die Trennkarte zählt nicht mit. Auch die neue Karte darfst du abwerfen.',
        },
        {
          id: 'R3.4',
          origin: 'S+K',
          text: 'Abgeworfene Karten kommen verdeckt auf einen gemeinsamen Stapel und nie zurück.',
        },
        {
          id: 'R3.5',
          origin: 'S+K',
          text: 'Auch mit weniger Karten bekommst du nur eine. Bist du nicht über dem Limit, wirfst du nichts ab.',
        },
        { id: 'R3.6', origin: 'K', text: 'Ihr werft gleichzeitig und geheim ab.' },
      ],
    },
    {
      id: 'R4',
      title: 'Teilen',
      rules: [
        {
          id: 'R4.1',
          origin: 'S+P+K',
          text: 'Teilen: Jeder ordnet seine Handkarten, wie er will, und teilt sie mit der Trennkarte in zwei Teile. Sie dürfen verschieden groß sein, aber jeder braucht mindestens eine Karte. Beide Teile und die Trennkarte kommen in deinen Umschlag. Wie du teilst, ist geheim.',
        },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'Weitergeben: Sind alle bereit, gibt jeder seinen Umschlag nach links und bekommt den von rechts.',
        },
        {
          id: 'R4.3',
          origin: 'S',
          text: 'Wählen: Du siehst dir beide Teile an, nimmst einen davon ganz auf die Hand und legst den anderen mit der Trennkarte zurück in den Umschlag. Mischen darfst du die Teile nicht.',
        },
        {
          id: 'R4.4',
          origin: 'S',
          text: 'Zurückgeben: Sind alle bereit, geht jeder Umschlag nach rechts zurück zu seinem Besitzer. Der Teil, der darin zurückkommt, und der Teil, den du behalten hast, sind deine Hand für die Ausbeute. Deine Trennkarte kommt immer zu dir zurück.',
        },
        {
          id: 'R4.5',
          origin: 'K',
          get text() {
            return `Für diese Hand gilt kein Limit. Sie hat mindestens zwei und höchstens ${word(MOST_CARDS)} Karten; geprüft wird erst wieder im nächsten Nachschub.`;
          },
        },
      ],
    },
    {
      id: 'R5',
      title: 'Ausbeute',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'Alle spielen gleichzeitig, jeder auf seinem eigenen Tableau.',
        },
        {
          id: 'R5.2',
          origin: 'S+K',
          text: 'Du legst alle Ressourcenkarten und die Trennkarte nacheinander aus, in beliebiger Reihenfolge, und nutzt jede sofort. Jede Ressourcenkarte wird offen gespielt (R5.3) oder verkauft (R7), die Trennkarte bringt ihren Schritt (R5.6). Übrig bleiben darf keine.',
        },
        {
          id: 'R5.3',
          origin: 'S',
          text: 'Eine offen gespielte Ressourcenkarte bringt für jedes Symbol in der Mitte einen Schritt auf der passenden Leiste. Die Angaben in den Ecken bewirken nichts.',
        },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'Prestige, Buch, Kunstwerk, Topas, Smaragd und Gold bewegen den Würfel auf der gleichnamigen Leiste.',
        },
        {
          id: 'R5.5',
          origin: 'S',
          text: 'Siegel haben keine eigene Leiste. Jedes Siegelsymbol ist ein Schritt auf einer passenden Siegelleiste deiner Wahl.',
        },
        {
          id: 'R5.5a',
          origin: 'S',
          get text() {
            return `Rautensiegel: eine der ${left} linken Siegelleisten, Buch oder Kunstwerk.`;
          },
        },
        {
          id: 'R5.5b',
          origin: 'S',
          get text() {
            return `Quadratsiegel: eine der ${right} rechten Siegelleisten, Topas, Smaragd oder Gold.`;
          },
        },
        {
          id: 'R5.5c',
          origin: 'S',
          get text() {
            return `Sternsiegel: eine beliebige der ${five} Siegelleisten.`;
          },
        },
        {
          id: 'R5.5d',
          origin: 'S',
          text: 'Mehrere Siegel einer Karte verteilst du einzeln, auf dieselbe oder auf verschiedene Leisten.',
        },
        {
          id: 'R5.5e',
          origin: 'K',
          text: 'Eine volle Siegelleiste darfst du nicht wählen, solange eine andere passende noch Platz hat. Sind alle passenden voll, verfällt das Siegel.',
        },
        {
          id: 'R5.6',
          origin: 'S+K',
          get text() {
            return `Die Trennkarte ist ein Joker: ein Schritt auf einer beliebigen der ${eleven} Leisten, auch Gold und Prestige, aber nicht auf einer vollen.`;
          },
        },
        {
          id: 'R5.7',
          origin: 'K',
          text: 'Du darfst eine Karte auch dann offen spielen, wenn Schritte davon verfallen.',
        },
        { id: 'R5.8', origin: 'S', text: 'Ausgelegte Karten bleiben bis zum Rundenende vor dir liegen (R9.4).' },
      ],
    },
    {
      id: 'R6',
      title: 'Besondere Felder',
      rules: [
        {
          id: 'R6.1',
          origin: 'S+P',
          get text() {
            return `Doppelpfeil auf der Goldleiste: Erreichst du ihn, gehst du sofort ${DOUBLE_STEPS} Schritte auf einer einzigen Ressourcen- oder Siegelleiste deiner Wahl, nicht auf der Goldleiste. Aufteilen darfst du sie nicht. Prestige darfst du wählen.`;
          },
        },
        {
          id: 'R6.2',
          origin: 'K',
          text: 'Hat die gewählte Leiste nur noch ein Feld, verfällt der zweite Schritt. Eine volle Leiste darfst du nicht wählen.',
        },
        {
          id: 'R6.3',
          origin: 'S+K',
          get text() {
            return `Ressourcensymbol auf einer Siegelleiste: Erreichst du es, gehst du sofort einen Schritt auf der Leiste dieser Ressource. ${symbolsSaid()}`;
          },
        },
        {
          id: 'R6.4',
          origin: 'P+K',
          text: 'Auch solche Schritte lösen Felder aus, sodass Ketten entstehen, etwa Gold, Goldsiegel, Gold, nächster Doppelpfeil. Was zuletzt ausgelöst wurde, führst du zuerst zu Ende; dann geht der unterbrochene Zug weiter.',
        },
        {
          id: 'R6.5',
          origin: 'S',
          text: 'Die Bücherleiste zeigt auf manchen Feldern einen Prestigewert; er zählt in R10.2.',
        },
        {
          id: 'R6.6',
          origin: 'S',
          get text() {
            return `Alle ${five} Ressourcenleisten haben auf manchen Feldern ein Auftragssymbol; es zählt in R10.5.`;
          },
        },
        {
          id: 'R6.7',
          origin: 'S',
          text: 'Die Siegelleisten haben auf manchen Feldern ein Banner mit Sternen; es zählt in R10.5.',
        },
        {
          id: 'R6.8',
          origin: 'S+K',
          get text() {
            return `Auch die Juwelenleisten zeigen Werte; auf einem leeren Feld gilt der letzte erreichte. Auf der Kunstwerksleiste ist der Wert die Nummer des Feldes. Auf den Feldern steht: ${spacesSaid()}`;
          },
        },
      ],
    },
    {
      id: 'R7',
      title: 'Verkaufen',
      rules: [
        {
          id: 'R7.1',
          origin: 'S+P',
          text: 'Statt eine Ressourcenkarte offen zu spielen, darfst du sie verkaufen: Du legst sie verdeckt aus, ihre Symbole zählen nicht, und du gehst einen Schritt auf Gold oder auf Prestige. Das darfst du mit beliebig vielen Karten tun und jedes Mal neu wählen.',
        },
        { id: 'R7.2', origin: 'K', text: 'Auch ein Schritt auf Gold aus einem Verkauf löst einen Doppelpfeil aus.' },
        { id: 'R7.3', origin: 'K', text: 'Ist die Goldleiste voll, bleibt nur Prestige.' },
        {
          id: 'R7.4',
          origin: 'S',
          text: 'Verkaufte Karten sind nicht abgeworfen; am Rundenende nimmst du sie zurück.',
        },
        {
          id: 'R7.5',
          origin: 'K',
          text: 'Die Trennkarte kannst du nicht verkaufen; ihr Schritt darf ohnehin auf Gold oder Prestige gehen.',
        },
      ],
    },
    {
      id: 'R8',
      title: 'Markt',
      rules: [
        {
          id: 'R8.1',
          origin: 'S',
          get text() {
            return `Haben alle ihre Ausbeute beendet, wird das Marktplättchen der Runde aufgedeckt, und der Marktschieber rückt um seine Zahl, ${Math.min(...MARKET)} bis ${Math.max(...MARKET)}, nach rechts.`;
          },
        },
        {
          id: 'R8.2',
          origin: 'S',
          get text() {
            return `Der Pfeil in der Mitte des Marktschiebers zeigt also immer die Summe der aufgedeckten Plättchen, am Ende ${SLIDER.least} bis ${SLIDER.most}.`;
          },
        },
      ],
    },
    {
      id: 'R9',
      title: 'Rundenende',
      rules: [
        {
          id: 'R9.1',
          origin: 'S',
          text: 'Steht der Rundenzähler auf dem letzten Feld, endet das Spiel (R11).',
        },
        {
          id: 'R9.2',
          origin: 'S',
          get text() {
            return `Sonst rückt er ein Feld weiter. Von ${line} nach ${line + 1} und von ${nextLine} nach ${nextLine + 1} überquert er eine Wertungslinie: Dann werden sofort die ${word(TILES_AT_A_LINE)} Plättchen an dieser Linie gewertet (R10.1).`;
          },
        },
        { id: 'R9.3', origin: 'S', text: 'Der Markt hat sich da schon bewegt (R8).' },
        {
          id: 'R9.4',
          origin: 'S',
          text: 'Du nimmst alle ausgelegten Ressourcenkarten, auch die verkauften, und die Trennkarte zurück auf die Hand. Eine neue Runde beginnt.',
        },
      ],
    },
    {
      id: 'R10',
      title: 'Wertung',
      rules: [
        {
          id: 'R10.1',
          origin: 'S+K',
          get text() {
            return `Es gibt ${kinds} Wertungen: Bücher, Kunstwerke, Juwelen, Aufträge. An einer Linie wird für alle gewertet, was ihre ${word(TILES_AT_A_LINE)} Plättchen zeigen; „Keine Wertung“ bewirkt nichts. ${IS.isEachOnce ? 'Eine der Linien bringt also zwei Wertungen, die andere eine; Aufträge' : 'Aufträge'} sind nie dabei. Nach Runde ${last} werden alle ${kinds} gewertet. Die Reihenfolge ist immer Bücher, Kunstwerke, Juwelen, Aufträge.`;
          },
        },
        {
          id: 'R10.2',
          origin: 'S',
          get text() {
            return `Bücher: Du bekommst den höchsten Wert, den dein Würfel auf der Bücherleiste erreicht hat, höchstens ${BEST_BOOK}; ohne Wert nichts.`;
          },
        },
        {
          id: 'R10.3',
          origin: 'S+P+K',
          get text() {
            return `Kunstwerke: Vergleiche das Feld deines Kunstwerkswürfels mit dem Pfeil des Marktschiebers. ${ART.farUnder} oder mehr darunter: nichts. Bis zu ${ART.under} darunter: ${ART.below}. Genau auf dem Pfeil: ${ART.exactly}. Bis zu ${ART.near} darüber: ${ART.above}. ${ART.far} oder mehr darüber: ${ART.farAbove}.`;
          },
        },
        {
          id: 'R10.4',
          origin: 'S',
          text: 'Juwelen: Du bekommst das Doppelte des Wertes der schwächeren Juwelenleiste. Sind Topas und Smaragd gleich weit, zählt ihr Wert ebenfalls doppelt, nicht vierfach.',
        },
        {
          id: 'R10.5',
          origin: 'S',
          get text() {
            return `Aufträge, nur nach Runde ${last}, für jede Ressource: Zähle die Auftragssymbole, die du auf ihrer Leiste erreicht hast, und die auf deinem Charakter. Multipliziere diese Zahl mit der höchsten Sternzahl, die du auf ihrer Siegelleiste erreicht hast. Ohne Sterne gibt es nichts.`;
          },
        },
        {
          id: 'R10.6',
          origin: 'S',
          text: 'Eine Wertung ändert nur dein Prestige. Sie bewegt keinen anderen Würfel und löst nichts aus.',
        },
      ],
    },
    {
      id: 'R11',
      title: 'Spielende',
      rules: [
        {
          id: 'R11.1',
          origin: 'S',
          get text() {
            return `Nach Runde ${last} werden für alle Bücher, Kunstwerke, Juwelen und Aufträge gewertet (R10).`;
          },
        },
        {
          id: 'R11.2',
          origin: 'S',
          text: 'Wer das meiste Prestige hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.',
        },
      ],
    },
    {
      id: 'R12',
      title: 'Zu zweit',
      rules: [
        {
          id: 'R12.1',
          origin: 'S',
          text: 'Die übrigen Karten der Stufe I kommen nicht in die Schachtel, sondern liegen verdeckt als Stapel bereit.',
        },
        {
          id: 'R12.2',
          origin: 'S',
          get text() {
            return `In jedem Nachschub bekommt jeder dazu eine Karte der Stufe darunter: ${DEALS.map((deal) => `${span(deal)} eine der Stufe ${deal.level} und eine der Stufe ${deal.extra}`).join(', ')}.`;
          },
        },
        {
          id: 'R12.3',
          origin: 'S',
          text: 'Die Kartenlimits bleiben gleich; ihr werft also öfter ab.',
        },
        {
          id: 'R12.4',
          origin: 'K',
          text: 'Linker und rechter Nachbar sind dieselbe Person: Ihr tauscht die Umschläge, wählt und gebt sie einander zurück.',
        },
        {
          id: 'R12.5',
          origin: 'S',
          get text() {
            return `Alles andere ist wie bei ${word(DUO + 1)} bis ${all} Spielern.`;
          },
        },
      ],
    },
    {
      id: 'R13',
      title: 'Guter Rat',
      rules: [
        {
          id: 'R13.1',
          origin: 'S',
          text: 'Ist ein Teil deutlich besser, bleibt dir sicher der schlechtere.',
        },
        {
          id: 'R13.2',
          origin: 'S',
          text: 'Willst du etwas behalten, lege in den anderen Teil etwas, das dein linker Nachbar noch lieber hätte. Sein Tableau liegt offen.',
        },
        {
          id: 'R13.3',
          origin: 'S+K',
          text: 'Die Nachbarn prägen das Spiel. Wer mehrmals spielt, tauscht zwischendurch die Plätze.',
        },
        { id: 'R13.4', origin: 'S', text: 'Verkaufen hilft, wenn die Leiste einer Karte voll ist.' },
      ],
    },
    {
      id: 'R14',
      get title() {
        return `Prestige über ${LAST_PRESTIGE}`;
      },
      rules: [
        {
          id: 'R14.1',
          origin: 'S',
          get text() {
            return `Die Prestigeleiste endet bei ${LAST_PRESTIGE}. Kommst du darüber hinaus, stellst du die Anzeige auf +${LAST_PRESTIGE + 1} und zählst wieder ab null.`;
          },
        },
        {
          id: 'R14.2',
          origin: 'K',
          get text() {
            return `Am Bildschirm hat Prestige keine Obergrenze. In einem Wertungsblatt steht das Prestige vor der Schlusswertung in einer eigenen Zeile. Ein eingetipptes Spielende muss möglich sein: Der Marktschieber steht auf ${SLIDER.least} bis ${SLIDER.most} (R8.2), und jede Ressource ist mindestens so weit, wie der Charakter und die Symbole auf ihrer Siegelleiste sie gebracht haben (R1.8, R6.3).`;
          },
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Wie viele Ressourcenkarten hat jede Stufe?',
      get answer() {
        return `${and(DECK_SIZES.map(String))}, zusammen ${deckI + deckII + deckIII}. Die Liste im Spielheft ist schlecht zu lesen; ${all} Spieler brauchen ${MOST_STARTING} der Stufe I.`;
      },
    },
    {
      id: 'Q2',
      question: 'Das Spielheft gibt Klara für 7 Goldaufträge mal 3 Sterne 27 Punkte. Stimmt das?',
      answer: 'Nein, 21. Nur damit ergibt sich die Summe 87, die das Heft selbst nennt.',
    },
    {
      id: 'Q3',
      question: 'Welche Stufe wird in welcher Runde ausgegeben?',
      get answer() {
        return `${DEALS.map((deal, i) => (i === 0 ? `${deal.level} ${span(deal)}` : `dann ${deal.level}`)).join(', ')}.${IS.usesAll && DEALS.length === 2 ? ` Bei ${all} Spielern reichen ${deckII} Karten genau für ${word(DEALS[0].last)} Runden.` : ''}`;
      },
    },
    {
      id: 'Q4',
      question: 'Wie hoch ist das Kartenlimit in jeder Runde?',
      get answer() {
        return `${and(LIMITS.map(String))} (R3.2).`;
      },
    },
    {
      id: 'Q5',
      question: 'Was bringen Kunstwerke, wenn der Pfeil nicht dort steht, wo ihn das Spielheft zeigt?',
      answer: 'Dieselben Punkte; die Zonen wandern mit dem Marktschieber (R10.3).',
    },
    {
      id: 'Q6',
      question: 'Kann ein Kunstwerkswürfel, der noch am Anfang steht, Punkte bringen?',
      get answer() {
        return `Ja, ${ART.below}, wenn der Pfeil höchstens auf ${ART.under} steht.${IS.isOnlyAtFirst ? ` Das kommt nur an der Linie hinter Runde ${line} vor und gilt für alle.` : ' Das gilt für alle.'}`;
      },
    },
    {
      id: 'Q7',
      question: 'Darf ein Teil leer sein?',
      answer: 'Nein, jeder hat mindestens eine Karte. So hast du beim Teilen immer mindestens drei.',
    },
    {
      id: 'Q8',
      question: 'Darf der Doppelpfeil auf Prestige gehen?',
      answer: 'Ja. Nur Gold ist ausgenommen.',
    },
    {
      id: 'Q9',
      question: 'Darf der Doppelpfeil auf eine Leiste mit nur einem freien Feld?',
      answer: 'Ja, der zweite Schritt verfällt.',
    },
    {
      id: 'Q10',
      question: 'Wird eine Karte, deren Schritte verfallen, von selbst verkauft?',
      answer: 'Nein. Die Schritte verfallen; verkaufen musst du selbst.',
    },
    { id: 'Q11', question: 'Kannst du die Trennkarte verkaufen?', answer: 'Nein, und es ist auch nicht nötig (R7.5).' },
    {
      id: 'Q12',
      question: 'Darfst du auf Karten oder Schritte verzichten?',
      answer: 'Nein. Jede Karte wird genutzt und jeder mögliche Schritt gegangen; schaden kann keiner.',
    },
    {
      id: 'Q13',
      question: 'Was, wenn ein Symbol einer Karte etwas auslöst, bevor die anderen dran sind?',
      answer: 'Du führst das Ausgelöste ganz aus und gehst dann die restlichen Schritte der Karte (R0.3, R6.4).',
    },
    {
      id: 'Q14',
      question: 'Welchen Wert hat ein Juwel auf einem leeren Feld?',
      get answer() {
        return `Den letzten Wert davor.${BLANK_GEM === null ? '' : ` Auf Feld ${BLANK_GEM.space} ist das ${BLANK_GEM.value}.`}`;
      },
    },
    {
      id: 'Q15',
      question: 'Was meint das Spielheft mit Klaras Smaragd auf Stufe 9?',
      answer: 'Den Wert 9, also Feld 10; er bringt 2 mal 9 Punkte.',
    },
    {
      id: 'Q16',
      question: 'Wie viele Charaktere gibt es?',
      get answer() {
        return `${inWordsAtStart('de', CHARACTER_IDS.length)}.`;
      },
    },
    {
      id: 'Q17',
      question: 'Welche Ressourcen zeigen die Siegelleisten?',
      answer: 'Jede nur ihre eigene.',
    },
    { id: 'Q18', question: 'Gibt es Karten mit verschiedenen Symbolen?', answer: 'Nein, jede zeigt nur eine Art.' },
    {
      id: 'Q19',
      question: 'Siehst du, was die anderen spielen?',
      answer:
        'Offen gespielte Karten ja, sobald jemand seine Ausbeute beendet hat. Verkaufte bleiben verdeckt; du siehst nur ihre Zahl und die Schritte.',
    },
    { id: 'Q20', question: 'Hat der Vorstand einen Vorteil?', answer: 'Nein, keinen.' },
    {
      id: 'Q21',
      question: 'Darfst du freiwillig abwerfen oder unter das Limit gehen?',
      answer: 'Nein, du wirfst genau ab, was zu viel ist.',
    },
    {
      id: 'Q22',
      question: 'In welcher Reihenfolge werden die Plättchen einer Linie gewertet?',
      answer: 'Bücher, Kunstwerke, Juwelen. Am Ergebnis ändert das nichts.',
    },
    {
      id: 'Q23',
      question: 'Was geschieht mit übrigen Charakteren, Karten der Stufe I und Marktplättchen?',
      answer: 'Sie sind aus dem Spiel, und niemand sieht sie an. Zu zweit bleibt die Stufe I im Spiel (R12.1).',
    },
    {
      id: 'Q24',
      question: 'Wer beginnt mit der Ausbeute?',
      answer: 'Niemand; alle spielen gleichzeitig und kommen sich nicht in die Quere.',
    },
    {
      id: 'Q25',
      question: 'In welcher Reihenfolge wird aufgebaut?',
      answer: 'So wie in R1; die Nummern im Spielheft sind durcheinander.',
    },
    {
      id: 'Q26',
      question: 'Steigt der Wert der Kunstwerke, wenn der Marktschieber nach rechts rückt?',
      answer: 'Nein. Es steigt der Anspruch des Marktes: Für dieselben Punkte musst du weiter sein (R10.3).',
    },
    {
      id: 'Q27',
      question: 'Zeigen Charaktere auch Siegel als Startsymbole?',
      answer: 'Nein, nur Ressourcen und Prestige.',
    },
    {
      id: 'Q28',
      question: 'Zählt die Reihenfolge der Karten in einem Teil?',
      answer: 'Nein, nur, welche Karten darin sind.',
    },
    {
      id: 'Q29',
      question: 'Eine Quelle nennt acht Tableaus. Wie viele sind es?',
      get answer() {
        return `${inWordsAtStart('de', BOARDS.length)}, wie Trennkarten, Umschläge und Würfelsätze.`;
      },
    },
  ],
  get reconstructed() {
    return `Aus dem Spielheft und öffentlichen Quellen stammen der Ablauf, die Wertungen, die Zahl der Karten, Würfel und Plättchen, die Werte der Marktplättchen, eine Stellung des Kunstmarkts und die Aufträge zweier Charaktere. Von uns ergänzt (K) sind die Länge der Leisten und die Lage ihrer besonderen Felder, die Zusammensetzung der ${word(LEVELS.length)} Kartenstapel, die Charaktere mit ihren Namen und Startsymbolen, das Kartenlimit der einzelnen Runden, die Zonen des Kunstmarkts bei anderen Ständen und die Farben der Tableaus.`;
  },
};
