import { kitOf } from '../../../text/kit.ts';
import type { home as en } from '../../en/pages/home.ts';

const { and, counted } = kitOf('de');

export const home: typeof en = {
  motto: 'Gute Spiele an einem guten Tisch.',
  about:
    'Kontor kennt die Regeln, erklärt jeden Punkt und zeigt niemandem fremde Karten. Nichts zu installieren, kein Konto.',
  playNow: 'Gleich gegen Bots spielen',
  setUp: 'Tisch einrichten',
  playHere: 'Gleich spielen',
  alone: 'Allein spielen',
  aloneWith: 'Allein:',
  aloneAgainst: (name: string) => `Allein gegen ${name}`,
  setUpHere: 'Einrichten',
  more: 'Auch an diesem Tisch',
  rules: 'Regeln lesen',
  pad: 'Wertungsblock',
  learnFirst: 'In zehn Minuten lernen',
  learn: 'Lernen',
  players: (min, max) => (min === max ? counted(min, 'Spieler', 'Spieler') : `${min}–${max} Spieler`),
  minutes: (text) => `${text} Min.`,
  public: 'Offene Tische',
  publicEmpty: 'Gerade gibt es keinen öffentlichen Tisch. Öffne einen, dann können andere mitspielen oder zuschauen.',
  watch: 'Zuschauen',
  join: 'Mitspielen',
  resume: 'Weiterspielen',
  look: 'Ergebnis ansehen',
  replay: 'Partie ansehen',
  yourTurn: 'Du bist am Zug',
  waitsFor: (names) => `${and(names)} am Zug`,
  phases: {
    gathering: 'Man sammelt sich',
    revealing: 'Es geht los',
    playing: 'Im Spiel',
    finished: 'Zu Ende',
    abandoned: 'Vorzeitig beendet',
  },
  youAre: 'Du spielst als',
  rename: 'Namen ändern',
  sealAndColour: 'Siegel und Farbe wählen',
  otherDevice: 'Auf einem anderen Gerät gespielt? Öffne hier deinen Umzugslink, dann kommen deine Plätze mit.',
  opening: 'Der Tisch wird gedeckt',
  daily: 'Tagespartie',
  dailyAbout:
    'Für jedes Spiel ein Blatt am Tag: dieselben Karten und dieselben Bots für alle. Dein erster Versuch zählt.',
  dailyGo: 'Zur Tagespartie',
  dailyEnds: 'Die Tagespartie endet hier: Was am Ende zählen würde, zählt jetzt.',
  elsewhere: 'anderswo gespielt und hochgeladen',
};
