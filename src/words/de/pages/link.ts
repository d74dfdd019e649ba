import type { link as en } from '../../en/pages/link.ts';

export const link: typeof en = {
  away: 'Die Verbindung ist weg und kommt wieder.',
  awaySaved: 'Dein Zug ist gespeichert; die Verbindung kommt wieder.',
  awaySending: 'Dein Zug geht hinaus, sobald die Verbindung wieder da ist.',
};
