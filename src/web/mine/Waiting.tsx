// At a table: a sign that another game waits for me, and the way there.
import { useState } from 'react';
import type { TableCard } from '../../wire/seen.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { sortMine } from '../slow/mine.ts';
import { Icon } from '../ui/Icon.tsx';
import { askMine, useEvery } from './games.ts';
import './waiting.css';

const EVERY = 20_000;
const MOST = 5;

interface WaitingProps {
  /** The table that somebody sits at. */
  readonly here: string;
  readonly isSmall: boolean;
}

export function Waiting({ here, isSmall }: WaitingProps) {
  const isKnown = useSession().me?.name !== undefined;
  const [cards, setCards] = useState<readonly TableCard[]>([]);
  const look = (): void => {
    if (!isKnown) return;
    askMine({}, MOST).then(
      ({ games }) => setCards(sortMine(games).filter(({ id, isYourTurn }) => isYourTurn && id !== here)),
      () => undefined, // the next look may have more luck
    );
  };
  useEvery(EVERY, look, [isKnown, here]);
  return cards.length === 0 ? null : <Sign first={cards[0]} count={cards.length} isSmall={isSmall} />;
}

interface SignProps {
  readonly first: TableCard;
  readonly count: number;
  readonly isSmall: boolean;
}
function Sign({ first, count, isSmall }: SignProps) {
  const words = useWords('mine');
  const { title } = useAbout(first.game);
  const said = count === 1 ? words.waits(title) : words.waitMany(count);
  return (
    <Link to={`/t/${first.id}`} className={isSmall ? 'w-waiting is-small' : 'w-waiting'}>
      <Icon name="flag" size={18} />
      {isSmall && <span aria-hidden="true">{count}</span>}
      <span className={isSmall ? 'w-hidden' : undefined}>{said}</span>
    </Link>
  );
}
