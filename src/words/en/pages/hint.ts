import { kitOf } from '../../../text/kit.ts';

const { and, percent } = kitOf('en');
const isOne = (by: string): boolean => by === '1' || by === '½';

export const hint = {
  title: 'Hint',
  short: 'Hint',
  ask: 'What would a good player do?',
  about: 'Tried out in many games that could follow. What is equally good has the same number. Press one to choose it.',
  ownCards: 'The bots’ judgement was tuned with the built-in cards; with these it may be less sure.',
  thinking: 'One moment, I am thinking.',
  failed: 'Nothing comes to mind here.',
  outlook: (n: number) => `Outlook ${percent(n / 100)}`,
  even: 'As good as the first, as far as can be told.',
  allEven: 'Nothing else that was tried is clearly worse.',
  own: (kind: string, by: string, isMore: boolean) =>
    `about ${by} ${isMore ? 'more' : 'fewer'} ${isOne(by) ? 'point' : 'points'} (${kind})`,
  others: (name: string, by: string, isMore: boolean) => `about ${by} ${isMore ? 'more' : 'fewer'} for ${name}`,
  because: (parts: readonly string[], than: string) => `Probably ${and(parts)} than ${than}.`,
  quoted: (option: string) => `with “${option}”`,
  first: 'with the first',
  unsaid: 'Many small things together; none of them stands out.',
};
