// A code that brings somebody back, as it is printed and typed.

/** Letters and digits that nobody mixes up when they read them from paper. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 25;

/** A code as it is meant, however it was typed; null: it cannot be one. */
export function codeIn(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = plain.length === CODE_LENGTH && [...plain].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? plain : null;
}
/** As it is printed: in groups of five. */
export const codeShown = (code: string): string => code.match(/.{1,5}/g)!.join('-');
