import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

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
      'Wähl den Soldaten Clodwig: viel Arbeitskraft, keine Farbe. Drück auf seine Karte, um sie aufzunehmen, und noch einmal, um sie zu wählen (R4.2).',
    useWorker:
      'Jetzt deckt ihr der Reihe nach auf und nutzt eure Karten (R5.1). Du hast die Startkarte und beginnst (R0.6). Leg Clodwig zu den Arbeitern: 5 Arbeitskraft auf Vorrat (R5.3).',
    miraWorker:
      'Auch Mira legt ihre Karte zu den Arbeitern (R5.3). Dann wandern die Resthände weiter (R6.1), und sie wählt schon verdeckt ihre nächste (R4.2).',
    passed:
      'Deine Resthand ist zu Mira gewandert, und ihre liegt jetzt bei dir (R6.1). Was du nicht nimmst, bekommt also sie. Auch die Startkarte ging weiter (R6.2).',
    pickMerchant: 'Wähl Händler Ingo. Er arbeitet wenig, trägt aber zwei gelbe Farbsymbole (R0.2).',
    miraFirst: 'Mira hat die Startkarte, also ist sie zuerst dran (R0.6). Noch ein Arbeiter (R5.3).',
    useCitizen: 'Mach Ingo zum Bürger: Nur so zählen sein Symbol und seine Farben (R5.2, R0.5).',
    discount: 'Jedes gelbe Symbol deiner Bürger macht gelbe Gebäude um 1 billiger (R5.4.3). Für dich also um 2.',
    cost: 'Was Bauen kostet, steht hier: im ersten Durchgang 3 für klein und 7 für groß, für alle Gebäude gleich (R5.4.2). Große bringen 3 Punkte mehr (R0.3).',
    miraThird: 'Mira wählt wieder verdeckt (R4.2).',
    pickFarmer: 'Wähl Bäuerin Frieda. Was auf ihrer Karte steht, ist egal, denn sie wird Baumeisterin (R5.4).',
    buildInn:
      'Bau die gelbe Herberge, und zwar groß: Kosten 7, minus 2 für Ingo, macht 5 (R5.4.3). Nimm „Baumeister“, dann die Herberge, dann „groß“ (R5.4.1).',
    paid: 'Clodwig hat genau 5 bezahlt und liegt jetzt auf der Ablage; Wechselgeld gäbe es nicht (R5.4.4). Groß gebaut ist die Herberge 6 Punkte wert (R8.1.1).',
    keep: 'Und die Herberge kann etwas: Du hast zwei Personen gezogen, eine wird Arbeiterin, die andere wird abgelegt (R5.5). Beide haben 3 Arbeitskraft; such dir eine aus.',
    keptCaptain: 'Hilke packt an. Als Arbeiterin zählt nur ihre Arbeitskraft 3 (R5.3).',
    keptFarmer: 'Hanne packt an. Als Arbeiterin zählt nur ihre Arbeitskraft 3 (R5.3).',
    miraPriest: 'Mira macht einen Priester zum Bürger (R5.2) und wählt dann verdeckt ihre nächste Karte (R4.2).',
    pickPriest: 'Auch in dieser Hand ist ein Priester. Wähl Coelestin (R4.2).',
    miraBorder:
      'Mira baut die Grenze groß: Kosten 7, bezahlt mit 6 und 5. Die 4 zu viel verliert sie; Wechselgeld gibt es nicht (R5.4.4).',
    usePriest:
      'Mach Coelestin zum Bürger: Schon der erste Priester bringt am Ende 5 Punkte, weitere bringen nichts (R8.2.5).',
    trades:
      'Jeder Beruf zählt anders: je drei Bäuerinnen 5 (R8.2.1), je vier Soldaten 8 (R8.2.6), je vier Händler so viel, wie du Bürger hast (R8.2.2), die meisten Handwerker 6, die zweitmeisten 2 (R8.2.3), bis zu fünf Schiffe zusammen 1, 3, 6, 10, 15 (R8.2.4).',
    goalOfChapter:
      'Das Kapitel gibt ein Ziel vor: am Ende mindestens so viele Gebäude wie Bürger, dann 5 Punkte (R8.4.1). Das Szenario zahlt dann 2 für je vier große Gebäude (R8.3).',
    order:
      'Und du hast einen Geheimauftrag: 5 Punkte für jeden Satz aus einem gelben, einem blauen und einem roten Gebäude (R1.1, R8.5). Gelb hast du schon.',
    useLast:
      'Die letzte Karte ist von selbst gewählt (R4.3). Wie nutzt du Kapitänin Jorunn (R5.1)? Leg sie ab und bau die blaue Seeschenke klein, oder mach sie zur Bürgerin oder zur Arbeiterin.',
    lastTavern:
      'Gut: zwei Gebäude, zwei Bürger, damit ist das Ziel des Kapitels vorerst erfüllt (R8.4.1). Blau passt zum Geheimauftrag (R8.5), und das Schiff zählt wie eine Kapitänin (R0.4).',
    lastCitizen:
      'Gut: Sie bringt ein Schiff (R8.2.4) und verbilligt Grün, Gelb und Rot um je 1 (R5.4.3). Für das Ziel des Kapitels fehlen dir nun zwei Gebäude (R8.4.1).',
    lastWorker: 'Gut: Jetzt liegen 5 Arbeitskraft für den nächsten Durchgang bereit (R5.3).',
    miraLast: 'Mira legt ihre letzte Karte zu den Arbeitern. Der Durchgang ist zu Ende (R4.1).',
    nextRound:
      'Übrige Gebäude verschwinden (R7.7), neue kommen (R3.5), und ihr bekommt wieder je fünf Personen (R3.1). Bauen kostet jetzt 4 oder 8 und in jedem weiteren Durchgang 1 mehr (R5.4.2).',
    buildings:
      'Nach vier Durchgängen zählt jedes Gebäude, was auf seiner sichtbaren Seite steht (R8.1.1); bei manchen zählt noch der Effekt (R8.1.5).',
    priests: 'Dazu kommen die Symbole deiner Bürger und Gebäude (R8.2.1 bis R8.2.6). Arbeiter zählen dafür nie (R0.4).',
    secret: 'Dann Szenario (R8.3), Kapitel (R8.4.1) und Geheimauftrag (R8.5). Eine Karte darf mehrmals zählen (R8.0).',
    winner: 'Wer die meisten Punkte hat, gewinnt (R9.1); bei Gleichstand, wer mehr Arbeitskraft übrig hat (R9.2).',
  },
  learned: [
    'Verdeckt wählen, der Reihe nach nutzen, den Rest weitergeben (R4.2, R5.1, R6.1)',
    'Bürger verbilligen ihre Farben und bringen Symbole (R5.2, R5.4.3)',
    'Arbeiter bezahlen, und niemand gibt heraus (R5.4.4)',
    'Baumeister: die Karte geht weg, ein Gebäude kommt (R5.4)',
    'Ziele von Kapitel, Szenario und Geheimauftrag im Blick behalten (R8.3, R8.4.1, R8.5)',
  ],
  scored:
    'So stünde es nach einem Durchgang. Punkte gibt es erst am Ende (R8.0), aber jede Zeile zeigt schon, worauf du hinbaust. Auch Miras Geheimauftrag ist hier aufgedeckt (R8.5). Zeig auf eine Zeile, dann leuchten ihre Karten.',
};

export const lesson: Lesson = { script, words };
