import { kitOf } from '../../../../text/kit.ts';
import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords } from '../../../../text/numbers.ts';
import { TILES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS, MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import { script } from '../../lesson/script.ts';

const points = (n: number): string => kitOf('de').counted(n, 'Punkt', 'Punkte');
/** Mira's city: four parts and a pennant. */
const mirasCity = 4 * POINTS.city + POINTS.pennant;

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    lay: 'Ein Plättchen, ein Ritter',
    monk: 'Der Mönch hat Zeit',
    refugee: 'Der Flüchtling',
    road: 'Eine lange Straße',
    choice: 'Du entscheidest',
    close: 'Die Straße wird fertig',
    end: 'Wie es endet',
  },
  stops: {
    welcome:
      'Willkommen in Baselland. Zug um Zug legt ihr Plättchen, und aus Straßen, Städten, Klöstern und Wiesen wächst ein Land. Deine Leute darauf bringen dir Punkte (R1.1). Mira spielt mit.',
    start: 'Ein Plättchen liegt schon da: oben ein Stück Stadt, quer hindurch eine Straße, der Rest ist Wiese (R2.3).',
    pile: 'Alle anderen liegen verdeckt im Stapel (R2.4). Sind alle gelegt, ist das Spiel aus (R1.2).',
    supply: `Ihr habt beide ${inWords('de', FOLLOWERS[0])} Gefolgsleute im Vorrat und noch keinen Punkt (R2.2).`,
    turn: 'Ein Zug hat drei Schritte: Plättchen ziehen und anlegen (R3.1). Dann darfst du einen Gefolgsmann daraufsetzen (R3.2). Dann wird gewertet, was fertig geworden ist (R3.3).',
    fit: 'Das ist dein Plättchen. Du darfst es drehen, wie du willst (R4.5). Es muss mit einer ganzen Seite anliegen (R4.2). An jeder Seite, die etwas berührt, muss Stadt an Stadt, Straße an Straße oder Wiese an Wiese stoßen (R4.4).',
    layCity:
      'Leg den Stadtrand über das Startplättchen, Stadt an Stadt (R4.4). Klick dazu auf das leuchtende Feld. Mit dem Finger tippst du erst das Feld an, dann unten „Hier anlegen“.',
    putKnight:
      'Jetzt ein Gefolgsmann. Wo er steht, bestimmt seine Rolle: In der Stadt ist er Ritter (R5.4). Setz ihn dorthin; er zählt auch für das, was dieses Plättchen gerade fertig macht (R5.9).',
    cityPaid: `Die Mauer ist rundum geschlossen, die Stadt also fertig (R7.5). Ein Ritter bringt ${points(POINTS.city)} je Stadtteil: zwei Teile, ${points(2 * POINTS.city)} für dich (R7.6).`,
    home: 'Dein Ritter ist schon wieder im Vorrat (R8.1). Setzen, werten, zurücknehmen: das geht alles in einem Zug (R8.3).',
    miraCity:
      'Nun ist Mira dran (R3.4). Sie legt rechts an, verlängert die Straße und stellt einen Ritter in die neue, noch offene Stadt (R5.4).',
    layMonastery:
      'Du hast ein Kloster mit Weg gezogen. Leg es an das linke Ende der Straße; jede Seite, die etwas berührt, muss passen (R4.4).',
    putMonk: 'Setz einen Mönch ins Kloster (R5.4). Ein eben gelegtes Kloster ist immer frei (R5.10).',
    monkWaits: `Der Mönch wartet, bis rundherum alle ${inWords('de', AROUND)} Felder belegt sind, auch die schrägen. Dann bringt er ${points(MONASTERY)}, ganz gleich, wer das letzte Plättchen legt (R7.12).`,
    miraGrows: `Mira baut ihre Stadt weiter und setzt niemanden; das ist immer erlaubt (R5.1). Das neue Stück trägt ein Wappen: ${points(POINTS.pennant)} mehr für den Ritter, wenn die Stadt fertig wird (R7.6).`,
    taken:
      'In dieser Stadt steht Miras Ritter. Wo in der ganzen zusammenhängenden Stadt schon jemand steht, darf kein zweiter Ritter hinein, weder deiner noch ihrer (R5.5). Mitverdienen kannst du trotzdem.',
    layCorner: 'Leg die Stadtecke oben an Miras Stadt (R4.4). Du hilfst ihr damit, und gleich auch dir.',
    putRefugee:
      'Auf die Wiese neben der Stadt darf ein Flüchtling (R5.4). Der Ritter in der Stadt stört ihn nicht (R5.6). Sein Wiesenstück muss auf diesem Plättchen an die Stadt grenzen (R5.7). Auf der Wiese darf noch niemand stehen (R5.5).',
    miraCloses: 'Mira zieht ein passendes Stück und schließt ihre Stadt. Jetzt wird gewertet (R7.1).',
    miraPaid: `Vier Teile und ein Wappen: ${POINTS.city} × 4 + ${POINTS.pennant} = ${points(mirasCity)} für Miras Ritter (R7.6). Er geht nach Hause (R8.1).`,
    refugeePaid: `Auch dein Flüchtling wird bezahlt: ${points(POINTS.refugee)} je Stadtteil, also ${4 * POINTS.refugee}; Wappen zählen für ihn nicht (R7.7). Er bleibt aber für den Rest des Spiels auf seiner Wiese (R8.4). Überlege also, wo er wohnen soll.`,
    freeRoad:
      'Diese Straße gehört noch niemandem. Links endet sie am Kloster, rechts unten ist sie offen (R7.3). Sie ist jetzt drei Plättchen lang.',
    layRoad: 'Leg deine Kurve unten an Miras erstes Plättchen; die Straße geht dann nach links weiter (R4.4).',
    putHighwayman:
      'Auf der Straße ist dein Gefolgsmann Wegelagerer (R5.4). Die ganze Straße ist frei, also darf er hin (R5.5).',
    miraPennant:
      'Die Stadt auf deinem Plättchen war noch frei. Mira baut sie weiter, wieder mit Wappen, und setzt einen Ritter hinein (R5.4, R5.5).',
    layGate:
      'Jetzt du allein. Das Stadttor mit Wappen hat drei Stadtseiten und eine Straße; es passt nur an drei Stellen (R4.4). Such dir eine aus.',
    gateEast: 'Gut: Das Tor beginnt eine neue Stadt und beendet die kleine Straße auf der einen Seite (R7.3).',
    gateSouth: 'Gut: Das Tor beginnt eine neue Stadt und beendet die kleine Straße an ihrem unteren Ende (R7.3).',
    gateNorth: 'Gut: Das Tor beginnt eine neue Stadt und beendet die Straße im Norden auf der einen Seite (R7.3).',
    putAny:
      'Wen setzt du: Ritter, Wegelagerer, Flüchtling oder niemanden (R5.1, R5.4)? Ist dein Vorrat leer, kannst du nur noch legen, bis wieder jemand heimkommt (R5.8).',
    anyKnight: `Ein Ritter in einer Stadt mit Wappen: Wird sie fertig, bringt sie ${POINTS.city} je Teil und ${POINTS.pennant} für das Wappen (R7.6).`,
    anyHighwayman: `Ein Wegelagerer: Wird die Straße fertig, bringt sie ${points(POINTS.road)} je Plättchen (R7.4).`,
    anyRefugee:
      'Ein Flüchtling: Er verdient, sobald die Stadt neben ihm fertig wird (R7.7). Heim kommt er aber nicht mehr (R8.4).',
    anyNobody: 'Sparen ist auch ein Plan: Wer niemanden setzt, hat später mehr Auswahl (R5.1).',
    miraBend: 'Mira legt eine Kurve über dein Kloster und stellt einen Wegelagerer darauf (R5.4).',
    neighbours: 'Danke, Mira: Auch fremde Plättchen füllen die Felder um dein Kloster (R7.12).',
    layBend:
      'Eine Kurve: Leg sie unter das Startplättchen, dort biegt deine Straße nach unten ab. Ein zweiter Gefolgsmann darf nicht auf sie, auch keiner von dir (R5.5).',
    miraGate: 'Mira schließt ihre Straße auf einer Seite ab und setzt einen Ritter ins Tor (R7.3).',
    layCrossing: 'Eine Kreuzung beendet jede Straße, die in sie mündet (R7.3). Leg sie unten an deine Straße.',
    putLast:
      'Deine Straße ist damit fertig. An der Kreuzung beginnen drei neue: Setz einen Wegelagerer auf die untere, oder niemanden (R5.1).',
    lastNobody: 'Gut, so bleibt dein Vorrat größer (R5.1).',
    lastRoad: 'Gut, ein neuer Wegelagerer. Wer in diesem Zug heimkommt, darf frühestens im nächsten wieder los (R8.2).',
    roadPaid: `Sechs Plättchen, ${points(6 * POINTS.road)}: Eine fertige Straße bringt ${POINTS.road} je Plättchen (R7.4). Der Wegelagerer kommt heim (R8.1).`,
    majority:
      'Wachsen zwei besetzte Städte zusammen, stehen mehrere Ritter darin. Dann bekommt nur Punkte, wer dort die meisten hat; bei Gleichstand bekommen alle Gleichen die volle Zahl (R7.10). So schleicht man sich ein.',
    ending: `So geht es weiter, bis das letzte Plättchen liegt (R9.1). In einer ganzen Partie sind das zusammen ${TILES.length - 1} Züge (R2.4).`,
    unfinished: `Dann zählt auch Unfertiges, auf dem jemand steht: das Kloster ${POINTS_OPEN.monastery} für sich und ${POINTS_OPEN.monastery} je Nachbar, die Stadt ${POINTS_OPEN.city} je Teil und ${POINTS_OPEN.pennant} je Wappen, die Straße ${POINTS_OPEN.road} je Plättchen (R9.2). Flüchtlinge gehen dabei leer aus (R9.4).`,
    winner: 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt ihr gemeinsam (R1.3).',
  },
  learned: [
    'Ein Plättchen anlegen: jede Seite muss passen (R4.4)',
    'Ritter, Wegelagerer, Mönch oder Flüchtling: der Ort macht die Rolle (R5.4)',
    'Wo schon jemand steht, darfst du niemanden dazusetzen (R5.5)',
    'Fertiges wird gleich gewertet; Ritter, Wegelagerer und Mönche kommen heim (R7.1, R8.1)',
    'Der Flüchtling verdient auch an fremden Städten und bleibt stehen (R7.7, R8.4)',
  ],
  scored:
    'Für Fertiges hast du deine Punkte schon. Unfertiges zählt am Ende; die Zeilen dafür stehen schon da (R9.2). Zeig auf eine Zeile, dann leuchtet auf dem Brett, was gemeint ist.',
};

export const lesson: Lesson = { script, words };
