import type { Language } from '../../text/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type CliText = typeof en;
export const TEXTS: Readonly<Record<Language, CliText>> = { de, en };
