import { kitOf } from '../../../text/kit.ts';
import type { rules as en } from '../../en/pages/rules.ts';

const { counted } = kitOf('de');

export const rules: typeof en = {
  doubt: 'Das stimmt nicht',
  doubtFor: (rule) => `${rule}: Das stimmt nicht`,
  title: (game) => `Regeln: ${game}`,
  search: 'Regeln durchsuchen',
  none: (text) => `Keine Regel erwähnt „${text}“.`,
  found: (n) => counted(n, 'Stelle', 'Stellen'),
  contents: 'Inhalt',
  rulings: 'Regelfragen',
  rulingsAbout: 'Fragen, die das Spielheft offenlässt, und unsere Antworten.',
  ownBox: 'Ich habe die Schachtel',
  reconstructed: 'Was rekonstruiert ist',
  origins: {
    S: 'aus dem Spielheft',
    P: 'aus öffentlichen Quellen',
    K: 'rekonstruiert',
    'S+P': 'Spielheft und öffentliche Quellen',
    'S+K': 'Spielheft, Einzelheiten rekonstruiert',
    'P+K': 'öffentliche Quellen, Einzelheiten rekonstruiert',
    'S+P+K': 'Spielheft und öffentliche Quellen, Einzelheiten rekonstruiert',
  },
  legend: {
    title: 'Woher eine Regel kommt',
    S: 'aus dem gedruckten Spielheft, mit unseren Worten erzählt',
    P: 'aus öffentlichen Quellen: Seiten des Verlags, Regelzusammenfassungen, Besprechungen',
    K: 'rekonstruiert: Keine Quelle, die wir lesen konnten, sagt es; wir haben gewählt, was zu allem Bekannten passt',
  },
  fidelity: 'Wie jede Regel eingehalten wird',
  see: (rule) => `Siehe Regel ${rule}`,
  example: (title: string) => `Das Beispiel spielen: ${title}`,
};
