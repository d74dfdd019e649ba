// What tables in this browser say.
const de = {
  pass: (name: string) => `Gib das Gerät an ${name}`,
  passAbout: 'Der Tisch ist zugedeckt. Die anderen schauen jetzt weg.',
  take: (name: string) => `Ich bin ${name}`,
  change: (name: string) => `${name} will noch etwas ändern`,
  fleeting: 'Dieser Browser darf nichts aufheben: Der Tisch ist weg, wenn du die Seite schließt oder neu lädst.',
  oldRules: 'Begonnen mit einer früheren Fassung der Regeln. Das Spiel geht weiter, wie es steht.',
  tryOut: 'Ausprobieren',

  person: 'Mensch',
  bot: 'Bot',
  nameOf: (seat: number) => `Name an Platz ${seat}`,
  guest: (seat: number) => `Spieler ${seat}`,
  sameName: 'Zwei heißen gleich: Gib ihnen verschiedene Namen.',
  noPerson: 'Nur Bots am Tisch: Du schaust zu.',
  begin: 'Hier spielen',
  failed: 'Der Tisch ließ sich nicht aufstellen.',
  players: 'Wer sitzt am Tisch?',

  mine: 'Deine Tische auf diesem Gerät',
  resume: 'Weiterspielen',
  look: 'Ansehen',
  dropped: 'Der Tisch ist weg.',
  dropOf: (title: string) => `${title}: wegwerfen`,
  sure: 'Wirklich wegwerfen?',
  waits: (names: readonly string[]) => `Am Zug: ${names.join(', ')}`,
  phases: { finished: 'Zu Ende gespielt', abandoned: 'Abgebrochen' },

  upload: 'Hochladen',
  uploadAbout: 'Der Server spielt die Partie nach und behält sie, mit dem Vermerk, dass sie woanders gespielt wurde.',
  uploading: 'Wird hochgeladen …',
  uploadOffline: 'Hochladen geht, sobald das Netz wieder da ist.',
  uploaded: 'Der Server hat die Partie geprüft und behalten.',
  toUploaded: 'Dort ansehen',
};

const en: typeof de = {
  pass: (name) => `Pass the device to ${name}`,
  passAbout: 'The table is covered. Everybody else looks away now.',
  take: (name) => `I am ${name}`,
  change: (name) => `${name} wants to change something`,
  fleeting: 'This browser may not keep anything: the table is gone when you close or reload the page.',
  oldRules: 'Begun with an earlier version of the rules. The game goes on from where it stands.',
  tryOut: 'Try-out',

  person: 'Person',
  bot: 'Bot',
  nameOf: (seat) => `Name at seat ${seat}`,
  guest: (seat) => `Player ${seat}`,
  sameName: 'Two have the same name: give them different ones.',
  noPerson: 'Only bots at the table: you watch.',
  begin: 'Play here',
  failed: 'The table could not be laid.',
  players: 'Who sits at the table?',

  mine: 'Your tables on this device',
  resume: 'Play on',
  look: 'Look at it',
  dropped: 'The table is gone.',
  dropOf: (title) => `${title}: throw away`,
  sure: 'Really throw away?',
  waits: (names) => `To move: ${names.join(', ')}`,
  phases: { finished: 'Played to the end', abandoned: 'Stopped early' },

  upload: 'Upload',
  uploadAbout: 'The server plays the game again and keeps it, with a note that it was played elsewhere.',
  uploading: 'Uploading …',
  uploadOffline: 'You can upload it as soon as the network is back.',
  uploaded: 'The server has checked the game and kept it.',
  toUploaded: 'Look at it there',
};

export const hereWords = { de, en };
