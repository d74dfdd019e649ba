import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const points = (n: number): string => kitOf('de').counted(n, 'Punkt', 'Punkte');

export const examples: Readonly<Record<string, ExampleWords>> = {
  X3: {
    title: 'Klein oder groß',
    given:
      'Priester Ambrosius ist aufgedeckt, und deine Arbeiter haben gerade genug Arbeitskraft. Bau den Gutshof, und zwar groß.',
    outcome: ([you]) =>
      `Die große Seite liegt oben: ${points(you)} (R8.1.1). Klein hätte er vier weniger gekostet und drei Punkte weniger gebracht (R5.4.2, R0.3).`,
  },
  X15: {
    title: 'Rabatt nach Farbe',
    given:
      'Deine drei Bürger haben drei blaue Symbole und ein gelbes; auch Kapitänin Dagmar hat ein blaues, aber sie ist Arbeiterin. Bau die Hafenmeisterei groß.',
    outcome: (_, by) =>
      `Jedes blaue Symbol auf einem Bürger macht sie um eins billiger; das von Dagmar zählt nicht, denn sie ist Arbeiterin (R5.4.3, Q3). Das Gebäude bringt ${points(by('R8.1.1')[0])}. Groß in Grün oder Rot wäre zu teuer gewesen.`,
  },
  X16: {
    title: 'Kein Wechselgeld',
    given:
      'Der Gutshof kostet fünf. Bau ihn klein und bezahl mit Soldat Florian: Dann muss Händler Ingo mithelfen, und Handwerker Claus bleibt.',
    outcome: () =>
      'Florian und Ingo haben zusammen sieben; zwei davon verfallen (R5.4.4). Claus allein hätte genau gereicht. Alle drei zusammen dürfen nicht bezahlen: Einer wäre überflüssig (Q5).',
  },
  X17: {
    title: 'Ein Gebäude umsonst',
    given:
      'Deine Bürger haben vier blaue Symbole, und klein zu bauen kostet in diesem Durchgang drei. Bau die Werft klein.',
    outcome: () =>
      'Unter null fällt der Preis nicht, und niemand bezahlt (R5.4.5). Händler Ingo ist noch da, und wen du durch die Werft behalten hast, steht jetzt neben ihm.',
  },
  X18: {
    title: 'Zwei Leute kommen',
    given: 'Leg Priester Ambrosius als Baumeister des Obstgartens ab. Händler Ingo bezahlt ihn. Dann sieh, wer kommt.',
    outcome: () =>
      'Du ziehst zwei; eine Person wird Arbeiter, die andere wird abgelegt (R5.5). Auf dem Ablagestapel liegen der Baumeister, der bezahlende Arbeiter und die Person, die du nicht behalten hast (R5.4.7).',
  },
  X19: {
    title: 'Schon vergeben',
    given:
      'Du hast Bäuerin Agnes gewählt und könntest die Burg bezahlen. Aber Mira ist vor dir dran und baut sie. Was bleibt für Agnes?',
    outcome: ([mira]) =>
      `Nur die Karte stand fest, nicht ihre Verwendung (Q7). Ohne bezahlbares Gebäude wird sie Bürgerin oder Arbeiterin (R5.4.6). Miras Burg bringt ${points(mira)}.`,
  },
  X4: {
    title: 'Wenn die Karten knapp werden',
    given:
      'Zwei Durchgänge lang hat niemand gebaut: Alle Karten liegen in den Städten, der Ablagestapel ist leer. Mach aus der letzten einen Arbeiter.',
    outcome: () =>
      'Nur neunzehn Karten sind übrig. Also bekommen alle im dritten Durchgang vier, und der Rest bleibt im Stapel (R3.4). Die ganze Auslage hat das Spiel verlassen (R7.7).',
  },
  X14: {
    title: 'Die Startspielerkarte zu fünft',
    given: 'Emil hat im letzten Zug des ersten Durchgangs begonnen, du hast die letzte Karte. Mach sie zur Arbeiterin.',
    outcome: () =>
      'Zu fünft geht die Startspielerkarte nach der letzten Karte zwei Plätze weiter, von Emil an Mira vorbei zu Jonas (R6.4). Bei nur einem Platz würde wieder Mira beginnen wie im ersten Durchgang.',
  },
  X20: {
    title: 'Die Karten wandern weiter',
    given:
      'Alle haben zwei Karten, und die anderen haben schon gewählt. Wähl Bäuerin Agnes und nutze sie; dann sieh, wohin die Hände gehen.',
    outcome: () =>
      'Der Rest jeder Hand ist zum nächsten Spieler gewandert, die Startspielerkarte auch (R6.1). Deine Bäuerin Ida ist jetzt bei Mira, und Mira beginnt mit ihr. Du hast Selmas letzte Karte.',
  },
  X21: {
    title: 'Andersherum',
    given:
      'In den geraden Durchgängen der Stadtflucht geht alles gegen den Uhrzeigersinn (R6.3). Du hast die Startspielerkarte. Wähl Soldat Adalbert und nutze ihn.',
    outcome: () =>
      'Nach dir kamen Selma, Jonas und Mira (R0.6). Deine andere Karte ist zu Selma gegangen, ebenso die Startspielerkarte (Q9). Du hast die von Mira.',
  },
  X23: {
    title: 'Eine Farbe fehlt',
    given:
      'Mit deiner Karte endet der erste Durchgang. Unten im Stapel liegen für den zweiten nur grüne und gelbe Gebäude. Mach die Kapitänin zur Arbeiterin.',
    outcome: () =>
      'Zu dritt wird der Stapel von oben nach jeder fehlenden Farbe durchsucht: Grenze und Seeschenke kommen dazu (R3.7). Eine Karte je Farbe genügt (Q27).',
  },
  X24: {
    title: 'Der Hafen',
    given:
      'Ende des Durchgangs im Kapitel „Bau des Hafens“. Du und Mira habt je drei Schiffe, Jonas hat zwei. Schick Kapitänin Catrin hinaus und behalte die beiden Stärksten.',
    outcome: () =>
      'Zwei von den dreien sind Arbeiter geworden (R7.3). Du hast nur noch zwei Schiffe, aber wer die meisten hat, wird nur einmal festgestellt: Auch Mira darf noch (R7.3.1). Jonas nicht.',
  },
  X25: {
    title: 'Der Hafen für ein Gebäude',
    given: 'Noch einmal dasselbe, aber gib statt einer Kapitänin die Promenade her.',
    outcome: ([you]) =>
      `Ein hergegebenes Gebäude verlässt das Spiel, und mit ihm seine Punkte (R7.3.2). Deine zwei Kapitäninnen sind noch ${points(you)} wert.`,
  },
  X26: {
    title: 'Bürger aus vielen Berufen',
    given:
      'Bunte Gesellschaft, Ende des zweiten Durchgangs: Vier verschiedene Berufe sind verlangt. Du hast vier und hast zwei Personen gezogen. Behalte Soldat Adalbert.',
    outcome: () =>
      'Er wird Arbeiter (R7.4). Auch Mira hat vier Bürger, aber zwei davon sind Bäuerinnen, und der Händler auf ihrem Markt ist kein Bürger: Sie zieht niemanden (Q15). Jetzt ist Jonas dran.',
  },
  X27: {
    title: 'Häuser locken Leute an',
    given:
      'Bauboom, Ende des ersten Durchgangs: Zwei Gebäude sind verlangt. Du hast zwei und hast zwei Personen gezogen. Behalte Kapitänin Imke.',
    outcome: () =>
      'Sie wird Bürgerin; verzichten darfst du nicht (R7.5, Q14). Mira hat nur ein Gebäude und zieht niemanden. Jetzt ist Jonas dran.',
  },
  X28: {
    title: 'Leute verlassen die Stadt',
    given:
      'Stadtflucht: Am Ende des Durchgangs legen alle einen Bürger oder einen Arbeiter ab. Schick Priester Damian fort.',
    outcome: () =>
      'Mira hat nur ein Gebäude und bleibt verschont. Jonas hatte einen einzigen Arbeiter, und der musste gehen. Selma muss noch wählen (R7.6).',
  },
  X29: {
    title: 'Erst das Szenario, dann das Kapitel',
    given:
      'Du und Mira habt je ein Schiff. Am Ende des Durchgangs bringt dir der Bauboom einen Bürger, bevor der Hafen öffnet. Behalte die Kapitänin und schick sie dann hinaus.',
    outcome: () =>
      'Mit der neuen Kapitänin hattest du zwei Schiffe gegen eins, also durftest nur du in den Hafen (R7.1). Was du beim Szenario wählst, kann sich im Kapitel lohnen.',
  },
  X5: {
    title: 'So viele wie sonst niemand',
    given: 'Du und Mira habt je zwei grüne Gebäude, Jonas hat eins. Eins von deinen ist der Klostergarten. Zähl nach.',
    outcome: (_, by) =>
      `Niemand hat mehr grüne Gebäude als du, und Gleichstand genügt: ${points(by('R8.1.2')[0])} (R8.1.2).`,
  },
  X6: {
    title: 'Ein Satz aus vier Farben',
    given:
      'Dein Bürgerhaus zahlt für jeden Satz aus vier Farben. Du hast von jeder zwei oder drei, nur Rot einmal. Bau die Burg und bezahl mit Soldat Clodwig.',
    outcome: (_, by) =>
      `Das zweite rote Gebäude macht den zweiten Satz voll: ${points(by('R8.1.3')[0])} (R8.1.3). Dieselben Gebäude zählen auch für den Geheimauftrag: ${points(by('R8.5')[0])} (Q34).`,
  },
  X7: {
    title: 'Jedes zweite',
    given:
      'Deine Tuchhalle zahlt für jedes zweite gelbe Gebäude, und du hast fünf. Miras Weinberg tut dasselbe. Zähl nach.',
    outcome: (_, by) =>
      `Fünf sind zwei Paare, die Tuchhalle mitgezählt: ${points(by('R8.1.4')[0])}. Mira hat nur ein gelbes Gebäude: ${points(by('R8.1.4')[1])} (R8.1.4).`,
  },
  X8: {
    title: 'Bäuerinnen',
    given: 'Du hast zwei Bäuerinnen. Bau das Bauernhaus.',
    outcome: (_, by) => `Sein Symbol ist das dritte: ${points(by('R8.2.1')[0])} (R8.2.1, R0.4).`,
  },
  X9: {
    title: 'Händler',
    given: 'Drei Händler und drei andere sind deine Bürger. Bau den Markt.',
    outcome: (_, by) =>
      `Der Markt ist das vierte Händlersymbol und bringt einen Punkt für jeden deiner sechs Bürger: ${points(by('R8.2.2')[0])} (R8.2.2). Der Markt selbst ist kein Bürger (Q21). Mira hat nur drei Symbole.`,
  },
  X10: {
    title: 'Handwerker',
    given: 'Du hast zwei Handwerker, Mira und Selma haben je einen, Jonas hat keinen. Zähl nach.',
    outcome: (_, by) =>
      `Die meisten bringen dir ${points(by('R8.2.3')[0])}. Mira und Selma teilen sich den zweiten Platz und bekommen je ${points(by('R8.2.3')[1])} (R8.2.3). Für keinen gibt es nichts (Q18).`,
  },
  X10t: {
    title: 'Zwei auf dem ersten Platz',
    given: 'Du und Mira habt je drei Handwerker, Jonas hat einen. Zähl nach.',
    outcome: (_, by) =>
      `Ihr bekommt beide alles, je ${points(by('R8.2.3')[0])}. Einen zweiten Platz gibt es dann nicht, und Jonas geht leer aus (R8.2.3).`,
  },
  X11: {
    title: 'Das sechste Schiff',
    given: 'Du hast fünf Kapitäninnen. Mach Hilke zur sechsten.',
    outcome: (_, by) =>
      `Bis fünf bringt jedes Schiff einen Punkt mehr als das vorige, ab sechs zählen alle drei: ${points(by('R8.2.4')[0])}. Miras zwei bringen ${points(by('R8.2.4')[1])} (R8.2.4).`,
  },
  X12: {
    title: 'Priester',
    given: 'Du hast einen Priester, Mira hat drei. Zähl nach.',
    outcome: (_, by) =>
      `Der erste bringt ${points(by('R8.2.5')[0])}, weitere bringen nichts: Auch Mira bekommt ${points(by('R8.2.5')[1])} (R8.2.5).`,
  },
  X13: {
    title: 'Soldaten',
    given: 'Du und Mira habt je drei Soldaten, und du hast die Grenze. Zähl nach.',
    outcome: (_, by) =>
      `Die Grenze ist dein viertes Symbol: ${points(by('R8.2.6')[0])} (R8.2.6). Drei bringen Mira nichts.`,
  },
  X30: {
    title: 'Ein Dach für alle',
    given:
      'Kapitel eins verlangt mindestens so viele Gebäude wie Bürger. Du hast von beiden sechs, Mira fünf Gebäude und sechs Bürger.',
    outcome: (_, by) =>
      `Du hast das Ziel erreicht: ${points(by('R8.4.1')[0])}. Der Händler auf deinem Markt ist ein Symbol und kein Bürger (R8.4.1).`,
  },
  X31: {
    title: 'Vier von einer Farbe',
    given:
      'Kapitel zwei verlangt vier gleiche Farbsymbole auf Bürgern. Du und Mira habt beide vier blaue, aber eins von ihren liegt auf einer Arbeiterin.',
    outcome: (_, by) => `Arbeiter zählen nicht: ${points(by('R8.4.2')[0])} für dich, nichts für Mira (R8.4.2).`,
  },
  X32: {
    title: 'Korn und Münze',
    given:
      'Kapitel drei verlangt zusammen drei Bäuerinnen und Händler. Du hast von beiden einen und das Bauernhaus; Mira hat gar keinen Bürger, aber drei Gebäude mit Symbol.',
    outcome: (_, by) =>
      `Die Symbole werden zusammengezählt, ganz gleich, wer sie trägt: ${points(by('R8.4.3')[0])} für jeden von euch (R8.4.3, Q38).`,
  },
  X33: {
    title: 'Hände übrig',
    given:
      'Kapitel vier verlangt zehn Arbeitskraft bei den Arbeitern. Du hast zehn. Mira hat neun und einen starken Soldaten als Bürger.',
    outcome: (_, by) =>
      `Nur Arbeiter zählen: ${points(by('R8.4.4')[0])} für dich, nichts für Mira (R8.4.4). Kein anderes Ziel bringt so viel (Q22).`,
  },
  X34: {
    title: 'Unruhe an der Grenze',
    given:
      'Kapitel fünf verlangt zwei Soldatensymbole. Du hast einen Soldaten und den Zaun, Mira einen Soldaten und einen zweiten als Arbeiter.',
    outcome: (_, by) => `Der Zaun zählt, der Arbeiter nicht: ${points(by('R8.4.5')[0])} für dich (R8.4.5).`,
  },
  X34c: {
    title: 'Eine richtige Stadt',
    given: 'Kapitel sechs verlangt fünf Bürger, gleich welche. Du hast fünf, Mira hat vier und einen Arbeiter.',
    outcome: (_, by) => `${points(by('R8.4.6')[0])} für dich, nichts für Mira (R8.4.6).`,
  },
  X34p: {
    title: 'Tybors letztes Werk',
    given: 'Kapitel acht verlangt zusammen drei Handwerker und Priester. Du hast zwei und einen.',
    outcome: (_, by) =>
      `${points(by('R8.4.3')[0])} für das Kapitel (R8.4.3). Dieselben Leute zählen auch für ihren Beruf: ${points(by('R8.2.3')[0])} für die meisten Handwerker und ${points(by('R8.2.5')[0])} für den Priester.`,
  },
  X35: {
    title: 'Größe zählt',
    given: 'Das Szenario zahlt für jedes vierte große Gebäude. Du hast vier große, Mira hat drei.',
    outcome: (_, by) =>
      `${points(by('R8.3')[0])} für dich (R8.3). Viel ist das nicht, aber so steht es auf der Karte (Q23).`,
  },
  X36: {
    title: 'Der Geheimauftrag',
    given:
      'Die Aufträge werden aufgedeckt. Deiner zahlt für Sätze aus Grün, Gelb und Blau; davon hast du drei, zwei und zwei und dazu fünf rote. Mira braucht Rot und hat keins.',
    outcome: (_, by) =>
      `Zwei Sätze: ${points(by('R8.5')[0])} (R8.5). Kein Gebäude zählt in zwei Sätzen (Q33). Rot hilft dir nicht, und ohne Rot bringt Miras Auftrag nichts.`,
  },
  X37: {
    title: 'Gleichstand',
    given:
      'Du und Mira habt gleich viele Punkte. Du hast noch einen Arbeiter mit fünf, sie einen mit drei Arbeitskraft.',
    outcome: ([you, mira]) =>
      `${points(you)} zu ${points(mira)}: Die übrige Arbeitskraft entscheidet, und du gewinnst (R9.2). Bei gleicher Arbeitskraft hättet ihr beide gewonnen (R9.3).`,
  },
  X38: {
    title: 'Eine ganze Schlusswertung',
    given:
      'Drei Städte, Szenario „Größe zählt“, Kapitel „Eine richtige Stadt“. Sieh sie dir an und zähl mit: Gebäude, Wirkungen, Symbole, Ziele und Aufträge.',
    outcome: ([you, mira, jonas]) =>
      `Du hast ${points(you)}, Mira hat ${points(mira)}, Jonas hat ${points(jonas)}. Alles wird für sich gezählt, und eine Karte darf mehrmals zählen (R8.0, Q34). Jede Zeile unten zeigt ihre Karten.`,
  },
};
