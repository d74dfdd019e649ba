import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const points = (n: number): string => kitOf('de').counted(n, 'Punkt', 'Punkte');

export const examples: Readonly<Record<string, ExampleWords>> = {
  E22: {
    title: 'Bezahlen in Tallinn',
    given:
      'Der Dom von Tallinn kostet vierzehn. In Tallinn ist Getreide vier wert, Wein drei, Tuch fünf und Glas nichts. Bezahl mit Getreide und Wein.',
    outcome: () =>
      'Zwei Getreide und zwei Wein sind genau vierzehn (R6.6). Drei Tuch hätten auch gereicht, ein Dukat wäre verfallen. Glas stand nicht zur Wahl: Tallinn nimmt keins (R6.3).',
  },
  E23: {
    title: 'Bezahlen in Danzig',
    given: 'Das Kontor in Danzig kostet zehn. Tuch ist hier sieben wert, Glas vier. Bezahl mit diesen beiden.',
    outcome: () =>
      'Elf für zehn: Ein Dukat verfällt (R6.6). Ein Wein dazu wäre unnötig und darf darum nicht bezahlt werden (R6.7). Getreide ist in Danzig nichts wert (R6.3).',
  },
  E24: {
    title: 'Die Markthalle',
    given:
      'Mit deiner Markthalle in Danzig ist jedes Tuch eins mehr wert. Auf der Hand hast du zwei Zeughäuser, eins von Visby und eins von Stockholm. Bau das, das du bezahlen kannst.',
    outcome: () =>
      'In Visby sind deine zwei Tuch zwölf wert statt zehn, gerade genug (R7.1). In Stockholm ist Tuch nichts wert, und daran ändert die Markthalle nichts.',
  },
  E25: {
    title: 'Rabatte zählen zusammen',
    given:
      'Du hast die Bauhütte von Visby, eine Vogtei und die Schule. Bau zuerst die Markthalle in Tallinn, mit Getreide und Wein, dann das Rathaus in Visby.',
    outcome: (_, by) =>
      `Das Rathaus kostet vierzehn: zwei weniger durch die Bauhütte, drei weniger als zweites Gebäude im Zug, eins weniger durch die Schule. Bezahlt hast du acht (R6.4). Weil du noch ein Gebäude in Visby hast, bringt es ${points(by('R7.10')[0])} (R7.10).`,
  },
  E26: {
    title: 'Münzen füllen die Lücke',
    given:
      'Zwei Wein sind in Stockholm zehn wert, und der Hafen kostet zwölf. Nimm für den Rest die zwei Münzen von deinem Kontor.',
    outcome: () =>
      'Wein und Münzen sind genau zwölf, und der dritte Wein bleibt auf deiner Hand (R6.5). Über den Preis hinaus dürfen Münzen nie bezahlt werden (R6.7). Im Frühjahr sind es wieder zwei (R7.2).',
  },
  E27: {
    title: 'Die Wechselstube',
    given:
      'Auf deiner Wechselstube liegt ein Dukat. Bezahl den Dom von Visby mit zwei Glas und einem Tuch, drei mehr, als er kostet. Bau dann die Vogtei.',
    outcome: () =>
      'Zwei der drei Dukaten hatten auf der Wechselstube Platz, einer verfiel (R7.11a). Zusammen mit dem Glas haben die drei noch im selben Zug das nächste Gebäude bezahlt.',
  },
  E28: {
    title: 'In diesem Zug noch nicht',
    given: 'Bau die Schule mit zwei Tuch. Übrig sind zwei Glas, in Danzig acht wert, und die Vogtei dort kostet neun.',
    outcome: () =>
      'Die Schule macht alles um eins billiger, aber nicht in dem Zug, in dem du sie baust (R4.4). Darum stand die Vogtei nicht zur Wahl; am Ende kostet ein Gebäude auf der Hand zwei Punkte (R9.3).',
  },
  E29: {
    title: 'Zwei Häfen',
    given: 'Du hast einen Hafen in Visby und einen in Danzig. Nimm die erste Warenreihe.',
    outcome: () =>
      'Jeder Hafen zieht für die erste Reihe im Jahr eine Ware, also hast du vier Karten statt zwei (R7.3). Nimmst du im Herbst noch eine Reihe, ziehen sie nichts.',
  },
  E21: {
    title: 'Der Jahreswechsel',
    given:
      'Du hast den letzten Zug des Jahres. Links von der Trennkarte liegt ein altes Gebäude, rechts liegen zwei neue. Beende deinen Zug.',
    outcome: () =>
      'Das alte Gebäude ist fort, die neuen sind jetzt alt, und daneben liegen frische (R3.4). Auch die übrigen Reihen sind fort (R3.1). Die Startspielerkarte liegt bei Mira (R8.3). Dein Kontor hat wieder Münzen (R3.6).',
  },
  E30: {
    title: 'Zu viele Karten im Winter',
    given: 'Vier Waren und zwei Gebäude sind eine Karte zu viel. Beende deinen Zug und leg den Dom von Tallinn ab.',
    outcome: () =>
      'Fünf Karten darfst du behalten, Waren und Gebäude zusammen (R8.1). Mira hat sechs und behält alle: Ihr Speicher erlaubt drei mehr (R7.11c).',
  },
  E31: {
    title: 'Eine Schlusswertung',
    given:
      'Das Ende des Spiels. Du hast acht Gebäude, zwei davon in Riga, und auf der Hand ist noch eins übrig. Zähl nach.',
    outcome: ([you], by) =>
      `Auf den Karten stehen ${points(by('R9.1')[0])}. Das Rathaus bringt ${points(by('R7.10')[0])} für zwei andere in Tallinn, das Gildehaus ${points(by('R7.8')[0])} für drei Städte mit Kaufmann, das Kloster ${points(by('R7.11d')[0])}. Die Karte auf der Hand kostet zwei. Zusammen: ${points(you)} (R9.1, R9.2, R9.3).`,
  },
  E1: {
    title: 'Max. Tallinn',
    given:
      'Das Plättchen gehört dir. Gebäude in Tallinn: vier von dir, drei von Mira, drei von Jonas, zwei von Selma. Zähl nach.',
    outcome: (_, by) =>
      `Du bekommst ${points(by('R10.9')[0])}. Mira und Jonas teilen sich den zweiten Platz und bekommen je ${points(by('R10.11')[1])}. Selma hätte genug für das Plättchen, aber zwei, denen es nicht gehört, haben mehr: nichts (R10.11).`,
  },
  E5: {
    title: 'Ein Plättchen aus dem Vorrat',
    given: '„Max. Visby“ liegt im Vorrat, und du hast dort ein Gebäude. Bau das Zeughaus.',
    outcome: (_, by) =>
      `Mit dem zweiten Gebäude gehört dir das Plättchen sofort (R10.7a). Bleibt es bei dir, bringt es ${points(by('R10.9')[0])} (R10.9).`,
  },
  E6: {
    title: 'Ein Plättchen von jemand anderem',
    given:
      'Mira hat „Max. Visby“ mit zwei Gebäuden, du hast eins. Bau das Zeughaus und sieh hin; bau dann die Markthalle.',
    outcome: (_, by) =>
      `Bei zwei zu zwei blieb es bei Mira, mit deinem dritten kam es zu dir (R10.7b). Der zweite Platz bringt ihr noch ${points(by('R10.11')[1])}.`,
  },
  E7: {
    title: 'Als Erster drei',
    given:
      'Du hattest als Erster drei Gebäude in Danzig und darum „1. Danzig“. Jetzt hat Mira vier, Jonas drei, Selma zwei. Zähl nach.',
    outcome: (_, by) =>
      `Das Plättchen bleibt bis zum Ende bei dir: ${points(by('R10.9')[0])} (R10.8). Mira und Jonas haben auch drei und bekommen je ${points(by('R10.10')[1])} (R10.10). Selma bekommt nichts.`,
  },
  E8: {
    title: 'Zwei Plättchen auf einmal',
    given: 'Du hast drei Ritter und ein Gebäude in Tallinn. Bau dort die Burg: Sie bringt noch einen Ritter.',
    outcome: (_, by) =>
      `Sie ist das zweite Gebäude in Tallinn und bringt den vierten Ritter, also bekommst du beide Plättchen: ${points(by('R10.9')[0])}, wenn sie bei dir bleiben (R10.5). Ablehnen kannst du sie nicht.`,
  },
  E9: {
    title: 'Zweiter Platz bei den Rittern',
    given: '„Max. Ritter“ gehört dir. Du und Mira habt je vier Ritter, Jonas und Selma je drei. Zähl nach.',
    outcome: (_, by) =>
      `${points(by('R10.9')[0])} für dich als Besitzer, ${points(by('R10.11')[1])} für Mira. Jonas und Selma hätten genug Ritter, aber Mira hat mehr als sie (R10.11).`,
  },
  E10: {
    title: 'Das Geldplättchen',
    given:
      'Waren auf der Hand, eine Münze auf dem Kontor, zwei Dukaten auf der Wechselstube: zusammen zwölf. Mira und Jonas haben Waren für je neun, Selma hat nichts. Zähl nach.',
    outcome: (_, by) =>
      `Das meiste Geld bringt dir ${points(by('R10.13')[0])}. Mira und Jonas teilen sich, was zweiter und dritter Platz bringen: je ${points(by('R10.13')[1])}. Ohne Geld keine Punkte (R10.13). Markthallen und Gebäudekarten sind kein Geld (R10.12).`,
  },
  E12: {
    title: 'Ein Ritter zu wenig',
    given:
      '„Max. Ritter“ gehört dir; du und Mira habt je drei Ritter, Jonas hat zwei. Nimm die erste Reihe und lass den Ritter der Vogtei von Visby kämpfen.',
    outcome: (_, by) =>
      `Verdeckt zählt er nicht mehr. Mira hat allein die meisten und bekommt das Plättchen sofort: ${points(by('R10.9')[1])} (R10.14).`,
  },
  E13: {
    title: 'Gerade genug Ritter',
    given: 'Dasselbe mit vier Rittern gegen drei von Mira. Nimm die erste Reihe und lass einen Ritter kämpfen.',
    outcome: (_, by) =>
      `Drei zu drei: Wer das Plättchen hat, behält es (R10.14). Es bringt dir ${points(by('R10.9')[0])}.`,
  },
  E14: {
    title: 'Ein umstrittenes Plättchen',
    given:
      'Jetzt haben du, Mira und Jonas je drei Ritter, Selma hat zwei, und das Plättchen gehört dir. Nimm die erste Reihe und lass einen Ritter kämpfen.',
    outcome: () =>
      'Mira und Jonas liegen vor dir, aber keiner vor dem anderen. Das Plättchen geht zurück in den Vorrat und ist umstritten, bis jemand allein die meisten hat (R10.14, R10.15).',
  },
  E15: {
    title: 'Ein Geschenk für den Rivalen',
    given:
      '„Max. Kaufmann“ ist umstritten: Du und Jonas habt je drei Kaufleute. Nimm die erste Reihe und kauf sie mit dem Kaufmann der Markthalle von Stockholm frei.',
    outcome: (_, by) =>
      `Dir bleiben zwei, also hat Jonas allein drei und bekommt das Plättchen in deinem Zug: ${points(by('R10.9')[1])} (R10.15).`,
  },
  E16: {
    title: 'Einmal Erster, immer Erster',
    given:
      '„1. Kaufmann“ gehört dir. Seitdem wurden zwei deiner vier Kaufleute verdeckt. Mira hat vier offene. Zähl nach.',
    outcome: (_, by) =>
      `Das Plättchen kommt nie zurück: ${points(by('R10.9')[0])} für dich (R10.16). Mira bekommt für ihre vier ${points(by('R10.10')[1])} (R10.10).`,
  },
  E17: {
    title: 'Umstritten bis zum Schluss',
    given: '„Max. Ritter“ ist am Spielende umstritten. Du und Mira habt je vier Ritter. Zähl nach.',
    outcome: () => 'Ein Plättchen im Vorrat bringt niemandem etwas, so viele Ritter ihr auch habt (R10.11, Q9).',
  },
  E32: {
    title: 'Kampf gegen die Vitalienbrüder',
    given:
      'Zu dritt liegen Plättchen auf den zwei wertvollsten Reihen. Nimm die zweite Reihe und lass deinen Ritter kämpfen.',
    outcome: () =>
      'Du hast die ganze Reihe und noch eine Ware vom Stapel; dein Ritter ist bis zum Ende verdeckt (R11.3, R11.5). Freikaufen konntest du die Reihe nicht: Dazu braucht es einen Kaufmann.',
  },
  E32p: {
    title: 'Sich plündern lassen',
    given: 'Noch einmal dieselbe Reihe, aber schone deinen Ritter und lass dich plündern.',
    outcome: () =>
      'Die wertvollste Ware, das Tuch, wurde abgelegt; die zwei Wein gehören dir. Das Plättchen geht zurück (R11.3).',
  },
  E33: {
    title: 'Bürgermeister oder Erspartes',
    given: 'Die Vogtei in Danzig kostet neun, und du bezahlst elf. Leg einen Dukaten auf die Wechselstube.',
    outcome: (_, by) =>
      `Ein Schritt für das Gebäude und einer für den Dukaten, der übrig ist: Dein Stein steht auf Feld zwei (R12.2, R12.3). Du bist Bürgermeister: ${points(by('R12.5')[0])}, wenn es so bleibt (R12.5).`,
  },
  E33m: {
    title: 'Was die Leisten bringen',
    given: 'In Danzig steht dein Stein auf Feld elf, der von Mira auf neun, der von Jonas auf vier. Zähl nach.',
    outcome: (_, by) =>
      `Ein Punkt für je fünf Felder: ${by('R12.4').map(points).join(', ')}. Als Bürgermeister bekommst du noch ${points(by('R12.5')[0])} dazu (R12.4, R12.5).`,
  },
};
