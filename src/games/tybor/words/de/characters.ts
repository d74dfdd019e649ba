// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'baut am liebsten gleich die großen Häuser',
    careful: 'behält Arbeiter in Reserve',
    builder: 'baut, was sich bauen lässt',
    spoiler: 'schaut mehr auf fremde Baustellen als auf die eigene',
  },
  who: {
    mila: {
      about: 'Lehrling mit großen Plänen.',
      says: {
        sits: ['Wo fangen wir an?', 'Ich habe Papier mitgebracht.'],
        scores: ['Das steht.', 'Größer ging es nicht.'],
        outscored: ['Wie hast du das gerechnet?', 'Darf ich abzeichnen?'],
        won: ['Mein erstes Meisterstück.', 'Das glaubt mir der Meister nie.'],
        lost: ['Ich übe weiter.', 'Das Dach war zu groß.'],
      },
    },
    bohumil: {
      about: 'Maurer, der nie stillsteht.',
      says: {
        sits: ['Der Mörtel ist angerührt.', 'An die Arbeit.'],
        scores: ['Stein auf Stein.', 'Sitzt.'],
        outscored: ['Schönes Haus.', 'Da hat jemand gute Leute.'],
        won: ['Feierabend.', 'Das hält hundert Jahre.'],
        lost: ['Morgen mauern wir weiter.', 'Mir ging der Mörtel aus.'],
      },
    },
    radka: {
      about: 'Zahlmeisterin der Bauhütte.',
      says: {
        sits: ['Die Lohnliste liegt bereit.', 'Guten Morgen zusammen.'],
        scores: ['Im Plan.', 'Das war vorgesehen.'],
        outscored: ['Hoffentlich ist das bezahlt.', 'Das notiere ich.'],
        won: ['Es blieb sogar etwas übrig.', 'Gut gewirtschaftet.'],
        lost: ['Zu viel zurückgelegt.', 'Die Rechnung stimmt, der Plan nicht.'],
      },
    },
    ottokar: {
      about: 'Baumeister mit breitem Siegelring.',
      says: {
        sits: ['Ich sehe schon den Turm.', 'Macht Platz für Großes.'],
        scores: ['So baut man.', 'Das sieht man von weit.'],
        outscored: ['Für eine Hütte ganz ordentlich.', 'Man nimmt es zur Kenntnis.'],
        won: ['Die Stadt trägt meine Handschrift.', 'Groß gedacht, groß gebaut.'],
        lost: ['Zu hoch hinaus.', 'Der Turm steht schief.'],
      },
    },
    jarmila: {
      about: 'Händlerin, die immer schon vor dir da war.',
      says: {
        sits: ['Was braucht ihr denn so?', 'Ich war gerade in der Nähe.'],
        scores: ['Das hättest du wohl gern gehabt.', 'Pünktlich wie immer.'],
        outscored: ['Das merke ich mir.', 'Teuer war es trotzdem.'],
        won: ['Ein gutes Geschäft.', 'Man muss nur zuhören.'],
        lost: ['Du warst schneller.', 'Diesmal kam ich zu spät.'],
      },
    },
    zdenka: {
      about: 'Stadtbaumeisterin seit vielen Jahren.',
      says: {
        sits: ['Ruhig anfangen, sauber enden.', 'Ich kenne diesen Plan.'],
        scores: ['Ein Schritt nach dem anderen.', 'Wie gezeichnet.'],
        outscored: ['Gut gebaut.', 'Das hat Hand und Fuß.'],
        won: ['Die Rechnung ging auf.', 'Ein ordentlicher Plan.'],
        lost: ['Das war Handwerk, alle Achtung.', 'Ich zeichne ihn neu.'],
      },
    },
  },
};
