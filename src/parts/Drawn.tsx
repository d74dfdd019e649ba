// A drawing in the page: the same nodes that become text for pictures become elements here. Its pigments are custom
// properties, which follow the theme.
import { createElement, memo, type ReactNode } from 'react';
import type { Drawing } from '../draw/drawing.ts';

/** Inside an `svg`, or one itself. */
export const Drawn = memo(function Drawn({ of }: { readonly of: Drawing }) {
  return elementOf(of);
});

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
