import { kitOf } from '../../../text/kit.ts';

const { percent } = kitOf('en');

export const hint = {
  title: 'Hint',
  short: 'Hint',
  ask: 'What would a good player do?',
  about:
    'Best first, each with what it will probably bring in the next few turns, compared with the other options. Press one to choose it.',
  ownCards: 'The bots’ judgement was tuned with the built-in cards; with these it may be less sure.',
  thinking: 'One moment, I am thinking.',
  failed: 'Nothing comes to mind here.',
  outlook: (n: number) => `Outlook ${percent(n / 100)}`,
  points: (by: string) => `about ${by}`,
  rival: 'Points of the best opponent',
  same: 'will probably bring about as much as the average option',
  sameAnd: 'will probably bring about as much as the average option, namely:',
};
