// One word for one thing. A game's glossary names its things; `npm run lint` looks for other words used for them.
import type { EachLanguage, Language } from './languages.ts';

export interface Term {
  /** What the thing is called. */
  readonly is: EachLanguage<string>;
  /** What it is never called: whole words, anywhere in the words of that language. */
  readonly not?: { readonly [L in Language]?: readonly string[] };
}
export type Glossary = readonly Term[];
