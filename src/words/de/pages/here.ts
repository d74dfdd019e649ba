import { kitOf } from '../../../text/kit.ts';
import type { here as en } from '../../en/pages/here.ts';

const { and } = kitOf('de');

export const here: typeof en = {
  pass: (name) => `Gib das Gerät an ${name}`,
  passAbout: 'Der Tisch ist zugedeckt. Die anderen schauen jetzt weg.',
  take: (name) => `Ich bin ${name}`,
  change: (name) => `${name} will noch etwas ändern`,
  fleeting: 'Dieser Browser darf nichts aufheben: Der Tisch ist weg, wenn du die Seite schließt oder neu lädst.',
  oldRules: 'Begonnen mit einer früheren Fassung der Regeln. Das Spiel geht weiter, wie es steht.',
  tryOut: 'Ausprobieren',

  person: 'Mensch',
  bot: 'Bot',
  nameOf: (seat) => `Name an Platz ${seat}`,
  guest: (seat) => `Spieler ${seat}`,
  sameName: 'Zwei heißen gleich: Gib ihnen verschiedene Namen.',
  noPerson: 'Nur Bots am Tisch: Du schaust zu.',
  begin: 'Hier spielen',
  tryingCards: 'Die Karten werden ausprobiert: Tausend Zufallspartien müssen zu Ende gehen',
  failed: 'Der Tisch ließ sich nicht aufstellen.',
  players: 'Wer sitzt am Tisch?',

  resume: 'Weiterspielen',
  look: 'Ansehen',
  dropped: 'Der Tisch ist weg.',
  dropOf: (title) => `${title}: wegwerfen`,
  sure: 'Wirklich wegwerfen?',
  waits: (names) => `Am Zug: ${and(names)}`,
  phases: { finished: 'Zu Ende gespielt', abandoned: 'Abgebrochen' },

  upload: 'Hochladen',
  uploadAbout: 'Der Server spielt die Partie nach und behält sie, mit dem Vermerk, dass sie woanders gespielt wurde.',
  uploading: 'Wird hochgeladen …',
  uploadOffline: 'Hochladen geht, sobald das Netz wieder da ist.',
  uploaded: 'Der Server hat die Partie geprüft und behalten.',
  toUploaded: 'Dort ansehen',
};
