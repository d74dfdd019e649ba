import { kitOf } from '../../../text/kit.ts';
import type { rules as en } from '../../en/pages/rules.ts';

const { counted } = kitOf('fr');

export const rules: typeof en = {
  doubt: 'Ce n’est pas juste',
  doubtFor: (rule) => `${rule} : ce n’est pas juste`,
  title: (game) => `Règles de ${game}`,
  search: 'Chercher dans les règles',
  none: (text) => `Aucune règle ne mentionne « ${text} ».`,
  found: (n) => counted(n, 'passage', 'passages'),
  contents: 'Sommaire',
  rulings: 'Précisions',
  rulingsAbout: 'Des questions que le livret laisse ouvertes, et nos réponses.',
  ownBox: 'J’ai la boîte',
  reconstructed: 'Ce qui est reconstitué',
  origins: {
    S: 'du livret',
    P: 'de sources publiques',
    K: 'reconstitué',
    'S+P': 'livret et sources publiques',
    'S+K': 'livret, détails reconstitués',
    'P+K': 'sources publiques, détails reconstitués',
    'S+P+K': 'livret et sources publiques, détails reconstitués',
  },
  legend: {
    title: 'D’où vient une règle',
    S: 'du livret imprimé, dit avec nos propres mots',
    P: 'de sources publiques : pages de l’éditeur, résumés des règles, critiques',
    K: 'reconstitué : aucune source que nous avons pu lire ne le dit ; nous avons choisi ce qui va avec tout ce que l’on sait',
  },
  fidelity: 'Comment chaque règle est tenue',
  see: (rule) => `Voir la règle ${rule}`,
  example: (title: string) => `Jouer l’exemple : ${title}`,
};
