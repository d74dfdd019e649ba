import { kitOf } from '../../../text/kit.ts';

const { and } = kitOf('en');

export const faces = {
  who: (seat: string) => `${seat}: who sits there?`,
  change: 'Change',
  plain: 'Plain bot',
  plainLevels: 'Or a plain bot, without a temper',
  plainAbout: 'Characters are as strong as their level; a temper costs them hardly anything.',
  seated: 'sits here already',
  manner: (tempers: readonly string[]) => `${and(tempers).replace(/^./, (first) => first.toUpperCase())}.`,
};
