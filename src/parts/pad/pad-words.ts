import type { Language } from '../../text/languages.ts';

interface PartWords {
  readonly more: string;
  readonly less: string;
  readonly left: string;
  readonly none: string;
  readonly player: string;
  readonly rule: string;
}
export const PART_WORDS: Readonly<Record<Language, PartWords>> = {
  de: {
    more: 'eins mehr',
    less: 'eins weniger',
    left: 'noch',
    none: 'keins mehr da',
    player: 'Wessen Sachen',
    rule: 'Regel',
  },
  en: {
    more: 'one more',
    less: 'one less',
    left: 'left:',
    none: 'none left',
    player: 'Whose things',
    rule: 'rule',
  },
};
