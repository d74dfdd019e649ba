import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    divide: 'Du teilst',
    choose: 'Du wählst',
    harvest: 'Die Ausbeute',
    seals: 'Siegel und Trennkarte',
    again: 'Noch ein Umschlag',
    end: 'Wie gewertet wird',
  },
  stops: {
    welcome:
      'Willkommen auf der Gala. Sechs Runden lang teilt ihr Schätze auf (R2.1): Du teilst, dein Nachbar wählt. Wer am Ende das meiste Prestige hat, gewinnt (R11.2). Links von dir sitzt Mira, rechts Jonas (R0.1).',
    tracks:
      'Das ist dein Tableau: Leisten für Prestige, Bücher, Kunstwerke, Topase, Smaragde und Gold, dazu fünf Siegelleisten (R0.2). Deine Würfel rücken nur vor, nie zurück (R0.3).',
    start: 'Du spielst den Weltreisenden. Er schenkt dir einen Schritt auf jeder der fünf Ressourcenleisten (R1.8).',
    rounds:
      'Hier siehst du die sechs Runden: welche Karten es gibt (R3.1) und wie viele du höchstens halten darfst (R3.2). Nach Runde 3 und 4 wird schon einmal gewertet (R9.2).',
    hand: 'Deine Hand: vier Karten zum Start (R1.14) und eine neue für diese Runde (R3.1). Wer über dem Limit ist, wirft ab (R3.3); du bist es nicht.',
    split:
      'Jetzt teilst du die Hand mit der Trennkarte in zwei Teile, so ungleich du magst, aber keiner leer (R4.1). Mira bekommt beide zu sehen und behält einen (R4.3). Der andere kommt zu dir zurück (R4.4).',
    mira: 'Mira spielt den Juwelier und hat schon Topase und Smaragde. Leg ihr etwas hin, das sie mehr will als du; dann behältst du, was du willst (R13.2).',
    divideFirst:
      'Du willst Bücher und Gold. Leg die Smaragde, das Prestige und die Topase auf die andere Seite und schließ den Umschlag (R4.1).',
    othersDivide:
      'Auch Mira und Jonas teilen, alle zugleich und geheim. Dann wandern alle Umschläge nach links (R4.2).',
    envelope: 'Das ist der Umschlag von Jonas. Nimm einen ganzen Teil; mischen ist nicht erlaubt (R4.3).',
    takeFirst: 'Nimm die zwei Topase und das Rautensiegel (R4.3). Der andere Teil geht zurück an Jonas (R4.4).',
    othersTake:
      'Alle wählen zugleich. Mira nimmt den Teil mit den Juwelen, wie erhofft; zurück kommen deine Bücher und dein Gold (R4.4).',
    back: 'Das ist deine Hand für die Ausbeute: was du behalten hast und was zurückkam (R4.4). Jetzt wird alles ausgespielt oder verkauft, in beliebiger Reihenfolge (R5.2).',
    playBooks: 'Spiel die zwei Bücher: zwei Schritte auf der Bücherleiste (R5.3). Karte aufnehmen und ausspielen.',
    bookValue:
      'Drei Felder weit. Eingerahmte Werte zählen bei der Bücherwertung: du hast die 1 erreicht (R6.5). Auch ein Auftragszeichen hast du schon (R6.6).',
    playGold: 'Spiel das Gold: zwei Schritte bis zum Doppelpfeil (R5.3).',
    bonusEmerald:
      'Der Doppelpfeil schenkt dir zwei Schritte auf einer anderen Leiste, nur nicht auf Gold (R6.1). Nimm die Smaragde.',
    playTopaz: 'Jetzt die zwei Topase (R5.3).',
    gems: 'Topas 3, Smaragd 3: Bei Juwelen zählt das Doppelte der schwächeren Leiste (R10.4). Gleichmäßig wachsen lohnt sich also.',
    playSeal: 'Ein Rautensiegel: ein Schritt auf einer der beiden linken Siegelleisten (R5.5a).',
    sealBook: 'Nimm die Büchersiegel. Das erste Feld dort zeigt ein Buch (R6.3).',
    sealPulls:
      'Und schon rückt auch der Bücherwürfel ein Feld weiter (R6.3). Solche Ketten laufen immer ganz zu Ende, bevor es weitergeht (R6.4).',
    sell: 'Passt dir eine Karte nicht, dreh sie um und verkauf sie: ein Schritt auf Gold oder Prestige (R7.1). Verkauft heißt nicht verloren, am Ende der Runde kommt sie auf die Hand zurück (R7.4).',
    wild: 'Bleibt die Trennkarte: ein Schritt auf irgendeiner Leiste (R5.6). Wohin? Kunstwerke, Gold oder Prestige.',
    wildArtwork: 'Gut: Was Kunstwerke wert sind, bestimmt der Markt, wenn gewertet wird (R10.3).',
    wildGold: 'Gut: Der nächste Doppelpfeil rückt näher (R6.1).',
    wildPrestige: 'Gut: ein sicherer Punkt (R5.4).',
    othersHarvest:
      'Mira und Jonas spielen ihre Karten zur selben Zeit aus (R5.1). Mira verkauft dreimal und bekommt einen Doppelpfeil (R7.2).',
    market:
      'Dann wird das Marktplättchen der Runde aufgedeckt: 2. Der Schieber rückt um so viel nach rechts (R8.1) und zeigt immer die Summe (R8.2).',
    othersAgain:
      'Runde 2: Alle nehmen ihre Karten zurück (R9.4) und bekommen eine neue (R3.1). Mira und Jonas haben zu viele und werfen ab (R3.3), dann teilen sie.',
    divideAny: 'Teile, wie du magst (R4.1). Was möchtest du behalten, und was würde Mira locken (R13.2)?',
    even: 'Zwei gegen drei: Mira muss nachdenken. Ist ein Teil klar besser, bleibt dir sicher der schlechtere (R13.1).',
    lopsided:
      'Eine einzelne Karte gegen vier: mutig. Mira nimmt, was ihr mehr nützt, und du bekommst den Rest (R13.1).',
    takeAny: 'Der Umschlag von Jonas: ein Smaragd und zwei Siegel, oder fünf Smaragde. Was passt zu dir (R4.3)?',
    tookEmeralds: 'Smaragde: schnell voran, aber für die Juwelen zählt die schwächere Leiste (R10.4).',
    tookSeals: 'Siegel: Sie ziehen Ressourcen mit (R6.3) und bringen die Sterne für die Aufträge (R6.7).',
    exchanged:
      'Auch die anderen haben gewählt, die Umschläge kommen zurück (R4.4). So geht es sechs Runden lang (R2.1); ab hier erzähle ich nur noch.',
    lines: 'Nach Runde 3 und 4 werden die Plättchen an der Linie gewertet (R9.2), am Ende alle vier Arten (R11.1).',
    scoreBooks: 'Bücher: der höchste Wert, den du erreicht hast (R10.2). Du stehst auf Feld 4, und das zeigt 3.',
    scoreArt:
      'Kunstwerke: Es zählt, wo dein Würfel zum Pfeil des Schiebers steht. Vier oder mehr Felder darunter 0, bis zu drei darunter 6, genau dort 10, bis zu drei darüber 13, noch weiter 15 (R10.3).',
    scoreGems: 'Juwelen: das Doppelte der schwächeren Leiste (R10.4). Topas 3 und Smaragd 3 brächten dir jetzt 6.',
    scoreOrders:
      'Aufträge, nur am Schluss: für jede Ressource deine Auftragszeichen mal die höchste Sternzahl, die du auf ihrer Siegelleiste erreicht hast (R10.5). Ohne Sterne gibt es nichts.',
    winner: 'Wer das meiste Prestige hat, gewinnt, bei Gleichstand gemeinsam (R11.2).',
  },
  learned: [
    'Teilen: zwei Teile, und der Nachbar behält einen (R4.1, R4.3)',
    'Ein guter Köder lässt dir, was du willst (R13.2)',
    'Ausspielen in beliebiger Reihenfolge, Ketten laufen zu Ende (R5.2, R6.4)',
    'Siegel und Doppelpfeile ziehen andere Leisten mit (R6.1, R6.3)',
    'Vier Wertungen: Bücher, Kunstwerke, Juwelen, Aufträge (R10.1)',
  ],
  scored:
    'So stünde es, wenn jetzt gewertet würde: Bücher, Kunstwerke, Juwelen und Aufträge (R10.1). Zeig auf eine Zeile, dann leuchtet ihre Leiste.',
};

export const lesson: Lesson = { script, words };
