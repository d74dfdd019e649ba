// A source as a tree, and the strings in it, each with its line and its context: what the checks look at.
import { extname } from 'node:path';
import { parseSync } from 'vite';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
export interface SourceText {
  readonly text: string;
  /** Where it begins in the source. */
  readonly at: number;
  readonly end: number;
  /** From the outside in: 'JSXElement.children p', 'JSXAttribute.value aria-label'. */
  readonly within: readonly string[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const programs = new Map<string, Node>();
/** What a source says, as a tree; several checks look at the same ones. */
export function programOf(file: string, source: string): Node {
  const key = extname(file) + source;
  let known = programs.get(key);
  if (known === undefined) {
    known = { ...parseSync(file, source).program };
    programs.set(key, known);
  }
  return known;
}

function textOf({ type, value }: Node): string | null {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked;
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : null;
}

/** The name of an attribute, the tag of an element, the function of a call, the operator of a sum or comparison. */
function nameOf(node: Node): string {
  if (node.type === 'BinaryExpression') return ` ${String(node.operator)}`;
  if (node.type === 'CallExpression') return isNode(node.callee) ? ` ${String(node.callee.name)}` : '';
  const named = node.type === 'JSXElement' ? (node.openingElement as Node) : node;
  return node.type.startsWith('JSX') && isNode(named.name) ? ` ${String(named.name.name)}` : '';
}

export function sourceTexts(file: string, source: string): SourceText[] {
  const found: SourceText[] = [];
  const visit = (value: unknown, within: readonly string[]): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, within);
    if (!isNode(value)) return;
    const text = textOf(value);
    if (text !== null) found.push({ text, at: value.start, end: value.end, within });
    const name = nameOf(value);
    for (const [field, inner] of Object.entries(value))
      if (typeof inner === 'object' && inner !== null) visit(inner, [...within, `${value.type}.${field}${name}`]);
  };
  visit(programOf(file, source), []);
  return found;
}

export const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** Whether somebody reads it: not the name of a module, a key, a type or a fact. */
export const isSentence = ({ within }: SourceText): boolean => {
  const parent = within.at(-1) ?? '';
  return !/^(Import|Export)|\.key$|^TSLiteralType|^MemberExpression|^BinaryExpression\.\w+ ([!=]==|in)$|^TSImport|^CallExpression\.arguments (f|fact|kitOf)$/.test(
    parent,
  );
};
