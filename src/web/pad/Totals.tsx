// The score sheet beside the entry: every player with name, total and the lines it is made of.

import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { PadResult } from '../../text/pad.ts';
import type { Texts } from '../../text/texts.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { NAME_LENGTH } from './position-address.ts';

interface TotalsProps {
  readonly game: string;
  readonly names: readonly string[];
  readonly texts: Texts;
  readonly result: PadResult | null;
  /** The result is that of the last possible position. */
  readonly isOld: boolean;
  /** Something has been entered, and it can be: somebody wins. */
  readonly isDecided: boolean;
  readonly players: { readonly min: number; readonly max: number };
  rename(seat: number, name: string): void;
  seats(count: number): void;
  light(pieces: readonly string[]): void;
}

export function Totals({ game, names, texts, result, isOld, isDecided, players, rename, seats, light }: TotalsProps) {
  const words = useWords('pad');
  return (
    <div className={isOld ? 'w-pad-totals is-old' : 'w-pad-totals'}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatTotal key={seat} {...{ game, texts, result, isDecided, rename, light }} seat={seat} name={name} />
      ))}
      <div className="w-pad-seats">
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={words.fewerPlayers}
          disabled={names.length <= players.min}
          onClick={() => seats(names.length - 1)}
        >
          <Icon name="minus" />
        </button>
        <Icon name="people" />
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={words.morePlayers}
          disabled={names.length >= players.max}
          onClick={() => seats(names.length + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

interface SeatTotalProps extends Pick<TotalsProps, 'game' | 'texts' | 'result' | 'isDecided' | 'rename' | 'light'> {
  readonly seat: number;
  readonly name: string;
}

function SeatTotal({ game, texts, result, isDecided, rename, light, seat, name }: SeatTotalProps) {
  const words = useWords('pad');
  const own = result?.players[seat];
  const isWinner = isDecided && own !== undefined && (result?.winners.includes(own.name) ?? false);
  return (
    <section className={isWinner ? 'w-pad-seat is-winner' : 'w-pad-seat'}>
      <header>
        <PlayerSign seat={seat} size={30} />
        <input
          className="w-pad-name"
          aria-label={words.nameOf(seat + 1)}
          maxLength={NAME_LENGTH}
          value={name}
          onChange={(event) => rename(seat, event.target.value)}
        />
        {isWinner && <Icon name="star" size={20} />}
        <b className="w-pad-total" data-total={seat}>
          {own?.total ?? '–'}
        </b>
      </header>
      {own?.lines.length === 0 && <p className="w-about">{words.noLines}</p>}
      <ul>
        {own?.lines.map((line, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
            key={i}
            onPointerEnter={() => light(line.of ?? [])}
            onPointerLeave={() => light([])}
          >
            <span>{texts.line(line)}</span>
            <RuleLink game={game} rule={line.rule} />
            <b>{String(line.points).replace('-', '−')}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone: all totals in the thumb zone, always. */
export function TotalsBar({ names, result }: Pick<TotalsProps, 'names' | 'result'>) {
  const words = useWords('pad');
  return (
    <button
      type="button"
      className="w-pad-bar"
      onClick={() => document.querySelector('#score')?.scrollIntoView({ behavior: 'smooth' })}
    >
      <span className="w-hidden">{words.sheet}:</span>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <span key={seat}>
          <PlayerSign seat={seat} size={24} label={name} />
          <b>{result?.players[seat]?.total ?? '–'}</b>
        </span>
      ))}
    </button>
  );
}
