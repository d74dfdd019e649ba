const en = {
  title: 'Libraries and fonts',
  about: 'Kontor stands on the work of others. With thanks:',
  licence: (name: string) => `Licence: ${name}`,
  own: 'Kontor itself is free software under the MIT licence. All drawings are our own.',
};

const de: typeof en = {
  title: 'Bibliotheken und Schriften',
  about: 'Kontor steht auf der Arbeit anderer. Mit Dank:',
  licence: (name) => `Lizenz: ${name}`,
  own: 'Kontor selbst ist freie Software unter der MIT-Lizenz. Alle Zeichnungen sind unsere eigenen.',
};

export const noticeWords = { de, en };
