import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { LINES, ROUNDS, SCORINGS, STARTING_HAND } from '../../data/table.ts';
import { DOUBLE_STEPS, ELIGIBLE, RESOURCES } from '../../data/tracks.ts';
import { BOOK, BOOK_THEN, BOOKS, GEMS, GOLD_STEPS, TOPAZES } from '../../lesson/figures.ts';
import { script } from '../../lesson/script.ts';
import { ART } from '../figures.ts';

const word = (n: number): string => inWords('de', n);
const atStart = (n: number): string => inWordsAtStart('de', n);
const [line, nextLine] = LINES;
const six = word(ROUNDS.length);

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    divide: 'Du teilst',
    choose: 'Du wählst',
    harvest: 'Die Ausbeute',
    seals: 'Siegel und Trennkarte',
    again: 'Noch ein Umschlag',
    end: 'Wie gewertet wird',
  },
  stops: {
    welcome: `Willkommen auf der Gala. ${atStart(ROUNDS.length)} Runden lang teilt ihr Schätze auf: Du teilst, dein Nachbar wählt (R2.1). Wer am Ende das meiste Prestige hat, gewinnt (R11.2). Links von dir sitzt Mira, rechts Jonas (R0.1).`,
    tracks: `Das ist dein Tableau: Leisten für Prestige, Bücher, Kunstwerke, Topase, Smaragde und Gold, dazu ${word(RESOURCES.length)} Siegelleisten (R0.2). Deine Würfel rücken nur vor, nie zurück (R0.3).`,
    start: `Du spielst den Weltreisenden. Er schenkt dir einen Schritt auf jeder der ${word(RESOURCES.length)} Ressourcenleisten (R1.8).`,
    rounds: `Hier siehst du die ${six} Runden: welche Karten es gibt und wie viele du höchstens halten darfst (R3.1, R3.2). Nach Runde ${line} und ${nextLine} wird schon einmal gewertet (R9.2).`,
    hand: `Das ist deine Hand: ${word(STARTING_HAND)} Karten zum Start und eine neue für diese Runde (R1.14, R3.1). Wer über dem Kartenlimit ist, wirft ab; du bist es nicht (R3.3).`,
    split:
      'Jetzt teilst du die Hand mit der Trennkarte in zwei Teile, so ungleich du magst, aber keiner darf leer sein (R4.1). Mira bekommt beide zu sehen und behält einen (R4.3). Der andere kommt zu dir zurück (R4.4).',
    mira: 'Mira spielt den Juwelier und hat schon Topase und Smaragde. Leg ihr etwas hin, das sie mehr will als du; dann behältst du, was du willst (R13.2).',
    divideFirst:
      'Du willst Bücher und Gold. Leg die Smaragde, das Prestige und die Topase in den anderen Teil und schließ den Umschlag (R4.1).',
    othersDivide:
      'Auch Mira und Jonas teilen, alle zugleich und geheim. Dann wandern alle Umschläge nach links (R4.2).',
    envelope: 'Das ist der Umschlag von Jonas. Nimm einen ganzen Teil; mischen ist nicht erlaubt (R4.3).',
    takeFirst: `Nimm die ${word(TOPAZES)} Topase und das Rautensiegel (R4.3). Der andere Teil geht zurück an Jonas (R4.4).`,
    othersTake:
      'Alle wählen zugleich. Mira nimmt den Teil mit den Juwelen, wie erhofft; zurück kommen deine Bücher und dein Gold (R4.4).',
    back: 'Das ist deine Hand für die Ausbeute: was du behalten hast und was zurückkam (R4.4). Jetzt wird alles gespielt oder verkauft, in beliebiger Reihenfolge (R5.2).',
    playBooks: `Spiel die ${word(BOOKS)} Bücher: ${word(BOOKS)} Schritte auf der Bücherleiste (R5.3). Nimm die Karte auf und spiel sie.`,
    bookValue: `Du stehst auf Feld ${BOOK.at}. Eingerahmte Werte zählen bei der Bücherwertung: Du hast die ${BOOK.value} erreicht (R6.5). Auch ein Auftragssymbol hast du schon (R6.6).`,
    playGold: `Spiel das Gold: ${word(GOLD_STEPS)} Schritte bis zum Doppelpfeil (R5.3).`,
    bonusEmerald: `Der Doppelpfeil schenkt dir ${word(DOUBLE_STEPS)} Schritte auf einer anderen Leiste (R6.1). Nimm die Smaragde.`,
    playTopaz: `Spiel jetzt die ${word(TOPAZES)} Topase (R5.3).`,
    gems: `Topas ${GEMS.topaz}, Smaragd ${GEMS.emerald}: Bei Juwelen zählt das Doppelte der schwächeren Leiste (R10.4). Gleichmäßig wachsen lohnt sich also.`,
    playSeal: `Ein Rautensiegel: ein Schritt auf einer der ${word(ELIGIBLE.seal_diamond.length)} linken Siegelleisten (R5.5a).`,
    sealBook: 'Nimm die Büchersiegel. Das erste Feld dort zeigt ein Buch (R6.3).',
    sealPulls:
      'Und schon rückt auch der Bücherwürfel ein Feld weiter (R6.3). Solche Ketten laufen immer ganz zu Ende, bevor es weitergeht (R6.4).',
    sell: 'Passt dir eine Karte nicht, dreh sie um und verkauf sie: ein Schritt auf Gold oder Prestige (R7.1). Verkauft heißt nicht verloren: Am Ende der Runde kommt sie auf die Hand zurück (R7.4).',
    wild: 'Bleibt die Trennkarte: ein Schritt auf irgendeiner Leiste (R5.6). Wohin? Kunstwerke, Gold oder Prestige.',
    wildArtwork: 'Gut: Was Kunstwerke wert sind, bestimmt der Markt, wenn gewertet wird (R10.3).',
    wildGold: 'Gut: Der nächste Doppelpfeil rückt näher (R6.1).',
    wildPrestige: 'Gut: ein sicherer Punkt (R5.4).',
    othersHarvest:
      'Mira und Jonas spielen ihre Karten zur selben Zeit (R5.1). Mira verkauft dreimal und bekommt einen Doppelpfeil (R7.2).',
    market:
      'Dann wird das Marktplättchen der Runde aufgedeckt (R8.1). Der Marktschieber rückt um seine Zahl nach rechts und zeigt so immer die Summe der Plättchen (R8.2).',
    othersAgain:
      'Die nächste Runde: Alle nehmen ihre Karten zurück und bekommen eine neue (R9.4, R3.1). Mira und Jonas haben zu viele und werfen ab, bevor sie teilen (R3.3).',
    divideAny: 'Teile, wie du magst (R4.1). Was möchtest du behalten, und was würde Mira locken (R13.2)?',
    even: 'Zwei gegen drei: Mira muss nachdenken. Ist ein Teil klar besser, bleibt dir sicher der schlechtere (R13.1).',
    lopsided:
      'Eine einzelne Karte gegen vier: mutig. Mira nimmt, was ihr mehr nützt, und du bekommst den Rest (R13.1).',
    takeAny: 'Der Umschlag von Jonas: ein Smaragd und zwei Siegel, oder fünf Smaragde. Was passt zu dir (R4.3)?',
    tookEmeralds: 'Smaragde: schnell voran, aber für die Juwelen zählt die schwächere Leiste (R10.4).',
    tookSeals: 'Siegel: Sie ziehen Ressourcen mit und bringen die Sterne für die Aufträge (R6.3, R6.7).',
    exchanged: `Auch die anderen haben gewählt, die Umschläge kommen zurück (R4.4). So geht es ${six} Runden lang; ab hier erzähle ich nur noch (R2.1).`,
    lines: `Nach Runde ${line} und ${nextLine} werden die Plättchen an der Linie gewertet, am Ende alle ${word(SCORINGS.length)} Arten (R9.2, R11.1).`,
    scoreBooks: `Bücher: der höchste Wert, den du erreicht hast (R10.2). Du stehst auf Feld ${BOOK_THEN.at}, und das zeigt ${BOOK_THEN.value}.`,
    scoreArt: `Kunstwerke: Es zählt, wie dein Würfel zum Pfeil des Marktschiebers steht. ${atStart(ART.farUnder)} oder mehr Felder darunter bringen nichts, bis zu ${word(ART.under)} darunter ${ART.below}, genau dort ${ART.exactly}, bis zu ${word(ART.near)} darüber ${ART.above}, noch weiter ${ART.farAbove} (R10.3).`,
    scoreGems: `Juwelen: das Doppelte der schwächeren Leiste (R10.4). Topas ${GEMS.topaz} und Smaragd ${GEMS.emerald} brächten dir jetzt ${GEMS.points}.`,
    scoreOrders:
      'Aufträge, nur am Schluss: für jede Ressource deine Auftragssymbole mal die höchste Sternzahl, die du auf ihrer Siegelleiste erreicht hast (R10.5). Ohne Sterne gibt es nichts.',
    winner: 'Wer das meiste Prestige hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg (R11.2).',
  },
  learned: [
    'Teilen: zwei Teile, und dein Nachbar behält einen (R4.1, R4.3)',
    'Ein guter Köder lässt dir, was du willst (R13.2)',
    'Spielen in beliebiger Reihenfolge; Ketten laufen zu Ende (R5.2, R6.4)',
    'Siegel und Doppelpfeile ziehen andere Leisten mit (R6.1, R6.3)',
    `${atStart(SCORINGS.length)} Wertungen: Bücher, Kunstwerke, Juwelen, Aufträge (R10.1)`,
  ],
  scored:
    'So stünde es, wenn jetzt gewertet würde: Bücher, Kunstwerke, Juwelen und Aufträge (R10.1). Zeig auf eine Zeile, dann leuchtet ihre Leiste.',
};

export const lesson: Lesson = { script, words };
