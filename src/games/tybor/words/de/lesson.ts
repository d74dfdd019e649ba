import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { CHAPTERS, DRAWN, ORDERS, ROUNDS, SCENARIOS, SHIPS, SYMBOL_POINTS } from '../../data/cards.ts';
import { CLODWIG, COST, INGO, INN, KEPT, MIRA, NEXT_COST, STEP, STOCK } from '../../lesson/figures.ts';
import { script } from '../../lesson/script.ts';
import { HAND, LARGE_BRINGS, MOST_COLOUR_SYMBOLS } from '../figures.ts';

const word = (n: number): string => inWords('de', n);
const { farmer, merchant, craftsman, priest, soldier } = SYMBOL_POINTS;
const { goal } = SCENARIOS[script.settings.scenario];
const chapter = CHAPTERS[script.settings.chapter];

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    worker: 'Ein Arbeiter',
    citizen: 'Ein Bürger',
    builder: 'Ein Gebäude',
    symbols: 'Symbole',
    last: 'Die letzte Karte',
    end: 'Wie es endet',
  },
  stops: {
    welcome: `Willkommen in Longsdale. ${inWordsAtStart('de', ROUNDS.length)} Durchgänge lang wählt ihr Personen und baut mit ihnen die Stadt (R2.1). Am Ende zählen Gebäude, Symbole und Ziele (R8.0). Du spielst den ersten Durchgang, Mira sitzt dir gegenüber.`,
    hand: `Das sind deine ${word(HAND)} Personen (R3.1). Jede hat einen Beruf, eine Arbeitskraft (die große Zahl) und bis zu ${word(MOST_COLOUR_SYMBOLS)} Farbsymbole (R0.2).`,
    display:
      'In der Auslage liegen die Gebäude dieses Durchgangs, für alle sichtbar (R3.5, R3.6). Jedes hat eine Farbe.',
    tableau: 'Hier entsteht deine Stadt: links Gebäude, oben Bürger, rechts Arbeiter (R0.1).',
    uses: 'Jede Person nutzt du auf eine von drei Arten: als Bürger, bei dem Symbol und Farben zählen, als Arbeiter mit seiner Arbeitskraft oder als Baumeister, der abgelegt wird, damit du bauen kannst (R5.1, R5.2, R5.3, R5.4).',
    miraPicks: 'Alle wählen gleichzeitig und verdeckt eine Karte (R4.2). Mira hat schon gewählt; du siehst nicht, was.',
    pickSoldier:
      'Wähl den Soldaten Clodwig: viel Arbeitskraft, keine Farbe. Drück auf seine Karte, um sie aufzunehmen, und noch einmal, um sie zu wählen (R4.2).',
    useWorker: `Jetzt deckt ihr der Reihe nach auf und nutzt eure Karten (R5.1). Du hast die Startspielerkarte und beginnst (R0.6). Leg Clodwig zu den Arbeitern: Arbeitskraft ${CLODWIG} auf Vorrat (R5.3).`,
    miraWorker:
      'Auch Mira legt ihre Karte zu den Arbeitern (R5.3). Dann werden die restlichen Handkarten weitergegeben, und sie wählt schon verdeckt ihre nächste (R6.1, R4.2).',
    passed:
      'Der Rest deiner Hand ist zu Mira gewandert, und ihrer ist jetzt bei dir (R6.1). Was du nicht nimmst, bekommt also sie. Auch die Startspielerkarte ist weitergegangen (R6.2).',
    pickMerchant: `Wähl Händler Ingo. Er arbeitet wenig, hat aber ${word(INGO)} gelbe Farbsymbole (R0.2).`,
    miraFirst: 'Mira hat die Startspielerkarte, also ist sie zuerst dran (R0.6). Noch ein Arbeiter (R5.3).',
    useCitizen: 'Mach Ingo zum Bürger: Nur so zählen sein Symbol und seine Farben (R5.2, R0.5).',
    discount: `Jedes gelbe Symbol auf deinen Bürgern macht gelbe Gebäude um eins billiger (R5.4.3). Für dich also um ${INGO}.`,
    cost: `Was Bauen kostet, steht hier: im ersten Durchgang ${COST.small} für klein und ${COST.large} für groß, für alle Gebäude gleich (R5.4.2). Große bringen ${LARGE_BRINGS[0]} Punkte mehr (R0.3).`,
    miraThird: 'Mira wählt wieder verdeckt (R4.2).',
    pickFarmer: 'Wähl Bäuerin Frieda. Was auf ihrer Karte steht, ist egal, denn sie wird Baumeisterin (R5.4).',
    buildInn: `Bau die gelbe Herberge, und zwar groß: Sie kostet ${COST.large}, minus ${INGO} für Ingo, macht ${INN.cost} (R5.4.3). Nimm „Baumeister“, dann die Herberge, dann „groß“ (R5.4.1).`,
    paid: `Clodwig hat genau ${CLODWIG} bezahlt und liegt jetzt auf dem Ablagestapel; Wechselgeld gäbe es nicht (R5.4.4). Groß gebaut ist die Herberge ${INN.points} Punkte wert (R8.1.1).`,
    keep: `Und die Herberge hat eine Wirkung: Du hast ${word(DRAWN.building)} Personen gezogen; eine wird Arbeiterin, die andere wird abgelegt (R5.5). Beide haben Arbeitskraft ${KEPT}; such dir eine aus.`,
    keptCaptain: `Hilke packt an. Als Arbeiterin zählt nur ihre Arbeitskraft ${KEPT} (R5.3).`,
    keptFarmer: `Hanne packt an. Als Arbeiterin zählt nur ihre Arbeitskraft ${KEPT} (R5.3).`,
    miraPriest: 'Mira macht einen Priester zum Bürger und wählt dann verdeckt ihre nächste Karte (R5.2, R4.2).',
    pickPriest: 'Auch in dieser Hand ist ein Priester. Wähl Coelestin (R4.2).',
    miraBorder: `Mira baut die Grenze groß: Sie kostet ${COST.large}, bezahlt wird mit ${MIRA.one} und ${MIRA.other}. Die ${MIRA.lost} zu viel verliert sie; Wechselgeld gibt es nicht (R5.4.4).`,
    usePriest: `Mach Coelestin zum Bürger: Schon der erste Priester bringt am Ende ${priest.points} Punkte, weitere bringen nichts (R8.2.5).`,
    trades: `Jeder Beruf zählt anders. Je ${word(farmer.step)} Bäuerinnen bringen ${farmer.points}, je ${word(soldier.step)} Soldaten ${soldier.points} (R8.2.1, R8.2.6). Je ${word(merchant.step)} Händler bringen so viel, wie du Bürger hast (R8.2.2). Die meisten Handwerker bringen ${craftsman.points}, die zweitmeisten ${craftsman.second} (R8.2.3). Bis zu ${word(SHIPS.length - 1)} Schiffe bringen ${SHIPS.slice(1).join(', ')} (R8.2.4).`,
    goalOfChapter: `Das Kapitel gibt ein Ziel vor: ${chapter.points} Punkte, wenn du am Ende mindestens so viele Gebäude wie Bürger hast (R8.4.1). Das Szenario zahlt ${goal!.points} für je ${word(goal!.every)} große Gebäude (R8.3).`,
    order: `Und du hast einen Geheimauftrag: ${ORDERS.O4.points} Punkte für jeden Satz aus einem gelben, einem blauen und einem roten Gebäude (R1.1, R8.5). Gelb hast du schon.`,
    useLast:
      'Die letzte Karte ist von selbst gewählt (R4.3). Leg Kapitänin Jorunn ab und bau die blaue Seeschenke klein, oder mach Jorunn zur Bürgerin oder zur Arbeiterin. Wie nutzt du sie (R5.1)?',
    lastTavern:
      'Gut: so viele Gebäude wie Bürger, damit ist das Ziel des Kapitels vorerst erreicht (R8.4.1). Blau passt zum Geheimauftrag, und das Schiff der Schenke zählt wie eine Kapitänin (R8.5, R0.4).',
    lastCitizen:
      'Gut: Sie bringt ein Schiff und macht Grün, Gelb und Rot um je eins billiger (R8.2.4, R5.4.3). Für das Ziel des Kapitels fehlen dir nun zwei Gebäude (R8.4.1).',
    lastWorker: `Gut: Jetzt liegt Arbeitskraft ${STOCK} für den nächsten Durchgang bereit (R5.3).`,
    miraLast: 'Mira legt ihre letzte Karte zu den Arbeitern. Der Durchgang ist zu Ende (R4.1).',
    nextRound: `Übrige Gebäude verschwinden, und neue kommen (R7.7, R3.5). Ihr bekommt wieder je ${word(HAND)} Personen (R3.1). Bauen kostet jetzt ${NEXT_COST.small} oder ${NEXT_COST.large} und in jedem weiteren Durchgang ${STEP} mehr (R5.4.2).`,
    buildings: `Nach ${word(ROUNDS.length)} Durchgängen zählt jedes Gebäude, was auf seiner sichtbaren Seite steht; bei manchen zählt noch die Wirkung (R8.1.1, R8.1.5).`,
    priests: 'Dazu kommen die Symbole deiner Bürger und Gebäude (R8.2). Arbeiter zählen dafür nie (R0.4).',
    secret:
      'Dann kommen Szenario, Kapitel und Geheimauftrag (R8.3, R8.4.1, R8.5). Eine Karte darf mehrmals zählen (R8.0).',
    winner: 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Arbeitskraft übrig hat (R9.1, R9.2).',
  },
  learned: [
    'Verdeckt wählen, der Reihe nach nutzen, den Rest weitergeben (R4.2, R5.1, R6.1)',
    'Bürger verbilligen ihre Farben und bringen Symbole (R5.2, R5.4.3)',
    'Arbeiter bezahlen, und niemand gibt heraus (R5.4.4)',
    'Baumeister: die Karte geht weg, ein Gebäude kommt (R5.4)',
    'Ziele von Kapitel, Szenario und Geheimauftrag im Blick behalten (R8.3, R8.4.1, R8.5)',
  ],
  scored:
    'So stünde es nach einem Durchgang. Punkte gibt es erst am Ende, aber jede Zeile zeigt schon, worauf du hinbaust (R8.0). Auch Miras Geheimauftrag ist hier aufgedeckt (R8.5). Zeig auf eine Zeile, dann leuchten ihre Karten.',
};

export const lesson: Lesson = { script, words };
