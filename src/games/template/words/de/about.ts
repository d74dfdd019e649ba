import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Template',
  line: 'Drei Waren, eine wandernde Hand: Wer sammelt alle?',
};
