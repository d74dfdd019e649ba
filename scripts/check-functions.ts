// Functions of at most 60 lines. (The linter has such a rule, but it lets long components through.)
import { isNode, type Node, programOf } from './source-texts.ts';

const MOST_LINES = 60;

/** A function is named after what it is assigned to: itself, a constant, a key. */
function nameOf(node: Node, outer: string): string {
  const { id, key } = node as { readonly id?: { readonly name?: string }; readonly key?: { readonly name?: string } };
  return id?.name ?? key?.name ?? outer;
}

function functionsIn(node: Node, outer: string, found: { readonly name: string; readonly node: Node }[] = []) {
  const name = nameOf(node, outer);
  if (node.type.includes('Function') && isNode((node as { readonly body?: unknown }).body)) found.push({ name, node });
  for (const part of Object.values(node)) {
    if (!Array.isArray(part)) {
      if (isNode(part)) functionsIn(part, name, found);
    } else for (const one of part) if (isNode(one)) functionsIn(one, name, found);
  }
  return found;
}

const countLines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** What is too long in a source text; blank lines do not count. */
export function functionProblems(file: string, text: string): string[] {
  if (countLines(text) <= MOST_LINES) return []; // nor is anything in it longer
  const found: string[] = [];
  for (const { name, node } of functionsIn(programOf(file, text), '')) {
    const from = text.lastIndexOf('\n', node.start) + 1;
    const count = countLines(text.slice(from, node.end));
    const line = text.slice(0, from).split('\n').length;
    if (count > MOST_LINES) found.push(`${file}:${line}: ${name} has ${count} lines; at most ${MOST_LINES}`);
  }
  return found;
}
