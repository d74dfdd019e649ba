import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  none: (text: string) => `No rule mentions “${text}”.`,
  found: (n: number) => counted(n, 'passage', 'passages'),
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsAbout: 'Questions the rulebook leaves open, and how we answer them.',
  reconstructed: 'What is reconstructed',
  origins: {
    S: 'from the rulebook',
    P: 'from public sources',
    K: 'reconstructed',
    'S+P': 'rulebook and public sources',
    'S+K': 'rulebook, details reconstructed',
    'P+K': 'public sources, details reconstructed',
  },
  see: (rule: string) => `See rule ${rule}`,
};
