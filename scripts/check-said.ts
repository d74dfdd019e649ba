// Finds words in code: what people read or hear belongs in the language folders.
import { isSentence, lineOf, type SourceText, sourceTexts } from './source-texts.ts';

/** Where boards and pages are drawn; the gallery is for developers. */
export const isDrawn = (file: string): boolean =>
  /^(web|parts|draw|games\/[\w-]+\/(board|picture))\//.test(file) && !/^web\/gallery\/|\.test(ing)?\.tsx?$/.test(file);

const SPOKEN = /^JSXAttribute\.value (aria-label|aria-description|aria-valuetext|title|alt|placeholder|label)$/;
/** Names that are the same in every language. */
const NAMES = new Set(['Kontor']);

/** Read as it is: between tags, or in an attribute that is read out. A word has at least two letters. */
function isShown({ within }: SourceText): boolean {
  const parts = within.filter(
    (one) => !/^(ConditionalExpression|LogicalExpression|TemplateLiteral|JSXExpressionContainer)\./.test(one),
  );
  const parent = parts.at(-1) ?? '';
  return SPOKEN.test(parent) || /^JSX(Element|Fragment)\.children/.test(parent);
}

/** 'Lay the tile': a word with a capital, and one more. */
const LOOKS_SAID = /(^|[\s(“„])\p{Lu}\p{Ll}+[,:;]? \p{Ll}{2,}|\p{Ll}{2,} \p{Ll}{2,}[.!?]$/u;
/** What only developers see, and what is typed literally. */
const isForUs = ({ within }: SourceText): boolean =>
  within.some((one) =>
    /^NewExpression\.arguments|\.test$|^JSXElement\.children code$|^JSXAttribute\.value className$/.test(one),
  );

export function saidInCode(file: string, source: string): string[] {
  return sourceTexts(file, source)
    .filter((one) => isSentence(one) && !isForUs(one) && !NAMES.has(one.text.trim()))
    .filter((one) => (isShown(one) ? /\p{L}{2}/u.test(one.text) : LOOKS_SAID.test(one.text)))
    .map(({ text, at }) => `src/${file}:${lineOf(source, at)}: '${text.trim()}' belongs into the words of a language`);
}
