// The house's announcement, above every page, until it changes.
import { useEffect, useRef, useState } from 'react';
import type { HouseNews } from '../../wire/house.ts';
import { json } from '../lib/api.ts';
import { recall, remember } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import './news.css';

const EVERY = 60_000;
const SEEN = 'kontor.announced';

function useHouse(): HouseNews | null {
  const [news, setNews] = useState<HouseNews | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await json<HouseNews>('GET', '/house').catch(() => null);
      if (found !== null) setNews(found);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return news;
}

export function News() {
  const news = useHouse();
  const { nav, problems } = useWords();
  const [closed, setClosed] = useState(() => recall(SEEN));
  const bar = useRef<HTMLDivElement>(null);
  const lobby = news === null || news.lobby.isOpen ? null : news.lobby.message || problems.lobbyClosed;
  const told = news?.announcement ?? null;
  const texts = [told?.text, lobby].filter((text): text is string => typeof text === 'string');
  const key = texts.join('\n');
  const isShown = key !== '' && key !== closed;
  useHeight(bar, isShown ? key : '');
  if (!isShown) return null;
  return (
    <div ref={bar} className={`w-announcement is-${told?.level ?? 'news'}`} role="status">
      <Icon name={told?.level === 'warning' ? 'lamp' : 'log'} />
      <div>
        {texts.map((text) => (
          <p key={text} dir="auto">
            {text}
          </p>
        ))}
      </div>
      <button
        type="button"
        className="w-quiet w-square"
        aria-label={nav.close}
        onClick={() => {
          remember(SEEN, key);
          setClosed(key);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A table fills the window: it has to know how much is left. */
function useHeight(bar: React.RefObject<HTMLDivElement | null>, key: string): void {
  useEffect(() => {
    const root = document.documentElement;
    const element = bar.current;
    if (key === '' || element === null) return;
    const watch = new ResizeObserver(() => root.style.setProperty('--announced', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--announced');
    };
  }, [bar, key]);
}
