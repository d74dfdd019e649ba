import type { Rulebook } from '../../../../text/texts.ts';

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'Begriffe',
      rules: [
        {
          id: 'R0.1',
          origin: 'S',
          text: 'Rund um deine Übersichtskarte liegt dein Tableau: links die Gebäude, darüber die Bürger, rechts die Arbeiter. Alle drei Bereiche sieht jeder. Bürger und Arbeiter liegen so übereinander, dass ihr linker Rand zu sehen bleibt.',
        },
        {
          id: 'R0.2',
          origin: 'S',
          text: 'Eine Personenkarte hat einen Beruf mit seinem Symbol, eine Arbeitskraft und bis zu vier Farbsymbole. Bei einem Bürger zählen Symbol und Farben, bei einem Arbeiter nur die Arbeitskraft, bei einem Baumeister nichts davon.',
        },
        {
          id: 'R0.3',
          origin: 'S+K',
          text: 'Eine Gebäudekarte hat eine Farbe, eine kleine und eine große Seite und auf jeder Seite einen Punktwert; die große Seite ist 3 Punkte mehr wert. Manche tragen dazu ein Symbol oder eine Wirkung, auf beiden Seiten die gleiche.',
        },
        {
          id: 'R0.4',
          origin: 'S',
          text: 'So viele Symbole eines Berufs hast du: deine Bürger dieses Berufs und deine Gebäude mit seinem Symbol zusammen. Arbeiter zählen nie. Gebäude gibt es mit den Symbolen von Bäuerin, Händler, Kapitänin und Soldat.',
        },
        {
          id: 'R0.5',
          origin: 'S',
          text: 'Farbsymbole gibt es nur auf Personen, und sie zählen nur bei deinen Bürgern.',
        },
        {
          id: 'R0.6',
          origin: 'S',
          text: 'Die Spielreihenfolge beginnt bei der Startspielerkarte und geht im Uhrzeigersinn, in der Stadtflucht in den Durchgängen II und IV gegen ihn.',
        },
        {
          id: 'R0.7',
          origin: 'S',
          text: 'Die Zahl deiner Bürger ist die Zahl der Karten im Bürgerbereich. Ein Gebäude mit Symbol ist kein Bürger.',
        },
        { id: 'R0.8', origin: 'K', text: 'Die Plätze sind im Uhrzeigersinn durchgezählt.' },
      ],
    },
    {
      id: 'R1',
      title: 'Aufbau',
      rules: [
        {
          id: 'R1.1',
          origin: 'S',
          text: 'Du bekommst eine zufällige Übersichtskarte. Auf ihrer Rückseite steht dein Geheimauftrag; er bleibt bis zur Schlusswertung geheim (R8.5). Bei 2 bis 4 Spielern gibt es jeden Auftrag nur einmal.',
        },
        {
          id: 'R1.2',
          origin: 'S',
          text: 'Eines der vier Szenarien wird ausgelost und liegt mit dem Ende für Durchgang I nach oben.',
        },
        {
          id: 'R1.3',
          origin: 'S+K',
          text: 'Wer die Geschichte spielen will, beginnt mit Kapitel I; sonst wählt ihr ein Kapitel oder lost es aus.',
        },
        {
          id: 'R1.4',
          origin: 'S+K',
          text: 'Die Kapitelkarte deckt das andere Ende der Szenariokarte zu. Lest die Texte beider Karten vor; am Bildschirm erscheinen sie zu Beginn.',
        },
        {
          id: 'R1.5',
          origin: 'S',
          text: 'Gebäude und Personen werden getrennt gemischt. Die Personen bilden den verdeckten Nachziehstapel, der Ablagestapel ist leer.',
        },
        { id: 'R1.6', origin: 'S', text: 'Die Startspielerkarte geht an jemanden, den das Los bestimmt.' },
        {
          id: 'R1.7',
          origin: 'K',
          text: 'Übrige Übersichts-, Szenario- und Kapitelkarten kommen in die Schachtel. Welche Übersichtskarten das sind, erfährt niemand.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Spielablauf',
      rules: [
        {
          id: 'R2.1',
          origin: 'S',
          text: 'Ihr spielt vier Durchgänge. Nach jedem wird die Szenariokarte gedreht oder gewendet und zeigt den nächsten.',
        },
        {
          id: 'R2.2',
          origin: 'S',
          text: 'Jeder Durchgang hat drei Schritte: austeilen (R3), wählen und nutzen (R4 bis R6), Ende des Durchgangs (R7).',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Austeilen',
      rules: [
        { id: 'R3.1', origin: 'S', text: 'Jeder bekommt 5 Personenkarten vom Nachziehstapel.' },
        { id: 'R3.2', origin: 'S', text: 'In der Stadtflucht sind es in den Durchgängen I und III je 7 Karten.' },
        {
          id: 'R3.3',
          origin: 'S+K',
          text: 'Ist der Nachziehstapel leer und wird eine Karte gebraucht, mischt ihr den Ablagestapel zum neuen Nachziehstapel.',
        },
        {
          id: 'R3.4',
          origin: 'S+K',
          text: 'Reichen die Karten auch dann nicht, bekommen alle gleich viele, so viele es geht; der Rest bleibt im Nachziehstapel. Reicht es für niemanden, entfallen R4 bis R6 in diesem Durchgang.',
        },
        {
          id: 'R3.5',
          origin: 'S',
          text: 'Dann kommen Gebäude in die Auslage, von unten vom Stapel gezogen: 2 und dazu 2 je Spieler, also 6, 8 oder 10 bei 2, 3 oder 4 Spielern.',
        },
        {
          id: 'R3.6',
          origin: 'S',
          text: 'Sie liegen nach Farben sortiert mit der kleinen Seite nach oben, für alle sichtbar: die Auslage.',
        },
        {
          id: 'R3.7',
          origin: 'S',
          text: 'Nur zu zweit oder zu dritt: Fehlt eine der vier Farben, sucht ihr den Stapel von oben durch und legt die erste Karte jeder fehlenden Farbe dazu. Danach wird der Stapel neu gemischt.',
        },
        { id: 'R3.8', origin: 'S', text: 'Die Farbe eines Gebäudes zeigen Rand und Textfeld der Karte.' },
        {
          id: 'R3.9',
          origin: 'K',
          text: 'Hat der Stapel zu wenige Karten, kommen alle, die da sind; fehlt eine Farbe auch im Stapel, bleibt sie aus. Zu viert werden genau alle 40 Gebäude gebraucht.',
        },
        { id: 'R3.10', origin: 'K', text: 'Ausgeteilt wird einzeln reihum, beginnend bei der Startspielerkarte.' },
      ],
    },
    {
      id: 'R4',
      title: 'Eine Karte wählen',
      rules: [
        {
          id: 'R4.1',
          origin: 'S',
          text: 'Wählen, nutzen und weitergeben wiederholt ihr, bis alle Handkarten gespielt sind, meist fünfmal.',
        },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'Alle wählen gleichzeitig eine Handkarte und legen sie verdeckt unter ihre Übersichtskarte. Den Rest der Hand legst du so lange zur Seite.',
        },
        {
          id: 'R4.3',
          origin: 'K',
          text: 'Du darfst deine Wahl ändern, bis der Letzte gewählt hat. Die letzte Karte wählt sich von selbst. Festgelegt ist nur die Karte, nicht, wofür du sie nutzt.',
        },
      ],
    },
    {
      id: 'R5',
      title: 'Die Karte nutzen',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'In Spielreihenfolge deckt jeder seine Karte auf und nutzt sie auf genau eine von drei Arten (R5.2 bis R5.4). Du entscheidest erst, wenn du an der Reihe bist; passen kannst du nicht.',
        },
        {
          id: 'R5.2',
          origin: 'S',
          text: 'Als Bürger kommt die Karte in deinen Bürgerbereich und zeigt dort ihr Symbol und ihre Farbsymbole.',
        },
        {
          id: 'R5.3',
          origin: 'S',
          text: 'Als Arbeiter kommt die Karte in deinen Arbeiterbereich; dort zählt nur ihre Arbeitskraft.',
        },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'Als Baumeister kommt die Karte auf den Ablagestapel. Dafür nimmst du genau ein Gebäude aus der Auslage in deinen Gebäudebereich und bezahlst es.',
        },
        { id: 'R5.4.1', origin: 'S', text: 'Ob klein oder groß, entscheidest du; für groß wird die Karte umgedreht.' },
        {
          id: 'R5.4.2',
          origin: 'S+P',
          text: 'Alle Gebäude kosten gleich viel: klein 3, 4, 5, 6 und groß 7, 8, 9, 10 Arbeitskraft in den Durchgängen I bis IV.',
        },
        {
          id: 'R5.4.3',
          origin: 'S',
          text: 'Jedes Farbsymbol in der Farbe des Gebäudes auf deinen Bürgern senkt die Kosten um 1, bis auf 0. Farbsymbole auf Arbeitern zählen nicht.',
        },
        {
          id: 'R5.4.4',
          origin: 'S',
          text: 'Du bezahlst, indem du eigene Arbeiter ablegst, deren Arbeitskraft zusammen mindestens die Kosten erreicht. Wechselgeld gibt es nicht. Bürger zahlen nie, und überflüssige Arbeiter gibst du nicht her (Q5).',
        },
        { id: 'R5.4.5', origin: 'S', text: 'Bei Kosten 0 legst du niemanden ab.' },
        {
          id: 'R5.4.6',
          origin: 'S',
          text: 'Bauen kannst du nur, was du bezahlen kannst. Ist nichts davon in der Auslage, wird die Karte Bürger oder Arbeiter.',
        },
        {
          id: 'R5.4.7',
          origin: 'K',
          text: 'Reihenfolge: Baumeister ablegen, Arbeiter ablegen, Gebäude nehmen, Wirkung ausführen (R5.5). Die Größe bleibt für immer.',
        },
        {
          id: 'R5.5',
          origin: 'S+K',
          text: 'Baust du ein Gebäude mit Zieh-Wirkung, ziehst du danach 2 Personenkarten, behältst eine als Arbeiter und legst die andere ab. Gibt es nur noch eine Karte, wird sie Arbeiter; gibt es keine, geschieht nichts.',
        },
      ],
    },
    {
      id: 'R6',
      title: 'Weitergeben',
      rules: [
        {
          id: 'R6.1',
          origin: 'S',
          text: 'Die zur Seite gelegten Karten gehen an den Nächsten in Spielreihenfolge, ebenso die Startspielerkarte. Dann wählt ihr von neuem (R4).',
        },
        {
          id: 'R6.2',
          origin: 'S',
          text: 'Auch nach der letzten Karte eines Durchgangs wandert die Startspielerkarte weiter, im Ganzen also einmal je gespielter Karte.',
        },
        {
          id: 'R6.3',
          origin: 'S',
          text: 'Weitergegeben wird im Uhrzeigersinn, in der Stadtflucht in den Durchgängen II und IV gegen ihn.',
        },
        {
          id: 'R6.4',
          origin: 'S',
          text: 'Zu fünft wandert die Startspielerkarte nach der letzten Karte eines Durchgangs zwei Plätze statt einem.',
        },
      ],
    },
    {
      id: 'R7',
      title: 'Ende des Durchgangs',
      rules: [
        {
          id: 'R7.1',
          origin: 'S',
          text: 'Verlangt die Szenario- oder die Kapitelkarte am Ende des Durchgangs etwas, wird es jetzt ausgeführt: erst das Szenario, dann das Kapitel, jeweils in Spielreihenfolge.',
        },
        {
          id: 'R7.2',
          origin: 'K',
          text: 'Es beginnt, wer die Startspielerkarte jetzt hat, in der Richtung des endenden Durchgangs. Alle führen erst das Szenario aus, dann das Kapitel; auch in Durchgang IV.',
        },
        {
          id: 'R7.3',
          origin: 'S+K',
          text: 'Bau des Hafens (Kapitel VII): Wer die meisten Schiffe hat, darf eine Kapitänin unter seinen Bürgern oder ein Gebäude mit Schiff abgeben, 3 Personenkarten ziehen, zwei davon als Arbeiter behalten und die dritte ablegen. Bei Gleichstand dürfen es alle Beteiligten.',
        },
        {
          id: 'R7.3.1',
          origin: 'K',
          text: 'Wer die meisten hat, wird einmal festgestellt, bevor jemand ein Schiff abgibt. Mindestens ein Schiff ist nötig.',
        },
        {
          id: 'R7.3.2',
          origin: 'K',
          text: 'Eine Kapitänin kommt vor dem Ziehen auf den Ablagestapel, ein Gebäude kommt aus dem Spiel.',
        },
        { id: 'R7.3.3', origin: 'K', text: 'Sind weniger als 3 Karten da, werden bis zu zwei davon Arbeiter.' },
        {
          id: 'R7.4',
          origin: 'S+K',
          text: 'Bunte Gesellschaft: Wer mindestens so viele verschiedene Bürger hat wie angegeben, zieht 2 Personenkarten, behält eine als Arbeiter und legt die andere ab. Verschieden heißt: verschiedene Berufe; Gebäude zählen nicht. Verzichten kannst du nicht.',
        },
        {
          id: 'R7.5',
          origin: 'S+K',
          text: 'Bauboom: Wer mindestens so viele Gebäude hat wie angegeben, zieht 2 Personenkarten, behält eine als Bürger und legt die andere ab. Verzichten kannst du nicht.',
        },
        {
          id: 'R7.6',
          origin: 'S',
          text: 'Stadtflucht: Jeder legt einen seiner Bürger oder Arbeiter ab. Wer weder das eine noch das andere hat, wird verschont.',
        },
        {
          id: 'R7.7',
          origin: 'S',
          text: 'Zum Schluss kommen alle Gebäude der Auslage aus dem Spiel, und die Szenariokarte zeigt den nächsten Durchgang. Nach dem vierten endet das Spiel.',
        },
      ],
    },
    {
      id: 'R8',
      title: 'Schlusswertung',
      rules: [
        {
          id: 'R8.0',
          origin: 'S',
          text: 'Nach Durchgang IV werden die Tableaus gewertet. Dafür gibst du nichts ab, und eine Karte darf mehrmals zählen.',
        },
        { id: 'R8.1', origin: 'S', text: 'Gebäude bringen ihre Punkte und die ihrer Wirkung.' },
        { id: 'R8.1.1', origin: 'S', text: 'Jedes Gebäude bringt die Punkte auf seiner sichtbaren Seite.' },
        {
          id: 'R8.1.2',
          origin: 'S',
          text: 'Max einer Farbe: 3 Punkte, wenn niemand sonst mehr Gebäude dieser Farbe hat; Gleichstand genügt.',
        },
        {
          id: 'R8.1.3',
          origin: 'S',
          text: 'Viererset: 3 Punkte für jeden Satz aus vier Gebäuden in allen vier Farben. Das Gebäude selbst zählt mit, Farbsymbole der Bürger nicht.',
        },
        {
          id: 'R8.1.4',
          origin: 'S+K',
          text: 'Paare einer Farbe: 2 Punkte für jedes zweite Gebäude dieser Farbe. Das Gebäude selbst zählt mit, wenn es die Farbe hat; Farbsymbole der Bürger zählen nicht.',
        },
        { id: 'R8.1.5', origin: 'K', text: 'Jede Karte mit Wirkung wertet für sich, auch zwei gleiche.' },
        { id: 'R8.2', origin: 'S', text: 'Alle Bürger und acht Gebäude tragen eines von sechs Symbolen.' },
        { id: 'R8.2.1', origin: 'S', text: 'Bäuerinnen: 5 Punkte für jedes dritte Symbol.' },
        {
          id: 'R8.2.2',
          origin: 'S',
          text: 'Händler: für jedes vierte Symbol so viele Punkte, wie du Bürger hast, die Händler eingerechnet.',
        },
        {
          id: 'R8.2.3',
          origin: 'S+K',
          text: 'Handwerker: Wer die meisten hat, bekommt 6 Punkte, die zweitmeisten bringen 2. Bei Gleichstand bekommen alle die vollen Punkte; gibt es mehrere Erste, entfällt der zweite Platz. Ohne Handwerker gibt es nichts.',
        },
        {
          id: 'R8.2.4',
          origin: 'S',
          text: 'Kapitäninnen: 1, 3, 6, 10, 15 Punkte für 1 bis 5 Schiffe; sind es mehr, zählt jedes 3 Punkte.',
        },
        {
          id: 'R8.2.5',
          origin: 'S',
          text: 'Priester: 5 Punkte, wenn du mindestens einen hast; weitere bringen nichts.',
        },
        { id: 'R8.2.6', origin: 'S', text: 'Soldaten: 8 Punkte für jedes vierte Symbol.' },
        {
          id: 'R8.3',
          origin: 'S',
          text: 'Größe zählt: 2 Punkte für jedes vierte große Gebäude. Die anderen Szenarien haben kein Ziel.',
        },
        {
          id: 'R8.4',
          origin: 'S+K',
          text: 'Alle Kapitel außer VII haben ein Ziel. Es bringt jedem, der es erreicht, einmal Punkte.',
        },
        {
          id: 'R8.4.1',
          origin: 'S',
          text: 'Kapitel I: mindestens so viele Gebäude wie Bürger, 5 Punkte. Gebäude mit Symbol sind keine Bürger.',
        },
        {
          id: 'R8.4.2',
          origin: 'S',
          text: 'Kapitel II: mindestens 4 gleiche Farbsymbole auf deinen Bürgern, 5 Punkte.',
        },
        {
          id: 'R8.4.3',
          origin: 'S',
          text: 'Kapitel III und VIII: von den abgebildeten Symbolen zusammen mindestens 3, Bürger und Gebäude, 5 Punkte.',
        },
        {
          id: 'R8.4.4',
          origin: 'S',
          text: 'Kapitel IV: Arbeiter mit zusammen mindestens Arbeitskraft 10, und zwar 10 Punkte.',
        },
        { id: 'R8.4.5', origin: 'S', text: 'Kapitel V: mindestens 2 Soldatensymbole, 5 Punkte.' },
        { id: 'R8.4.6', origin: 'S', text: 'Kapitel VI: mindestens 5 Bürger, gleich welche, 5 Punkte.' },
        {
          id: 'R8.5',
          origin: 'S',
          text: 'Geheimauftrag: Deckt ihn auf. Er bringt 5 Punkte für jeden Satz aus drei Gebäuden in seinen drei Farben.',
        },
        {
          id: 'R8.6',
          origin: 'K',
          text: 'Die Reihenfolge der Wertung ist gleich; das Ergebnis ist die Summe. Minuspunkte gibt es nicht.',
        },
      ],
    },
    {
      id: 'R9',
      title: 'Sieg',
      rules: [
        { id: 'R9.1', origin: 'S', text: 'Wer die meisten Punkte hat, gewinnt.' },
        {
          id: 'R9.2',
          origin: 'S',
          text: 'Bei Gleichstand gewinnt, wer unter den Beteiligten mehr Arbeitskraft bei seinen Arbeitern übrig hat.',
        },
        { id: 'R9.3', origin: 'S', text: 'Ist auch das gleich, gewinnen mehrere.' },
        { id: 'R9.4', origin: 'K', text: 'Ebenso werden die übrigen Plätze bestimmt.' },
      ],
    },
    {
      id: 'R10',
      title: 'Fünf bis acht Spieler',
      rules: [
        {
          id: 'R10.1',
          origin: 'S+K',
          text: 'Ihr braucht zwei Spiele; Gebäude, Personen und Übersichtskarten beider werden zusammengemischt. Jeden Geheimauftrag gibt es also zweimal; Szenario, Kapitel und Startspielerkarte nur einmal.',
        },
        {
          id: 'R10.2',
          origin: 'S',
          text: 'In der Auslage liegen 12, 14, 16 oder 18 Gebäude bei 5, 6, 7 oder 8 Spielern.',
        },
        {
          id: 'R10.3',
          origin: 'S',
          text: 'Nur zu fünft ändert sich etwas am Ablauf: die Startspielerkarte wandert am Ende des Durchgangs zwei Plätze (R6.4).',
        },
        {
          id: 'R10.4',
          origin: 'K',
          text: 'Die Karten des zweiten Spiels tragen hinter ihrer Kennung ein b, zum Beispiel FA01b.',
        },
        { id: 'R10.5', origin: 'S', text: 'Fehlende Farben werden nicht ergänzt (R3.7).' },
        {
          id: 'R10.6',
          origin: 'K',
          text: 'Alles ist doppelt da: 118 Personen und 80 Gebäude. Beide Karten einer Art darfst du besitzen, und beide zählen.',
        },
      ],
    },
    {
      id: 'R11',
      title: 'Die Geschichte',
      rules: [
        {
          id: 'R11.1',
          origin: 'S+K',
          text: 'Die Geschichte beginnt mit Kapitel I: acht Spiele, Kapitel I bis VIII, jedes mit einem neu ausgelosten Szenario. Gezählt werden die Siege und daneben die Summe der Punkte. Aufhören könnt ihr jederzeit.',
        },
      ],
    },
    {
      id: 'R12',
      title: 'Am Bildschirm',
      rules: [
        {
          id: 'R12.1',
          origin: 'K',
          text: 'Gelost wird in dieser Reihenfolge: Übersichtskarten, Szenario, Kapitel, Gebäude, Personen, Startspieler; jeder Stapel aus einer eigenen Zahlenfolge. Später wird nur noch neu gemischt.',
        },
        {
          id: 'R12.2',
          origin: 'K',
          text: 'Gebäude werden vom unteren Ende des Stapels gezogen, die Suche nach fehlenden Farben beginnt oben.',
        },
        {
          id: 'R12.3',
          origin: 'K',
          text: 'Den Ablagestapel darf jeder ansehen; seine Reihenfolge hat keine Bedeutung.',
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Heißt das zweite Gebäude mit Schiff Seeschiffe oder Seeschenke?',
      answer: 'Seeschenke; so steht es bei der Wertung.',
    },
    { id: 'Q2', question: 'Was meint das Ungleichzeichen bei den Bürgern?', answer: 'Verschiedene Berufe.' },
    { id: 'Q3', question: 'Zählen Beruf oder Farben eines Arbeiters?', answer: 'Nein, nur seine Arbeitskraft.' },
    {
      id: 'Q4',
      question: 'Darfst du eine Karte als Baumeister abwerfen, ohne zu bauen?',
      answer: 'Nein. Bürger oder Arbeiter geht immer.',
    },
    {
      id: 'Q5',
      question: 'Darfst du mehr Arbeiter abgeben als nötig?',
      answer: 'Nein. Könnte einer wegbleiben, ist die Bezahlung nicht erlaubt.',
    },
    { id: 'Q6', question: 'Darfst du bei Kosten 0 Arbeiter abgeben?', answer: 'Nein, es gibt nichts zu bezahlen.' },
    {
      id: 'Q7',
      question: 'Legst du beim Wählen schon fest, wofür du die Karte nutzt?',
      answer: 'Nein, erst wenn du an der Reihe bist.',
    },
    {
      id: 'Q8',
      question: 'Was, wenn die Auslage leer oder zu teuer ist?',
      answer: 'Dann bleiben Bürger und Arbeiter.',
    },
    {
      id: 'Q9',
      question: 'Wohin wandert die Startspielerkarte in den geraden Durchgängen der Stadtflucht?',
      answer: 'Gegen den Uhrzeigersinn, wie die Karten.',
    },
    {
      id: 'Q10',
      question: 'Wer beginnt bei der Auswertung am Ende des Durchgangs?',
      answer: 'Wer die Startspielerkarte nach dem letzten Weitergeben hat.',
    },
    {
      id: 'Q11',
      question: 'Ändert sich durch das erste abgegebene Schiff, wer die meisten hat?',
      answer: 'Nein, das wird einmal festgestellt.',
    },
    { id: 'Q12', question: 'Was, wenn niemand ein Schiff hat?', answer: 'Dann nutzt niemand den Hafen.' },
    { id: 'Q13', question: 'Wohin kommt ein abgegebenes Gebäude?', answer: 'Aus dem Spiel.' },
    {
      id: 'Q14',
      question: 'Darfst du auf die gezogenen Karten bei R7.4 und R7.5 verzichten?',
      answer: 'Nein, auch wenn sie dir schaden.',
    },
    { id: 'Q15', question: 'Zählen Gebäude mit Symbol als verschiedene Bürger?', answer: 'Nein.' },
    {
      id: 'Q16',
      question: 'Bringt Max etwas, wenn niemand die Farbe hat?',
      answer: 'Ja, denn niemand hat mehr. Mit unseren Karten kommt das nicht vor.',
    },
    { id: 'Q17', question: 'Was, wenn du zwei Max-Karten hast?', answer: 'Jede bringt ihre 3 Punkte.' },
    {
      id: 'Q18',
      question: 'Wer bekommt die Punkte, wenn niemand Handwerker hat?',
      answer: 'Niemand; auch der zweite Platz braucht mindestens einen.',
    },
    { id: 'Q19', question: 'Gibt es zu zweit einen zweiten Platz bei den Handwerkern?', answer: 'Ja.' },
    { id: 'Q20', question: 'Was bringen mehr als 5 Schiffe?', answer: 'Jedes 3 Punkte, also 18 für 6.' },
    { id: 'Q21', question: 'Wen zählen die Händler?', answer: 'Alle Karten im Bürgerbereich, keine Gebäude.' },
    { id: 'Q22', question: 'Warum bringt das Ziel von Kapitel IV 10 Punkte?', answer: 'So steht es im Regelheft.' },
    {
      id: 'Q23',
      question: 'Sind 2 Punkte für vier große Gebäude nicht wenig?',
      answer: 'Doch, aber Text und Bild sagen es so.',
    },
    {
      id: 'Q24',
      question: 'Ist das Ziel von Kapitel I ohne Gebäude und ohne Bürger erreicht?',
      answer: 'Ja, 0 ist nicht weniger als 0.',
    },
    { id: 'Q25', question: 'Sind die Kosten in allen Szenarien gleich?', answer: 'Ja.' },
    {
      id: 'Q26',
      question: 'Was, wenn zu siebt 7 Karten gespielt werden?',
      answer:
        'Nichts: nur zu fünft gibt es eine Ausnahme, und die nach jedem Durchgang. Zu siebt kann die Startspielerkarte wieder beim Selben landen.',
    },
    {
      id: 'Q27',
      question: 'Wie viele Karten kommen für eine fehlende Farbe dazu?',
      answer: 'Eine je fehlender Farbe.',
    },
    { id: 'Q28', question: 'Darf man die oberste Karte des Gebäudestapels sehen?', answer: 'Sie wird nicht gezeigt.' },
    { id: 'Q29', question: 'Verrät die Suche in R3.7 den Stapel?', answer: 'Nein, danach wird gemischt.' },
    { id: 'Q30', question: 'Darfst du die zur Seite gelegten Karten ansehen?', answer: 'Ja, bis du sie weitergibst.' },
    {
      id: 'Q31',
      question: 'Was, wenn beim Ziehen der Nachziehstapel leer ist?',
      answer: 'Baumeister und bezahlte Arbeiter liegen schon auf dem Ablagestapel und werden mitgemischt.',
    },
    { id: 'Q32', question: 'Kann aus einem Bürger ein Arbeiter werden oder umgekehrt?', answer: 'Nie.' },
    {
      id: 'Q33',
      question: 'Darf ein Gebäude in mehreren Sätzen des Geheimauftrags zählen?',
      answer: 'Nein, die Sätze sind getrennt.',
    },
    {
      id: 'Q34',
      question: 'Dürfen Viererset und Geheimauftrag dieselben Gebäude nutzen?',
      answer: 'Ja, alles wertet unabhängig.',
    },
    {
      id: 'Q35',
      question: 'Welche Seite liegt in der Auslage oben?',
      answer: 'Die kleine; wie groß gebaut wird, entscheidet der Baumeister.',
    },
    { id: 'Q36', question: 'Wie viele Verbindungen von Szenario und Kapitel gibt es?', answer: '8 mal 4, also 32.' },
    {
      id: 'Q37',
      question: 'Welche Aufgabe am Ende des Durchgangs gehört zu welcher Karte?',
      answer: 'Der Hafen zu Kapitel VII, die anderen zu Stadtflucht, Bunte Gesellschaft und Bauboom.',
    },
    {
      id: 'Q38',
      question: 'Zählt beim Ziel mit abgebildeten Symbolen nur eine Sorte?',
      answer: 'Nein, alle abgebildeten zusammen.',
    },
  ],
  reconstructed:
    'Aus dem Regelheft und öffentlichen Quellen stammen der Ablauf, die Kosten, die Wertung, die Zahl der Karten je Beruf, acht Gebäude mit Symbol und die Namen zweier Szenarien und eines Kapitels. Von uns ergänzt (K) sind die Werte der einzelnen Personen, die übrigen 32 Gebäude, die Schwellen der Szenarien, die Verteilung der Ziele auf die Kapitel, die Geheimaufträge, die Punkte für Schiffe, die Namen und alle Erzähltexte.',
};
