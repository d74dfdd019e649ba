import { kitOf } from '../../../../text/kit.ts';
import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { CITIES, GOOD_ROWS, GOODS } from '../../data/goods.ts';
import { yearsFor } from '../../data/kinds.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import { script } from '../../lesson/script.ts';
import { paysFor, rowOf } from '../figures.ts';
import { names } from './names.ts';

const { counted, plural } = kitOf('de');
const word = (n: number) => inWords('de', n);
const points = (n: number) => counted(n, 'Punkt', 'Punkte');
const bases = GOODS.map((good) => `${names.goods[good]} ${GOOD_ROWS[good].base}`).join(', ');
/** What the goods paid here are worth in Stockholm. */
const [grain, wine, glass] = GOODS.map((good) => paysFor('stockholm', good));
const lodge = rowOf('bauhuette');
const hall = rowOf('markthalle');
const town = rowOf('rathaus');
const dom = rowOf('dom');
/** With the lodge. */
const less = (cost: number) => cost - lodge.amount;

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    spring: 'Frühjahr: die Auslage',
    summer: 'Sommer: dein erster Zug',
    autumn: 'Herbst: andersherum',
    winter: 'Winter',
    second: 'Das zweite Jahr',
    choice: 'Du entscheidest',
    end: 'Wie es endet',
  },
  stops: {
    welcome: `Willkommen in Riga. ${inWordsAtStart('de', yearsFor(2))} Jahre lang nimmst du Waren und bezahlst damit Gebäude in ${word(CITIES.length)} Ostseestädten (R1.6). Am Ende zählen die Punkte auf deinen Gebäuden (R9.1). Mira spielt gegen dich.`,
    goods: `Deine ersten Waren sind Getreide und Tuch (R1.3). Bezahlt wird mit Waren (R6.2). Ihre Grundwerte: ${bases}.`,
    keepLodge: `Dazu ziehst du ${word(P.startBuildingsDrawn)} Gebäude und behältst ${plural(P.startBuildingsKept, 'eines', word(P.startBuildingsKept))} (R1.4). Behalte die Stockholmer Bauhütte: Mit ihr kostet jedes weitere Gebäude in Stockholm ${lodge.amount} weniger (R7.5).`,
    miraKeeps: 'Mira wählt zur gleichen Zeit und verdeckt (R1.4). Dann kommt das Frühjahr (R2.1).',
    rows: `Im Frühjahr liegen Schiffe am Kai, jedes mit einer Warenreihe, die mindestens ${P.rowMinValue} wert ist (R3.2). Du nimmst immer eine ganze Reihe (R5.1).`,
    market:
      'Und neue Gebäude stehen zur Wahl (R3.4). Eines zu nehmen kostet nichts; bezahlt wird erst beim Bauen (R5.2).',
    turn: `Im Sommer und im Herbst hat jeder einen Zug (R2.2, R2.3). Erst nimmst du eine Reihe oder ein Gebäude (R4.1). Dann baust du bis zu ${word(P.maxBuildsPerTurn)} Gebäude (R4.2).`,
    prices: `Das Besondere: Jede Stadt zahlt anders. In jeder ist eine Ware ${P.premiumBonus} mehr wert und eine gar nichts (R6.3). In Stockholm ist Wein ${wine} statt ${GOOD_ROWS.wine.base} wert, und Tuch will dort niemand.`,
    takeWine: 'Du hast ein Stockholmer Gebäude auf der Hand, also nimm die Reihe mit drei Wein (R5.1).',
    buildLodge: `Baue die Bauhütte: Sie kostet ${lodge.cost}, zwei Wein zu je ${wine} reichen genau (R6.2, R6.6). Nimm die Karte auf, dann baue sie.`,
    paid: `Die Bauhütte steht und bringt ${points(lodge.vp)} (R9.1). Ihre Wirkung beginnt mit deinem nächsten Zug (R4.4).`,
    endSummer: 'Du hast kein weiteres Gebäude auf der Hand. Beende den Zug (R4.5).',
    miraSummer: `Mira nimmt eine Reihe und baut in Visby einen Hafen. Sie bezahlt mit Glas, das dort ${paysFor('visby', 'glass')} wert ist (R6.3).`,
    miraAutumn:
      'Der Herbst läuft andersherum: Wer zuletzt war, ist nun zuerst dran (R2.3). Mira nimmt eine Reihe, und ihr Hafen bringt ihr eine Ware dazu (R7.3).',
    takeHall: 'Nimm die Stockholmer Markthalle auf die Hand (R5.2). Du darfst sie gleich bauen (R5.3).',
    buildHall: `Sie kostet ${hall.cost}, mit der Bauhütte ${less(hall.cost)} (R6.4). Bezahl mit Wein und Getreide (R6.2).`,
    tooMuch: `${wine} und ${grain} sind ${wine + grain}: ein Dukat zu viel, er ist verloren (R6.6). Dafür zählt dein Wein ab dem nächsten Zug überall ${hall.amount} mehr, wo er etwas wert ist (R7.1).`,
    endAutumn: 'Das war der Herbst. Beende den Zug (R4.5).',
    limit: `Im Winter darfst du höchstens ${word(P.handLimit)} Karten behalten (R8.1). Du hast nur noch ein Tuch, also passiert dir nichts.`,
    miraDiscards: 'Mira hat acht und legt drei ab; welche, entscheidet sie (R8.1).',
    older:
      'Neues Jahr, neue Reihen (R3.2). Gebäude, die im Vorjahr liegen blieben, sind nun alt und verschwinden im nächsten Frühjahr (R3.4). Die Startspielerkarte geht an Mira (R8.3).',
    miraOffice: `Mira baut in Stockholm ein Kontor. Darauf liegen ${counted(rowOf('kontor').amount, 'Münze', 'Münzen')}, und in jedem Frühjahr wird es aufgefüllt (R7.2).`,
    takeMixed:
      'Du willst das alte Rathaus bauen, aber dir fehlen Waren. Nimm die vierte Reihe: Wein, Glas und zweimal Getreide (R5.1).',
    endEmpty: 'Du hast noch kein Gebäude auf der Hand, und bauen musst du nicht (R4.2). Beende den Zug.',
    takeTown:
      'Herbst, und du bist zuerst dran (R2.3). Nimm das Rathaus, bevor es im Frühjahr verschwindet (R3.4, R5.2).',
    buildTown: `Baue es: Es kostet ${town.cost}, mit der Bauhütte ${less(town.cost)} (R6.4). Wein, Glas und ein Getreide reichen genau (R6.6).`,
    exact: `So ging die Rechnung auf: Wein ${wine} und ${hall.amount} mehr für die Markthalle, Glas ${glass}, Getreide ${grain}, zusammen ${wine + hall.amount + glass + grain} (R7.1). Mit einer Karte, die nicht nötig ist, bezahlst du nie (R6.7).`,
    townHall: `Das Rathaus bringt ${points(town.vp)} und am Ende ${town.amount} mehr für jedes andere deiner Gebäude in Stockholm (R7.10). Davon hast du schon zwei.`,
    endSecond: 'Gut gebaut. Beende den Zug (R4.5).',
    miraLast: 'Mira nimmt noch eine Reihe und legt im Winter ab (R8.1). Dann beginnt das dritte Jahr (R2.1).',
    takeAny: `Jetzt entscheidest du: der Stockholmer Dom für ${less(dom.cost)} statt ${dom.cost}, die wertvolle Reihe mit Tuch, oder ein Hafen in Tallinn (R4.1)?`,
    tookDom: `Der Dom bringt ${points(dom.vp)} (R9.1). Für das Rathaus ist er noch ein Gebäude in Stockholm (R7.10). Nun brauchst du Waren.`,
    tookCloth: `Viel Wert, aber Tuch ist in Stockholm nichts wert; in Danzig wäre es ${paysFor('danzig', 'cloth')} wert (R6.3). Ein Danziger Gebäude würde gut dazu passen.`,
    tookHarbour: `Mit einem Hafen ziehst du bei deiner ersten Reihe im Jahr eine Ware mehr (R7.3). Und Getreide ist in Tallinn ${paysFor('tallinn', 'grain')} wert (R6.3).`,
    years: `So geht es ${word(yearsFor(2))} Jahre lang, zu dritt ${word(yearsFor(3))} (R1.6). Wer beginnt, wechselt jedes Jahr (R8.3).`,
    points:
      'Dann zählst du die Punkte auf deinen Gebäuden (R9.1). Dazu kommt, was manche am Ende bringen, wie das Rathaus (R9.2).',
    penalty: `Gebäude, die du noch auf der Hand hast, kosten dich je ${points(P.handBuildingPenalty)} (R9.3). Nimm also nur, was du auch baust.`,
    winner:
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr gebaut hat, dann, wer in Waren und Münzen mehr übrig hat (R9.5).',
    modules: 'Wenn du mehr willst: Riga-Gebäude, Großmeister und andere Module lassen sich am Tisch dazunehmen (R0.2).',
  },
  learned: [
    `Ein Zug: erst nehmen, dann bis zu ${word(P.maxBuildsPerTurn)} Gebäude bauen (R4.1, R4.2)`,
    `Jede Stadt zahlt anders: für eine Ware ${P.premiumBonus} mehr, für eine nichts (R6.3)`,
    'Was du zu viel bezahlst, ist verloren (R6.6)',
    'Gebäude helfen ab dem nächsten Zug (R4.4)',
    `Im Winter höchstens ${word(P.handLimit)} Karten, am Ende kein Gebäude auf der Hand (R8.1, R9.3)`,
  ],
  scored: `So stünde es, wenn jetzt Schluss wäre: die Punkte auf den Gebäuden, das Rathaus mit seinem Bonus und ${points(P.handBuildingPenalty)} Abzug für jedes Gebäude auf der Hand (R9.1, R7.10, R9.3). Zeig auf eine Zeile, dann leuchten ihre Gebäude.`,
};

export const lesson: Lesson = { script, words };
