import { kitOf } from '../../../../text/kit.ts';
import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import { ACTIONS } from '../../data/cards.ts';
import { PAWNS, ROUNDS } from '../../data/layout.ts';
import { TILES, type TileRow } from '../../data/tiles.ts';
import { MAYORS, type MayorRow, TOKEN_KINDS } from '../../data/tokens.ts';
import { script } from '../../lesson/script.ts';
import { countOf } from '../cells.ts';
import { SPECIALS, TURN } from '../figures.ts';

const { counted } = kitOf('de');
const word = (n: number) => inWords('de', n);
/** Most of it happens on this tile. */
const mercers: TileRow = TILES.T01;
const patron = MAYORS.MR03 as Extract<MayorRow, { symbol: unknown }>;
const points = (n: number) => counted(n, 'Siegpunkt', 'Siegpunkte');
const required = word(mercers.majority);

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    cards: 'Eine Karte, drei Möglichkeiten',
    move: 'In die Stadt',
    second: 'Die zweite Runde',
    resolve: 'Ein Plättchen wird gewertet',
    choice: 'Du entscheidest',
    end: 'Wie es endet',
  },
  stops: {
    welcome: `Willkommen in London. Ihr schickt Zunftmitglieder auf die Plättchen der Stadt, und wer auf einem die Mehrheit hat, bekommt die Belohnung (R7.5, R7.9). Zu zweit dauert das Spiel ${ROUNDS[2].rounds} Runden (R4.7). Mira spielt gegen dich.`,
    city: `Die ganze Stadt liegt aus: ${countOf('small', 'tile')} Zünfte und ${word(SPECIALS - 1)} besondere Gebäude um die Zunfthalle in der Mitte (R3.1, R3.2, R3.3).`,
    tile: `Das sind die Seidenhändler. Die ${mercers.majority} oben links sagt, wie viele Figuren es braucht; oben rechts steht die Rangordnungsnummer ${mercers.precedence}. In der Mitte sind die Symbole, darunter die Belohnung (R1.4). Der Marker auf dem Plättchen ist für den zweiten Platz (R2.5).`,
    pawns: `Ihr habt je ${PAWNS.total} Mitglieder: ${word(PAWNS.hall)} stehen in der Zunfthalle, ${word(PAWNS.supply)} im Vorrat (R2.7).`,
    keepMayor: `Zuerst behältst du geheim eine von ${word(AMOUNTS.mayorsDealt)} Belohnungskarten (R2.9). Behalte den Gönner der blauen Zünfte: Er bringt am Ende ${points(patron.vp)} für jeden deiner Meister mit Blau, höchstens ${patron.max} (R10.2.1).`,
    miraMayor: 'Mira wählt zur gleichen Zeit (R2.9). Dann beginnt die erste Runde (R4.1).',
    uses: `Das sind deine ${word(TURN.hand)} Karten (R2.8). Jede kannst du auf drei Arten nutzen: abwerfen und anwerben, abwerfen und bewegen, oder ihre Sonderaktion ausführen (R5.3, R5.4, R5.5). Du darfst so viele Karten nutzen, wie du willst (R5.1).`,
    special:
      'Nimm den Anwerber mit Gelb und Rot auf und nutze seine Sonderaktion; auf dem Handy klappst du dafür die Hand auf (R5.5). Sie kostet nichts; andere kosten Handkarten als Münzen (R6.2).',
    recruitTwo: `Er wirbt bis zu ${word(ACTIONS.YA.steps[0].n ?? 0)} Mitglieder an (R6.E1). Nimm beide.`,
    beadle: `Auf den Seidenhändlern steht der Stadtamtmann, denn er beginnt auf der Zunft mit der niedrigsten Rangordnungsnummer (R2.11). Er zählt als Figur, gehört aber niemandem (R1.5). Mit ${required} Figuren wird das Plättchen gewertet (R7.2).`,
    moveFirst: 'Geh dorthin: Wirf die Überfahrt mit Blau ab, um ein Mitglied zu bewegen (R5.4).',
    toFirst: 'Das Plättchen muss ein Symbol der Karte zeigen (R5.4). Schick das Mitglied zu den Seidenhändlern.',
    moveSecond:
      'Noch eines: die zweite Überfahrt, Blau und Grün. Eine Karte mit zwei Symbolen gilt für das eine wie für das andere (R5.4).',
    toSecond: 'Wieder zu den Seidenhändlern (R5.4).',
    recruitOne:
      'Die Ernte brauchst du nicht. Wirf sie ab und wirb dafür ein Mitglied an; das geht mit jeder Karte (R5.3).',
    endFirst: `Behalte den Rest und beende den Zug. Du ziehst ${word(TURN.draw)} Karten und darfst höchstens ${word(TURN.limit)} behalten (R5.7).`,
    miraMoves: 'Mira will auch zu den Seidenhändlern und schickt zwei Mitglieder (R5.4).',
    order:
      'In der zweiten Runde beginnt, wer mehr Siegpunkte hat; bei Gleichstand bleibt die Reihenfolge (R4.3). Zu zweit werden Plättchen nur in geraden Runden gewertet, also am Ende dieser (R4.5).',
    moveThird: 'Drei gegen zwei wäre gut. Wirf die Ehrung ab, sie zeigt Rosa, und bewege ein Mitglied (R5.4).',
    toThird: 'Zu den Seidenhändlern: Sie zeigen auch Rosa (R5.4).',
    hire: 'Und für alle Fälle: Spiel den Söldner als Sonderaktion. Er bringt dir einen Neutralen von der Wertungstafel (R6.E5).',
    endSecond: 'Beende den Zug (R5.7).',
    miraThird: 'Mira schickt ein drittes Mitglied (R5.4). Drei gegen drei, dazu der Stadtamtmann: sieben Figuren.',
    due: 'Jetzt geht ihr die Plättchen durch, Zeile für Zeile von Norden nach Süden (R7.1). Die Seidenhändler sind fällig (R7.2). Bei drei gegen drei bliebe alles stehen, denn auf benachbarten Plättchen hat niemand einen Meister (R7.5).',
    commit:
      'Wo mindestens zwei Spieler Mitglieder haben, dürfen sie Neutrale einsetzen (R7.3). Setz deinen ein: Er zählt für dich, ist danach aber weg (R7.4).',
    won: `Vier gegen drei: Der erste Platz gehört dir (R7.5). Ein Mitglied bleibt als Meister, die anderen gehen in die Zunfthalle zurück (R7.7). Du bekommst ${points(mercers.vp)} und was das Plättchen sonst bietet (R7.9).`,
    ship: 'Zur Belohnung darf ein Mitglied auf die Plantage (R8.6). Sie wird zu zweit jede vierte Runde gewertet (R9.2, R4.7). Schickst du eines?',
    shipped: 'Gut: Auf der Plantage zählt die Mehrheit (R9.2). Und einen Neutralen bekommst du auch noch (R8.7).',
    stayed: 'Gut: Es bleibt für die Stadt bereit (R8.6). Und einen Neutralen bekommst du auch noch (R8.7).',
    runnerUp: `Mira ist Zweite und bekommt den Marker: ${word(TOKEN_KINDS.C3.effects[0][1])} Karten (R7.6, R7.9). Auch ein zweiter Platz lohnt sich.`,
    beadleMoves:
      'Der Stadtamtmann ist weitergezogen, zur nun niedrigsten Rangordnungsnummer: den Gewürzhändlern (R7.8).',
    third: `Die dritte Runde, und du hast vier Karten. Spielst du keine, passt du und ziehst ${word(TURN.drawAfterPass)} statt ${word(TURN.draw)} (R5.2). Oder du wirfst den gelben Anwerber ab und wirbst ein Mitglied an (R5.3).`,
    passed: `Gut: Mit voller Hand plant es sich leichter (R5.2). Du hältst jetzt acht Karten und darfst ${word(TURN.limit)} behalten; eine musst du noch abwerfen (R5.7).`,
    recruited:
      'Gut: Mehr Mitglieder in der Zunfthalle, mehr Möglichkeiten (R5.3). Du könntest jetzt weitere Karten spielen (R5.1).',
    masters: `Dein Meister hilft auf benachbarten Plättchen: Bei Gleichstand gewinnt, wer daneben mehr Meister hat (R7.5). Und je zwei deiner Meister nebeneinander bringen am Ende ${points(AMOUNTS.pairVp)} (R10.2).`,
    plantation:
      'Zu zweit wird die Plantage jede vierte Runde gewertet: Wer dort die meisten Mitglieder hat, bekommt die linke Belohnung, wer die zweitmeisten hat, die rechte (R9.2, R4.7). Dann gehen alle von dort in den Vorrat, und die Plantage wird umgedreht (R9.3).',
    mayors: `Am Ende werden die Belohnungskarten aufgedeckt (R10.2). Deine bringt schon ${points(patron.vp)} für die blauen Seidenhändler (R10.2.1).`,
    ending:
      'Nach der letzten Runde gewinnt, wer die meisten Siegpunkte hat; bei Gleichstand, wer mehr Meister hat (R10.1, R10.3).',
    solo: 'Auch allein kannst du spielen: gegen Boris, der ohne Handkarten auskommt (R11.1, R11.4).',
  },
  learned: [
    'Jede Karte: anwerben, bewegen oder Sonderaktion (R5.3, R5.4, R5.5)',
    'Ein Plättchen wird gewertet, wenn genug Figuren darauf stehen (R7.2)',
    'Die Mehrheit gewinnt, und Neutrale können den Ausschlag geben (R7.4, R7.5)',
    'Ein Meister bleibt und hilft auf benachbarten Plättchen (R7.5, R7.7)',
    'Plantage, Belohnungskarten und benachbarte Meister bringen noch mehr (R9.2, R10.2)',
  ],
  scored: `Die ${points(mercers.vp)} für den ersten Platz hast du sicher (R7.9). Die Belohnungskarten zählen erst am Ende; auch Miras ist hier aufgedeckt (R10.2). Zeig auf eine Zeile, dann leuchten ihre Plättchen.`,
};

export const lesson: Lesson = { script, words };
