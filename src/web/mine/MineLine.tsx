// One of my games in a list: a small picture from my own seat, with whom, whose turn, how long, or how it ended.
import { type ReactNode, useState } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { SealName } from '../../text/seals.ts';
import type { TableCard } from '../../wire/seen.ts';
import { namesOf } from '../../words/seat-names.ts';
import { Picture } from '../home/pictures/index.tsx';
import { useAbout } from '../lib/about-game.ts';
import { usePrefs } from '../lib/prefs.ts';
import { complain } from '../lib/refusal.ts';
import { Link } from '../lib/router.ts';
import { themeOf } from '../lib/theme.ts';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords, type Words } from '../lib/words.ts';
import { Seal } from '../seal/Seal.tsx';
import { useSpan } from '../slow/left.ts';
import { untilOf } from '../slow/mine.ts';
import { putAway } from './games.ts';

interface FrameProps {
  readonly isMine: boolean;
  readonly picture: ReactNode;
  readonly title: string;
  /** Whose turn it is, or how it ended. */
  readonly state: ReactNode;
  readonly company: string;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  /** Of the others, as far as they have one. */
  readonly seals?: readonly (SealName | undefined)[];
  readonly note: ReactNode;
  readonly links: ReactNode;
}

/** The form that all of them share, wherever they are kept. */
export function MineFrame({ isMine, picture, title, state, company, seats, names, seals, note, links }: FrameProps) {
  return (
    <li className={isMine ? 'w-mine-line is-mine' : 'w-mine-line'}>
      <div className="w-mine-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="w-table-words">
        <strong>{title}</strong>
        <span className={isMine ? 'w-mine-turn' : undefined}>{state}</span>
        <span className="w-mine-company">
          <span className="w-signs">
            {seats.map((seat) => (
              <PlayerSign key={seat} seat={seat} label={names[seat]} size={20} />
            ))}
            {seals?.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <Seal key={seat} name={name} size={22} />
            ))}
          </span>
          {company}
        </span>
        <span className="w-about">{note}</span>
      </div>
      <div className="w-mine-links">{links}</div>
    </li>
  );
}

interface MineLineProps {
  readonly card: TableCard;
  /** It has gone to another shelf. */
  readonly gone: () => void;
  readonly isAway?: boolean;
}

export function MineLine({ card, gone, isAway = false }: MineLineProps) {
  const words = useWords();
  const mine = useWords('mine');
  const kit = useKit();
  const { title } = useAbout(card.game);
  const names = namesOf(card.chairs, words);
  const seats = card.chairs.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'bot' ? [seat] : []));
  const elsewhere = card.elsewhere === true ? ` · ${words.home.elsewhere}` : '';
  const others = seats.filter((seat) => seat !== card.you).map((seat) => names[seat]);
  return (
    <MineFrame
      isMine={card.isYourTurn}
      picture={<TablePicture card={card} />}
      title={title}
      seats={seats}
      names={names}
      state={stateOf(card, names, words, mine)}
      seals={card.chairs.map(({ seal }, seat) => (seat === card.you ? undefined : seal))}
      company={others.length > 0 ? mine.with(others) : ''}
      note={untilOf(card) === null ? [kit.date(card.createdAt), elsewhere].join('') : <TimeLeft card={card} />}
      links={<Links card={card} title={title} isAway={isAway} gone={gone} />}
    />
  );
}

const isOver = ({ phase }: TableCard): boolean => phase === 'finished' || phase === 'abandoned';

function TablePicture({ card: { id, seq, phase, game } }: { readonly card: TableCard }) {
  const { language, theme } = usePrefs();
  const [isLost, setLost] = useState(false);
  if (isLost || phase === 'gathering' || phase === 'revealing') return <Picture game={game} />;
  const how = new URLSearchParams({ theme: themeOf(theme), language, at: String(seq) });
  const address = `/api/tables/${id}/picture?${how}`;
  return <img src={address} width="240" height="126" alt="" loading="lazy" onError={() => setLost(true)} />;
}

function Links({ card, title, isAway, gone }: MineLineProps & { readonly title: string }) {
  const { home } = useWords();
  const mine = useWords('mine');
  const move = (): void => {
    putAway(card.id, !isAway).then(() => {
      toast(isAway ? mine.isBack : mine.isAway);
      gone();
    }, complain);
  };
  return (
    <>
      {isOver(card) && (
        <button
          type="button"
          className="w-quiet"
          aria-label={(isAway ? mine.bringBackOf : mine.putAwayOf)(title)}
          onClick={move}
        >
          {isAway ? mine.bringBack : mine.putAway}
        </button>
      )}
      {card.phase === 'finished' && (
        <>
          <Link to={`/replay/${card.id}#seat=${(card.you ?? 0) + 1}&show=review`} className="w-quiet">
            {mine.review}
          </Link>
          <Link to={`/replay/${card.id}`} className="w-quiet">
            {home.replay}
          </Link>
        </>
      )}
      <Link to={`/t/${card.id}`} className={card.isYourTurn ? 'w-main' : 'w-second'}>
        {isOver(card) ? home.look : home.resume}
      </Link>
    </>
  );
}

/** How long the table will still wait: for me, or for whoever has the least time. */
function TimeLeft({ card }: { readonly card: TableCard }) {
  const { clocks } = useWords();
  const span = useSpan();
  const until = untilOf(card);
  if (until === null) return null;
  return clocks.left(span(Math.max(0, until - Date.now())));
}

function stateOf(
  { isYourTurn, phase, waitsFor, result, you }: TableCard,
  names: readonly string[],
  { home }: Words,
  mine: { won(n: number): string; placed(p: number, of: number, n: number): string; watched(n: string[]): string },
): string {
  if (isYourTurn) return home.yourTurn;
  if (phase === 'playing') return home.waitsFor(waitsFor.map((seat) => names[seat]));
  if (phase !== 'finished' || result === undefined) return home.phases[phase];
  const { points, winners } = result;
  if (you === null) return mine.watched(winners.map((seat) => names[seat]));
  if (winners.includes(you)) return mine.won(points[you]);
  const place = Math.max(2, 1 + points.filter((other) => other > points[you]).length);
  return mine.placed(place, points.length, points[you]);
}
