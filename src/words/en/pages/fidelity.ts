import { kitOf } from '../../../text/kit.ts';

const { counted, fixed } = kitOf('en');

export const fidelity = {
  title: 'True to the rules',
  lead: 'Every rule of every game: where it comes from, which code and which tests cite it, and how often it comes up. What is missing is marked in red.',
  games: 'Games',
  summary: (whole: number, all: number) => `${whole} of ${counted(all, 'rule or ruling', 'rules and rulings')}`,
  summaryAbout: 'have code, tests and games in which they came up',
  lacking: 'Something missing',
  lacks: { code: 'No code cites it', tests: 'No test', games: 'Came up in no game' },
  show: 'Show',
  shows: { all: 'Everything', lacking: 'Only what is missing', ours: 'Only what is reconstructed' },
  none: 'Nothing of the kind.',
  rulings: 'Rulings',
  ruling: 'our ruling',
  code: (n: number) => counted(n, 'place in the code', 'places in the code'),
  tests: (n: number) => counted(n, 'test', 'tests'),
  came: (n: number, of: number) => `in ${fixed(n)} of ${fixed(of)} games`,
  since: (version: number) => `since version ${version} of the rules`,
  seeOne: (rule: string) => `See ${rule} on the board`,
  how: 'How this was counted',
  howAbout: (games: number) =>
    `${fixed(games)} random games of each game were played, over all numbers of players and all pairs of settings. A rule came up in a game if code that cites it ran, or if a sentence about a choice, an event or a score cited it. A sentence that only explains needs no code, and what takes a plan rarely comes up by chance.`,
  rules: 'Read the rules',
};
