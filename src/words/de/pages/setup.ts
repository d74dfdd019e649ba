import { kitOf } from '../../../text/kit.ts';
import type { setup as en } from '../../en/pages/setup.ts';

const { and, counted, percent } = kitOf('de');

export const setup: typeof en = {
  title: (game) => `Ein Tisch für ${game}`,
  players: 'Wer spielt mit',
  playersAbout: 'Jeder Platz gehört einem Freund oder einem Bot. Bis zum Beginn lässt sich alles noch ändern.',
  aloneAbout: 'Du spielst allein: Dein Gegner steckt in den Regeln.',
  aloneWins: (name, levels) =>
    `Gegen ${name} gewinnen die Bots: ${and(levels.map(([level, of]) => `${level} ${percent(of / 100)}`))}.`,
  you: 'Du',
  friend: 'Freund',
  bot: 'Bot',
  friendAbout: 'setzt sich über den Link',
  seat: (n) => `Platz ${n}`,
  more: 'Ein Platz mehr',
  fewer: 'Ein Platz weniger',
  count: (n) => counted(n, 'Spieler', 'Spieler'),
  rules: 'Hausregeln',
  presets: 'Gespielt wird',
  ownMix: 'Eigene Mischung',
  fine: 'Einzelne Regeln einstellen',
  pace: 'Tempo',
  help: 'Hilfe',
  eyes: 'Wer darf kommen',
  private: 'Nur wer den Link hat',
  privateAbout: 'Der Tisch steht in keiner Liste.',
  public: 'Alle',
  publicAbout: 'Der Tisch steht auf der Startseite; alle dürfen mitspielen oder zuschauen.',
  chat: 'Chat',
  chatOn: 'Mit Chat',
  chatOff: 'Ohne Chat',
  chatAbout: 'Spieler und Zuschauer reden getrennt; du kannst ihn jederzeit umschalten.',
  openTable: 'Tisch öffnen',
  openAndPlay: 'Spiel beginnen',
};
