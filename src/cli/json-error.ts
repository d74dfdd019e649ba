// Where a text stops being JSON. JSON.parse knows, but does not always say.

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /[{}[\],:]|"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Wants = 'value' | 'item' | 'key' | 'entry' | 'colon' | 'more' | 'nothing';

/** The position of the first thing that does not belong; the length of the text if it merely ends too early. */
export function jsonErrorAt(text: string): number {
  const open: string[] = [];
  let wants: Wants = 'value';
  for (let at = 0; ; ) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    const then: Wants | null = token === undefined ? null : after(token, wants, open);
    if (then === null) return at;
    wants = then;
    at += token!.length;
  }
}

/** What may follow a token; null: the token may not be here. */
function after(token: string, wants: Wants, open: string[]): Wants | null {
  const isText = token.startsWith('"');
  const done = (): Wants => (open.length === 0 ? 'nothing' : 'more');
  if (token === '}' || token === ']') {
    const fits = wants === 'more' || wants === (token === '}' ? 'entry' : 'item');
    return fits && open.pop() === token ? done() : null;
  }
  if (token === ',') return wants === 'more' ? (open.at(-1) === '}' ? 'key' : 'value') : null;
  if (token === ':') return wants === 'colon' ? 'value' : null;
  if (wants === 'key' || wants === 'entry') return isText ? 'colon' : null;
  if (wants !== 'value' && wants !== 'item') return null;
  if (token !== '{' && token !== '[') return done();
  open.push(token === '{' ? '}' : ']');
  return token === '{' ? 'entry' : 'item';
}
