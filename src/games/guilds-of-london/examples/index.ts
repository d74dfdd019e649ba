// The worked examples of the dossier.
import type { Example } from '../../../text/example.ts';
import { RESOLVING } from './resolving.ts';
import { SOLO } from './solo.ts';
import { exampleOf } from './told.ts';
import { TURNS } from './turns.ts';

export const examples: readonly Example[] = [...TURNS, ...RESOLVING, ...SOLO].map(exampleOf);
