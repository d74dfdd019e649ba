import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const vp = (n: number): string => `${kitOf('de').number(n)} SP`;

export const examples: Readonly<Record<string, ExampleWords>> = {
  X20: {
    title: 'Passen',
    given: 'Du hast vier Karten und wartest auf bessere. Pass, und wirf dann eine ab.',
    outcome: () =>
      'Wer passt, zieht vier Karten statt zwei (R5.2). Acht sind eine zu viel: Am Ende des Zuges darfst du sieben halten (R5.7).',
  },
  X21: {
    title: 'Ein Zug mit Vorrat',
    given:
      'Spiel die Sonderaktion „Vorrat“, wirb mit der zweiten Karte ein Mitglied an und beende den Zug. Wirf dann eine ab.',
    outcome: () =>
      'Zwei Karten wie immer und zwei mehr für „Vorrat“: acht auf der Hand, also musste eine weg (R5.7). Die Sonderaktion lag bis zum Ende des Zuges vor dir (R6.1). Die Karte fürs Anwerben kam sofort auf den Ablagestapel (R5.3).',
  },
  X22: {
    title: 'Eine Sonderaktion, die etwas kostet',
    given:
      '„Umzug“ bewegt bis zu drei Mitglieder auf ein Plättchen und kostet eine Karte. Bezahl mit der dritten Karte und bring alle drei zu den Brauern.',
    outcome: () =>
      'Drei Mitglieder auf einem Plättchen für zwei Karten, gleich, welche Symbole darauf sind (R6.2, R6.E8). Einzeln bewegt hätten sie drei Karten mit grünem Symbol gekostet.',
  },
  X23: {
    title: 'Zweimal Rabatt',
    given: '„Audienz“ kostet zwei Karten. Spiel erst beide „Rabatt“, dann „Audienz“, und behalte eine Belohnungskarte.',
    outcome: () =>
      'Jeder Rabatt senkt den Preis für den Rest des Zuges um eine Karte, und beide zählen: Bezahlt hast du nichts (R6.E27). Die letzte Karte ist noch auf deiner Hand.',
  },
  X27: {
    title: 'Wer die nächste Runde beginnt',
    given:
      'Der letzte Zug der Runde gehört dir. Jonas hat fünfzehn SP, Mira und Selma haben zwölf, du hast neun. Bisher war Selma vor Mira dran. Pass.',
    outcome: () =>
      'Wer die meisten SP hat, beginnt: Jonas. Selma und Mira sind gleichauf und behalten ihre Reihenfolge, du kommst zuletzt (R4.3).',
  },
  X24t: {
    title: 'Ein Gleichstand bleibt',
    given:
      'Du und Mira habt je drei Mitglieder bei der Kirche, und niemand hat daneben einen Meister. Pass; dann werden Plättchen gewertet.',
    outcome: () =>
      'Sechs Figuren reichen, aber niemand liegt vorn. Das Plättchen bleibt, wie es ist, mit allen darauf, bis zur nächsten Wertung (R7.5).',
  },
  X24: {
    title: 'Ein Meister entscheidet',
    given: 'Noch einmal dasselbe, aber jetzt haben die Maler neben der Kirche einen Meister von dir. Pass.',
    outcome: ([you, mira]) =>
      `Dein Meister auf dem benachbarten Plättchen entscheidet: ${vp(you)} und vier Karten für dich, und eins deiner Mitglieder ist Meister der Kirche (R7.5, R7.7). Mira bekommt den Marker, ${vp(mira)} (R7.9). Alle anderen sind wieder in der Zunfthalle.`,
  },
  X25: {
    title: 'Der Stadtamtmann hilft',
    given:
      'Die Schuhmacher brauchen drei Figuren. Zwei Mitglieder hast du dort, und der Stadtamtmann steht dabei. Pass, und wirb dann drei Mitglieder an.',
    outcome: ([you]) =>
      `Der Stadtamtmann ist eine Figur wie jede andere, also wurde das Plättchen gewertet: ${vp(you)} für dich (R1.5). Er ist zur kleinsten offenen Rangordnungsnummer weitergezogen (R7.8).`,
  },
  X26: {
    title: 'Ein Plättchen nach dem anderen',
    given:
      'Die Bleigießer werden zuerst gewertet, für dich, und du darfst zwei Mitglieder bewegen. Drei hast du bei der Kirche, weiter hinten in Leserichtung. Pass, und schick dann beide dorthin.',
    outcome: ([you]) =>
      `Fünf Mitglieder reichten für die Kirche, und sie wurde im selben Durchgang gewertet: zusammen ${vp(you)} (R7.10). Ein Plättchen vor den Bleigießern hätte warten müssen.`,
  },
  X28: {
    title: 'Die Stadt wächst',
    given:
      'Runde drei endet mit Wachstum. Auf der Plantage habt du und Mira je zwei Mitglieder, Jonas hat eins. Du hast den letzten Zug: Pass.',
    outcome: ([you, mira]) =>
      `Gleichstand bei den meisten: Die linke Belohnung bekommt niemand, die rechte bekommt ihr beide, ${vp(you)} für dich, ${vp(mira)} für Mira; Jonas geht leer aus (R9.2). Die Mitglieder sind wieder im Vorrat, die Plantage ist umgedreht, und im Westen und Osten liegen sechs neue Plättchen (R9.3, R9.4).`,
  },
  X29: {
    title: 'Meister Seite an Seite',
    given:
      'Das Ende des Spiels. Du hast vier Meister, drei davon in der Ecke im Nordwesten. Zähl die Paare, die eine Kante teilen.',
    outcome: (_, by) =>
      `Zwei Paare: ${vp(by('R10.2')[0])} (R10.2). Der vierte steht allein, und über Eck zählt nicht (R1.1).`,
  },
  X30: {
    title: 'Ein unterbrochener Straßenzug',
    given:
      'Deine Belohnungskarte zahlt für die längste Reihe von Meistern. Vier hast du in der mittleren Zeile, die Zunfthalle liegt dazwischen. Zähl nach.',
    outcome: (_, by) =>
      `Die Zunfthalle unterbricht die Zeile, die längste Reihe ist also zwei lang: ${vp(by('R10.2.10')[0])} (R10.2.10). Die zwei Paare von Nachbarn bringen dazu ${vp(by('R10.2')[0])} (R10.2).`,
  },
  X2: {
    title: 'Ein liegender Neutraler',
    given:
      'Du und Boris habt je zwei Mitglieder bei den Bäckern. Nötig sind vier, aber dort liegt ein Neutraler. Pass und sieh.',
    outcome: () =>
      'Ein liegender Neutraler erhöht die Zahl um eins und ist selbst keine Figur: Vier sind zu wenig (R11.7). Boris bekommt fünf SP für das Plättchen des Stadtamtmanns, so wie in jeder Runde (R11.13).',
  },
  X3: {
    title: 'Du gewinnst, Boris ist Zweiter',
    given: 'Dasselbe mit drei Mitgliedern von dir: fünf Figuren für fünf. Pass.',
    outcome: ([you]) =>
      `${vp(you)} und drei Karten für dich, dazu ein Meister. Boris bekommt nur die SP des Markers, zwei; Marker und Neutraler verlassen das Spiel (R11.11, R11.7).`,
  },
  X4: {
    title: 'Boris gewinnt ein Plättchen',
    given: 'Boris hat vier Mitglieder bei den Goldschmieden, du hast eins. Pass.',
    outcome: () =>
      'Boris bekommt die sieben SP des Plättchens, aber keine Karten und keinen Meister (R11.11, R11.12). Du bist Zweiter: Der Marker gehört dir und bringt zwei Karten.',
  },
  X5: {
    title: 'Boris gewinnt keinen Gleichstand',
    given: 'Zwei Mitglieder von dir und zwei von Boris bei den Malern. Pass.',
    outcome: ([you]) =>
      `Bei Gleichstand mit Boris gewinnst du: ${vp(you)} und ein Meister. Er bekommt den einen SP des Markers, aber keine Karte (R11.11).`,
  },
  X6: {
    title: 'Neutrale auf deiner Seite',
    given:
      'Boris hat drei Mitglieder bei den Messerschmieden, du hast eins und zwei Neutrale. Pass, setz beide ein und lass deine Mitglieder, wo sie sind.',
    outcome: ([you]) =>
      `Eins und zwei gegen drei ist Gleichstand, und den gewinnst du: ${vp(you)} (R7.4, R11.11). Die Neutralen sind wieder auf der Wertungstafel. Einer wäre zu wenig gewesen und trotzdem verbraucht (R7.4).`,
  },
  X7: {
    title: 'Wie Boris sucht',
    given:
      'Boris wird Grün, Gelb und Rot ziehen. Seine Suche beginnt beim Stadtamtmann, bei den Fischhändlern. Pass und sieh, wohin seine Mitglieder gehen.',
    outcome: () =>
      'Grün passt schon zu den Fischhändlern; Gelb passt zuerst zum Gesellschaftssaal, Rot zu den Rüstungsschmieden (R11.9). Dann wurde das Plättchen des Stadtamtmanns für Boris umgedreht, und sein Mitglied dort ging nach Hause (R11.13).',
  },
  X9: {
    title: 'Nichts passt für Boris',
    given:
      'Offen sind nur die Rüstungsschmiede, rot, und die Bäcker, grün. Boris wird Pink, Rot und Grün ziehen. Pass.',
    outcome: () =>
      'Nichts zeigt Pink: kein Mitglied, und auch keine andere Karte dafür (R11.10). Rot ging zu den Rüstungsschmieden, Grün zu den Bäckern, die der Stadtamtmann danach für Boris umgedreht hat (R11.13).',
  },
  X11: {
    title: 'Rik zieht vier',
    given: 'Dieselbe Stadt gegen Rik: Pink, Rot, Grün und Rot. Pass.',
    outcome: () =>
      'Rik spielt nach denselben Regeln, zieht aber vier Karten (R11.18). Zwei seiner Mitglieder sind bei den Rüstungsschmieden.',
  },
  X12: {
    title: 'Zu nah am Stadtamtmann',
    given:
      'In ungeraden Runden werden keine Plättchen gewertet, nur das des Stadtamtmanns. Du hast drei Mitglieder bei den Seidenhändlern, Boris eins, und der Stadtamtmann ist dort. Pass.',
    outcome: () =>
      'Boris bekommt die fünf SP des Plättchens, du bekommst nichts, und deine Mitglieder gehen in die Zunfthalle zurück (R11.13). Der Marker verlässt das Spiel (Q29). Der Stadtamtmann ist weitergezogen.',
  },
  X13: {
    title: 'Erst du, dann Boris',
    given:
      'Eine gerade Runde: Der Stadtamtmann und zwei Mitglieder von dir sind bei den Fischhändlern, nötig sind drei. Pass, und verschiff dann ein Mitglied.',
    outcome: ([you]) =>
      `Erst die Plättchen: ${vp(you)} und zwei Karten für dich. Der Stadtamtmann zog zu den Kürschnern weiter, und die wurden für Boris umgedreht: vier SP (R11.13, Q12).`,
  },
  X14: {
    title: 'Kein Plättchen für den Stadtamtmann',
    given: 'Runde neun. Von den Zünften sind nur die Küfer offen, und der Stadtamtmann ist dort. Pass.',
    outcome: () =>
      'Die Küfer brachten Boris zwei SP. Für den Stadtamtmann ist keine Zunft mehr da: Er verlässt das Spiel, und es endet mit dieser Runde, obwohl Gog & Magog noch offen sind (R11.14, R11.16).',
  },
  X15: {
    title: 'Niemand auf der Plantage',
    given: 'Runde vier, Virginia liegt oben, und du hast dort kein Mitglied. Pass.',
    outcome: () => 'Boris bekommt die sechs SP der linken Seite, und die Plantage wird umgedreht (R11.15).',
  },
  X16: {
    title: 'Ein Mitglied auf der Plantage',
    given: 'Dasselbe mit einem Mitglied von dir auf der Plantage. Pass.',
    outcome: () =>
      'Niemand gewinnt sie, aber Boris bekommt nur die drei SP der rechten Seite. Dein Mitglied ist wieder im Vorrat (R11.15).',
  },
  X17: {
    title: 'Die Plantage gehört dir',
    given:
      'Runde acht, Ulster liegt oben, und du hast dort drei Mitglieder. Pass, und behalte dann eine Belohnungskarte.',
    outcome: (_, by) =>
      `Zwei reichen, um sie zu gewinnen: ${vp(by('R11.15')[0])} und eine Belohnungskarte für dich, nichts für Boris (R11.15).`,
  },
  X18: {
    title: 'Gleichstand ist verloren',
    given:
      'Nach Runde zehn hast du siebenundvierzig SP, Boris hat fünfundfünfzig. Zähl deine Belohnungskarte und deine Meister Seite an Seite.',
    outcome: ([you], by) =>
      `${vp(by('R10.2.13')[0])} für die Mitglieder in der Zunfthalle und ${vp(by('R10.2')[0])} für drei Paare machen ${vp(you)}. Du brauchst mehr als Boris: verloren (R11.17). Mit einem Paar mehr hättest du gewonnen.`,
  },
  X19: {
    title: 'Die Promokarte',
    given:
      'Drei deiner Marker liegen auf der Promokarte, und Boris hat die Goldschmiede gewertet, ohne dass dort ein Meister steht. Nutze die Karte für sie.',
    outcome: (_, by) =>
      `Nur die SP des Plättchens, ${vp(by('R12.5')[0])}, und ein Meister aus der Zunfthalle (R12.5). Die Marker haben das Spiel verlassen, ein zweites Mal geht es also nicht.`,
  },
};
