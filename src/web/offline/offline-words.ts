const de = {
  title: 'Kein Netz: gespielt wird hier',
  about: 'Allein, gegen Bots oder reihum an diesem Gerät. Tische mit Freunden brauchen das Netz; sie warten auf dich.',
  here: 'Auf diesem Gerät spielen',
  play: 'Spielen',
  rules: 'Regelheft',
  pad: 'Wertungsblatt',
  of: (what: string, title: string) => `${what}: ${title}`,
};
const en: typeof de = {
  title: 'No network: you play here',
  about: 'Alone, against bots, or passing this device around. Tables with friends need the network; they wait for you.',
  here: 'Play on this device',
  play: 'Play',
  rules: 'Rulebook',
  pad: 'Score pad',
  of: (what, title) => `${what}: ${title}`,
};
export const offlineWords = { de, en };
