import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about } from '../../about.ts';
import type { FunctionId, Kind } from '../../data/buildings.ts';
import { CITIES, GOOD_ROWS, GOODS, PLACE_ROWS } from '../../data/goods.ts';
import { allGoods, CITY_IDS, moneyVpFor, RIGA_IDS, yearsFor } from '../../data/kinds.ts';
import { PARAMETERS as P, TILE_IDS } from '../../data/parameters.ts';
import * as figures from '../figures.ts';
import { buildingName } from '../text-words.ts';
import { names } from './names.ts';

const { SEATS, YEARS, ROW, TILE_COUNT, CITY_POINTS, LIMITS, bySeats, amountOf } = figures;
const { and, counted, or, plural } = kitOf('de');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const word = (n: number) => inWords('de', n);
const points = (n: number | string) => counted(n, 'Punkt', 'Punkte');
const coins = (n: number | string) => counted(n, 'Münze', 'Münzen');
const ducats = (n: number | string) => counted(n, 'Dukaten', 'Dukaten');
const goods = (n: number | string) => counted(n, 'Ware', 'Waren');
const players = `${about.seats.min} bis ${about.seats.max}`;
/** 'Markthalle (Preis 8, 3 Punkte, Kaufmann)'; those of Riga only say their price (R7.11). */
function cards(does: FunctionId, kind: Kind): string {
  const groups = figures.groupsOf(names, does);
  if (groups.length === 0) return `${names.kinds[kind]} (in dieser Ausgabe nicht dabei)`;
  return and(
    groups.map(({ name, cost, vp, isRiga, persons }) => {
      const who = isRiga
        ? []
        : [points(vp), ...(persons.join('') === '' ? [] : [persons.map((one) => one || 'niemand').join(' / ')])];
      return `${name} (${[`Preis ${cost}`, ...who].join(', ')})`;
    }),
  );
}
/** 'eines mehr, als Spieler am Tisch sitzen' */
function asPlayers(n: number, one: string): string {
  if (n === 0) return 'so viele, wie Spieler am Tisch sitzen';
  const count = plural(Math.abs(n), one, word(Math.abs(n)));
  return `${count} ${n > 0 ? 'mehr' : 'weniger'}, als Spieler am Tisch sitzen`;
}
/** R7.4 */
const likeHarbour = (): string => {
  const when = 'wenn du zum ersten Mal im Jahr ein Gebäude aus der Auslage nimmst';
  const count = amountOf('DRAW_ON_BUILDING');
  return count === amountOf('DRAW_ON_ROW') ? `Ebenso, ${when}.` : `Ebenso, ${when}; du ziehst ${goods(count)}.`;
};
/** R7.5, R7.10 Whether all mean the city in which they stand. */
const city = (does: FunctionId, own: string, other: string): string => (figures.isOwnPlace(does) ? own : other);
/** R1.6 */
const years = (): string => {
  const [two, three, four] = SEATS.map(yearsFor);
  const said =
    two === four
      ? `Ihr spielt ${two} Jahre zu zweit oder zu viert, ${three} Jahre zu dritt.`
      : `Ihr spielt zu zweit ${two}, zu dritt ${three} und zu viert ${four} Jahre.`;
  return figures.isFair() ? `${said} So ist jeder gleich oft Startspieler.` : said;
};
/** R3.5 */
const pile = (): string => {
  const [two, three, four] = SEATS.map(figures.buildingsFor);
  const all = four === CITY_IDS.length ? 'alle ' : '';
  if (SEATS.every(figures.isPileEnough))
    return `Der Gebäudestapel reicht immer: Zu zweit werden ${two}, zu dritt ${three}, zu viert ${all}${four} Karten gebraucht.`;
  return `Zu zweit kommen ${two}, zu dritt ${three}, zu viert ${four} der ${CITY_IDS.length} Karten ins Spiel. Ist der Gebäudestapel leer, kommen keine neuen mehr.`;
};
/** R10.13 */
const money = (): string => {
  const [two, three, four] = SEATS.map((seats) => and(moneyVpFor(seats).map(String)));
  if (two === three) return `zu viert ${four} Punkte, zu zweit und zu dritt ${two}`;
  return `zu viert ${four} Punkte, zu dritt ${three}, zu zweit ${two}`;
};
/** R7.1 */
const saleGoods = (): string => {
  const dear = figures.dearGoods();
  if (dear === null) return 'Welche es ist, steht auf der Karte.';
  const list = dear.map(([place, good]) => `in ${names.places[place]} ${names.goods[good]}`);
  return `Es ist die teure Ware ihrer Stadt: ${list.join(', ')}.`;
};
const bases = () => GOODS.map((good) => `${names.goods[good]} ${GOOD_ROWS[good].base}`).join(', ');
/** '2, 0, 6, 5': grain, wine, glass and cloth. */
const pays = (place: keyof typeof PLACE_ROWS) => PLACE_ROWS[place].pays.join(', ');

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'Worum es geht',
      rules: [
        {
          id: 'R0.1',
          origin: 'S+P',
          get text() {
            return `Ihr seid ${players} Handelsfamilien aus Lübeck, die von Riga aus Handel treiben. Du sammelst Waren und baust damit Gebäude in Visby, Tallinn, Stockholm und Danzig. Sie bringen Punkte und Vorteile. Nach ${YEARS.least} oder ${YEARS.most} Jahren gewinnt, wer die meisten Punkte hat.`;
          },
        },
        {
          id: 'R0.2',
          origin: 'S+P+K',
          text: 'Das Grundspiel ist immer dabei. Vor dem Spiel wählt ihr dazu, was ihr mögt: die Riga-Gebäude (RG), die Großmeister (GM), die Vitalienbrüder (VB) und die Bürgermeister (BM). Alles lässt sich verbinden.',
        },
        {
          id: 'R0.3',
          origin: 'S',
          text: 'Mit den Großmeistern, aber ohne Riga-Gebäude, bleibt das Großmeister-Plättchen Riga in der Schachtel.',
        },
        {
          id: 'R0.4',
          origin: 'P+K',
          get text() {
            return `Material für fünf und sechs Spieler gibt es im Handel; hier spielt ihr zu ${players}.`;
          },
        },
      ],
    },
    {
      id: 'R1',
      title: 'Aufbau',
      rules: [
        {
          id: 'R1.1',
          origin: 'P+K',
          text: 'Die Plätze sind im Uhrzeigersinn durchgezählt. Wer beginnt, entscheidet das Los; er bekommt die Startspielerkarte.',
        },
        {
          id: 'R1.2',
          origin: 'P+K',
          get text() {
            return `Mischt die ${allGoods().length} Warenkarten und die ${CITY_IDS.length} Gebäudekarten getrennt zu zwei verdeckten Stapeln. Jeder hat seinen eigenen Ablagestapel.`;
          },
        },
        {
          id: 'R1.3',
          origin: 'P',
          get text() {
            return `Reihum ab dem Startspieler decken alle ihre ersten Waren auf: eine nach der anderen, bis ihre Grundwerte zusammen mindestens ${P.startGoodsMinValue} ergeben. Alle aufgedeckten Karten kommen auf die Hand. Grundwerte: ${bases()}.`;
          },
        },
        {
          id: 'R1.4',
          origin: 'P+K',
          get text() {
            return `Du ziehst verdeckt ${word(P.startBuildingsDrawn)} Gebäudekarten, behältst eine auf der Hand und legst die andere verdeckt auf den Ablagestapel der Gebäude. Alle wählen gleichzeitig.`;
          },
        },
        {
          id: 'R1.5',
          origin: 'P+K',
          get text() {
            return `Mit RG bekommst du die ${word(RIGA_IDS.length)} Riga-Gebäude: ${and(RIGA_IDS.map((id) => buildingName(names, id)))}. Sie liegen bei deiner Auslage und sind keine Handkarten. Für das Handkartenlimit zählen sie nie, und nicht gebaut kosten sie nichts.`;
          },
        },
        {
          id: 'R1.6',
          origin: 'P',
          get text() {
            return `${years()}`;
          },
        },
        {
          id: 'R1.7',
          origin: 'K',
          text: 'Mit GM legt ihr die Großmeister aus (R10.1 bis R10.4), mit VB die Plättchen der Vitalienbrüder bereit (R11.1), mit BM die Stadttafeln (R12.1). Dann beginnt das erste Frühjahr.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Das Jahr',
      rules: [
        { id: 'R2.1', origin: 'P', text: 'Ein Jahr hat vier Jahreszeiten: Frühjahr, Sommer, Herbst und Winter.' },
        { id: 'R2.2', origin: 'P', text: 'Im Sommer ist jeder einmal am Zug, im Uhrzeigersinn ab dem Startspieler.' },
        {
          id: 'R2.3',
          origin: 'P',
          text: 'Im Herbst ist jeder noch einmal am Zug, in umgekehrter Reihenfolge: Der Letzte des Sommers ist nun der Erste, der Startspieler der Letzte.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Das Frühjahr',
      rules: [
        {
          id: 'R3.1',
          origin: 'K',
          text: 'Warenreihen, die vom Vorjahr übrig sind, kommen auf den Ablagestapel der Waren.',
        },
        {
          id: 'R3.2',
          origin: 'P',
          get text() {
            return `Legt nacheinander Warenreihen aus, ${asPlayers(P.rowsMinusPlayers, 'eine')}. Jede Reihe wächst Karte um Karte, bis ihre Grundwerte zusammen mindestens ${P.rowMinValue} ergeben. So hat sie ${ROW.fewest} bis ${ROW.longest} Karten und ist ${P.rowMinValue} bis ${ROW.most} wert.`;
          },
        },
        {
          id: 'R3.3',
          origin: 'K',
          text: 'Ist der Warenstapel leer und wird eine Karte gebraucht, mischt ihr den Ablagestapel zum neuen Stapel. Ist auch der leer, bleibt die Reihe, wie sie ist, und es beginnt keine weitere; eine leere Reihe gibt es nicht.',
        },
        {
          id: 'R3.4',
          origin: 'P+K',
          get text() {
            return `Dann altern die Gebäude: (a) Was auf der alten Seite der Trennkarte liegt, wird abgelegt. (b) Was auf der neuen Seite übrig ist, wird alt. (c) Auf die neue Seite kommen vom Stapel Gebäude, ${asPlayers(P.newBuildingsMinusPlayers, 'eines')}. Im ersten Frühjahr geschieht nur (c).`;
          },
        },
        {
          id: 'R3.5',
          origin: 'K',
          get text() {
            return `${pile()}`;
          },
        },
        {
          id: 'R3.6',
          origin: 'K',
          get text() {
            return `Auf jedem Kontor liegen wieder ${coins(amountOf('COINS'))}; was übrig war, kommt nicht dazu. Was nur einmal im Jahr wirkt, ist wieder bereit.`;
          },
        },
        { id: 'R3.7', origin: 'K', text: 'Mit VB kommen jetzt Vitalienbrüder auf die Reihen (R11.2).' },
      ],
    },
    {
      id: 'R4',
      title: 'Dein Zug',
      rules: [
        {
          id: 'R4.1',
          origin: 'P',
          text: 'Zuerst nimmst du, und zwar genau eines: eine ganze Warenreihe oder eine Gebäudekarte aus der Auslage. Etwas nehmen musst du.',
        },
        {
          id: 'R4.2',
          origin: 'P+K',
          get text() {
            return `Danach baust du, wenn du willst: höchstens ${word(P.maxBuildsPerTurn)} Gebäude, oder keines. Riga-Gebäude zählen mit.`;
          },
        },
        { id: 'R4.3', origin: 'P', text: 'Erst nehmen, dann bauen; umgekehrt geht es nicht.' },
        {
          id: 'R4.4',
          origin: 'S+P',
          text: 'Die Wirkung eines Gebäudes gilt erst, wenn der Zug vorbei ist, in dem du es gebaut hast. Seine Punkte, sein Ort und seine Person zählen sofort.',
        },
        {
          id: 'R4.5',
          origin: 'K',
          get text() {
            return `Du sagst, wann dein Zug zu Ende ist. Nach ${word(P.maxBuildsPerTurn)} Gebäuden endet er von selbst.`;
          },
        },
      ],
    },
    {
      id: 'R5',
      title: 'Nehmen',
      rules: [
        {
          id: 'R5.1',
          origin: 'P',
          text: 'Von einer Warenreihe nimmst du alle Karten auf die Hand; teilen lässt sie sich nicht.',
        },
        {
          id: 'R5.2',
          origin: 'P',
          text: 'Oder du nimmst ein Gebäude auf die Hand, ein neues oder ein altes. Das Nehmen kostet nichts.',
        },
        { id: 'R5.3', origin: 'K', text: 'Was du gerade genommen hast, darfst du im selben Zug bauen.' },
        { id: 'R5.4', origin: 'K', text: 'Lücken werden erst im nächsten Frühjahr gefüllt.' },
        {
          id: 'R5.5',
          origin: 'K',
          text: 'Liegt weder eine Reihe noch ein Gebäude aus, nimmst du nichts. Das ist selten: Dazu müssen so viele Waren auf den Händen bleiben, dass ihr Stapel ausgeht (R3.3).',
        },
        {
          id: 'R5.6',
          origin: 'K',
          text: 'Nach dem Nehmen kommt erst deine Antwort auf die Vitalienbrüder (R11.3), dann ziehst du Karten durch Hafen (R7.3) oder Wirtshaus (R7.4).',
        },
      ],
    },
    {
      id: 'R6',
      title: 'Bauen und bezahlen',
      rules: [
        {
          id: 'R6.1',
          origin: 'P',
          text: 'Du baust ein Gebäude aus der Hand oder, mit RG, eines deiner Riga-Gebäude. Du bezahlst es und legst es in deine Auslage.',
        },
        {
          id: 'R6.2',
          origin: 'P',
          text: 'Bezahlt wird mit Warenkarten aus der Hand. Jede ist so viele Dukaten wert, wie das Gebäude für ihre Ware angibt. Was dort nichts wert ist, nimmt die Stadt nicht an. Gebäudekarten sind kein Geld.',
        },
        {
          id: 'R6.3',
          origin: 'P+K',
          get text() {
            return `In jeder Stadt ist eine Ware ${P.premiumBonus} mehr wert als ihr Grundwert und eine gar nichts. Getreide, Wein, Glas, Tuch bringen in Visby ${pays('visby')}; in Tallinn ${pays('tallinn')}; in Stockholm ${pays('stockholm')}; in Danzig ${pays('danzig')}. In Riga gelten die Grundwerte ${pays('riga')}.`;
          },
        },
        {
          id: 'R6.4',
          origin: 'K',
          get text() {
            return `So viel kostet ein Gebäude dich: sein Preis, ${amountOf('DISCOUNT_CITY')} weniger je wirkender Bauhütte ${city('DISCOUNT_CITY', 'in derselben Stadt', 'der Stadt')}, ${amountOf('DISCOUNT_COMBO')} weniger je wirkender Vogtei, wenn es ${P.maxBuildsPerTurn === 3 ? 'das zweite oder dritte in diesem Zug' : 'nicht das erste in diesem Zug'} ist, und ${amountOf('DISCOUNT_ALL')} weniger, wenn deine Schule wirkt. Mindestens ${P.minEffectiveCost} bleibt.`;
          },
        },
        {
          id: 'R6.5',
          origin: 'K',
          text: 'Neben Waren darfst du Münzen deiner wirkenden Kontore ausgeben und Dukaten, die auf deiner wirkenden Wechselstube liegen. Sie sind überall je einen Dukaten wert.',
        },
        {
          id: 'R6.6',
          origin: 'P',
          text: 'Zusammen muss es mindestens die Kosten ergeben. Wechselgeld gibt es nicht: Was zu viel ist, verfällt. Ausnahmen sind Wechselstube (R7.11a) und Bürgermeister (R12.3).',
        },
        {
          id: 'R6.7',
          origin: 'K',
          text: 'Nichts Unnötiges: (a) Keine Karte darf dabei sein, ohne die es auch gereicht hätte. (b) Münzen und Dukaten füllen nur die Lücke; gibst du welche aus, ist genau bezahlt. Für Riga-Gebäude gilt das immer, für die Städte nur ohne BM.',
        },
        { id: 'R6.8', origin: 'K', text: 'Bezahlte Waren kommen sofort auf den Ablagestapel.' },
        {
          id: 'R6.9',
          origin: 'K',
          text: 'Jedes Gebäude bezahlst du für sich. Übrig bleibt davon nichts, außer auf der Wechselstube.',
        },
        {
          id: 'R6.10',
          origin: 'K',
          text: 'Dieselbe Art Gebäude darfst du in mehreren Städten haben; ihre Wirkungen zählen zusammen.',
        },
        { id: 'R6.11', origin: 'S', text: 'Nach jedem einzelnen Gebäude werden die Großmeister geprüft (R10.5).' },
      ],
    },
    {
      id: 'R7',
      title: 'Was die Gebäude können',
      rules: [
        {
          id: 'R7.1',
          origin: 'K',
          get text() {
            return `${cards('SALE_PLUS', 'markthalle')}: Ihre Ware bringt beim Bezahlen je Karte ${ducats(amountOf('SALE_PLUS'))} mehr, überall, wo sie etwas wert ist. ${saleGoods()}`;
          },
        },
        {
          id: 'R7.2',
          origin: 'K',
          get text() {
            return `${cards('COINS', 'kontor')}: Es hält ${coins(amountOf('COINS'))}, schon wenn du es baust, und wird in jedem Frühjahr wieder auf ${amountOf('COINS')} gefüllt (R3.6). Du darfst sie einzeln ausgeben (R6.5).`;
          },
        },
        {
          id: 'R7.3',
          origin: 'K',
          get text() {
            return `${cards('DRAW_ON_ROW', 'hafen')}: Nimmst du zum ersten Mal im Jahr eine Warenreihe, während er wirkt, ziehst du ${goods(amountOf('DRAW_ON_ROW'))} vom Stapel. Das geschieht von selbst.`;
          },
        },
        {
          id: 'R7.4',
          origin: 'K',
          get text() {
            return `${cards('DRAW_ON_BUILDING', 'wirtshaus')}: ${likeHarbour()}`;
          },
        },
        {
          id: 'R7.5',
          origin: 'K',
          get text() {
            return `${cards('DISCOUNT_CITY', 'bauhuette')}: Weitere Gebäude ${city('DISCOUNT_CITY', 'derselben Stadt', 'der genannten Stadt')} kosten dich ${amountOf('DISCOUNT_CITY')} weniger.`;
          },
        },
        {
          id: 'R7.6',
          origin: 'K',
          get text() {
            return `${cards('DISCOUNT_COMBO', 'vogtei')}: ${P.maxBuildsPerTurn === 3 ? 'Dein zweites und dein drittes Gebäude in einem Zug kosten' : 'Vom zweiten an kosten deine Gebäude in einem Zug'} je ${amountOf('DISCOUNT_COMBO')} weniger.`;
          },
        },
        {
          id: 'R7.7',
          origin: 'K',
          get text() {
            return `${cards(LIMITS.city, 'zeughaus')}: Dein Handkartenlimit steigt um ${amountOf(LIMITS.city)}.`;
          },
        },
        {
          id: 'R7.8',
          origin: 'K',
          get text() {
            return `${cards('END_MERCHANT_CITIES', 'gildehaus')}: Am Ende ${points(amountOf('END_MERCHANT_CITIES'))} für jede der ${word(CITIES.length)} Städte, in der du mindestens einen offenen Kaufmann hast. Sein eigener zählt mit.`;
          },
        },
        {
          id: 'R7.9',
          origin: 'K',
          get text() {
            return `${cards('END_KNIGHT_CITIES', 'ordenshaus')}: Am Ende ${points(amountOf('END_KNIGHT_CITIES'))} für jede der ${word(CITIES.length)} Städte, in der du mindestens einen offenen Ritter hast. Sein eigener zählt mit.`;
          },
        },
        {
          id: 'R7.10',
          origin: 'K',
          get text() {
            return `${cards('END_SAME_CITY', 'rathaus')}: Am Ende ${points(amountOf('END_SAME_CITY'))} für jedes andere deiner Gebäude in ${city('END_SAME_CITY', 'derselben Stadt', 'der genannten Stadt')}.`;
          },
        },
        {
          id: 'R7.11',
          origin: 'K',
          get text() {
            return `Die Riga-Gebäude bringen je ${points(figures.rigaPoints())}${figures.hasRigaPersons() ? '' : ', haben keine Person'} und stehen in Riga. Auch sie wirken erst nach dem Zug, in dem du sie baust.`;
          },
        },
        {
          id: 'R7.11a',
          origin: 'K',
          get text() {
            return `${cards('KEEP_CHANGE', 'wechselstube')}: Was du zu viel bezahlst, bleibt auf ihr liegen, statt zu verfallen, nie mehr als ${ducats(amountOf('KEEP_CHANGE'))}. Sie bleiben auch über Jahre, bis du sie ausgibst (R6.5), und helfen schon beim nächsten Gebäude desselben Zuges. Ohne BM geschieht das von selbst.`;
          },
        },
        {
          id: 'R7.11b',
          origin: 'K',
          get text() {
            return `${cards('DISCOUNT_ALL', 'schule')}: Jedes Gebäude kostet dich ${amountOf('DISCOUNT_ALL')} weniger, auch die Riga-Gebäude.`;
          },
        },
        {
          id: 'R7.11c',
          origin: 'K',
          get text() {
            return `${cards(LIMITS.riga, 'speicher')}: Dein Handkartenlimit steigt um ${amountOf(LIMITS.riga)}.`;
          },
        },
        {
          id: 'R7.11d',
          origin: 'K',
          get text() {
            return `${cards('END_TWO_PER_CITY', 'kloster')}: Am Ende ${points(amountOf('END_TWO_PER_CITY'))} für jede der ${word(CITIES.length)} Städte, in der du mindestens ${word(P.klosterMinBuildings)} Gebäude hast.`;
          },
        },
        {
          id: 'R7.12',
          origin: 'K',
          get text() {
            return `${cards('NONE', 'burg')} haben keine Wirkung.`;
          },
        },
        {
          id: 'R7.13',
          origin: 'K',
          text: 'Zeughaus und Speicher erhöhen das Handkartenlimit schon im Winter des Jahres, in dem du sie baust; der Zug ist dann ja vorbei.',
        },
        {
          id: 'R7.14',
          origin: 'K',
          text: 'Sind beim Ziehen Warenstapel und Ablagestapel leer, ziehst du nichts; die Wirkung gilt für dieses Jahr als genutzt.',
        },
        {
          id: 'R7.15',
          origin: 'K',
          text: 'Was am Ende Punkte bringt, zählt auch, wenn du es im allerletzten Zug gebaut hast.',
        },
      ],
    },
    {
      id: 'R8',
      title: 'Der Winter',
      rules: [
        {
          id: 'R8.1',
          origin: 'P+K',
          get text() {
            return `Du darfst ${P.handLimit} Karten auf der Hand behalten, Waren und Gebäude zusammen; Zeughaus und Speicher erhöhen das (R7.7, R7.11c). Was darüber ist, legst du ab; welche Karten, bestimmst du. Alle entscheiden gleichzeitig, und erst danach sehen es alle.`;
          },
        },
        {
          id: 'R8.2',
          origin: 'K',
          text: 'Abgelegt wird nur, was zu viel ist; freiwillig legt niemand ab. Waren und Gebäude kommen offen auf ihre Ablagestapel.',
        },
        { id: 'R8.3', origin: 'P+K', text: 'Die Startspielerkarte geht im Uhrzeigersinn an den nächsten Platz.' },
        {
          id: 'R8.4',
          origin: 'P+K',
          text: 'Nach dem Winter des letzten Jahres ist das Spiel aus. Das Handkartenlimit gilt auch dann noch; die Startspielerkarte bleibt liegen.',
        },
      ],
    },
    {
      id: 'R9',
      title: 'Schlusswertung',
      rules: [
        { id: 'R9.1', origin: 'P', text: 'Du zählst die Punkte auf allen Gebäuden deiner Auslage.' },
        {
          id: 'R9.2',
          origin: 'K',
          text: 'Dazu kommt, was Gildehaus, Ordenshaus, Rathaus und Kloster am Ende bringen (R7.8 bis R7.11).',
        },
        {
          id: 'R9.3',
          origin: 'P+K',
          get text() {
            return `Jede Gebäudekarte, die du nach dem letzten Winter noch auf der Hand hast, kostet ${points(P.handBuildingPenalty)}; eine, die du wegen des Handkartenlimits abgelegt hast, kostet nichts (R8.4). Nicht gebaute Riga-Gebäude kosten nichts.`;
          },
        },
        {
          id: 'R9.4',
          origin: 'S+P',
          text: 'Mit GM kommen die Großmeister dazu (R10.9 bis R10.13), mit BM die Bürgermeister (R12.4 bis R12.6).',
        },
        {
          id: 'R9.5',
          origin: 'P+K',
          text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Gebäude gebaut hat, Riga-Gebäude eingerechnet; dann, wer mehr Geld hat (R10.12, auch ohne das Plättchen). Ist auch das gleich, teilt ihr euch den Sieg.',
        },
        { id: 'R9.6', origin: 'K', text: 'Das Ergebnis kann unter 0 liegen.' },
      ],
    },
    {
      id: 'R10',
      title: 'Die Großmeister (GM)',
      rules: [
        {
          id: 'R10.1',
          origin: 'S',
          get text() {
            return `Es gibt ${word(TILE_COUNT.all)} Großmeister-Plättchen: ${and(TILE_IDS.map((id) => names.tiles[id]))}. Ohne RG kommt Riga in die Schachtel, und es sind ${word(TILE_COUNT.withoutRiga)}.`;
          },
        },
        {
          id: 'R10.2',
          origin: 'S+K',
          get text() {
            return `Mischt alle als Stapel mit der Seite „Max.“ nach oben, dreht die obersten ${word(P.gmTilesFlipped)} auf die Rückseite „1.“ und mischt noch einmal. Dann kommen die obersten ${word(P.gmTilesInPlay)}, so wie sie liegen, in die Mitte; der Rest ist aus dem Spiel.`;
          },
        },
        {
          id: 'R10.3',
          origin: 'S',
          text: 'Ist das Geld dabei, liegt es etwas abseits und zeigt die Seite für eure Spielerzahl: eine für vier, die andere für zwei und drei. Niemand kann es besitzen; es zählt nur am Ende.',
        },
        {
          id: 'R10.4',
          origin: 'S',
          text: 'Die anderen zeigen das ganze Spiel lang entweder „Max.“ oder „1.“; danach richtet sich, wie man sie bekommt.',
        },
        {
          id: 'R10.5',
          origin: 'S+K',
          text: 'Nach jedem Gebäude, das du baust, werden für dich alle Plättchen geprüft. Was dir zusteht, bekommst du sofort, auch mehrere auf einmal; ablehnen kannst du nicht.',
        },
        {
          id: 'R10.6',
          origin: 'S+K',
          text: 'Das zählt für dich: bei einem Ort deine Gebäude dort, beim Ritter deine Ritter, beim Kaufmann deine Kaufleute in allen Städten. Ritter und Kaufleute werden nie zusammengezählt. Verdeckte Personen zählen nicht (R11.4).',
        },
        { id: 'R10.7', origin: 'S', text: 'Ein „Max.“-Plättchen gehört dem, der am meisten hat, und kann wandern.' },
        {
          id: 'R10.7a',
          origin: 'S',
          get text() {
            return `Aus der Mitte bekommst du es mit mindestens ${P.gmMaxCity} Gebäuden des Ortes oder mindestens ${P.gmMaxPerson} Personen der Art.`;
          },
        },
        {
          id: 'R10.7b',
          origin: 'S',
          text: 'Von jemand anderem bekommst du es, sobald du mehr hast als er. Bei Gleichstand behält er es.',
        },
        {
          id: 'R10.8',
          origin: 'S',
          get text() {
            return `Ein „1.“-Plättchen bekommt, wer als Erster ${P.gmFirstCity} Gebäude des Ortes oder ${P.gmFirstPerson} Personen der Art hat. Er behält es bis zum Ende.`;
          },
        },
        {
          id: 'R10.9',
          origin: 'S',
          get text() {
            return `Am Ende bringt jedes deiner Plättchen ${points(P.gmOwnerVp)}.`;
          },
        },
        {
          id: 'R10.10',
          origin: 'S',
          get text() {
            return `Ein „1.“-Plättchen, das jemand anderem gehört, bringt dir ${points(P.gmSecondVp)}, wenn auch du ${P.gmFirstCity} Gebäude oder ${P.gmFirstPerson} Personen hast.`;
          },
        },
        {
          id: 'R10.11',
          origin: 'S',
          get text() {
            return `Ein „Max.“-Plättchen, das jemand anderem gehört, bringt dir ${points(P.gmSecondVp)}, wenn du mindestens ${P.gmMaxCity} Gebäude oder ${P.gmMaxPerson} Personen hast und außer dem Besitzer niemand mehr hat als du. Gleichauf bekommen alle ${P.gmSecondVp}. Bei 4, 3, 3 und 2 Gebäuden sind das ${P.gmOwnerVp}, ${P.gmSecondVp}, ${P.gmSecondVp} und 0 Punkte. Was in der Mitte liegt, bringt niemandem etwas.`;
          },
        },
        {
          id: 'R10.12',
          origin: 'S+K',
          text: 'Das Geld wird zuletzt gewertet. Dein Geld sind die Grundwerte der Waren auf deiner Hand nach dem letzten Winter, die Münzen auf deinen Kontoren und die Dukaten auf deiner Wechselstube.',
        },
        {
          id: 'R10.13',
          origin: 'S+K',
          get text() {
            return `Wer am meisten Geld hat, bekommt am meisten: ${money()}. Bei Gleichstand werden die Punkte der Plätze zusammengezählt und geteilt, abgerundet. Wer kein Geld hat, bekommt nichts, und davon hat auch sonst niemand etwas.`;
          },
        },
        {
          id: 'R10.14',
          origin: 'S',
          text: 'Mit VB: Verdeckt der Besitzer von „Max. Ritter“ oder „Max. Kaufmann“ eine solche Person und hat danach weniger als jemand anderes, verliert er das Plättchen. Hat genau einer am meisten, bekommt der es sofort. Haben mehrere gleich viele, kommt es umstritten in die Mitte.',
        },
        {
          id: 'R10.15',
          origin: 'S+K',
          get text() {
            return `Ein umstrittenes Plättchen bekommt, wer allein am meisten hat und mindestens ${P.gmContestedMinimum}, und zwar sofort, auch im Zug eines anderen: nach jedem Gebäude und nach jeder verdeckten Person. R10.7a gilt dafür nicht. Danach gehört es ihm wie jedes andere und kann wieder wandern oder umstritten werden.`;
          },
        },
        {
          id: 'R10.16',
          origin: 'S',
          get text() {
            return `„1.“-Plättchen kommen nie zurück, auch wenn der Besitzer weniger als ${P.gmFirstPerson} offene Personen hat.`;
          },
        },
      ],
    },
    {
      id: 'R11',
      title: 'Die Vitalienbrüder (VB)',
      rules: [
        {
          id: 'R11.1',
          origin: 'K',
          get text() {
            return `Im Vorrat liegen ${P.vbTokensPerPlayer} Plättchen je Spieler, also ${or(SEATS.map((n) => String(figures.tokensFor(n))))}.`;
          },
        },
        {
          id: 'R11.2',
          origin: 'K',
          get text() {
            return `Im Frühjahr kehren die Plättchen von übrigen Reihen in den Vorrat zurück. Sind die neuen Reihen ausgelegt, kommt je ein Plättchen auf die wertvollsten, ${asPlayers(P.vbRowsMinusPlayers, 'eines')}. Gezählt werden Grundwerte; bei gleichen geht die früher ausgelegte vor. Sind weniger Plättchen da, kommen so viele, wie es gibt.`;
          },
        },
        {
          id: 'R11.3',
          origin: 'K',
          get text() {
            return `Nimmst du eine Reihe mit Plättchen, wählst du sofort. Kämpfen: Verdecke damit einen deiner offenen Ritter, nimm die ganze Reihe und ziehe ${goods(P.vbFightDraw)} dazu. Freikaufen: Verdecke damit einen deiner offenen Kaufleute und nimm die ganze Reihe. Plündern lassen: ${plural(P.vbPlunderCards, 'Die wertvollste Ware der Reihe wird', `Die ${word(P.vbPlunderCards)} wertvollsten Waren der Reihe werden`)} abgelegt, du bekommst den Rest, und das Plättchen kommt in den Vorrat; das geht immer, und ohne eine offene Person bleibt dir nur das.`;
          },
        },
        {
          id: 'R11.4',
          origin: 'S+K',
          text: 'Eine verdeckte Person zählt nicht mehr für die Großmeister und nicht für Gildehaus und Ordenshaus. Das Gebäude behält Punkte, Wirkung und Ort.',
        },
        { id: 'R11.5', origin: 'K', text: 'Plättchen auf Personen bleiben bis zum Ende liegen.' },
        { id: 'R11.6', origin: 'K', text: 'Ist eine Person verdeckt, werden zuallererst R10.14 und R10.15 geprüft.' },
      ],
    },
    {
      id: 'R12',
      title: 'Die Bürgermeister (BM)',
      rules: [
        {
          id: 'R12.1',
          origin: 'P',
          get text() {
            return `Für jede der ${word(CITIES.length)} Städte gibt es eine Tafel. Du hast auf jeder einen Stein; er beginnt auf Feld 0.`;
          },
        },
        {
          id: 'R12.2',
          origin: 'P+K',
          get text() {
            return `Baust du in einer Stadt, zieht dein Stein dort ${counted(P.bmBaseSteps, 'Feld', 'Felder')} vor und ein weiteres für jeden Dukaten, den du zu viel bezahlst. Riga-Gebäude ziehen nichts.`;
          },
        },
        {
          id: 'R12.3',
          origin: 'P+K',
          text: 'Für Gebäude in den Städten gilt R6.7 nicht: Du darfst mit Waren, die dort etwas wert sind, mit Münzen und mit Dukaten zu viel bezahlen. Wirkt deine Wechselstube, bestimmst du, wie viel davon auf ihr liegen bleibt, soweit Platz ist; nur der Rest zieht den Stein. Gibst du dabei Dukaten von ihr aus, kommt nichts auf sie.',
        },
        {
          id: 'R12.4',
          origin: 'P+K',
          get text() {
            return `Am Ende bringt jeder deiner Steine einen Punkt für je ${word(P.bmStepsPerVp)} volle Felder: Feld ${P.bmStepsPerVp} bis ${2 * P.bmStepsPerVp - 1} bringt einen, Feld ${2 * P.bmStepsPerVp} bis ${3 * P.bmStepsPerVp - 1} zwei und so weiter. Die Leiste hat kein Ende.`;
          },
        },
        {
          id: 'R12.5',
          origin: 'P',
          get text() {
            return `Wessen Stein in einer Stadt am weitesten ist, der ist dort Bürgermeister: ${points(P.bmMayorVp)}.`;
          },
        },
        {
          id: 'R12.6',
          origin: 'K',
          text: 'Stehen mehrere gleich weit, ist es, wer zuerst dort war. Auf Feld 0 ist niemand Bürgermeister.',
        },
      ],
    },
    {
      id: 'R13',
      title: 'Auf einen Blick',
      rules: [
        {
          id: 'R13.1',
          origin: 'P+K',
          get text() {
            return `Zu zweit, zu dritt, zu viert: Jahre ${bySeats(yearsFor)}. Züge für jeden ${bySeats(figures.turnsFor)}, im Ganzen ${bySeats((n) => n * figures.turnsFor(n))}. Warenreihen im Jahr ${bySeats(figures.rowsFor)}. Neue Gebäude im Jahr ${bySeats(figures.newBuildingsFor)}. Gebäudekarten im Spiel ${bySeats(figures.buildingsFor)}. Startspieler ist jeder ${bySeats((n) => yearsFor(n) / n)} Mal. Das Geld bringt ${bySeats((n) => moneyVpFor(n).join('–'))}. Vitalienbrüder im Vorrat ${bySeats(figures.tokensFor)}, davon im Jahr auf Reihen ${bySeats(figures.tokenRowsFor)}.`;
          },
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Nach welchem „Spielerzettel“ richtet sich die Seite des Geldes?',
      answer: 'Das ist ein Druckfehler; gemeint ist die Spielerzahl.',
    },
    {
      id: 'Q2',
      question: 'Wie sind die übrigen Druckfehler des Regelblatts zu lesen?',
      answer:
        'So, wie der Zusammenhang und die andere Sprache es sagen: Tallin ist Tallinn, Virtual Brothers sind die Victual Brothers, die Vitalienbrüder.',
    },
    {
      id: 'Q3',
      get question() {
        return `Zählen für „${P.gmMaxPerson} Ritter oder Kaufleute insgesamt“ beide zusammen?`;
      },
      answer: 'Nein. Beim Ritter zählen Ritter, beim Kaufmann Kaufleute; insgesamt heißt: in allen Städten.',
    },
    {
      id: 'Q4',
      get question() {
        return `Brauchst du auch ${P.gmMaxCity} Gebäude oder ${P.gmMaxPerson} Personen, um ein „Max.“-Plättchen von jemandem zu übernehmen?`;
      },
      answer: 'Nein, du brauchst nur mehr als er. Ohne VB macht das keinen Unterschied.',
    },
    {
      id: 'Q5',
      question: 'Darfst du ein Plättchen liegen lassen, das dir zusteht?',
      answer: 'Nein, du bekommst es von selbst; schaden kann es nie.',
    },
    {
      id: 'Q6',
      get question() {
        return `Wer bekommt ein umstrittenes Plättchen, wenn ein Zweiter auf ${P.gmContestedMinimum} kommt?`;
      },
      answer: 'Niemand, solange mehrere gleich viele und damit die meisten haben.',
    },
    {
      id: 'Q7',
      question: 'Kann ein umstrittenes Plättchen im Zug eines anderen wandern?',
      answer: 'Ja, zum Beispiel wenn ein Mitbewerber eine Person verdeckt.',
    },
    {
      id: 'Q8',
      get question() {
        return `Welche Bedingung brauchst du für die ${points(P.gmSecondVp)} bei „Max.“?`;
      },
      get answer() {
        return `Die für die Mitte: ${P.gmMaxCity} Gebäude oder ${P.gmMaxPerson} Personen.`;
      },
    },
    {
      id: 'Q9',
      question: 'Was ist mit einem Plättchen, das am Ende in der Mitte liegt?',
      answer: 'Es bringt niemandem etwas, ob nie geholt oder umstritten.',
    },
    {
      id: 'Q10',
      get question() {
        return `Zwei liegen hinter dem Besitzer, einer davon gleichauf mit ihm; wer bekommt ${points(P.gmSecondVp)}?`;
      },
      get answer() {
        return `Nur der mit mehr. Haben beide gleich viele, bekommen beide ${P.gmSecondVp}.`;
      },
    },
    {
      id: 'Q11',
      question: 'Welchen Wert haben Waren beim Geld?',
      answer: 'Ihren Grundwert, ohne Stadt und ohne Markthalle.',
    },
    {
      id: 'Q12',
      question: 'Was ist unverbrauchtes Geld auf Gebäuden?',
      answer: 'Münzen auf Kontoren und Dukaten auf der Wechselstube. Nachlässe und gezogene Karten sind kein Geld.',
    },
    {
      id: 'Q13',
      question: 'Wann wird das Geld gezählt?',
      answer: 'Nach dem letzten Winter, wenn das Handkartenlimit schon galt.',
    },
    {
      id: 'Q14',
      question: 'Was ist mit Spielern ohne Geld?',
      answer: 'Sie bekommen nichts, und ihre Punkte gehen an niemanden.',
    },
    {
      id: 'Q15',
      question: 'Wird das Geld beim Aufbau mit gedreht und gemischt?',
      answer: 'Ja, wie jedes Plättchen. Welche Seite es zeigt, bestimmt danach die Spielerzahl.',
    },
    {
      id: 'Q16',
      get question() {
        return `Werden auch von ${word(TILE_COUNT.withoutRiga)} Plättchen ${word(P.gmTilesFlipped)} gedreht?`;
      },
      get answer() {
        return `Ja; vor dem zweiten Mischen zeigen dann ${word(P.gmTilesFlipped)} „1.“ und ${word(TILE_COUNT.withoutRiga - P.gmTilesFlipped)} „Max.“.`;
      },
    },
    {
      id: 'Q17',
      get question() {
        return `Nimmt der Besitzer eines „1.“-Plättchens, der Personen verloren hat, anderen die ${points(P.gmSecondVp)}?`;
      },
      get answer() {
        return `Nein. Wer selbst ${P.gmFirstPerson} offene Personen hat, bekommt sie.`;
      },
    },
    {
      id: 'Q18',
      get question() {
        return `Heißt „bis zum Wert ${P.startGoodsMinValue}“ bei den ersten Waren genau ${P.startGoodsMinValue}?`;
      },
      get answer() {
        return `Nein, mindestens ${P.startGoodsMinValue}. Die Karte, mit der du darüber kommst, behältst du.`;
      },
    },
    {
      id: 'Q19',
      get question() {
        return `Enthält jede Warenreihe alle ${word(GOODS.length)} Waren?`;
      },
      get answer() {
        return `Nein. Sie besteht aus den ${word(GOODS.length)} Arten; wie viele Karten es sind, folgt aus dem Wert ${P.rowMinValue}.`;
      },
    },
    {
      id: 'Q20',
      get question() {
        return `Ist Riga eine der ${word(CITIES.length)} Städte?`;
      },
      answer: 'Nein, die vierte ist Stockholm. In Riga stehen nur die Riga-Gebäude.',
    },
    {
      id: 'Q21',
      question: 'Bei wem beginnt der Herbst?',
      answer: 'Beim Letzten des Sommers; die Reihenfolge ist genau umgekehrt.',
    },
    { id: 'Q22', question: 'Zählen Gebäudekarten für das Handkartenlimit?', answer: 'Ja. Riga-Gebäude nicht.' },
    {
      id: 'Q23',
      question: 'Bleiben übrige Warenreihen liegen?',
      answer: 'Nein, im Frühjahr werden sie abgelegt.',
    },
    {
      id: 'Q24',
      question: 'Wie viele neue Gebäude kommen im Frühjahr?',
      get answer() {
        return `${sentence(asPlayers(P.newBuildingsMinusPlayers, 'eines'))}.${figures.buildingsFor(4) === CITY_IDS.length ? ' Zu viert kommt so jedes Gebäude einmal vor.' : ''}`;
      },
    },
    {
      id: 'Q25',
      question: 'Darfst du mit Karten bezahlen, die nicht nötig sind?',
      answer:
        'Ohne BM nicht (R6.7). Das schützt vor Versehen und hält die Auswahl klein. Wir haben es so festgelegt: Hin und wieder hättest du etwas davon, zu viel zu bezahlen, etwa mit einer Wechselstube.',
    },
    {
      id: 'Q26',
      question: 'Gilt ein höheres Handkartenlimit schon im selben Jahr?',
      answer: 'Ja, denn im Winter ist dein Zug vorbei.',
    },
    {
      id: 'Q27',
      question: 'Zählt die Person eines Gebäudes schon in dem Zug, in dem du es baust?',
      answer: 'Ja, geprüft wird nach jedem Gebäude.',
    },
    {
      id: 'Q28',
      question: 'Gibt es Gebäude ohne Punkte?',
      get answer() {
        return `Nein. In den Städten bringen sie ${CITY_POINTS.least} bis ${CITY_POINTS.most} Punkte, in Riga ${figures.rigaPoints()}.`;
      },
    },
    {
      id: 'Q29',
      question: 'Was ist mit den drei falsch gedruckten Markthallen?',
      get answer() {
        return `Hier gilt für alle ${word(CITIES.length)}, was bei R7.1 steht.`;
      },
    },
    {
      id: 'Q30',
      question: 'Wessen Personen werden von den Vitalienbrüdern verdeckt?',
      answer: 'Deine eigenen, und nur wenn du es wählst.',
    },
    {
      id: 'Q31',
      question: 'Verliert ein Gebäude seine Wirkung, wenn seine Person verdeckt ist?',
      answer: 'Nein, nur die Person zählt nicht mehr.',
    },
    {
      id: 'Q32',
      question: 'Wer ist Bürgermeister, wenn zwei gleich weit sind?',
      answer: 'Wer das Feld zuerst erreicht hat.',
    },
    {
      id: 'Q33',
      question: 'Wer gewinnt bei Gleichstand?',
      answer: 'Wer mehr Gebäude hat, dann wer mehr Geld hat, sonst alle Beteiligten.',
    },
    {
      id: 'Q34',
      question: 'Sind die Handkarten offen?',
      answer:
        'Nein. Die anderen sehen nur, wie viele Waren und wie viele Gebäude du hast; was du offen nimmst, dürfen sie sich merken.',
    },
  ],
  get reconstructed() {
    return `Aus dem Regelblatt stammen die Großmeister mit ihrer Wertung und das Zusammenspiel mit den Vitalienbrüdern; aus öffentlichen Quellen der Ablauf des Jahres, die Zahl der Karten, die Grundwerte, der Preis von Getreide in Tallinn und Danzig, die Namen der Riga-Gebäude, die Markthalle und der Kern der Bürgermeister. Von uns ergänzt (K) sind Preis, Punkte, Person und Wirkung der ${figures.OWN_CITIES} Gebäude und der Riga-Gebäude, die Namen der übrigen ${word(figures.OWN_CITIES / CITIES.length - 1)} Arten, die Städte von Wein, Glas und Tuch, das Handkartenlimit, die Zahl der neuen Gebäude, der Abzug für Gebäude auf der Hand, die Entscheidung bei Gleichstand und die eigenen Regeln der Vitalienbrüder.`;
  },
};
