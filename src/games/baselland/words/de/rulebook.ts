import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about } from '../../about.ts';
import { TILES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS, MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import { START_TYPE } from '../../data/tiles.ts';

const { counted, or } = kitOf('de');
const points = (n: number): string => counted(n, 'Punkt', 'Punkte');
const word = (n: number): string => inWords('de', n);
const [followers, ...otherFollowers] = FOLLOWERS;
/** The smallest city has two parts (Q8). */
const smallest = (): number => 2 * POINTS.city;

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R1',
      title: 'Worum es geht',
      rules: [
        {
          id: 'R1.1',
          origin: 'S',
          text: 'Zug um Zug legt ihr Plättchen aneinander. So wachsen Straßen, Städte, Klöster und Wiesen, und du setzt Gefolgsleute darauf, die dir Punkte bringen.',
        },
        { id: 'R1.2', origin: 'S', text: 'Sind alle Plättchen gelegt, ist das Spiel aus (R9.1).' },
        {
          id: 'R1.3',
          origin: 'K',
          text: 'Wer nach der Schlusswertung die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg; ein weiteres Kriterium gibt es nicht.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Aufbau',
      rules: [
        {
          id: 'R2.1',
          origin: 'K',
          get text() {
            return `${inWordsAtStart('de', about.seats.min)} bis ${word(about.seats.max)} Personen spielen mit; die Sitzordnung bleibt gleich.`;
          },
        },
        {
          id: 'R2.2',
          origin: 'K',
          get text() {
            return `Du nimmst ${followers} Gefolgsleute deiner Farbe in deinen Vorrat und beginnst mit 0 Punkten. Die Zahl könnt ihr am Tisch ändern (R10).`;
          },
        },
        {
          id: 'R2.3',
          origin: 'P',
          get text() {
            return `Das Startplättchen, eines vom Typ ${START_TYPE}, liegt offen und ungedreht in Spalte 0, Zeile 0. Niemand hat es gelegt, also setzt auch niemand darauf.`;
          },
        },
        {
          id: 'R2.4',
          origin: 'S+P',
          get text() {
            return `Mischt die übrigen ${TILES.length - 1} Plättchen zu einem verdeckten Stapel.`;
          },
        },
        {
          id: 'R2.5',
          origin: 'K',
          text: 'Wer beginnt, entscheidet das Los, wenn ihr am Tisch nichts anderes festlegt. Danach geht es in der Sitzordnung reihum.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Dein Zug',
      rules: [
        { id: 'R3.1', origin: 'S', text: 'Du musst ein neues Plättchen ziehen und anlegen (R4).' },
        {
          id: 'R3.2',
          origin: 'S',
          text: 'Danach darfst du einen Gefolgsmann aus deinem Vorrat auf dieses Plättchen setzen (R5).',
        },
        {
          id: 'R3.3',
          origin: 'S',
          text: 'Dann wird gewertet, was das Plättchen fertiggestellt hat (R7), und Gefolgsleute kehren heim (R8).',
        },
        { id: 'R3.4', origin: 'S', text: 'Damit endet dein Zug, und der nächste Platz ist an der Reihe.' },
      ],
    },
    {
      id: 'R4',
      title: 'Plättchen anlegen',
      rules: [
        { id: 'R4.1', origin: 'S+K', text: 'Du ziehst vom verdeckten Stapel und zeigst das Plättchen allen.' },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'Mindestens eine ganze Seite muss an einem Plättchen anliegen, das schon auf dem Tisch ist.',
        },
        { id: 'R4.3', origin: 'S', text: 'Eine Berührung nur über Eck reicht nicht.' },
        {
          id: 'R4.4',
          origin: 'S',
          text: 'Straßen, Städte und Wiesen müssen weitergehen: An jeder Seite, an der dein Plättchen einen Nachbarn hat, zeigen beide dasselbe, also Stadt an Stadt, Straße an Straße, Wiese an Wiese. Eine passende Seite genügt nicht, alle anliegenden müssen passen.',
        },
        {
          id: 'R4.5',
          origin: 'P+K',
          text: 'Du darfst das Plättchen beliebig drehen. Die Spielfläche ist unbegrenzt, und Löcher dürfen entstehen oder gefüllt werden.',
        },
        {
          id: 'R4.6',
          origin: 'S',
          text: 'Passt das gezogene Plättchen nirgends, wie du es auch drehst, kommt es für immer aus dem Spiel, und du ziehst ein neues. Das wiederholst du, so oft es nötig ist.',
        },
        {
          id: 'R4.7',
          origin: 'K',
          text: 'Geht dir dabei der Stapel aus, legst und setzt du nichts; das Spiel endet sofort mit der Schlusswertung (R9).',
        },
        {
          id: 'R4.8',
          origin: 'K',
          text: 'Passt das Plättchen irgendwo, musst du es anlegen. Weglegen oder passen darfst du nicht.',
        },
      ],
    },
    {
      id: 'R5',
      title: 'Gefolgsmann setzen',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'Du setzt höchstens einen Gefolgsmann je Zug; du darfst immer darauf verzichten.',
        },
        {
          id: 'R5.2',
          origin: 'S',
          text: 'Er kommt aus deinem eigenen Vorrat. Wer schon auf dem Tisch steht, wird nicht versetzt.',
        },
        { id: 'R5.3', origin: 'S', text: 'Er darf nur auf das Plättchen, das du in diesem Zug gelegt hast.' },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'Du wählst den Abschnitt, auf dem er steht, und damit seine Rolle, bis er den Tisch verlässt: auf einer Straße ist er Wegelagerer, in einer Stadt Ritter, in einem Kloster Mönch, auf einem Wiesenstück neben einer Stadt Flüchtling.',
        },
        {
          id: 'R5.5',
          origin: 'S',
          text: 'Alles, womit der gewählte Abschnitt nun zusammenhängt, muss frei sein: Auf der ganzen Straße, in der ganzen Stadt oder auf der ganzen Wiese darf kein anderer Gefolgsmann stehen, auch kein eigener.',
        },
        {
          id: 'R5.6',
          origin: 'S',
          text: 'Dabei zählt nur das Gebiet, das du wählst. Ein Ritter hindert keinen Flüchtling auf der Wiese daneben, ein Flüchtling keinen Ritter, und ein Wegelagerer keinen von beiden.',
        },
        {
          id: 'R5.7',
          origin: 'K',
          text: 'Ein Wiesenstück liegt genau dann neben einer Stadt, wenn es auf dem eben gelegten Plättchen selbst an einen Stadtteil grenzt. Sonst kann dort niemand stehen, auch wenn die Wiese anderswo eine Stadt berührt (Q1).',
        },
        {
          id: 'R5.8',
          origin: 'S',
          text: 'Ist dein Vorrat leer, legst du nur Plättchen, bis Gefolgsleute heimkehren (R8).',
        },
        {
          id: 'R5.9',
          origin: 'S',
          text: 'Du setzt, bevor gewertet wird. Also darfst du auch dorthin setzen, wo dein Plättchen gerade etwas fertigstellt, wenn dort frei war (R5.5). Dein Gefolgsmann bringt dann sofort Punkte, und wenn seine Rolle heimkehrt, hast du ihn im selben Zug zurück.',
        },
        { id: 'R5.10', origin: 'K', text: 'Das Kloster auf deinem neuen Plättchen ist immer frei.' },
      ],
    },
    {
      id: 'R6',
      title: 'Was zusammenhängt',
      rules: [
        {
          id: 'R6.1',
          origin: 'P',
          text: 'Treffen sich zwei Stadtkanten, gehören beide Stadtteile zu einer Stadt. Treffen sich zwei Straßenkanten, gehören beide Abschnitte zu einer Straße.',
        },
        {
          id: 'R6.2',
          origin: 'P',
          text: 'Jede Seite hat zwei Hälften. An einer Wiesenseite gehören beide zu demselben Wiesenstück; an einer Straßenseite trennt die Straße zwei Wiesenstücke, außer beim Kloster mit Weg (A), wo die Wiese um das Wegende herumführt. Wiesenstücke verbinden sich, wo ihre Hälften aufeinandertreffen, nicht über Straßen oder Städte hinweg und nicht über Eck.',
        },
        {
          id: 'R6.3',
          origin: 'P',
          text: 'Getrennte Abschnitte eines Plättchens verbinden sich nie auf diesem selbst, können aber über andere Plättchen zu einem Gebiet werden.',
        },
      ],
    },
    {
      id: 'R7',
      title: 'Wertung im Spiel',
      rules: [
        {
          id: 'R7.1',
          origin: 'S',
          text: 'Nach dem Setzen wird alles gewertet, was das neue Plättchen fertiggestellt hat: Straßen, Städte und Klöster, ganz gleich, wer es gelegt hat. Die Punkte gibt es sofort.',
        },
        {
          id: 'R7.2',
          origin: 'K',
          text: 'Alle Wertungen eines Zuges gelten als gleichzeitig; die Reihenfolge ändert nichts. Aufgeschrieben werden erst Straßen, dann Städte mit ihren Flüchtlingen, dann Klöster: Straßen und Städte in der Reihenfolge der Abschnitte des gelegten Plättchens, Klöster nach dem Zug, in dem sie gelegt wurden.',
        },
        {
          id: 'R7.3',
          origin: 'S',
          text: 'Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einem Stadtteil oder einem Kloster abschließen oder wenn sie einen Ring bildet, wie lang sie auch ist. Mit anderen Worten: Keiner ihrer Abschnitte führt auf ein leeres Feld.',
        },
        {
          id: 'R7.4',
          origin: 'S',
          get text() {
            return `Sie bringt ${points(POINTS.road)} je Plättchen. Läuft sie zweimal über dasselbe Plättchen, zählt es einmal.`;
          },
        },
        {
          id: 'R7.5',
          origin: 'S',
          text: 'Eine Stadt ist fertig, wenn die Mauer sie ganz umschließt und in ihr keine Lücke ist, also keiner ihrer Abschnitte an ein leeres Feld stößt. Sie darf beliebig viele Teile haben.',
        },
        {
          id: 'R7.6',
          origin: 'S',
          get text() {
            return `Mit deinem Ritter bekommst du ${points(POINTS.city)} je Stadtteil und ${points(POINTS.pennant)} je Wappen. Auch die kleinste Stadt aus zwei Teilen bringt ${points(smallest())} (Q8).`;
          },
        },
        {
          id: 'R7.7',
          origin: 'S',
          get text() {
            return `Zusätzlich bringt jeder Flüchtling bei dieser Stadt ${points(POINTS.refugee)} je Stadtteil. Wappen zählen für ihn nicht.`;
          },
        },
        {
          id: 'R7.8',
          origin: 'S',
          text: 'Flüchtlinge werden einzeln bezahlt, eine Mehrheit unter ihnen gibt es nicht: Flüchtlinge mehrerer Spieler bekommen alle ihre Punkte, zwei eigene zahlen dir zweimal. Sie zählen nicht als Ritter und hängen nicht von deren Mehrheit ab; auch eine Stadt ohne Ritter bezahlt sie (Q2).',
        },
        {
          id: 'R7.9',
          origin: 'K',
          text: 'Ein Flüchtling ist bei einer Stadt, wenn das Wiesenstück, auf dem er steht, auf seinem Plättchen an diese Stadt grenzt. Grenzt es an zwei Städte, bezahlt ihn jede, sobald sie fertig ist; gehören beide Abschnitte zu derselben Stadt, wird er einmal bezahlt (Q3).',
        },
        {
          id: 'R7.10',
          origin: 'S',
          text: 'Legst du geschickt, wachsen besetzte Gebiete zusammen, und mehrere Wegelagerer stehen auf einer Straße oder mehrere Ritter in einer Stadt. Punkte bekommt nur, wer dort die meisten hat; sind mehrere gleichauf, bekommt jeder von ihnen die volle Zahl.',
        },
        {
          id: 'R7.11',
          origin: 'K',
          text: 'Steht auf einer fertigen Straße kein Wegelagerer oder in einer fertigen Stadt kein Ritter, bekommt für die Straße oder Stadt selbst niemand etwas.',
        },
        {
          id: 'R7.12',
          origin: 'S',
          get text() {
            return `Ein Kloster ist fertig, wenn alle ${word(AROUND)} Felder ringsum belegt sind, auch die schrägen. Dein Mönch bringt dir sofort ${points(MONASTERY)}, ${POINTS.monastery} je Plättchen, ganz gleich, wer das letzte gelegt hat. Ein Plättchen kann mehrere Klöster fertigstellen.`;
          },
        },
      ],
    },
    {
      id: 'R8',
      title: 'Heimkehr',
      rules: [
        {
          id: 'R8.1',
          origin: 'S',
          text: 'Nach der Wertung kehren die Wegelagerer, Ritter oder Mönche von der fertigen Straße, Stadt oder aus dem Kloster in ihren Vorrat zurück, auch die leer ausgegangenen.',
        },
        {
          id: 'R8.2',
          origin: 'S',
          text: 'Vom nächsten Zug an darfst du sie in jeder Rolle wieder setzen. Im selben Zug geht es nicht, weil du vor der Wertung setzt.',
        },
        {
          id: 'R8.3',
          origin: 'S',
          text: 'In einem einzigen Zug kannst du einen Gefolgsmann setzen, mit ihm punkten und ihn zurücknehmen.',
        },
        {
          id: 'R8.4',
          origin: 'S+K',
          text: 'Flüchtlinge kehren nicht heim. Sie bleiben bis zum Ende auf ihrem Wiesenstück, auch wenn ihre Stadt gewertet ist, und halten ihre Wiese besetzt (R5.5). Am Tisch könnt ihr das ändern (R10, Q4).',
        },
        { id: 'R8.5', origin: 'S', text: 'Wer auf etwas Unfertigem steht, bleibt dort.' },
      ],
    },
    {
      id: 'R9',
      title: 'Spielende und Schlusswertung',
      rules: [
        {
          id: 'R9.1',
          origin: 'S',
          text: 'Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird; dieser Zug wird samt Wertung zu Ende gespielt. Passen die letzten Plättchen nirgends, gilt R4.7.',
        },
        {
          id: 'R9.2',
          origin: 'S',
          get text() {
            return `Dann wird alles Unfertige, auf dem Gefolgsleute stehen, einmal gewertet. Ein Kloster bringt ${points(POINTS_OPEN.monastery)} für sein eigenes Plättchen und ${POINTS_OPEN.monastery} für jedes Plättchen auf den ${word(AROUND)} Feldern ringsum, eine Stadt ${points(POINTS_OPEN.city)} je Stadtteil und ${POINTS_OPEN.pennant} je Wappen, eine Straße ${points(POINTS_OPEN.road)} je Plättchen.`;
          },
        },
        {
          id: 'R9.3',
          origin: 'K',
          text: 'Wem eine unfertige Straße oder Stadt gehört, entscheidet wie in R7.10 die Mehrheit; bei Gleichstand bekommt jeder die vollen Punkte.',
        },
        { id: 'R9.4', origin: 'S+K', text: 'Flüchtlinge bringen in der Schlusswertung nichts (Q5).' },
        { id: 'R9.5', origin: 'K', text: 'Wer gewonnen hat, sagt R1.3.' },
      ],
    },
    {
      id: 'R10',
      title: 'Tischregeln',
      rules: [
        {
          id: 'R10',
          origin: 'K',
          text:
            'Fünf Tischregeln legt ihr vor dem Spiel fest; danach bleiben sie und stehen im Spielprotokoll. ' +
            `Gefolgsleute (followers): ${followers}, wahlweise ${or(otherFollowers.map(String))}. ` +
            'Reichweite der Flüchtlinge (refugeeScope): Bei „piece“ gilt R7.9; bei „meadow“ ist ein Flüchtling bei jeder Stadt, an die irgendein Stück seiner zusammenhängenden Wiese grenzt, so wie die Wiese aussieht, wenn die Stadt fertig wird. Wohin du setzen darfst, sagt weiterhin R5.7. ' +
            'Heimkehr der Flüchtlinge (refugeeReturn): Bei „stays“ gilt R8.4; bei „returns“ kehrt ein Flüchtling, den in diesem Zug mindestens eine Stadt bezahlt hat, nach allen Wertungen des Zuges heim. ' +
            'Flüchtlinge am Ende (refugeeEnd): Bei „none“ gilt R9.4; bei „half“ bringt jeder Flüchtling auf dem Tisch für jede unfertige Stadt, bei der er ist, halb so viele Punkte, wie sie Teile hat, abgerundet. ' +
            'Stadtteile (cityPartCount): Bei „cards“ zählt ein Plättchen je Stadt einmal; bei „segments“ zählt jeder Stadtabschnitt, für Ritter, Flüchtlinge und in der Schlusswertung. Straßen zählen immer nach Plättchen. ' +
            'Vier Mischungen haben Namen: Heft (manual) lässt alles, wie es die Regeln hier sagen; Zuflucht (haven) stellt die Heimkehr auf „returns“; Lager (camp) stellt die Reichweite auf „meadow“; ' +
            `Mit Kindern (children) gibt jedem ${Math.max(...FOLLOWERS)} Gefolgsleute und stellt die Heimkehr auf „returns“. Jede andere Mischung ist erlaubt. ` +
            'Außerdem könnt ihr bestimmen, wer beginnt (firstPlayer, R2.5). ' +
            'Hilfen wie markierte Felder, übrige Plättchen oder vorausberechnete Punkte ändern keine Regel.',
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Was ist ein Wiesenstück neben einer Stadt?',
      answer:
        'Eines, das auf dem eben gelegten Plättchen an einen Stadtteil desselben Plättchens grenzt (R5.7). Über den Plättchenrand hinweg trifft Wiese immer auf Wiese, also kann nur dort eine Mauer daneben liegen.',
    },
    {
      id: 'Q2',
      question: 'Was, wenn Flüchtlinge mehrerer Spieler bei einer Stadt stehen?',
      answer: 'Jeder wird voll bezahlt, ohne Mehrheit (R7.8). Das Heft zählt jeden Flüchtling einzeln.',
    },
    {
      id: 'Q3',
      question: 'Zu welcher Stadt gehört ein Flüchtling, wenn seine Wiese mehrere berührt?',
      answer:
        'Zu denen, an die sein eigenes Wiesenstück grenzt (R7.9): meist eine, auf den Plättchen H und I zwei. Wer viele Plättchen entfernt steht, ist nicht bei der Stadt. Die Tischregel refugeeScope „meadow“ liest es weiter.',
    },
    {
      id: 'Q4',
      question: 'Kehren Flüchtlinge nach der Wertung heim?',
      answer:
        'Nein (R8.4). Das Heft nennt bei der Rückkehr nur Wegelagerer, Ritter und Mönche. Die Tischregel refugeeReturn „returns“ ändert das.',
    },
    {
      id: 'Q5',
      question: 'Was bringen Flüchtlinge bei unfertigen Städten am Ende?',
      answer:
        'Nichts (R9.4), denn das Heft erwähnt sie in der Schlusswertung nicht. Die Tischregel refugeeEnd „half“ ändert das.',
    },
    {
      id: 'Q6',
      question: 'Hält ein bezahlter Flüchtling seine Wiese weiter besetzt?',
      answer: 'Ja, solange er dort steht (R5.5). Kehrt er nach Tischregel heim, wird die Wiese wieder frei.',
    },
    {
      id: 'Q7',
      question: 'Ist ein Stadtteil ein Plättchen oder ein Abschnitt?',
      answer:
        'Ein Plättchen; es zählt je Stadt einmal. Das ist nur bei H und I wichtig, wenn beide Abschnitte in einer Stadt enden. Die Tischregel cityPartCount „segments“ zählt Abschnitte.',
    },
    {
      id: 'Q8',
      get question() {
        return `Bringt eine Stadt aus zwei Teilen ${smallest()} oder nur ${points(smallest() / 2)}?`;
      },
      get answer() {
        return `${points(smallest())} (R7.6). Eine Ausnahme für kleine Städte steht nicht im Heft.`;
      },
    },
    {
      id: 'Q9',
      question: 'Zählen Wappen für Flüchtlinge?',
      answer: 'Nein (R7.7). Wappen nennt das Heft nur beim Ritter.',
    },
    {
      id: 'Q10',
      question: 'Was, wenn in einer fertigen Stadt kein Ritter steht?',
      answer: 'Die Punkte für Ritter verfallen, die Flüchtlinge werden trotzdem bezahlt (R7.8, R7.11).',
    },
    {
      id: 'Q11',
      question: 'Was, wenn du bei einer Stadt einen Ritter und einen Flüchtling hast?',
      get answer() {
        return `Du bekommst beides: die Punkte der Rittermehrheit und ${points(POINTS.refugee)} je Stadtteil für den Flüchtling.`;
      },
    },
    {
      id: 'Q12',
      question: 'Darfst du einen Flüchtling neben eine fremde Stadt setzen?',
      answer: 'Ja. Frei sein muss nur die Wiese (R5.5); dafür ist die Rolle vor allem da.',
    },
    {
      id: 'Q13',
      question: 'Darfst du einen Flüchtling neben eine Stadt setzen, die dein Plättchen gerade fertigstellt?',
      answer: 'Ja, und er wird sofort bezahlt (R5.9).',
    },
    {
      id: 'Q14',
      question: 'Was, wenn Wiesen mit Flüchtlingen zusammenwachsen?',
      answer: 'Das ist erlaubt, alle bleiben stehen. Weitere Flüchtlinge darf niemand auf diese Wiese setzen.',
    },
    {
      id: 'Q15',
      question: 'Kann ein Gefolgsmann auf dem Startplättchen stehen?',
      answer: 'Nein, denn gesetzt wird nur auf das eben gelegte Plättchen (R5.3).',
    },
    {
      id: 'Q16',
      question: 'Was, wenn die letzten Plättchen nirgends passen?',
      answer: 'Sie kommen aus dem Spiel. Bleibt nichts übrig, endet das Spiel ohne diesen Zug (R4.7).',
    },
    {
      id: 'Q17',
      question: 'Aus wessen Vorrat kommt der Gefolgsmann?',
      answer: 'Aus deinem eigenen (R5.2).',
    },
    {
      id: 'Q18',
      question: 'Ab wann darfst du Heimgekehrte wieder setzen?',
      answer: 'Von deinem nächsten Zug an (R8.2). Das ergibt sich von selbst, weil du vor der Wertung setzt.',
    },
    {
      id: 'Q19',
      question: 'Was heißt „Besitzen“ in der Schlusswertung des Heftes?',
      answer: 'Ein Schreibfehler für „Besitzer“. Gemeint ist, wer die Mehrheit hat (R9.3).',
    },
    {
      id: 'Q20',
      question: 'Wie ist der holprige Satz des Heftes über die Punkte der Flüchtlinge zu lesen?',
      get answer() {
        return `Als „für jeden Flüchtling ${points(POINTS.refugee)} je Stadtteil“ (R7.7); die übrigen Formen sind Schreibfehler.`;
      },
    },
    {
      id: 'Q21',
      question: 'Zählt in der Schlusswertung das eigene Plättchen des Klosters?',
      get answer() {
        return `Ja (R9.2). Ein Kloster ohne Nachbarn bringt ${points(POINTS_OPEN.monastery)}, so wie ein fertiges ${AROUND} + 1 = ${MONASTERY} bringt.`;
      },
    },
  ],
  get reconstructed() {
    return `Das Spielheft nennt weder Material noch Aufbau. Die ${TILES.length} Plättchen mit ihrer Anzahl, ihren Kanten und Verbindungen und das Startplättchen folgen öffentlichen Quellen zum Vorbild (P). Von uns ergänzt (K) sind die Zahl der Spieler, die ${followers} Gefolgsleute für jeden, die Spielerfarben, die Namen der Plättchen, die Stellen, an denen Gefolgsleute darauf stehen, die Auslosung, wer beginnt, und die Tischregeln.`;
  },
};
