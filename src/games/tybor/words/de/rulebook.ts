import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about as tybor } from '../../about.ts';
import {
  CHAPTERS,
  DRAWN,
  EFFECT_POINTS,
  ORDER_COLOURS,
  PAIR,
  ROUNDS,
  SHIPS,
  SHIPS_BEYOND,
  SYMBOL_POINTS,
  TWO_COPIES,
} from '../../data/cards.ts';
import { BUILDING_COUNT, CHAPTER_IDS, PERSON_COUNT, SCENARIO_IDS } from '../../data/kinds.ts';
import { COLOURS, PROFESSIONS } from '../../data/persons.ts';
import {
  BOTH_COPIES,
  BUILT_SYMBOLS,
  COLOURS_ADDED,
  COSTS,
  HAND,
  LARGE_BRINGS,
  MOST_COLOUR_SYMBOLS,
  ONE_COPY,
  ORDER_POINTS,
  WITH_SYMBOL,
  withoutGoal,
} from '../figures.ts';
import { names } from './names.ts';
import { said } from './said.ts';

const { and, or } = kitOf('de');
const word = (n: number): string => inWords('de', n);
const words = (ns: readonly number[]): string => or(ns.map(word));
const figures = (ns: readonly number[]): string => or(ns.map(String));
const { seats } = tybor;
const last = ROUNDS[ROUNDS.length - 1];

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'Begriffe',
      rules: [
        {
          id: 'R0.1',
          origin: 'S',
          text: 'Rund um deine Übersichtskarte liegt dein Tableau: links die Gebäude, darüber die Bürger, rechts die Arbeiter. Alle drei Bereiche sieht jeder. Bürger und Arbeiter liegen so übereinander, dass ihr linker Rand zu sehen bleibt.',
        },
        {
          id: 'R0.2',
          origin: 'S',
          get text() {
            return `Eine Personenkarte hat einen Beruf mit seinem Symbol, eine Arbeitskraft und bis zu ${word(MOST_COLOUR_SYMBOLS)} Farbsymbole. Bei einem Bürger zählen Symbol und Farben, bei einem Arbeiter nur die Arbeitskraft, bei einem Baumeister nichts davon.`;
          },
        },
        {
          id: 'R0.3',
          origin: 'S+K',
          get text() {
            return `Eine Gebäudekarte hat eine Farbe, eine kleine und eine große Seite und auf jeder Seite einen Punktwert; die große Seite ist ${figures(LARGE_BRINGS)} Punkte mehr wert. Manche haben dazu ein Symbol oder eine Wirkung, auf beiden Seiten die gleiche.`;
          },
        },
        {
          id: 'R0.4',
          origin: 'S',
          get text() {
            return `Von einem Beruf hast du so viele Symbole, wie du Bürger dieses Berufs und Gebäude mit seinem Symbol hast. Arbeiter zählen nie. Gebäude gibt es mit den Symbolen von ${and(BUILT_SYMBOLS.map((one) => names.professions[one]))}.`;
          },
        },
        {
          id: 'R0.5',
          origin: 'S',
          text: 'Nur Personenkarten haben Farbsymbole, und sie zählen nur bei deinen Bürgern.',
        },
        {
          id: 'R0.6',
          origin: 'S',
          get text() {
            return `Die Spielreihenfolge beginnt bei der Startspielerkarte und geht im Uhrzeigersinn${said.backwards()}.`;
          },
        },
        {
          id: 'R0.7',
          origin: 'S',
          text: 'Die Zahl deiner Bürger ist die Zahl der Karten im Bürgerbereich. Ein Gebäude mit Symbol ist kein Bürger.',
        },
        { id: 'R0.8', origin: 'K', text: 'Die Plätze sind im Uhrzeigersinn nummeriert.' },
      ],
    },
    {
      id: 'R1',
      title: 'Aufbau',
      rules: [
        {
          id: 'R1.1',
          origin: 'S',
          get text() {
            return `Du bekommst eine zufällige Übersichtskarte. Auf ihrer Rückseite steht dein Geheimauftrag; er bleibt bis zur Schlusswertung geheim (R8.5). Bei ${seats.min} bis ${TWO_COPIES - 1} Spielern gibt es jeden Geheimauftrag nur einmal.`;
          },
        },
        {
          id: 'R1.2',
          origin: 'S',
          get text() {
            return `Eines der ${word(SCENARIO_IDS.length)} Szenarien wird ausgelost und so hingelegt, dass das Ende für Durchgang ${ROUNDS[0]} oben ist.`;
          },
        },
        {
          id: 'R1.3',
          origin: 'S+K',
          get text() {
            return `Wer die Geschichte spielen will, beginnt mit Kapitel ${CHAPTERS.CH1.roman}; sonst wählt ihr ein Kapitel oder lost es aus.`;
          },
        },
        {
          id: 'R1.4',
          origin: 'S+K',
          text: 'Die Kapitelkarte deckt das andere Ende der Szenariokarte zu. Lest die Texte beider Karten vor; am Bildschirm erscheinen sie zu Beginn.',
        },
        {
          id: 'R1.5',
          origin: 'S',
          text: 'Gebäudekarten und Personenkarten werden getrennt gemischt. Die Personenkarten bilden den verdeckten Nachziehstapel, der Ablagestapel ist leer.',
        },
        { id: 'R1.6', origin: 'S', text: 'Die Startspielerkarte geht an jemanden, den das Los bestimmt.' },
        {
          id: 'R1.7',
          origin: 'K',
          text: 'Übrige Übersichts-, Szenario- und Kapitelkarten kommen in die Schachtel. Welche Übersichtskarten das sind, erfährt niemand.',
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
            return `Ihr spielt ${word(ROUNDS.length)} Durchgänge. Nach jedem wird die Szenariokarte gedreht oder gewendet und zeigt den nächsten.`;
          },
        },
        {
          id: 'R2.2',
          origin: 'S',
          text: 'Jeder Durchgang hat drei Schritte: austeilen (R3), wählen und nutzen (R4 bis R6), Ende des Durchgangs (R7).',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Austeilen',
      rules: [
        {
          id: 'R3.1',
          origin: 'S',
          get text() {
            return `Jeder bekommt ${HAND} Personenkarten vom Nachziehstapel.`;
          },
        },
        {
          id: 'R3.2',
          origin: 'S',
          get text() {
            return said.otherHands();
          },
        },
        {
          id: 'R3.3',
          origin: 'S+K',
          text: 'Ist der Nachziehstapel leer und wird eine Karte gebraucht, mischt ihr den Ablagestapel zum neuen Nachziehstapel.',
        },
        {
          id: 'R3.4',
          origin: 'S+K',
          text: 'Reichen die Karten auch dann nicht, bekommen alle gleich viele, und zwar so viele wie möglich; der Rest bleibt im Nachziehstapel. Reicht es nicht einmal für eine Karte je Spieler, entfallen R4 bis R6 in diesem Durchgang.',
        },
        {
          id: 'R3.5',
          origin: 'S',
          get text() {
            return `Dann kommen Gebäude in die Auslage, von unten vom Stapel gezogen: ${figures(ONE_COPY.display)} bei ${figures(ONE_COPY.players)} Spielern.`;
          },
        },
        {
          id: 'R3.6',
          origin: 'S',
          text: 'Sie liegen nach Farben sortiert mit der kleinen Seite nach oben, für alle sichtbar: die Auslage.',
        },
        {
          id: 'R3.7',
          origin: 'S',
          get text() {
            return `${COLOURS_ADDED.length === 0 ? 'Hier nicht' : `Nur bei ${words(COLOURS_ADDED)} Spielern`}: Fehlt eine der ${word(COLOURS.length)} Farben, sucht ihr den Stapel von oben durch und legt die erste Karte jeder fehlenden Farbe dazu. Danach wird der Stapel neu gemischt.`;
          },
        },
        { id: 'R3.8', origin: 'S', text: 'Die Farbe eines Gebäudes zeigen Rand und Textfeld der Karte.' },
        {
          id: 'R3.9',
          origin: 'K',
          get text() {
            return `Hat der Stapel zu wenige Karten, kommen alle in die Auslage, die noch da sind; fehlt eine Farbe auch im Stapel, bleibt sie aus.${said.allUsed()}`;
          },
        },
        { id: 'R3.10', origin: 'K', text: 'Ausgeteilt wird einzeln reihum, beginnend bei der Startspielerkarte.' },
      ],
    },
    {
      id: 'R4',
      title: 'Eine Karte wählen',
      rules: [
        {
          id: 'R4.1',
          origin: 'S',
          get text() {
            return `Wählen, nutzen und weitergeben wiederholt ihr, bis alle Handkarten gespielt sind, meist ${word(HAND)}mal.`;
          },
        },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'Alle wählen gleichzeitig eine Handkarte und legen sie verdeckt unter ihre Übersichtskarte. Den Rest der Hand legst du so lange zur Seite.',
        },
        {
          id: 'R4.3',
          origin: 'K',
          text: 'Du darfst deine Wahl ändern, bis der Letzte gewählt hat. Die letzte Karte ist von selbst gewählt. Festgelegt ist nur die Karte, nicht, wofür du sie nutzt.',
        },
      ],
    },
    {
      id: 'R5',
      title: 'Die Karte nutzen',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'In Spielreihenfolge deckt jeder seine Karte auf und nutzt sie auf genau eine von drei Arten (R5.2 bis R5.4). Du entscheidest erst, wenn du an der Reihe bist; passen kannst du nicht.',
        },
        {
          id: 'R5.2',
          origin: 'S',
          text: 'Als Bürger kommt die Karte in deinen Bürgerbereich und zeigt dort ihr Symbol und ihre Farbsymbole.',
        },
        {
          id: 'R5.3',
          origin: 'S',
          text: 'Als Arbeiter kommt die Karte in deinen Arbeiterbereich; dort zählt nur ihre Arbeitskraft.',
        },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'Als Baumeister kommt die Karte auf den Ablagestapel. Dafür nimmst du genau ein Gebäude aus der Auslage in deinen Gebäudebereich und bezahlst es.',
        },
        { id: 'R5.4.1', origin: 'S', text: 'Ob klein oder groß, entscheidest du; für groß wird die Karte umgedreht.' },
        {
          id: 'R5.4.2',
          origin: 'S+P',
          get text() {
            return `Alle Gebäude kosten gleich viel: ${said.costs()} Arbeitskraft in den Durchgängen ${ROUNDS[0]} bis ${last}.`;
          },
        },
        {
          id: 'R5.4.3',
          origin: 'S',
          text: 'Jedes Farbsymbol in der Farbe des Gebäudes auf deinen Bürgern senkt die Kosten um eins, bis auf null. Farbsymbole auf Arbeitern zählen nicht.',
        },
        {
          id: 'R5.4.4',
          origin: 'S+K',
          text: 'Du bezahlst, indem du eigene Arbeiter ablegst, deren Arbeitskraft zusammen mindestens die Kosten erreicht. Wechselgeld gibt es nicht. Bürger zahlen nie, und überflüssige Arbeiter gibst du nicht her (Q5).',
        },
        { id: 'R5.4.5', origin: 'S', text: 'Bei Kosten null legst du niemanden ab.' },
        {
          id: 'R5.4.6',
          origin: 'S',
          text: 'Bauen kannst du nur, was du bezahlen kannst. Liegt kein solches Gebäude in der Auslage, wird die Karte Bürger oder Arbeiter.',
        },
        {
          id: 'R5.4.7',
          origin: 'K',
          text: 'Reihenfolge: Baumeister ablegen, Arbeiter ablegen, Gebäude nehmen, Wirkung ausführen (R5.5). Die Größe bleibt für immer.',
        },
        {
          id: 'R5.5',
          origin: 'S+K',
          get text() {
            return `Baust du ein Gebäude mit der Wirkung „Ziehen“, ziehst du danach ${DRAWN.building} Personenkarten, behältst ${said.stay(DRAWN.building)} als Arbeiter und legst die andere ab. ${said.few(DRAWN.building, 'Gibt es nur noch eine Karte, wird sie Arbeiter', 'Gibt es weniger Karten, werden alle Arbeiter')}; gibt es keine, geschieht nichts.`;
          },
        },
      ],
    },
    {
      id: 'R6',
      title: 'Weitergeben',
      rules: [
        {
          id: 'R6.1',
          origin: 'S',
          text: 'Die zur Seite gelegten Karten gehen an den Nächsten in Spielreihenfolge, ebenso die Startspielerkarte. Dann wählt ihr von neuem (R4).',
        },
        {
          id: 'R6.2',
          origin: 'S',
          text: 'Auch nach der letzten Karte eines Durchgangs wandert die Startspielerkarte weiter, insgesamt also einmal je gespielter Karte.',
        },
        {
          id: 'R6.3',
          origin: 'S',
          get text() {
            return `Weitergegeben wird im Uhrzeigersinn${said.backwards()}.`;
          },
        },
        {
          id: 'R6.4',
          origin: 'S',
          get text() {
            return said.longPass();
          },
        },
      ],
    },
    {
      id: 'R7',
      title: 'Ende des Durchgangs',
      rules: [
        {
          id: 'R7.1',
          origin: 'S',
          text: 'Verlangt die Szenario- oder die Kapitelkarte am Ende des Durchgangs etwas, wird es jetzt ausgeführt: erst das Szenario, dann das Kapitel, jeweils in Spielreihenfolge.',
        },
        {
          id: 'R7.2',
          origin: 'K',
          text: 'Es beginnt, wer die Startspielerkarte jetzt hat, in der Richtung des endenden Durchgangs. Alle führen erst das Szenario aus, dann das Kapitel; auch im letzten Durchgang.',
        },
        {
          id: 'R7.3',
          origin: 'S+K',
          get text() {
            return `${said.cards('harbour')}: Wer die meisten Schiffe hat, darf eine Kapitänin unter seinen Bürgern oder ein Gebäude mit Schiff abgeben, ${DRAWN.harbour} Personenkarten ziehen, ${said.stay(DRAWN.harbour)} davon als Arbeiter behalten und die andere ablegen. Bei Gleichstand dürfen es alle Beteiligten.`;
          },
        },
        {
          id: 'R7.3.1',
          origin: 'K',
          text: 'Wer die meisten hat, wird einmal festgestellt, bevor jemand ein Schiff abgibt. Mindestens ein Schiff ist nötig.',
        },
        {
          id: 'R7.3.2',
          origin: 'K',
          text: 'Eine Kapitänin kommt vor dem Ziehen auf den Ablagestapel, ein Gebäude kommt aus dem Spiel.',
        },
        {
          id: 'R7.3.3',
          origin: 'K',
          get text() {
            return `Sind weniger als ${word(DRAWN.harbour)} Karten da, werden bis zu ${said.stay(DRAWN.harbour)} davon Arbeiter.`;
          },
        },
        {
          id: 'R7.4',
          origin: 'S+K',
          get text() {
            return `${said.cards('diverse_citizens_worker')}: Wer mindestens so viele verschiedene Bürger hat wie angegeben, zieht ${DRAWN.round} Personenkarten, behält ${said.stay(DRAWN.round)} als Arbeiter und legt die andere ab. Verschieden heißt: verschiedene Berufe; Gebäude zählen nicht. Verzichten kannst du nicht. ${said.few(DRAWN.round, 'Ist nur noch eine Karte da, wird sie Arbeiter', 'Sind weniger Karten da, werden alle Arbeiter')}; ist keine da, geschieht nichts.`;
          },
        },
        {
          id: 'R7.5',
          origin: 'S+K',
          get text() {
            return `${said.cards('buildings_citizen')}: Wer mindestens so viele Gebäude hat wie angegeben, zieht ${DRAWN.round} Personenkarten, behält ${said.stay(DRAWN.round)} als Bürger und legt die andere ab. Verzichten kannst du nicht. ${said.few(DRAWN.round, 'Ist nur noch eine Karte da, wird sie Bürger', 'Sind weniger Karten da, werden alle Bürger')}; ist keine da, geschieht nichts.`;
          },
        },
        {
          id: 'R7.6',
          origin: 'S+K',
          get text() {
            return `${said.cards('discard_person')}: Jeder legt einen seiner Bürger oder Arbeiter ab. Wer weder das eine noch das andere hat, wird verschont.`;
          },
        },
        {
          id: 'R7.7',
          origin: 'S',
          get text() {
            return `Zum Schluss kommen alle Gebäude der Auslage aus dem Spiel, und die Szenariokarte zeigt den nächsten Durchgang. Nach Durchgang ${last} endet das Spiel.`;
          },
        },
      ],
    },
    {
      id: 'R8',
      title: 'Schlusswertung',
      rules: [
        {
          id: 'R8.0',
          origin: 'S',
          get text() {
            return `Nach Durchgang ${last} werden die Tableaus gewertet. Dafür gibst du nichts ab, und eine Karte darf mehrmals zählen.`;
          },
        },
        { id: 'R8.1', origin: 'S', text: 'Gebäude bringen ihre eigenen Punkte und die ihrer Wirkung.' },
        { id: 'R8.1.1', origin: 'S', text: 'Jedes Gebäude bringt die Punkte auf seiner sichtbaren Seite.' },
        {
          id: 'R8.1.2',
          origin: 'S',
          get text() {
            return `Max einer Farbe: ${EFFECT_POINTS.max} Punkte, wenn niemand sonst mehr Gebäude dieser Farbe hat; Gleichstand genügt.`;
          },
        },
        {
          id: 'R8.1.3',
          origin: 'S',
          get text() {
            return `Satz aus ${word(COLOURS.length)}: ${EFFECT_POINTS.set4} Punkte für jeden Satz von Gebäuden in allen ${word(COLOURS.length)} Farben. Das Gebäude selbst zählt mit, Farbsymbole der Bürger nicht.`;
          },
        },
        {
          id: 'R8.1.4',
          origin: 'S+K',
          get text() {
            return `Paare einer Farbe: ${EFFECT_POINTS.pair} Punkte für je ${word(PAIR)} Gebäude dieser Farbe. Das Gebäude selbst zählt mit, wenn es die Farbe hat; Farbsymbole der Bürger zählen nicht.`;
          },
        },
        { id: 'R8.1.5', origin: 'K', text: 'Jede Karte mit Wirkung zählt für sich, auch wenn du zwei gleiche hast.' },
        {
          id: 'R8.2',
          origin: 'S',
          get text() {
            return `Alle Bürger und ${word(WITH_SYMBOL)} Gebäude haben eines von ${word(PROFESSIONS.length)} Symbolen.`;
          },
        },
        {
          id: 'R8.2.1',
          origin: 'S',
          get text() {
            return `Bäuerinnen: ${SYMBOL_POINTS.farmer.points} Punkte für je ${word(SYMBOL_POINTS.farmer.step)} Symbole.`;
          },
        },
        {
          id: 'R8.2.2',
          origin: 'S',
          get text() {
            return `Händler: für je ${word(SYMBOL_POINTS.merchant.step)} Symbole so viele Punkte, wie du Bürger hast, die Händler eingerechnet.`;
          },
        },
        {
          id: 'R8.2.3',
          origin: 'S+K',
          get text() {
            return `Handwerker: Wer die meisten hat, bekommt ${SYMBOL_POINTS.craftsman.points} Punkte, die zweitmeisten bringen ${SYMBOL_POINTS.craftsman.second}. Bei Gleichstand bekommen alle die vollen Punkte; gibt es mehrere Erste, entfällt der zweite Platz. Ohne Handwerker gibt es nichts.`;
          },
        },
        {
          id: 'R8.2.4',
          origin: 'S+K',
          get text() {
            return `Kapitäninnen: ${SHIPS.slice(1).join(', ')} Punkte für ein bis ${word(SHIPS.length - 1)} Schiffe; sind es mehr, zählt jedes ${SHIPS_BEYOND} Punkte.`;
          },
        },
        {
          id: 'R8.2.5',
          origin: 'S',
          get text() {
            return `Priester: ${SYMBOL_POINTS.priest.points} Punkte, wenn du mindestens einen hast; weitere bringen nichts.`;
          },
        },
        {
          id: 'R8.2.6',
          origin: 'S',
          get text() {
            return `Soldaten: ${SYMBOL_POINTS.soldier.points} Punkte für je ${word(SYMBOL_POINTS.soldier.step)} Symbole.`;
          },
        },
        {
          id: 'R8.3',
          origin: 'S',
          get text() {
            return said.largeGoals();
          },
        },
        {
          id: 'R8.4',
          origin: 'S+K',
          get text() {
            return `Alle Kapitel${withoutGoal().length === 0 ? '' : ` außer ${and(withoutGoal())}`} haben ein Ziel. Es bringt jedem, der es erreicht, einmal Punkte.`;
          },
        },
        {
          id: 'R8.4.1',
          origin: 'S+K',
          get text() {
            return `${said.goals('buildings_at_least_citizens')} Gebäude mit Symbol sind keine Bürger.`;
          },
        },
        {
          id: 'R8.4.2',
          origin: 'S+K',
          get text() {
            return said.goals('same_colour_symbols');
          },
        },
        {
          id: 'R8.4.3',
          origin: 'S+K',
          get text() {
            return said.goals('symbols_together', ({ symbols }) => symbols.length > 1);
          },
        },
        {
          id: 'R8.4.4',
          origin: 'S+K',
          get text() {
            return said.goals('work_left');
          },
        },
        {
          id: 'R8.4.5',
          origin: 'S+K',
          get text() {
            return said.goals('symbols_together', ({ symbols }) => symbols.length === 1);
          },
        },
        {
          id: 'R8.4.6',
          origin: 'S+K',
          get text() {
            return said.goals('citizens');
          },
        },
        {
          id: 'R8.5',
          origin: 'S',
          get text() {
            return `Geheimauftrag: Deckt ihn auf. Er bringt ${figures(ORDER_POINTS)} Punkte für jeden Satz aus ${word(ORDER_COLOURS)} Gebäuden in seinen ${word(ORDER_COLOURS)} Farben.`;
          },
        },
        {
          id: 'R8.6',
          origin: 'K',
          text: 'In welcher Reihenfolge gewertet wird, ist egal; das Ergebnis ist die Summe. Minuspunkte gibt es nicht.',
        },
      ],
    },
    {
      id: 'R9',
      title: 'Sieg',
      rules: [
        { id: 'R9.1', origin: 'S', text: 'Wer die meisten Punkte hat, gewinnt.' },
        {
          id: 'R9.2',
          origin: 'S',
          text: 'Bei Gleichstand gewinnt, wer unter den Beteiligten mehr Arbeitskraft bei seinen Arbeitern übrig hat.',
        },
        { id: 'R9.3', origin: 'S', text: 'Ist auch das gleich, gewinnen mehrere.' },
        { id: 'R9.4', origin: 'K', text: 'Ebenso werden die übrigen Plätze bestimmt.' },
      ],
    },
    {
      id: 'R10',
      get title() {
        return `${inWordsAtStart('de', TWO_COPIES)} bis ${word(seats.max)} Spieler`;
      },
      rules: [
        {
          id: 'R10.1',
          origin: 'S+K',
          text: 'Ihr braucht zwei Spiele; die Gebäude-, Personen- und Übersichtskarten beider werden zusammengemischt. Jeden Geheimauftrag gibt es also zweimal; Szenario, Kapitel und Startspielerkarte nur einmal.',
        },
        {
          id: 'R10.2',
          origin: 'S',
          get text() {
            return `In der Auslage liegen ${figures(BOTH_COPIES.display)} Gebäude bei ${figures(BOTH_COPIES.players)} Spielern.`;
          },
        },
        {
          id: 'R10.3',
          origin: 'S',
          get text() {
            return said.longPassAgain();
          },
        },
        {
          id: 'R10.4',
          origin: 'K',
          text: 'Die Karten des zweiten Spiels tragen hinter ihrer Kennung ein b, zum Beispiel FA01b.',
        },
        { id: 'R10.5', origin: 'S', text: 'Fehlende Farben werden nicht ergänzt (R3.7).' },
        {
          id: 'R10.6',
          origin: 'K',
          get text() {
            return `Alles ist doppelt da: ${2 * PERSON_COUNT} Personenkarten und ${2 * BUILDING_COUNT} Gebäudekarten. Du darfst beide Karten einer Art besitzen, und beide zählen.`;
          },
        },
      ],
    },
    {
      id: 'R11',
      title: 'Die Geschichte',
      rules: [
        {
          id: 'R11.1',
          origin: 'S+K',
          get text() {
            return `Die Geschichte beginnt mit Kapitel ${CHAPTERS.CH1.roman}: ${word(CHAPTER_IDS.length)} Partien, Kapitel ${CHAPTERS.CH1.roman} bis ${CHAPTERS.CH8.roman}, jede mit einem neu ausgelosten Szenario. Gezählt werden die Siege und daneben die Summe der Punkte. Aufhören könnt ihr jederzeit.`;
          },
        },
      ],
    },
    {
      id: 'R12',
      title: 'Am Bildschirm',
      rules: [
        {
          id: 'R12.1',
          origin: 'K',
          text: 'Gelost wird in dieser Reihenfolge: Übersichtskarten, Szenario, Kapitel, Gebäudekarten, Personenkarten, Startspieler; jeder Stapel aus einer eigenen Zahlenfolge. Später wird nur noch neu gemischt.',
        },
        {
          id: 'R12.2',
          origin: 'K',
          text: 'Gebäude werden vom unteren Ende des Stapels gezogen, die Suche nach fehlenden Farben beginnt oben.',
        },
        {
          id: 'R12.3',
          origin: 'K',
          text: 'Den Ablagestapel darf jeder ansehen; seine Reihenfolge hat keine Bedeutung.',
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Heißt das zweite Gebäude mit Schiff Seeschiffe oder Seeschenke?',
      answer: 'Seeschenke; so steht es bei der Wertung.',
    },
    { id: 'Q2', question: 'Was meint das Ungleichzeichen bei den Bürgern?', answer: 'Verschiedene Berufe.' },
    { id: 'Q3', question: 'Zählen Beruf oder Farben eines Arbeiters?', answer: 'Nein, nur seine Arbeitskraft.' },
    {
      id: 'Q4',
      question: 'Darfst du eine Karte als Baumeister ablegen, ohne zu bauen?',
      answer: 'Nein. Bürger oder Arbeiter geht immer.',
    },
    {
      id: 'Q5',
      question: 'Darfst du mehr Arbeiter abgeben als nötig?',
      answer:
        'Nein. Könnte einer wegbleiben, ist die Bezahlung nicht erlaubt. Hier sind wir strenger als das Heft, das „mindestens“ sagt: Mehr zu bezahlen nützt kaum jemandem, und die Auswahl bleibt klein.',
    },
    {
      id: 'Q6',
      question: 'Darfst du Arbeiter abgeben, wenn ein Gebäude nichts kostet?',
      answer: 'Nein, es gibt nichts zu bezahlen.',
    },
    {
      id: 'Q7',
      question: 'Legst du beim Wählen schon fest, wofür du die Karte nutzt?',
      answer: 'Nein, erst wenn du an der Reihe bist.',
    },
    {
      id: 'Q8',
      question: 'Was, wenn die Auslage leer oder zu teuer ist?',
      answer: 'Dann kannst du die Karte noch als Bürger oder Arbeiter nutzen.',
    },
    {
      id: 'Q9',
      question: 'Wohin wandert die Startspielerkarte in den geraden Durchgängen der Stadtflucht?',
      answer: 'Gegen den Uhrzeigersinn, wie die Karten.',
    },
    {
      id: 'Q10',
      question: 'Wer beginnt am Ende des Durchgangs?',
      answer: 'Wer die Startspielerkarte nach dem letzten Weitergeben hat.',
    },
    {
      id: 'Q11',
      question: 'Ändert sich durch das erste abgegebene Schiff, wer die meisten hat?',
      answer: 'Nein, das wird einmal festgestellt.',
    },
    { id: 'Q12', question: 'Was, wenn niemand ein Schiff hat?', answer: 'Dann nutzt niemand den Hafen.' },
    { id: 'Q13', question: 'Wohin kommt ein abgegebenes Gebäude?', answer: 'Aus dem Spiel.' },
    {
      id: 'Q14',
      question: 'Darfst du auf die gezogenen Karten bei R7.4 und R7.5 verzichten?',
      answer: 'Nein, auch wenn sie dir schaden.',
    },
    { id: 'Q15', question: 'Zählen Gebäude mit Symbol als verschiedene Bürger?', answer: 'Nein.' },
    {
      id: 'Q16',
      question: 'Bringt Max etwas, wenn niemand die Farbe hat?',
      answer: 'Ja, denn niemand hat mehr. Mit unseren Karten kommt das nicht vor.',
    },
    {
      id: 'Q17',
      question: 'Was, wenn du zwei Max-Karten hast?',
      get answer() {
        return `Jede bringt ihre ${EFFECT_POINTS.max} Punkte.`;
      },
    },
    {
      id: 'Q18',
      question: 'Wer bekommt die Punkte, wenn niemand Handwerker hat?',
      answer: 'Niemand; auch der zweite Platz braucht mindestens einen.',
    },
    { id: 'Q19', question: 'Gibt es bei zwei Spielern einen zweiten Platz bei den Handwerkern?', answer: 'Ja.' },
    {
      id: 'Q20',
      get question() {
        return `Was bringen mehr als ${word(SHIPS.length - 1)} Schiffe?`;
      },
      get answer() {
        return `Jedes ${SHIPS_BEYOND} Punkte, also ${SHIPS_BEYOND * SHIPS.length} für ${word(SHIPS.length)}.`;
      },
    },
    { id: 'Q21', question: 'Wen zählen die Händler?', answer: 'Alle Karten im Bürgerbereich, keine Gebäude.' },
    {
      id: 'Q22',
      get question() {
        return `Warum bringt das Ziel von Kapitel ${CHAPTERS.CH4.roman} ${CHAPTERS.CH4.points} Punkte?`;
      },
      answer: 'So steht es im Spielheft.',
    },
    {
      id: 'Q23',
      get question() {
        return said.isLittle();
      },
      answer: 'Doch, aber Text und Bild sagen es so.',
    },
    {
      id: 'Q24',
      get question() {
        return `Ist das Ziel von Kapitel ${CHAPTERS.CH1.roman} ohne Gebäude und ohne Bürger erreicht?`;
      },
      answer: 'Ja, null ist nicht weniger als null.',
    },
    {
      id: 'Q25',
      question: 'Sind die Kosten in allen Szenarien gleich?',
      get answer() {
        return COSTS.length === 1 ? 'Ja.' : 'Nein; R5.4.2 nennt sie.';
      },
    },
    {
      id: 'Q26',
      get question() {
        return `Was, wenn ${word(said.longHand())} Spieler ${said.longHand()} Karten spielen?`;
      },
      get answer() {
        return `Nichts: ${said.onlyException()} Bei ${word(said.longHand())} kann die Startspielerkarte wieder beim selben Spieler landen.`;
      },
    },
    {
      id: 'Q27',
      question: 'Wie viele Karten kommen für eine fehlende Farbe dazu?',
      answer: 'Eine je fehlender Farbe.',
    },
    {
      id: 'Q28',
      question: 'Darfst du die oberste Karte des Gebäudestapels sehen?',
      answer: 'Nein, sie wird nicht gezeigt.',
    },
    { id: 'Q29', question: 'Verrät die Suche in R3.7 den Stapel?', answer: 'Nein, danach wird gemischt.' },
    { id: 'Q30', question: 'Darfst du die zur Seite gelegten Karten ansehen?', answer: 'Ja, bis du sie weitergibst.' },
    {
      id: 'Q31',
      question: 'Was, wenn beim Ziehen der Nachziehstapel leer ist?',
      answer: 'Baumeister und bezahlte Arbeiter liegen schon auf dem Ablagestapel und werden mitgemischt.',
    },
    { id: 'Q32', question: 'Kann aus einem Bürger ein Arbeiter werden oder umgekehrt?', answer: 'Nie.' },
    {
      id: 'Q33',
      question: 'Darf ein Gebäude in mehreren Sätzen des Geheimauftrags zählen?',
      answer: 'Nein, die Sätze sind getrennt.',
    },
    {
      id: 'Q34',
      get question() {
        return `Dürfen der Satz aus ${word(COLOURS.length)} und der Geheimauftrag dieselben Gebäude nutzen?`;
      },
      answer: 'Ja, alles zählt unabhängig voneinander.',
    },
    {
      id: 'Q35',
      question: 'Welche Seite liegt in der Auslage oben?',
      answer: 'Die kleine; wie groß gebaut wird, entscheidet der Baumeister.',
    },
    {
      id: 'Q36',
      question: 'Wie viele Kombinationen von Szenario und Kapitel gibt es?',
      get answer() {
        return `${CHAPTER_IDS.length} mal ${SCENARIO_IDS.length}, also ${CHAPTER_IDS.length * SCENARIO_IDS.length}.`;
      },
    },
    {
      id: 'Q37',
      question: 'Welche Aufgabe am Ende des Durchgangs gehört zu welcher Karte?',
      get answer() {
        return said.whichCard();
      },
    },
    {
      id: 'Q38',
      question: 'Zählt beim Ziel mit abgebildeten Symbolen nur eine Art?',
      answer: 'Nein, alle abgebildeten zusammen.',
    },
  ],
  get reconstructed() {
    return `Aus dem Spielheft und öffentlichen Quellen stammen der Ablauf, die Kosten, die Wertung, die Zahl der Karten je Beruf, ${word(WITH_SYMBOL)} Gebäude mit Symbol und die Namen zweier Szenarien und eines Kapitels. Von uns ergänzt (K) sind die Werte der einzelnen Personenkarten, die übrigen ${BUILDING_COUNT - WITH_SYMBOL} Gebäude, die Schwellen der Szenarien, die Verteilung der Ziele auf die Kapitel, die Geheimaufträge, die Punkte für Schiffe, die Namen und alle Erzähltexte.`;
  },
};
