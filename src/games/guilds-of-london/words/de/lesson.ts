import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'Worum es geht',
    cards: 'Eine Karte, drei Arten',
    move: 'In die Stadt',
    second: 'Die zweite Runde',
    resolve: 'Ein Plättchen wird gewertet',
    choice: 'Du entscheidest',
    end: 'Wie es endet',
  },
  stops: {
    welcome:
      'Willkommen in London. Ihr schickt Zunftmitglieder auf die Plättchen der Stadt; wer dort die Mehrheit hat, bekommt die Belohnung (R7.5, R7.9). Zu zweit dauert das 16 Runden (R4.7). Mira spielt gegen dich.',
    city: 'Die ganze Stadt liegt aus: 20 Zünfte und vier besondere Gebäude um die Zunfthalle in der Mitte (R3.1, R3.2, R3.3).',
    tile: 'Die Seidenhändler: oben links die 5, so viele Figuren braucht es; oben rechts die Rangnummer 1; in der Mitte die Zunftzeichen, darunter die Belohnung (R1.4). Darauf liegt ein Marker für den zweiten Platz (R2.5).',
    pawns: 'Ihr habt je 16 Mitglieder: vier stehen in der Zunfthalle, zwölf im Vorrat (R2.7).',
    keepMayor:
      'Zuerst behältst du eine von drei Belohnungskarten, geheim (R2.9). Nimm den Gönner der blauen Zünfte: am Ende 1 Punkt je Meister mit Blau, höchstens 6 (R10.2.1).',
    miraMayor: 'Mira wählt zur gleichen Zeit (R2.9). Dann beginnt Runde 1 (R4.1).',
    uses: 'Deine sechs Karten (R2.8). Jede kannst du auf drei Arten nutzen: abwerfen und anwerben (R5.3), abwerfen und bewegen (R5.4), oder ihre Sonderaktion ausführen (R5.5). So viele Karten, wie du willst (R5.1).',
    special:
      'Nimm den Anwerber mit Gelb und Rot auf und nutze seine Sonderaktion (R5.5); auf dem Handy klappst du dafür die Hand auf. Sie kostet nichts; andere kosten Handkarten als Münzen (R6.2).',
    recruitTwo: 'Er wirbt bis zu zwei Mitglieder an (R6.E1). Nimm beide.',
    beadle:
      'Auf den Seidenhändlern steht der Stadtamtmann; er beginnt auf der Zunft mit der niedrigsten Rangnummer (R2.11). Er zählt als Figur (R1.5), gehört aber niemandem. Mit fünf Figuren wird das Plättchen gewertet (R7.2).',
    moveFirst: 'Geh dorthin: Wirf die Überfahrt mit Blau ab, um ein Mitglied zu bewegen (R5.4).',
    toFirst: 'Das Ziel muss ein Zeichen der Karte zeigen (R5.4). Schick es zu den Seidenhändlern.',
    moveSecond:
      'Noch eines: die zweite Überfahrt, Blau und Grün. Eine Karte mit zwei Zeichen dient als eines von beiden (R5.4).',
    toSecond: 'Wieder zu den Seidenhändlern (R5.4).',
    recruitOne:
      'Die Ernte brauchst du nicht. Wirf sie ab und wirb dafür ein Mitglied an; das geht mit jeder Karte (R5.3).',
    endFirst: 'Behalte den Rest und beende den Zug. Du ziehst zwei Karten und darfst höchstens sieben behalten (R5.7).',
    miraMoves: 'Mira will auch zu den Seidenhändlern und schickt zwei Mitglieder (R5.4).',
    order:
      'Runde 2: Wer mehr Punkte hat, beginnt; bei Gleichstand bleibt die Reihenfolge (R4.3). Zu zweit werden Plättchen nur in geraden Runden gewertet (R4.5), also am Ende dieser.',
    moveThird: 'Drei gegen zwei wäre gut. Wirf die Ehrung ab, sie trägt Rosa, und bewege ein Mitglied (R5.4).',
    toThird: 'Zu den Seidenhändlern, sie zeigen auch Rosa (R5.4).',
    hire: 'Und für den Notfall: Spiel den Söldner als Sonderaktion. Er bringt dir einen Neutralen von der Wertungstafel (R6.E5).',
    endSecond: 'Beende den Zug (R5.7).',
    miraThird: 'Mira schickt ein drittes Mitglied (R5.4). Drei gegen drei, dazu der Stadtamtmann: sieben Figuren.',
    due: 'Jetzt geht es die Plättchen durch, Reihe für Reihe von Nord nach Süd (R7.1). Die Seidenhändler sind fällig (R7.2). Bei drei gegen drei bliebe alles stehen, denn nebenan hat niemand einen Meister (R7.5).',
    commit:
      'Stehen dort Mitglieder von mindestens zweien, dürfen sie Neutrale dazustellen (R7.3). Setz deinen ein: Er zählt für dich, ist danach aber weg (R7.4).',
    won: 'Vier gegen drei: Der erste Platz ist deiner (R7.5). Ein Mitglied bleibt als Meister, die anderen kehren in die Zunfthalle zurück (R7.7). Du bekommst 5 Punkte und was sonst auf dem Plättchen steht (R7.9).',
    ship: 'Zur Belohnung darf ein Mitglied auf die Plantage (R8.6). Sie wird zu zweit jede vierte Runde gewertet (R9.2, R4.7). Schickst du eines?',
    shipped: 'Gut: Auf der Plantage zählt die Mehrheit (R9.2). Und einen Neutralen bekommst du auch noch (R8.7).',
    stayed: 'Gut: Es bleibt für die Stadt bereit (R8.6). Und einen Neutralen bekommst du auch noch (R8.7).',
    runnerUp: 'Mira ist Zweite und bekommt den Marker: drei Karten (R7.6, R7.9). Auch ein zweiter Platz lohnt sich.',
    beadleMoves: 'Der Stadtamtmann ist weitergezogen, zur nun niedrigsten Rangnummer: den Gewürzhändlern (R7.8).',
    third:
      'Runde 3, vier Karten. Spielst du keine, passt du und ziehst vier statt zwei (R5.2). Oder du wirfst den gelben Anwerber ab und wirbst ein Mitglied an (R5.3).',
    passed:
      'Gut: Mit vollen Händen plant es sich leichter (R5.2). Du hältst jetzt acht Karten und darfst sieben behalten; eine müsstest du noch abwerfen (R5.7).',
    recruited:
      'Gut: Mehr Mitglieder in der Halle, mehr Möglichkeiten (R5.3). Du könntest jetzt weitere Karten spielen (R5.1).',
    masters:
      'Dein Meister hilft auf den Nachbarplättchen: Bei Gleichstand gewinnt, wer nebenan mehr Meister hat (R7.5). Und je zwei eigene Meister nebeneinander bringen am Ende 1 Punkt (R10.2).',
    plantation:
      'Zu zweit zählt die Plantage in jeder vierten Runde: Wer dort die meisten Mitglieder hat, bekommt die linke Belohnung, die zweitmeisten bringen die rechte (R9.2, R4.7). Dann gehen alle von dort in den Vorrat, und sie wird gewendet (R9.3).',
    mayors:
      'Am Ende werden die Belohnungskarten aufgedeckt (R10.2). Deine zählt schon 1 für die blauen Seidenhändler (R10.2.1).',
    ending:
      'Nach der letzten Runde gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer mehr Meister hat (R10.1, R10.3).',
    solo: 'Auch allein kannst du spielen: gegen Boris, der ohne Handkarten auskommt (R11.1, R11.4).',
  },
  learned: [
    'Jede Karte: anwerben, bewegen oder Sonderaktion (R5.3, R5.4, R5.5)',
    'Ein Plättchen wird gewertet, wenn genug Figuren darauf stehen (R7.2)',
    'Die Mehrheit gewinnt, Neutrale können den Ausschlag geben (R7.4, R7.5)',
    'Ein Meister bleibt und hilft nebenan (R7.5, R7.7)',
    'Plantage, Belohnungskarten und benachbarte Meister bringen weitere Punkte (R9.2, R10.2)',
  ],
  scored:
    'Die 5 Punkte vom ersten Platz hast du sicher (R7.9), die Belohnungskarte zählt erst am Ende; auch Miras ist hier aufgedeckt (R10.2). Zeig auf eine Zeile, dann leuchten ihre Plättchen.',
};

export const lesson: Lesson = { script, words };
