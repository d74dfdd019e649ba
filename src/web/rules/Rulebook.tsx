import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type GamePackage, isGameId } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { foreign, type Language, wordsOf } from '../../text/languages.ts';
import type { Rulebook as Book, Chapter, Rule, Ruling } from '../../text/texts.ts';
import { DoubtButton } from '../doubt/DoubtButton.tsx';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { later } from '../lib/later.tsx';
import { usePrefs } from '../lib/prefs.ts';
import { WithRules } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import '../style/rules.css';
import { SearchField } from '../ui/SearchField.tsx';
import { RECONSTRUCTED } from '../ui/Source.tsx';
import { type ByRule, ExampleLinks, useExamples } from './ExampleLinks.tsx';
import { loadPlates, type Pictured, Plates } from './Plates.tsx';

const ExampleSheet = later(async () => (await import('../learn/ExampleSheet.tsx')).ExampleSheet);

interface RulebookProps {
  readonly game: string;
  /** What is played with where it lies open, if it is not the one that the game brings. */
  readonly edition?: Edition | undefined;
  /** Where to open it. */
  readonly rule: string;
  readonly hasContents?: boolean;
}

/** The rulebook of a game: searchable, with an anchor for every rule. */
export function Rulebook({ game, edition, rule, hasContents = false }: RulebookProps) {
  const { language } = usePrefs();
  const { rules } = useWords();
  const pkg = useGame(game, edition);
  const loaded = useLoaded(async () => {
    if (pkg === null) return null;
    // Together, so that nothing moves when the pictures come; kept for use without network, they may be missing.
    const [{ rulebook }, plates] = await Promise.all([
      wordsOf(pkg.words, language, 'rulebook')(),
      loadPlates(pkg, language).catch(() => null),
    ]);
    return { rulebook, plates };
  }, [pkg, language]);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const book = loaded?.rulebook ?? null;
  const plates = loaded?.plates ?? null;
  const found = useMemo(() => (book === null ? null : search(book, wanted)), [book, wanted]);
  const examples = useExamples(pkg);
  const [playing, setPlaying] = useState<string | null>(null);
  const place = useScrollTo(rule, book);
  const lang = pkg === null ? undefined : foreign(pkg.words, language, 'rulebook');
  useEffect(() => {
    if (rule !== '') setTyped('');
  }, [rule]);
  const isBeside = !hasContents;
  const part = { game, pkg, examples, plates, isBeside, here: rule, onPlay: isBeside ? undefined : setPlaying };
  return (
    <div className="w-book" ref={place}>
      <SearchField label={rules.search} value={typed} onChange={setTyped} />
      <p className="w-about" role="status">
        {found !== null && wanted !== '' && (found.count === 0 ? rules.none(typed.trim()) : rules.found(found.count))}
      </p>
      {hasContents && book !== null && wanted === '' && <Contents book={book} lang={lang} />}
      {book !== null && wanted === '' && <Reconstructed game={game} book={book} lang={lang} />}
      <div className="w-spoken" lang={lang}>
        {found?.chapters.map((chapter) => (
          <ChapterPart key={chapter.id} {...part} {...{ chapter, wanted }} />
        ))}
        {found !== null && found.rulings.length > 0 && <Rulings {...part} rulings={found.rulings} />}
      </div>
      {book !== null && wanted === '' && <Legend book={book} />}
      {playing !== null && isGameId(game) && (
        <ExampleSheet game={game} example={playing} onClose={() => setPlaying(null)} />
      )}
    </div>
  );
}

function search(book: Book, wanted: string): { chapters: Chapter[]; rulings: Ruling[]; count: number } {
  const has = (...texts: string[]): boolean =>
    wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
  const chapters = book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id, text }) => has(id, text, chapter.title)) }))
    .filter(({ rules }) => rules.length > 0);
  const rulings = book.rulings.filter(({ id, question, answer }) => has(id, question, answer));
  return { chapters, rulings, count: chapters.reduce((n, { rules }) => n + rules.length, rulings.length) };
}

/** Scrolls to a rule; one without its own anchor leads to the one it belongs to. */
function useScrollTo(rule: string, book: Book | null): React.RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === '' || book === null) return;
    for (let id = rule; id !== ''; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
      const found = place.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
      if (!found) continue;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
      return;
    }
  }, [rule, book]);
  return place;
}

interface BookProps {
  readonly book: Book;
  /** Of the book, where that is not the reader's. */
  readonly lang: Language | undefined;
}

