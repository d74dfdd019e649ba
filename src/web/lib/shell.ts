// What the server has written into the document, to be read until the page is here.
const written = document.createDocumentFragment();

/** Call it before React draws into this element: it clears it. */
export function keepShell(root: HTMLElement): void {
  written.append(...[...root.childNodes].map((node) => node.cloneNode(true)));
}

/** Fills a place with it while the first page is still on its way. */
export const fillWithShell = (place: HTMLElement | null): void => place?.replaceChildren(written.cloneNode(true));
