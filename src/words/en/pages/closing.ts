export const closing = {
  takeOff: (name: string) => `Ask ${name} to leave the seat`,
  takeOffNow: 'Free the seat',
  close: 'Close the table',
  closeNow: 'Close it for everybody',
  keep: 'I’d rather not',
  closed: 'This table is closed',
  closedAbout: 'The host closed it before the game began.',
};
