import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    spring: 'Frühling: die Auslage',
    summer: 'Sommer: dein erster Zug',
    autumn: 'Herbst: andersherum',
    winter: 'Winter',
    second: 'Das zweite Jahr',
    choice: 'Du entscheidest',
    end: 'Wie es endet',
  },
  stops: {
    welcome:
      'Willkommen im Kontor. Acht Jahre lang nimmst du Waren und errichtest damit Häuser in vier Ostseestädten (R1.6). Am Ende zählen die Punkte auf deinen Gebäuden (R9.1). Mira handelt gegen dich.',
    goods:
      'Deine ersten Waren: Getreide und Tuch (R1.3). Bezahlt wird mit Waren (R6.2). Ihr Grundwert: Getreide 2, Wein 3, Glas 4, Tuch 5.',
    keepLodge:
      'Dazu ziehst du zwei Gebäude und behältst eines (R1.4). Nimm die Stockholmer Bauhütte: Mit ihr kostet jedes weitere Gebäude in Stockholm 2 weniger (R7.5).',
    miraKeeps: 'Mira wählt zur gleichen Zeit und verdeckt (R1.4). Dann wird es Frühling (R2.1).',
    rows: 'Im Frühling liegen Schiffe am Kai: Reihen mit Waren, jede mindestens 9 wert (R3.2). Man nimmt immer eine ganze Reihe (R5.1).',
    market:
      'Und neue Gebäude stehen zur Wahl (R3.4). Eines zu nehmen kostet nichts; bezahlt wird erst beim Bauen (R5.2).',
    turn: 'Im Sommer und im Herbst hat jeder einen Zug (R2.2, R2.3): erst eine Reihe oder ein Gebäude nehmen (R4.1), dann bis zu drei Gebäude errichten (R4.2).',
    prices:
      'Das Besondere: Jede Stadt zahlt anders. In jeder ist eine Ware 2 mehr wert und eine gar nichts (R6.3). In Stockholm ist Wein 5 statt 3 wert, und Tuch will dort niemand.',
    takeWine: 'Du hast Stockholm auf der Hand, also nimm das Schiff mit drei Wein (R5.1).',
    buildLodge:
      'Errichte die Bauhütte: Sie kostet 10, zwei Wein zu je 5 reichen genau (R6.2, R6.6). Karte aufnehmen, dann errichten.',
    paid: 'Die Hütte steht und bringt 4 Punkte (R9.1). Was sie kann, wirkt erst ab deinem nächsten Zug (R4.4).',
    endSummer: 'Du hast kein weiteres Gebäude auf der Hand. Beende den Zug (R4.5).',
    miraSummer: 'Mira nimmt eine Reihe und baut in Visby einen Hafen, bezahlt mit Glas; dort ist Glas 6 wert (R6.3).',
    miraAutumn:
      'Der Herbst läuft andersherum: Wer zuletzt war, ist nun zuerst dran (R2.3). Mira nimmt eine Reihe, und ihr Hafen schenkt ihr eine Ware dazu (R7.3).',
    takeHall: 'Nimm die Stockholmer Markthalle auf die Hand (R5.2). Du darfst sie gleich errichten (R5.3).',
    buildHall: 'Sie kostet 8, mit der Bauhütte 6 (R6.4). Bezahl mit Wein und Getreide (R6.2).',
    tooMuch:
      '5 und 2 sind 7: Ein Dukat zu viel, er ist verloren (R6.6). Dafür zählt dein Wein ab dem nächsten Zug überall 1 mehr, wo er etwas wert ist (R7.1).',
    endAutumn: 'Das war der Herbst. Beende den Zug (R4.5).',
    limit:
      'Im Winter darfst du höchstens fünf Karten behalten (R8.1). Du hast nur noch ein Tuch, also passiert dir nichts.',
    miraDiscards: 'Mira hat acht und legt drei ab; welche, entscheidet sie (R8.1).',
    older:
      'Neues Jahr, neue Schiffe (R3.2). Gebäude, die im Vorjahr liegen blieben, sind nun alt und verschwinden nächstes Jahr (R3.4). Die Startkarte geht an Mira (R8.3).',
    miraOffice: 'Mira baut sich in Stockholm ein Kontor mit zwei Münzen, die jedes Jahr wiederkommen (R7.2).',
    takeMixed:
      'Du willst das alte Rathaus bauen, dir fehlt aber Ware. Nimm das vierte Schiff: Wein, Glas und zweimal Getreide (R5.1).',
    endEmpty: 'Du hast noch kein Gebäude auf der Hand. Null Gebäude sind erlaubt (R4.2): Beende den Zug.',
    takeTown:
      'Herbst, und du bist zuerst dran (R2.3). Nimm das Rathaus, bevor es im Frühling verschwindet (R3.4, R5.2).',
    buildTown: 'Errichte es: 14, mit der Bauhütte 12 (R6.4). Wein, Glas und ein Getreide reichen genau (R6.6).',
    exact:
      'So ging die Rechnung auf: Wein 5 und 1 für die Markthalle (R7.1), Glas 4, Getreide 2, zusammen 12. Überflüssiges wird nie mitbezahlt (R6.7).',
    townHall:
      'Das Rathaus bringt 4 Punkte und am Ende 1 mehr für jedes andere deiner Gebäude in Stockholm (R7.10). Das sind schon 2.',
    endSecond: 'Gut gebaut. Beende den Zug (R4.5).',
    miraLast: 'Mira nimmt noch eine Reihe und legt im Winter ab (R8.1). Dann beginnt das dritte Jahr (R2.1).',
    takeAny:
      'Jetzt du: der Stockholmer Dom für 12 statt 14, das wertvolle Schiff mit Tuch, oder ein Hafen in Tallinn (R4.1)?',
    tookDom:
      'Der Dom bringt 6 Punkte (R9.1) und ist für das Rathaus noch ein Haus in Stockholm (R7.10). Nun brauchst du Ware.',
    tookCloth:
      'Viel Wert, aber Tuch zahlt in Stockholm nichts; in Danzig wäre es 7 wert (R6.3). Ein Danziger Haus passte dazu.',
    tookHarbour:
      'Ein Hafen zieht dir bei der ersten Reihe jedes Jahres eine Ware mehr (R7.3), und Getreide ist in Tallinn 4 wert (R6.3).',
    years: 'So geht es acht Jahre lang, zu dritt neun (R1.6). Wer beginnt, wechselt jedes Jahr (R8.3).',
    points: 'Dann zählst du die Punkte auf deinen Gebäuden (R9.1) und ihre Schlussboni, wie beim Rathaus (R9.2).',
    penalty: 'Gebäude, die du noch auf der Hand hast, kosten dich je 2 (R9.3). Nimm also nur, was du auch baust.',
    winner:
      'Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Gebäude hat, dann, wer in Waren und Münzen mehr übrig hat (R9.5).',
    modules:
      'Wenn du mehr willst: Rigaer Gebäude, Großmeister und andere Module lassen sich am Tisch dazunehmen (R0.2).',
  },
  learned: [
    'Ein Zug: erst nehmen, dann bis zu drei Gebäude errichten (R4.1, R4.2)',
    'Jede Stadt zahlt anders: eine Ware 2 mehr, eine nichts (R6.3)',
    'Was du zu viel bezahlst, ist verloren (R6.6)',
    'Gebäude helfen ab dem nächsten Zug (R4.4)',
    'Im Winter höchstens fünf Karten, am Ende kein Gebäude auf der Hand (R8.1, R9.3)',
  ],
  scored:
    'So stünde es, wenn jetzt Schluss wäre: die Punkte auf den Gebäuden (R9.1), das Rathaus mit seinem Bonus (R7.10) und 2 Abzug für jedes Gebäude auf der Hand (R9.3). Zeig auf eine Zeile, dann leuchten ihre Häuser.',
};

export const lesson: Lesson = { script, words };
