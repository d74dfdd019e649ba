import type { closing as en } from '../../en/pages/closing.ts';

export const closing: typeof en = {
  takeOff: (name) => `${name} vom Platz bitten`,
  takeOffNow: 'Platz freigeben',
  close: 'Tisch schließen',
  closeNow: 'Für alle schließen',
  keep: 'Lieber nicht',
  closed: 'Dieser Tisch ist geschlossen',
  closedAbout: 'Der Gastgeber hat ihn geschlossen, bevor das Spiel begann.',
};
