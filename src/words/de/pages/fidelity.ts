import { kitOf } from '../../../text/kit.ts';
import type { fidelity as en } from '../../en/pages/fidelity.ts';

const { counted, fixed } = kitOf('de');

export const fidelity: typeof en = {
  title: 'Getreu den Regeln',
  lead: 'Jede Regel jedes Spiels: woher sie stammt, welcher Code und welche Tests sie nennen und wie oft sie vorkommt. Was fehlt, steht in Rot.',
  games: 'Spiele',
  summary: (whole, all) => `${whole} von ${counted(all, 'Regel', 'Regeln und Entscheiden')}`,
  summaryAbout: 'haben Code, Tests und Partien, in denen sie vorkamen',
  lacking: 'Etwas fehlt',
  lacks: { code: 'Kein Code nennt sie', tests: 'Kein Test', games: 'Kam in keiner Partie vor' },
  show: 'Zeigen',
  shows: { all: 'Alles', lacking: 'Nur was fehlt', ours: 'Nur Rekonstruiertes' },
  none: 'Davon gibt es nichts.',
  rulings: 'Entscheide',
  ruling: 'unser Entscheid',
  code: (n) => counted(n, 'Stelle im Code', 'Stellen im Code'),
  tests: (n) => counted(n, 'Test', 'Tests'),
  came: (n, of) => `in ${fixed(n)} von ${fixed(of)} Partien`,
  since: (version) => `seit Fassung ${version} der Regeln`,
  seeOne: (rule) => `${rule} auf dem Spielplan ansehen`,
  how: 'Wie gezählt wurde',
  howAbout: (games) =>
    `Von jedem Spiel wurden ${fixed(games)} zufällige Partien gespielt, mit allen Spielerzahlen und allen Paaren von Einstellungen. Eine Regel kam in einer Partie vor, wenn Code lief, der sie nennt, oder ein Satz über eine Wahl, ein Ereignis oder eine Wertung sie nannte. Ein Satz, der nur erklärt, braucht keinen Code, und was Absicht verlangt, kommt durch Zufall selten vor.`,
  rules: 'Regeln lesen',
};
