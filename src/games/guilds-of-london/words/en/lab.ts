import { labWords } from '../../lab.ts';

export const lab = labWords.en;
