// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'treibt eine Sammlung weit voran',
    careful: 'lässt keine Sammlung zurückfallen',
    builder: 'sammelt Siegel für das Ende',
    spoiler: 'teilt so, dass es den anderen wehtut',
  },
  who: {
    toni: {
      about: 'Zum ersten Mal auf einer Gala.',
      says: {
        sits: ['Ist das hier mein Platz?', 'Was für ein Saal.'],
        scores: ['Das glänzt ja richtig.', 'Alles auf eine Karte.'],
        outscored: ['Oh, das hätte ich auch gern.', 'Wie machen die das?'],
        won: ['Das rahme ich mir ein.', 'Anfängerglück, sagen sie.'],
        lost: ['Der Abend war es wert.', 'Nächstes Mal leihe ich mir Handschuhe.'],
      },
    },
    cosima: {
      about: 'Erbin mit ordentlich geführter Liste.',
      says: {
        sits: ['Guten Abend, ich sitze gern am Rand.', 'Ich habe alles notiert.'],
        scores: ['Schön gleichmäßig.', 'Das fehlte noch.'],
        outscored: ['Wie einseitig.', 'Ein hübsches Stück.'],
        won: ['Vollständig, bis zum letzten Stück.', 'Ordnung ist ein Vermögen.'],
        lost: ['Etwas mehr Wagemut, nächstes Mal.', 'Die Liste bleibt offen.'],
      },
    },
    percival: {
      about: 'Sammler alter Schule.',
      says: {
        sits: ['Meine Damen, meine Herren.', 'Ich sammle seit jeher.'],
        scores: ['Das kommt in den Schrank.', 'Mit Siegel und Band.'],
        outscored: ['Die Jugend hat es eilig.', 'Respektabel.'],
        won: ['Was lange währt.', 'Ein Fall für das Archiv.'],
        lost: ['Die Zeit lief mir davon.', 'Ich werde alt, meine Liebe.'],
      },
    },
    odile: {
      about: 'Diva, die den größeren Teil nie dir lässt.',
      says: {
        sits: ['Bin ich zu spät? Gut.', 'Wer teilt heute mit mir?'],
        scores: ['Das stand dir ohnehin nicht.', 'Ich nehme das kleinere Übel.'],
        outscored: ['Genieße es, solange es währt.', 'Ach, das alte Ding.'],
        won: ['Der Vorhang fällt.', 'Ihr wart ein reizendes Publikum.'],
        lost: ['Für heute verbeuge ich mich.', 'Ein kühler Schnitt, Kompliment.'],
      },
    },
    leopold: {
      about: 'Bankier, der Sammlungen wie Aktien liest.',
      says: {
        sits: ['Die Kurse stehen gut.', 'Ich bin zuversichtlich.'],
        scores: ['Das war eingepreist.', 'Steigend.'],
        outscored: ['Ein Ausreißer nach oben.', 'Bemerkenswerter Kurs.'],
        won: ['Dividende.', 'Gut angelegt.'],
        lost: ['Eine Korrektur.', 'Ich buche es als Erfahrung.'],
      },
    },
    zelda: {
      about: 'Kunsthändlerin, der nichts entgeht.',
      says: {
        sits: ['Ich höre zu.', 'Zeigt, was ihr habt.'],
        scores: ['Wie erwartet.', 'Das war der richtige Schnitt.'],
        outscored: ['Gut gesehen.', 'Das hat seinen Preis.'],
        won: ['Der Katalog ist geschlossen.', 'Es lag alles auf dem Tisch.'],
        lost: ['Ein Stück, das mir entgangen ist.', 'Gekauft und bezahlt, zu Recht.'],
      },
    },
  },
};
