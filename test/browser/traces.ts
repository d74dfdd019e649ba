// What a page still knows: what it says, what it stores where anybody can read it, and what React holds behind it.
import type { Page } from 'playwright-core';

/** Everything that the page says or keeps at hand for whoever looks at it. */
export const traces = (page: Page): Promise<string> =>
  page.evaluate<string>(
    'document.documentElement.outerHTML + document.title + JSON.stringify({ ...localStorage, ...sessionStorage })',
  );

/** How many views of a seat React holds, the trees of before included. */
export const viewsKept = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const root = document.getElementById('root');
    const known = new Set();
    const todo = [root[Object.keys(root).find((key) => key.startsWith('__reactContainer'))]];
    let views = 0;
    while (todo.length > 0) {
      const one = todo.pop();
      if (typeof one !== 'object' || one === null || known.has(one) || one instanceof Node) continue;
      known.add(one);
      if ('own' in one && 'dark' in one && 'lanes' in one) views++;
      for (const key of Object.keys(one)) todo.push(one[key]);
    }
    return views;
  })()`);

/** Whether the page with all its parts is kept for use without network. */
export const isKept = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(async () => {
    const [name] = await caches.keys();
    if (name === undefined || navigator.serviceWorker.controller === null) return false;
    return (await (await caches.open(name)).match('/', { ignoreVary: true })) !== undefined;
  })()`);

export const buildOf = (page: Page): Promise<string | null> =>
  page
    .locator('meta[name="kontor-build"]')
    .getAttribute('content')
    .catch(() => null);
