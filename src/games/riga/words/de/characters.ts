// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'spart auf die großen Gebäude',
    careful: 'hält das Lager voll',
    builder: 'baut eins nach dem anderen',
    spoiler: 'schnappt anderen weg, was sie brauchen',
  },
  who: {
    tile: {
      about: 'Kaufmannsgehilfe auf der ersten Fahrt.',
      says: {
        sits: ['Das ist also Riga.', 'Ich habe die Kogge kaum gefunden.'],
        scores: ['Das nehme ich mit.', 'Es wächst.'],
        outscored: ['So viel auf einmal?', 'Das lerne ich noch.'],
        won: ['Das schreibe ich nach Hause.', 'Da staunt der Herr.'],
        lost: ['Die nächste Fahrt kommt.', 'Seekrank war ich wenigstens nicht.'],
      },
    },
    alheyd: {
      about: 'Witwe mit dem vollsten Speicher am Hafen.',
      says: {
        sits: ['Der Speicher ist gelüftet.', 'Guten Morgen am Kai.'],
        scores: ['Man soll nie alles ausgeben.', 'Das war übrig.'],
        outscored: ['Das war wohl nötig.', 'Teures Holz.'],
        won: ['Vorrat gewinnt.', 'Der Winter kann kommen.'],
        lost: ['Zu lange gewartet.', 'Das Lager ist voll, der Platz leer.'],
      },
    },
    hinrich: {
      about: 'Schiffer, der gern hoch hinauswill.',
      says: {
        sits: ['Der Wind steht gut.', 'Segel auf.'],
        scores: ['Das sieht man von See.', 'Groß genug.'],
        outscored: ['Ein schöner Giebel.', 'Da legt einer vor.'],
        won: ['Volle Fahrt bis zuletzt.', 'So kommt man heim.'],
        lost: ['Auf Sand gelaufen.', 'Der Wind hat gedreht.'],
      },
    },
    kersten: {
      about: 'Makler, der jedes Geschäft schon kennt.',
      says: {
        sits: ['Ich höre, du suchst Tuch?', 'Man trifft sich.'],
        scores: ['Das war gerade noch da.', 'Zufall, gewiss.'],
        outscored: ['Das hätte ich sehen müssen.', 'Ein guter Handel.'],
        won: ['Man muss wissen, was andere brauchen.', 'Geschäft ist Geschäft.'],
        lost: ['Diesmal warst du früher da.', 'Ich zahle die Runde.'],
      },
    },
    gotthard: {
      about: 'Ältermann, der in Jahrzehnten rechnet.',
      says: {
        sits: ['Langsam, die Jahre sind lang.', 'Setzt euch zu mir.'],
        scores: ['Ein Haus nach dem anderen.', 'So steht es im Buch.'],
        outscored: ['Ordentlich gewirtschaftet.', 'Das trage ich ein.'],
        won: ['Das Buch ist geschlossen.', 'Stein für Stein.'],
        lost: ['Ein mageres Jahr.', 'Das Buch hat noch Seiten.'],
      },
    },
    margarete: {
      about: 'Ratsherrin, die den Markt lenkt.',
      says: {
        sits: ['Der Rat tagt.', 'Lasst sehen.'],
        scores: ['Wie beschlossen.', 'Das war die Mühe wert.'],
        outscored: ['Der Rat nimmt es zur Kenntnis.', 'Das kostet dich später.'],
        won: ['Einstimmig.', 'Die Stadt dankt.'],
        lost: ['Überstimmt.', 'Ich gratuliere dem Rat.'],
      },
    },
  },
};
