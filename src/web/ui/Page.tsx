import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LANGUAGES, type Language } from '../../text/languages.ts';
import { WORDS } from '../../words/index.ts';
import { usePrefs } from '../lib/prefs.ts';
import { complain } from '../lib/refusal.ts';
import { hasNavigated, Link } from '../lib/router.ts';
import { speak, useWords } from '../lib/words.ts';
import { Icon } from './Icon.tsx';
import { SettingsDialog } from './settings.ts';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly narrow?: boolean;
  /** If the reader's language lacks the page's texts. */
  readonly lang?: Language | undefined;
}

/** A page with the house's sign above it. */
export function Page({ title, children, narrow = false, lang }: PageProps) {
  const words = useWords();
  useTitle(title === words.house.name ? words.house.name : `${title} · ${words.house.name}`);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasNavigated()) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="w-page">
      <a className="w-skip" href="#content">
        {words.nav.skip}
      </a>
      <header className="w-top">
        <Link to="/" className="w-wordmark" label={`${words.house.name}: ${words.nav.home}`}>
          <Mark />
          <span>{words.house.name}</span>
        </Link>
        <TopButtons />
      </header>
      <main
        ref={main}
        id="content"
        lang={lang}
        tabIndex={-1}
        className={narrow ? 'w-main-column is-narrow' : 'w-main-column'}
      >
        {children}
      </main>
      <footer className="w-foot">
        <Link to="/replay">{words.nav.replay}</Link>
        <Link to="/about">{words.nav.about}</Link>
      </footer>
    </div>
  );
}

export function TopButtons() {
  const { nav } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="w-top-buttons">
      <LanguageField />
      <button
        type="button"
        className="w-quiet w-square"
        aria-label={nav.settings}
        onPointerEnter={SettingsDialog.preload}
        onFocus={SettingsDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" />
      </button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Every language by its own name, so that people who read no other can find it. */
function LanguageField() {
  const { nav } = useWords();
  const { language } = usePrefs();
  return (
    <select
      className="w-quiet w-language"
      aria-label={nav.language}
      value={language}
      onChange={(event) => void speak(event.target.value as Language).catch(complain)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {WORDS[one].name}
        </option>
      ))}
    </select>
  );
}

export function Mark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg className="w-mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="7" />
      <path d="M10 7v18M10 16.5 21.5 7M13.5 14 22.5 25" />
    </svg>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
