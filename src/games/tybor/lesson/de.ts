import type { Lesson, LessonWords } from '../../../text/lesson.ts';
import { script } from './script.ts';

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
    welcome:
      'Willkommen in Longsdale. Vier Durchgänge lang wählt ihr Personen und baut damit die Stadt (R2.1). Am Ende zählen Gebäude, Symbole und Ziele (R8.0). Du spielst den ersten Durchgang, Mira sitzt dir gegenüber.',
    hand: 'Das sind deine fünf Personen (R3.1). Jede hat einen Beruf, eine Arbeitskraft (die große Zahl) und bis zu vier Farbsymbole (R0.2).',
    display: 'In der Auslage liegen die Gebäude dieses Durchgangs, offen für alle (R3.5, R3.6). Jedes hat eine Farbe.',
    tableau: 'Hier wird deine Stadt liegen: links Gebäude, oben Bürger, rechts Arbeiter (R0.1).',
    uses: 'Jede Person kannst du auf eine von drei Arten nutzen (R5.1): als Bürger mit Symbol und Farben (R5.2), als Arbeiter mit Arbeitskraft (R5.3), oder als Baumeister; dann ist die Karte weg und du baust (R5.4).',
    miraPicks: 'Alle wählen gleichzeitig und verdeckt eine Karte (R4.2). Mira hat schon gewählt; du siehst nicht, was.',
    pickSoldier:
      'Wähl den Soldaten Clodwig: viel Arbeitskraft, keine Farbe. Nimm ihn auf und drück ihn noch einmal (R4.2).',
    useWorker:
      'Jetzt werden die Karten aufgedeckt und der Reihe nach genutzt (R5.1). Leg Clodwig zu den Arbeitern: 5 Arbeitskraft auf Vorrat (R5.3).',
    miraWorker: 'Mira nimmt auch einen Arbeiter (R5.3) und wählt danach schon verdeckt ihre nächste Karte (R4.2).',
    passed:
      'Deine Resthand ist zu Mira gewandert, und ihre liegt jetzt bei dir (R6.1). Was du nicht nimmst, bekommt also sie. Auch die Startkarte ging weiter (R6.2).',
    pickMerchant: 'Wähl Händler Ingo. Er arbeitet wenig, trägt aber zwei gelbe Farbsymbole (R0.2).',
    miraFirst: 'Mira hat die Startkarte, also ist sie zuerst dran (R0.6). Noch ein Arbeiter (R5.3).',
    useCitizen: 'Mach Ingo zum Bürger: Nur dort zählen Symbol und Farben (R5.2, R0.5).',
    discount: 'Jedes gelbe Symbol deiner Bürger macht gelbe Gebäude um 1 billiger (R5.4.3). Für dich also um 2.',
    cost: 'Was Bauen kostet, steht hier: im ersten Durchgang 3 für klein und 7 für groß, für alle Gebäude gleich (R5.4.2). Große bringen 3 Punkte mehr (R0.3).',
    miraThird: 'Mira wählt wieder verdeckt (R4.2).',
    pickFarmer: 'Wähl Bäuerin Frieda. Ihre Werte sind gleich egal, denn sie wird Baumeisterin (R5.4).',
    buildInn:
      'Bau die gelbe Herberge, und zwar groß: Kosten 7, minus 2 für Ingo, macht 5 (R5.4.3). Nimm „Baumeister“, dann die Herberge, dann „groß“ (R5.4.1).',
    paid: 'Bezahlt hat Clodwig, genau 5; Wechselgeld gäbe es nicht (R5.4.4). Groß gebaut ist die Herberge 6 Punkte wert (R8.1.1).',
    keep: 'Und die Herberge kann etwas: Du ziehst zwei Personen, eine wird Arbeiter, die andere geht weg (R5.5). Beide haben 3 Arbeitskraft; such dir eine aus.',
    keptCaptain: 'Hilke packt an. Als Arbeiterin zählt nur ihre Arbeitskraft 3 (R5.3).',
    keptFarmer: 'Hanne packt an. Als Arbeiterin zählt nur ihre Arbeitskraft 3 (R5.3).',
    miraPriest: 'Mira holt sich einen Priester als Bürger (R5.2) und wählt verdeckt weiter (R4.2).',
    pickPriest: 'Auch in dieser Hand ist ein Priester. Wähl Coelestin (R4.2).',
    miraBorder:
      'Mira baut groß: Kosten 7, bezahlt mit 6 und 5. Den Rest von 4 verliert sie; Wechselgeld gibt es nicht (R5.4.4).',
    usePriest: 'Mach Coelestin zum Bürger: Der erste Priester bringt am Ende sofort 5 Punkte (R8.2.5).',
    trades:
      'Jeder Beruf zählt anders: je drei Bauern 5 (R8.2.1), je vier Soldaten 8 (R8.2.6), je vier Händler so viel, wie du Bürger hast (R8.2.2), die meisten Handwerker 6 (R8.2.3), Schiffe immer mehr (R8.2.4).',
    goalOfChapter:
      'Das Kapitel gibt ein Ziel vor: mindestens so viele Gebäude wie Bürger, dann 5 Punkte (R8.4.1). Das Szenario zahlt 2 für je vier große Gebäude (R8.3).',
    order:
      'Und du hast einen Geheimauftrag: 5 Punkte für je ein gelbes, ein blaues und ein rotes Gebäude (R1.1, R8.5). Gelb hast du.',
    useLast:
      'Die letzte Karte ist von selbst gewählt (R4.3). Wie nutzt du Kapitänin Jorunn? Als Baumeisterin kannst du die blaue Seeschenke klein bauen, oder du machst sie zur Bürgerin oder Arbeiterin (R5.1).',
    lastTavern:
      'Gut: zwei Gebäude, zwei Bürger, das Ziel des Kapitels ist erfüllt (R8.4.1). Blau passt zum Geheimauftrag (R8.5), und das Schiff zählt als Kapitän (R0.4).',
    lastCitizen: 'Gut: Sie bringt ein Schiff (R8.2.4) und verbilligt Grün, Gelb und Rot um je 1 (R5.4.3).',
    lastWorker: 'Gut: Jetzt liegen 5 Arbeitskraft für den nächsten Durchgang bereit (R5.3).',
    miraLast: 'Mira legt ihre letzte Karte zu den Arbeitern. Der Durchgang ist zu Ende (R4.1).',
    nextRound:
      'Übrige Gebäude verschwinden (R7.7), neue kommen, und ihr bekommt wieder je fünf Personen (R3.1). Ab jetzt kostet Bauen in jedem Durchgang 1 mehr (R5.4.2).',
    buildings:
      'Nach vier Durchgängen zählt jedes Gebäude, was auf seiner Seite steht (R8.1.1), manche noch ihren Effekt (R8.1.5).',
    priests:
      'Dazu die Symbole deiner Bürger und Gebäude (R8.2.5 und die anderen Berufe). Arbeiter zählen dafür nie (R0.4).',
    secret: 'Dann Szenario (R8.3), Kapitel (R8.4.1) und Geheimauftrag (R8.5). Eine Karte darf mehrmals zählen (R8.0).',
    winner: 'Wer am meisten hat, gewinnt (R9.1); bei Gleichstand, wer mehr Arbeitskraft übrig hat (R9.2).',
  },
  learned: [
    'Verdeckt wählen, der Reihe nach nutzen, den Rest weitergeben (R4.2, R5.1, R6.1)',
    'Bürger verbilligen ihre Farben und bringen Symbole (R5.2, R5.4.3)',
    'Arbeiter bezahlen, und niemand gibt heraus (R5.4.4)',
    'Baumeister: die Karte geht weg, ein Gebäude kommt (R5.4)',
    'Ziele von Kapitel, Szenario und Geheimauftrag im Blick behalten (R8.3, R8.4.1, R8.5)',
  ],
  scored:
    'So stünde es nach einem Durchgang. Punkte gibt es erst am Ende (R8.0), aber jede Zeile zeigt schon, worauf du hinbaust. Zeig auf eine, dann leuchten ihre Karten.',
};

export const lesson: Lesson = { script, words };
