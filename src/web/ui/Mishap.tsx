// Shown when the page itself breaks: the game is safe on the server, and reloading the page brings it back.
import { Component, type ReactNode } from 'react';
import { useWords } from '../lib/words.ts';

export class Mishap extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Sorry /> : this.props.children;
  }
}

function Sorry() {
  const { mishap } = useWords();
  return (
    <main className="w-main-column is-narrow">
      <div className="w-card w-center">
        <h1>{mishap.title}</h1>
        <p>{mishap.about}</p>
        <button type="button" className="w-main" onClick={() => location.reload()}>
          {mishap.again}
        </button>
      </div>
    </main>
  );
}

const RECENT = 10_000;
const KEY = 'kontor.reloaded';

/** A missing part of the page was replaced by a newer build: reload the page, but not forever. */
export function reloadOnNewBuild(): void {
  window.addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < RECENT || !(await isServerThere())) return; // there is nothing to load it from
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}

const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
