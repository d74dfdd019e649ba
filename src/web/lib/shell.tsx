// What the server has written into the document, to be read until the page is here.
import type { ReactNode } from 'react';
import { hasNavigated } from './router.ts';

const written = document.createDocumentFragment();
/** The address that it was written for. */
let place = '';

/** Call it before React draws into this element: it clears it. */
export function keepShell(root: HTMLElement): void {
  place = location.pathname;
  written.append(...[...root.childNodes].map((node) => node.cloneNode(true)));
}
const fill = (into: HTMLElement | null): void => into?.replaceChildren(written.cloneNode(true));

/** Whether it is there and is shown (public/early.js). */
const isShown = (): boolean =>
  !hasNavigated() &&
  location.pathname === place &&
  written.childNodes.length > 0 &&
  document.documentElement.dataset.strange === undefined;

/** While the first page or what belongs to it is still on its way. */
export const Shell = ({ meanwhile }: { readonly meanwhile: ReactNode }): ReactNode =>
  isShown() ? <div ref={fill} /> : meanwhile;