function Contents({ book: { chapters, rulings, reconstructed }, lang }: BookProps) {
  const { rules } = useWords();
  return (
    <nav className="w-contents" aria-label={rules.contents}>
      <ol>
        {reconstructed !== '' && (
          <li>
            <a href={`#${RECONSTRUCTED}`}>{rules.reconstructed}</a>
          </li>
        )}
        {chapters.map(({ id, title }) => (
          <li key={id} lang={lang}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {rulings.length > 0 && (
          <li>
            <a href="#rulings">{rules.rulings}</a>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Which of the data nobody could read anywhere. */
function Reconstructed({ game, book: { reconstructed }, lang }: BookProps & { readonly game: string }) {
  const { rules } = useWords();
  if (reconstructed === '') return null;
  return (
    <section className="w-book-note">
      <h2 id={RECONSTRUCTED} tabIndex={-1}>
        {rules.reconstructed}
      </h2>
      <p lang={lang}>
        <WithRules game={game} text={reconstructed} />
      </p>
    </section>
  );
}

/** What the notes below the rules mean. */
function Legend({ book: { chapters } }: Pick<BookProps, 'book'>) {
  const { legend, origins } = useWords().rules;
  const told = new Set(chapters.flatMap((chapter) => chapter.rules.flatMap(({ origin }) => origin.split('+'))));
  return (
    <section className="w-book-note">
      <h2>{legend.title}</h2>
      <dl className="w-legend">
        {(['S', 'P', 'K'] as const)
          .filter((origin) => told.has(origin))
          .map((origin) => (
            <div key={origin}>
              <dt>{origins[origin]}</dt>
              <dd>{legend[origin]}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

interface PartProps {
  readonly game: string;
  readonly here: string;
  readonly pkg: GamePackage | null;
  readonly examples: ByRule;
  readonly plates: Pictured | null;
  /** It lies beside the board. */
  readonly isBeside: boolean;
  readonly onPlay: ((example: string) => void) | undefined;
}

function ChapterPart({ chapter, ...rest }: PartProps & { readonly chapter: Chapter; readonly wanted: string }) {
  return (
    <section className="w-chapter" aria-labelledby={chapter.id}>
      <h2 id={chapter.id} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.rules.map((rule) => (
        <RulePart key={rule.id} rule={rule} {...rest} />
      ))}
    </section>
  );
}

function RulePart({ rule, wanted, ...part }: PartProps & { readonly rule: Rule; readonly wanted: string }) {
  const { game, here, pkg, examples, plates, isBeside, onPlay } = part;
  const { rules } = useWords();
  const { language } = usePrefs();
  const isOurs = rule.origin.includes('K');
  return (
    <div id={rule.id} tabIndex={-1} className={rule.id === here ? 'w-rule-line is-here' : 'w-rule-line'}>
      <a className="w-rule-number" href={`/rules/${game}#${rule.id}`}>
        {rule.id}
      </a>
      <p>
        {wanted === '' ? (
          <WithRules game={game} text={rule.text} self={rule.id} />
        ) : (
          <Marked text={rule.text} wanted={wanted} />
        )}
      </p>
      <DoubtButton kind="rule" game={game} rule={rule.id} isSmall />
      {wanted === '' && <Plates of={plates} rule={rule.id} />}
      <ExampleLinks {...{ pkg, examples, isBeside, onPlay }} rule={rule.id} />
      <small className={isOurs ? 'w-origin is-ours' : 'w-origin'} lang={language}>
        {rules.origins[rule.origin]}
      </small>
    </div>
  );
}

function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  const parts: React.ReactNode[] = [];
  const low = text.toLowerCase();
  let from = 0;
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  parts.push(text.slice(from));
  return parts;
}

function Rulings({ rulings, ...part }: PartProps & { readonly rulings: readonly Ruling[] }) {
  const { game, here, pkg, examples, isBeside, onPlay } = part;
  const { rules } = useWords();
  const { language } = usePrefs();
  return (
    <section className="w-chapter" aria-labelledby="rulings">
      <h2 id="rulings" tabIndex={-1} lang={language}>
        {rules.rulings}
      </h2>
      <p className="w-about" lang={language}>
        {rules.rulingsAbout}
      </p>
      {rulings.map(({ id, question, answer }) => (
        <div key={id} id={id} tabIndex={-1} className={id === here ? 'w-rule-line is-here' : 'w-rule-line'}>
          <a className="w-rule-number" href={`/rules/${game}#${id}`}>
            {id}
          </a>
          <p>
            <strong>{question}</strong> <WithRules game={game} text={answer} self={id} />
          </p>
          <DoubtButton kind="rule" game={game} rule={id} isSmall />
          <ExampleLinks {...{ pkg, examples, isBeside, onPlay }} rule={id} />
        </div>
      ))}
    </section>
  );
}
