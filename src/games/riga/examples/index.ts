// The worked examples of the dossier.
import type { Example } from '../../../text/example.ts';
import { MASTERS } from './masters.ts';
import { MODULES } from './modules.ts';
import { PAYING } from './paying.ts';
import { exampleOf } from './told.ts';
import { YEAR } from './year.ts';

export const examples: readonly Example[] = [...PAYING, ...YEAR, ...MASTERS, ...MODULES].map(exampleOf);
