// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'setzt Figuren, wo noch nichts entschieden ist',
    careful: 'behält Karten und Figuren zurück',
    builder: 'will Meister in der Stadt sehen',
    spoiler: 'nimmt den anderen ihre Häuser weg',
  },
  who: {
    wat: {
      about: 'Lehrjunge, der überall zugleich sein will.',
      says: {
        sits: ['Ich bin schon da.', 'Wo ist was los?'],
        scores: ['Ha, gesehen?', 'Ich stand genau richtig.'],
        outscored: ['Wie hast du das gemacht?', 'So viele auf einmal.'],
        won: ['Das erzähle ich in der Gasse.', 'Vom Lehrjungen zum Meister.'],
        lost: ['Ich war am falschen Ort.', 'Morgen bin ich früher da.'],
      },
    },
    agnes: {
      about: 'Weberin mit geduldigen Händen.',
      says: {
        sits: ['Faden um Faden.', 'Guten Tag, Nachbarn.'],
        scores: ['Ein Meister mehr.', 'Das Muster wird sichtbar.'],
        outscored: ['Schönes Tuch.', 'Das ist fest gewebt.'],
        won: ['Das Tuch ist fertig.', 'Geduldige Hände.'],
        lost: ['Ein Faden riss.', 'Ich webe von vorn.'],
      },
    },
    geoffrey: {
      about: 'Schreiber, der alle Verträge kennt.',
      says: {
        sits: ['Steht das so im Vertrag?', 'Ich schreibe mit.'],
        scores: ['Im Kleingedruckten.', 'Das war mein gutes Recht.'],
        outscored: ['Das fechte ich an.', 'Notiert.'],
        won: ['Schwarz auf weiß.', 'Wer schreibt, der bleibt.'],
        lost: ['Eine Lücke im Vertrag.', 'Ich unterschreibe.'],
      },
    },
    maud: {
      about: 'Goldschmiedin, die nie zu früh zuschlägt.',
      says: {
        sits: ['Das Feuer ist noch klein.', 'Ich sehe erst einmal zu.'],
        scores: ['Jetzt war es heiß genug.', 'Genau gewogen.'],
        outscored: ['Schönes Stück.', 'Schwer, aber gut.'],
        won: ['Rein wie Gold.', 'Gut abgewartet.'],
        lost: ['Zu lange im Feuer.', 'Feine Arbeit, deine.'],
      },
    },
    roger: {
      about: 'Stadthauptmann mit lauter Stimme.',
      says: {
        sits: ['Platz da, die Wache kommt.', 'Wer hat hier das Sagen?'],
        scores: ['Im Sturm genommen.', 'Das halten wir.'],
        outscored: ['Zurück in die Reihe.', 'Tapfer, das muss man sagen.'],
        won: ['Die Stadt ist unser.', 'Antreten zum Feiern.'],
        lost: ['Rückzug, geordnet.', 'Ihr habt das Tor gehalten.'],
      },
    },
    philippa: {
      about: 'Oberbürgermeisterin im dritten Jahr.',
      says: {
        sits: ['Die Zünfte mögen sprechen.', 'Ich höre beide Seiten.'],
        scores: ['So ist es im Sinne der Stadt.', 'Das war an der Zeit.'],
        outscored: ['Die Stadt vergisst das nicht.', 'Ein kluger Antrag.'],
        won: ['Die Kette bleibt, wo sie ist.', 'London dankt euch.'],
        lost: ['Die Kette geht weiter.', 'Gut regiert.'],
      },
    },
  },
};
