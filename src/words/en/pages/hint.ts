import { kitOf } from '../../../text/kit.ts';

const { percent } = kitOf('en');

export const hint = {
  title: 'Hint',
  short: 'Hint',
  ask: 'What would a good player do?',
  about:
    'The best first, with what it is likely to bring in the next turns, more or less than the others. Press one to choose it.',
  thinking: 'One moment, I am thinking.',
  failed: 'Nothing comes to mind here.',
  outlook: (n: number) => `Outlook ${percent(n / 100)}`,
  points: (by: string) => `about ${by}`,
  rival: 'Points of the best opponent',
  same: 'is likely to bring about as much as the others on average',
  sameAnd: 'is likely to bring about as much as the others on average, namely:',
};
