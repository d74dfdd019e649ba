// All my games: those that go on, those that are over, those put away; by game and by person.
import { useDeferredValue, useState } from 'react';
import { GAME_IDS } from '../../games/index.ts';
import type { ShelfName } from '../../wire/mine.ts';
import { CirclesHome } from '../circle/CirclesHome.tsx';
import { type HereCard, listHere } from '../here/index.ts';
import { useAbout } from '../lib/about-game.ts';
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { Page } from '../ui/Page.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { type MineWish, useMine } from './games.ts';
import { MineList } from './MineList.tsx';

const PAGE = 12;
const SHELVES: readonly ShelfName[] = ['running', 'over', 'away'];

/** Whether a table of this browser is among those asked for. */
function isAmong({ phase, game, chairs }: HereCard, wish: MineWish): boolean {
  const shelf = phase === 'finished' || phase === 'abandoned' ? 'over' : 'running';
  const name = wish.name.trim().toLocaleLowerCase();
  const isWith =
    name === '' || chairs.some((one) => one.kind === 'person' && one.name.toLocaleLowerCase().includes(name));
  return shelf === wish.shelf && (wish.game === null || wish.game === game) && isWith;
}

export function MinePage() {
  const words = useWords('mine');
  const { lang, nav } = useWords();
  const [wish, setWish] = useState<MineWish>({ shelf: 'running', game: null, name: '' });
  const settled = useDeferredValue(wish);
  const mine = useMine(settled, PAGE);
  const [changes, setChanges] = useState(0);
  const kept = useLoaded(listHere, [changes]);
  const here = (kept ?? []).filter((card) => isAmong(card, settled));
  const isEmpty = mine.cards !== null && kept !== null && mine.cards.length + here.length === 0;
  const isPicky = settled.game !== null || settled.name.trim() !== '';
  return (
    <Page title={words.title} lang={lang.mine}>
      <h1>{words.title}</h1>
      <p className="w-lead">{words.about}</p>
      <p>
        <Link to="/statistics" className="w-second">
          {nav.statistics}
        </Link>
      </p>
      <CirclesHome />
      <Filters wish={wish} onChange={setWish} />
      {mine.hasFailed && <p role="alert">{words.failed}</p>}
      <p role="status" className="w-about w-mine-none">
        {isEmpty && !mine.hasFailed && (isPicky ? words.none : words.empty[settled.shelf])}
      </p>
      <MineList mine={mine} here={here} hereGone={() => setChanges((n) => n + 1)} isAway={settled.shelf === 'away'} />
      {mine.more !== null && (
        <button type="button" className="w-second w-mine-more" onClick={mine.more}>
          {isPicky ? words.searchOn : words.more}
        </button>
      )}
    </Page>
  );
}

interface FiltersProps {
  readonly wish: MineWish;
  readonly onChange: (wish: MineWish) => void;
}

function Filters({ wish, onChange }: FiltersProps) {
  const words = useWords('mine');
  return (
    <div className="w-mine-filters">
      <Choice<ShelfName>
        label={words.shelf}
        hideLabel
        values={SHELVES}
        value={wish.shelf}
        name={(shelf) => words.shelves[shelf]}
        onChange={(shelf) => onChange({ ...wish, shelf })}
      />
      <select
        className="w-field"
        aria-label={words.game}
        value={wish.game ?? ''}
        onChange={({ target }) => onChange({ ...wish, game: GAME_IDS.find((id) => id === target.value) ?? null })}
      >
        <option value="">{words.anyGame}</option>
        {GAME_IDS.map((id) => (
          <GameOption key={id} id={id} />
        ))}
      </select>
      <SearchField label={words.person} value={wish.name} onChange={(name) => onChange({ ...wish, name })} />
    </div>
  );
}

const GameOption = ({ id }: { readonly id: (typeof GAME_IDS)[number] }) => (
  <option value={id}>{useAbout(id).title}</option>
);
