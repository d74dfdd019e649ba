import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const kit = kitOf('de');
const prestige = (n: number): string => `${kit.number(n)} Prestige`;

export const examples: Readonly<Record<string, ExampleWords>> = {
  W1: {
    title: 'Karten und Trennkarte',
    given:
      'Zwei Topase und drei Bücher hast du auf der Hand. Spiel beide Karten und nimm mit der Trennkarte ein Kunstwerk.',
    outcome: () =>
      'Jedes Symbol ist ein Schritt auf seiner Leiste: zwei beim Topas, drei bei den Büchern (R5.3). Die Trennkarte ist ein Schritt, wo du willst (R5.6). Alles musste gelegt werden (R5.2).',
  },
  W3: {
    title: 'Siegel',
    given:
      'Drei Karten mit Siegeln. Rauten gehen zu Büchern oder Kunstwerken, Quadrate zu Topas, Smaragd oder Gold, Sterne überallhin. Leg die Raute auf die Büchersiegel, das Quadrat auf die Goldsiegel, die Sterne auf Bücher- und Smaragdsiegel.',
    outcome: () =>
      'Die beiden Sterne einer Karte dürfen auf verschiedene Leisten (R5.5d). Das erste Feld jeder Siegelleiste zieht ihre Ressource mit: ein Buch, ein Gold, ein Smaragd (R6.3).',
  },
  W5: {
    title: 'Eine Karte verkaufen',
    given:
      'Drei Prestige, aber du hättest lieber Gold. Verkauf diese Karte für einen Schritt auf der Goldleiste und spiel dann den Rest.',
    outcome: ([you]) =>
      `Eine verkaufte Karte ist ein Schritt auf Gold oder Prestige, ganz gleich, was sie zeigt (R7.1). Du hast immer noch ${prestige(you)}. Verloren ist sie nicht, mit der neuen Runde ist sie wieder auf deiner Hand (R7.4).`,
  },
  W6: {
    title: 'Leos Ausbeute',
    given:
      'Du bist Leo. Spiel alles, in dieser Reihenfolge: Prestige, den Topas, die Bücher, das Gold (nimm beim Doppelpfeil Smaragde), die Quadratsiegel (eins auf Topas, eins auf Smaragd) und mit der Trennkarte einen Topas.',
    outcome: (_, by) =>
      `Das Gold kam über einen Doppelpfeil, und die Smaragde rückten zwei vor (R6.1). Das Topassiegel brachte einen Topas, das Smaragdsiegel ein Banner mit einem Stern (R6.7). Würden die Juwelen jetzt gewertet, zählte die schwächere Leiste doppelt: ${prestige(by('R10.4')[0])} (R10.4).`,
  },
  W20: {
    title: 'Zwei Siegel auf einer Leiste',
    given: 'Eine Karte mit zwei Quadratsiegeln. Leg beide auf die Topassiegel.',
    outcome: () =>
      'Der erste Schritt brachte einen Topas, der zweite führt auf ein gewöhnliches Feld (R6.3). Über jedes Siegel entscheidest du einzeln (R5.5d).',
  },
  W21: {
    title: 'Eine Kette',
    given: 'Bis zum Doppelpfeil fehlt dir ein Schritt. Spiel das Gold und nimm mit dem Pfeil die Goldsiegel.',
    outcome: () =>
      'Der erste Schritt erreichte den Pfeil. Vor dem zweiten kam der Pfeil dran: zwei Goldsiegel, von denen das erste ein Gold brachte. Dann ging die Karte weiter: Gold auf fünf, zwei Goldsiegel (R6.4).',
  },
  W22: {
    title: 'Über hundert',
    given:
      'Dir fehlt nicht viel bis hundert. Spiel beide Karten mit drei Prestige und nimm mit der Trennkarte ein Buch.',
    outcome: ([you]) =>
      `Du hast ${prestige(you)}: Der zweite weiße Würfel zeigt die Hundert, der erste zählt weiter (R14.1).`,
  },
  W17: {
    title: 'Zu viele Karten',
    given:
      'Die Karte der vierten Runde ist ausgeteilt. Du hast sieben Karten, erlaubt sind sechs. Wirf ein einzelnes Buch ab.',
    outcome: () =>
      'Genau eine Karte musste weg, und sie kommt nie zurück (R3.3, R3.4). Mira hat nur vier Karten, aber eine zweite bekommt niemand (R3.5).',
  },
  W18: {
    title: 'Zu zweit zwei Karten',
    given:
      'Zu zweit bekommt ihr noch eine Karte der Stufe darunter. Du hattest sechs und hast jetzt acht; erlaubt sind sieben. Wirf ein einzelnes Buch ab.',
    outcome: () => 'Die Kartenlimits sind dieselben wie mit mehr Spielern, also muss öfter etwas weg (R12.2, R12.3).',
  },
  W19: {
    title: 'Drei Umschläge',
    given:
      'Du teilst, dein linker Nachbar wählt. Leg die beiden Karten mit Büchern in den einen Teil und alles andere in den anderen. Dann kommt der Umschlag von Jonas zu dir: Nimm das Prestige und die Smaragde.',
    outcome: () =>
      'Mira hat deine Topase und das Gold behalten. So kamen die Bücher zu dir zurück, und dazu hast du, was du von Jonas genommen hast (R4.4). Mira hat jetzt sieben Karten, Jonas vier.',
  },
  W8: {
    title: 'Eine Wertungslinie',
    given:
      'Du bist in Runde drei zuletzt fertig. Spiel deine Karten und nimm mit der Trennkarte ein Buch. Dann wird das Marktplättchen aufgedeckt, und an der Linie dahinter werden Kunstwerke gewertet.',
    outcome: (_, by) => {
      const [you, , jonas, selma, emil] = by('R10.3').map(prestige);
      return `Das Plättchen hat den Marktschieber noch vor der Wertung bewegt (R9.3). Der Pfeil steht auf Stufe sechs. Neun liegt auf seinem rechten Flügel: ${you} für dich. Miras Zwei bringt nichts, die Fünf von Jonas ${jonas}, Selmas Sechs ${selma}, Emils Zehn ${emil} (R10.3).`;
    },
  },
  W9: {
    title: 'Zwei Wertungen auf einmal',
    given:
      'Nach Runde vier werden Kunstwerke und Juwelen gewertet. Spiel die zwei Topase und das Kunstwerk und nimm mit der Trennkarte einen Topas.',
    outcome: (_, by) =>
      `Deine Kunstwerke stehen genau auf dem Pfeil: ${prestige(by('R10.3')[0])}. Topas steht auf sieben, Smaragd auf acht: zweimal sieben, ${prestige(by('R10.4')[0])} (R10.4). Die Bücher waren nach Runde drei dran; am Ende wird alles noch einmal gewertet (R10.1).`,
  },
  W10: {
    title: 'Bücher',
    given:
      'Das Ende des Spiels. Du stehst auf Feld fünfzehn der Bücherleiste, Mira auf sechzehn, Jonas auf eins. Zähl nach.',
    outcome: (_, by) =>
      `Es gilt der letzte Wert, den du erreicht oder überschritten hast: ${prestige(by('R10.2')[0])} für dich, ${prestige(by('R10.2')[1])} für Mira. Jonas hat noch keinen (R10.2).`,
  },
  W12: {
    title: 'Juwelen',
    given: 'Dein Topas steht auf Feld zwölf, dein Smaragd auf neun. Bei Mira stehen beide auf sieben. Zähl nach.',
    outcome: (_, by) =>
      `Der schwächere zählt doppelt. Feld neun ist leer, also hast du die Acht überschritten: ${prestige(by('R10.4')[0])} (R6.8). Zwei gleiche zählen nur einmal: ${prestige(by('R10.4')[1])} für Mira (R10.4).`,
  },
  W13: {
    title: 'Susis Aufträge',
    given:
      'Du bist Susi und spielst die Bibliothekarin: Sie bringt einen Auftrag für Bücher und einen für Kunstwerke mit. Zähl Aufträge und Sterne.',
    outcome: (_, by) =>
      `Bücher: fünf Aufträge und der von der Bibliothekarin, mal vier Sterne. Kunstwerke: vier und ihrer, mal zwei Sterne. Zusammen ${prestige(by('R10.5')[0])} (R10.5). Der Rest kommt von Büchern und Kunstwerken.`,
  },
  W14: {
    title: 'Klaras Schlusswertung',
    given:
      'Du bist Klara, spielst den Bankier und hattest vor der Schlusswertung sechzehn Prestige. Sieh dir an, wie der Rest gezählt wird.',
    outcome: ([you], by) =>
      `Bücher bringen ${prestige(by('R10.2')[0])}. Kunstwerke bringen nichts, weil der Marktschieber zu weit gerückt ist (Q26). Juwelen bringen ${prestige(by('R10.4')[0])}, Aufträge ${prestige(by('R10.5')[0])}. Mit dem, was du hattest, sind das ${prestige(you)} (R11.1, R14.1).`,
  },
  W23: {
    title: 'Ein geteilter Sieg',
    given: 'Du und Mira habt gleich viel Prestige, Jonas hat weniger. Wer gewinnt?',
    outcome: ([you, mira, jonas]) =>
      `${prestige(you)}, ${prestige(mira)} und ${prestige(jonas)}: Du und Mira teilt euch den Sieg, denn bei Gleichstand entscheidet nichts weiter (R11.2).`,
  },
};
