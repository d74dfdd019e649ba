// A small reader of XML that knows when a text is not well-formed: enough for what Kontor writes.

export interface Read {
  readonly root: string;
  readonly ids: readonly string[];
  /** Names that are referred to, as in url(#card). */
  readonly used: readonly string[];
  readonly problems: readonly string[];
}

const NAME = /[A-Za-z][\w.-]*/y;
const ATTRIBUTE = /\s+([A-Za-z][\w:.-]*)="([^"<]*)"/y;
const END = /\s*(\/?)>/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot);)/;

function foundAt(what: RegExp, text: string, at: number): RegExpExecArray | null {
  what.lastIndex = at;
  return what.exec(text);
}

/** What XML has no way to write: most control characters, half a pair of surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function wellFormed(text: string): Read {
  const problems: string[] = [];
  const [open, ids, used]: string[][] = [[], [], []];
  let root = '';
  let at = 0;
  const said = (part: string): void => {
    if (ENTITY.test(part) || part.includes(']]>')) problems.push(`not escaped: ${part.slice(0, 40)}`);
  };
  for (const [c] of text.matchAll(FORBIDDEN)) problems.push(`character ${c.codePointAt(0)}`);
  while (at < text.length && problems.length === 0) {
    const next = text.indexOf('<', at);
    const between = text.slice(at, next < 0 ? text.length : next);
    said(between);
    if (open.length === 0 && between.trim() !== '') problems.push(`text outside: ${between.slice(0, 40)}`);
    if (next < 0) break;
    at = next + 1;
    if (text[at] === '/') {
      const end = text.indexOf('>', at);
      const name = text.slice(at + 1, end);
      if (open.pop() !== name) problems.push(`</${name}> closes nothing`);
      at = end + 1;
      continue;
    }
    const name = foundAt(NAME, text, at)?.[0];
    if (name === undefined || (open.length === 0 && root !== '')) {
      problems.push(`no element at ${at}: ${text.slice(at, at + 40)}`);
      break;
    }
    root ||= name;
    at += name.length;
    const names = new Set<string>();
    for (let found = foundAt(ATTRIBUTE, text, at); found !== null; found = foundAt(ATTRIBUTE, text, at)) {
      const [all, attribute, value] = found;
      said(value);
      if (names.has(attribute)) problems.push(`${attribute} twice in ${name}`);
      names.add(attribute);
      if (attribute === 'id') ids.push(value);
      for (const [, id] of value.matchAll(/^url\(#([^)]*)\)$/g)) used.push(id);
      at += all.length;
    }
    const end = foundAt(END, text, at);
    if (end === null) problems.push(`<${name}: ${text.slice(at, at + 40)}`);
    else {
      if (end[1] === '') open.push(name);
      at += end[0].length;
    }
  }
  if (open.length > 0 && problems.length === 0) problems.push(`<${open.at(-1)}> is not closed`);
  return { root, ids, used, problems };
}
