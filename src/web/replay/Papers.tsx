// The papers beside the board: the course of the game, what could be done here, what lies hidden, the review, the rest.

import type { ReactNode } from 'react';
import { later } from '../lib/later.tsx';
import { useWords } from '../lib/words.ts';
import { TurnList } from './TurnList.tsx';
import type { Watching } from './use-watching.ts';

const Here = later(async () => (await import('./Here.tsx')).Here);
const More = later(async () => (await import('./More.tsx')).More);
const Review = later(async () => (await import('./Review.tsx')).Review);
const OpenPanel = later(async () => (await import('./OpenPanel.tsx')).OpenPanel);

/** Fetches the papers that most people look at. */
export function fetchPapers(): void {
  Here.preload();
  More.preload();
}

const TABS = ['turns', 'here', 'open', 'review', 'more'] as const;
export type Tab = (typeof TABS)[number];

export const tabsFor = ({ isOpen, model }: Pick<Watching, 'isOpen' | 'model'>): Tab[] =>
  TABS.filter((tab) => (tab !== 'open' || isOpen) && (tab !== 'review' || model.isFinished));

/** The contents of a paper. `leave` is called before something is shown on the board. */
export function usePaper(watching: Watching, id: string | null, leave?: () => void): (tab: Tab) => ReactNode {
  const goTo: Watching['goTo'] = (step, compared) => {
    leave?.();
    watching.goTo(step, compared);
  };
  return (tab) => {
    switch (tab) {
      case 'turns':
        return <TurnList watching={watching} goTo={goTo} />;
      case 'here':
        return <Here watching={watching} />;
      case 'open':
        return <OpenPanel watching={watching} />;
      case 'review':
        return <Review watching={watching} goTo={goTo} />;
      case 'more':
        return <More watching={watching} id={id} />;
    }
  };
}

interface PapersProps {
  readonly watching: Watching;
  readonly id: string | null;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
}

export function ReplayPapers({ watching, id, tab, setTab }: PapersProps) {
  const { tabs: names } = useWords('replay');
  const tabs = tabsFor(watching);
  const paper = usePaper(watching, id);
  const move = (event: React.KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    setTab(next);
    document.getElementById(`paper-${next}`)?.focus();
  };
  return (
    <aside className="w-side" aria-label={names[tab]}>
      <div className="w-side-head">
        <div className="w-tabs" role="tablist" onKeyDown={move}>
          {tabs.map((one) => (
            <button
              key={one}
              id={`paper-${one}`}
              type="button"
              role="tab"
              aria-selected={one === tab}
              aria-controls="paper"
              tabIndex={one === tab ? 0 : -1}
              onClick={() => setTab(one)}
            >
              {names[one]}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div id="paper" className="w-side-body" role="tabpanel" aria-labelledby={`paper-${tab}`} tabIndex={0}>
        {paper(tab)}
      </div>
    </aside>
  );
}
