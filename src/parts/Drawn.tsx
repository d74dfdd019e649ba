// A drawing in the page: the same nodes that become text for pictures become elements here. Its pigments are custom
// properties, which follow the theme.
import { createElement, memo, type ReactNode } from 'react';
import type { Drawing } from '../draw/drawing.ts';

interface DrawnProps {
  readonly of: Drawing;
}

/** Inside an `svg`, or one itself. Drawn again only if it looks different: to compare drawings takes less than to draw them. */
export const Drawn = memo(
  function Drawn({ of }: DrawnProps) {
    return elementOf(of);
  },
  (a, b) => isSame(a.of, b.of),
);

function isSame(a: Drawing | string, b: Drawing | string): boolean {
  if (a === b) return true;
  if (typeof a === 'string' || typeof b === 'string') return false;
  if (a.tag !== b.tag || a.children.length !== b.children.length) return false;
  let left = 0;
  for (const name in a.with) {
    if (a.with[name] !== b.with[name]) return false;
    left++;
  }
  for (const _ in b.with) left--;
  return left === 0 && a.children.every((child, i) => isSame(child, b.children[i]));
}

function elementOf(drawing: Drawing | string): ReactNode {
  if (typeof drawing === 'string') return drawing;
  const attributes: Record<string, unknown> = {};
  for (const name in drawing.with) {
    const value = drawing.with[name];
    const isPigment = typeof value === 'string' && value.startsWith('$');
    attributes[name] = isPigment ? `var(--${value.slice(1)})` : value;
  }
  return createElement(drawing.tag, attributes, ...drawing.children.map(elementOf));
}
