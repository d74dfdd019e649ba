import { kitOf } from '../../../text/kit.ts';
import type { menu as en } from '../../en/pages/menu.ts';

const { and, counted, plural } = kitOf('de');

const choices = (n: number): string => counted(n, 'Entscheidung', 'Entscheidungen');

export const menu: typeof en = {
  title: 'Tischmenü',
  sitOut: 'Einen Bot für mich spielen lassen',
  sitOutAbout: 'Du kannst jederzeit zurückkommen.',
  comeBack: 'Zurück auf meinen Platz',
  lookBack: 'Zurückblicken',
  lookBackAbout: 'Frühere Stellungen, wie du sie gesehen hast. Tasten: Komma und Punkt.',
  askBack: 'Um Rückkehr bitten',
  askBackAbout: 'Alle müssen zustimmen. Die Stapel bleiben, wie sie sind.',
  goBack: 'Zurückgehen',
  goBackAbout: 'Vor meine letzte Entscheidung. Die Aufzeichnung vermerkt es; die Stapel bleiben, wie sie sind.',
  backBy: (n) => `${choices(n)} zurück`,
  ask: 'Die anderen fragen',
  backAsked: (name, n) => `${name} möchte ${choices(n)} zurückgehen.`,
  agree: 'Einverstanden',
  refuse: 'Lieber nicht',
  backMine: (n) => `Du möchtest ${choices(n)} zurückgehen; die anderen müssen zustimmen.`,
  withdraw: 'Zurückziehen',
  abandon: 'Aufhören vorschlagen',
  abandonAbout: 'Das Spiel endet ohne Ergebnis, wenn alle zustimmen.',
  abandonAsked: (names) => `${and(names)} ${plural(names.length, 'möchte', 'möchten')} aufhören.`,
  abandonMine: 'Du hast vorgeschlagen aufzuhören; die anderen müssen zustimmen.',
  stopAt: (names, time) =>
    `Die Partie endet in ${time}, wenn ${and(names)} nicht ${plural(names.length, 'antwortet', 'antworten')}.`,
  stop: 'Auch aufhören',
  stay: 'Doch weiterspielen',
  leave: 'Den Tisch verlassen',
  leaveAbout: 'Dein Platz wird für jemand anderen frei.',
  notes: 'Meine Notizen',
  record: 'Aufzeichnung herunterladen',
  recordAbout: 'Das Spiel als Text, den Menschen und Kontor lesen können.',
  invite: 'Einladungslink',
  front: 'Startseite',
  circle: 'Zum Kreis',
};
