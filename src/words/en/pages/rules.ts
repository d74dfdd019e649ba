import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const rules = {
  doubt: 'This is wrong',
  doubtFor: (rule: string) => `${rule}: this is wrong`,
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  none: (text: string) => `No rule mentions “${text}”.`,
  found: (n: number) => counted(n, 'passage', 'passages'),
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsAbout: 'Questions the booklet leaves open, and how we answer them.',
  ownBox: 'I own the box',
  reconstructed: 'What is reconstructed',
  origins: {
    S: 'from the booklet',
    P: 'from public sources',
    K: 'reconstructed',
    'S+P': 'booklet and public sources',
    'S+K': 'booklet, details reconstructed',
    'P+K': 'public sources, details reconstructed',
    'S+P+K': 'booklet and public sources, details reconstructed',
  },
  legend: {
    title: 'Where a rule comes from',
    S: 'the booklet that is printed for the game, told in our own words',
    P: 'public sources: the publisher’s pages, summaries of the rules, reviews',
    K: 'reconstructed: no source that we could read says it, so we chose what fits all that is known',
  },
  fidelity: 'How each rule is kept',
  see: (rule: string) => `See rule ${rule}`,
  example: (title: string) => `Play the example: ${title}`,
};
