const en = {
  takeOff: (name: string) => `Ask ${name} to leave the seat`,
  takeOffNow: 'Free the seat',
  close: 'Close the table',
  closeNow: 'Close it for everybody',
  keep: 'Rather not',
  closed: 'This table is closed',
  closedAbout: 'The host closed it before the game began.',
};
const de: typeof en = {
  takeOff: (name) => `${name} vom Platz bitten`,
  takeOffNow: 'Platz freigeben',
  close: 'Tisch schließen',
  closeNow: 'Für alle schließen',
  keep: 'Lieber nicht',
  closed: 'Dieser Tisch ist geschlossen',
  closedAbout: 'Der Gastgeber hat ihn geschlossen, bevor das Spiel begann.',
};

export const closingWords = { de, en };
