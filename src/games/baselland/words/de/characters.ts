// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'setzt auf große Städte, auch unfertige',
    careful: 'hält Gefolgsleute zu Hause zurück',
    builder: 'schickt gern Mönche und Flüchtlinge auf lange Wege',
    spoiler: 'gönnt den anderen keinen Punkt',
  },
  who: {
    vreni: {
      about: 'Hütet Ziegen und lässt sich Zeit.',
      says: {
        sits: ['Schön ist es hier oben.', 'Ich war lange nicht im Tal.'],
        scores: ['Das hat gepasst.', 'Siehst du, geht doch.'],
        outscored: ['Hui, das war viel.', 'So geht das also.'],
        won: ['Das erzähle ich zu Hause.', 'Wer hätte das gedacht.'],
        lost: ['Morgen wieder.', 'Die Aussicht war trotzdem schön.'],
      },
    },
    ueli: {
      about: 'Kutscher, der nie umkehrt.',
      says: {
        sits: ['Na dann, hü.', 'Ich habe heute Rückenwind.'],
        scores: ['So wird gefahren.', 'Wer wagt, kommt an.'],
        outscored: ['Nicht schlecht für einen Fußgänger.', 'Das hole ich auf.'],
        won: ['Zügig und geradeaus.', 'Der Weg war frei.'],
        lost: ['Achsbruch kurz vor dem Ziel.', 'Das nächste Mal nehme ich die Kurve.'],
      },
    },
    salome: {
      about: 'Wirtin, die jeden Rappen zählt.',
      says: {
        sits: ['Setzt euch, es ist aufgedeckt.', 'Heute bin ich Gast.'],
        scores: ['Man muss warten können.', 'Das steht nun fest.'],
        outscored: ['Ich schreibe es an.', 'Das war gut gerechnet.'],
        won: ['Am Ende zählt, was im Keller liegt.', 'Ruhig bleiben lohnt sich.'],
        lost: ['Die Rechnung geht an mich.', 'Heute war ich zu sparsam.'],
      },
    },
    jakob: {
      about: 'Obstgärtner, der an übermorgen denkt.',
      says: {
        sits: ['Erst säen, dann ernten.', 'Guten Tag beieinander.'],
        scores: ['Das war schon im Frühling gesät.', 'Langsam reift es.'],
        outscored: ['Ein gutes Jahr für dich.', 'Das ging aber schnell.'],
        won: ['Eine ordentliche Ernte.', 'Geduld trägt Frucht.'],
        lost: ['Ein verregneter Sommer.', 'Der Boden braucht Ruhe.'],
      },
    },
    dorothea: {
      about: 'Landvermesserin mit spitzem Stift.',
      says: {
        sits: ['Ich habe die Grenzen im Kopf.', 'Wem gehört diese Wiese?'],
        scores: ['Genau auf der Linie.', 'Das lag auf meinem Weg.'],
        outscored: ['Das vermesse ich noch einmal nach.', 'Hübsch, aber teuer erkauft.'],
        won: ['Saubere Arbeit.', 'Es kommt auf die Ränder an.'],
        lost: ['Da war eine Lücke in meinem Plan.', 'Gut gezeichnet.'],
      },
    },
    balthasar: {
      about: 'Landvogt, der schon Städte hat wachsen sehen.',
      says: {
        sits: ['Zeigt mir euer Land.', 'Ich habe Zeit mitgebracht.'],
        scores: ['Eine Stadt will Mut.', 'So habe ich es mir gedacht.'],
        outscored: ['Beachtlich.', 'Das wird in der Chronik stehen.'],
        won: ['Das Land ist bestellt.', 'Eine würdige Partie.'],
        lost: ['Das Amt geht an dich.', 'Ich ziehe den Hut.'],
      },
    },
  },
};
