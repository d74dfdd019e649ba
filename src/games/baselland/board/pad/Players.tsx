// Whose follower comes next, and how far everybody has come on the track.

import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { Stepper } from '../../../../parts/pad/Stepper.tsx';
import { LEAST_AWARD } from '../../data/numbers.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import type { BasellandPad } from './model.ts';

interface PlayersProps {
  readonly value: BasellandPad;
  readonly names: readonly string[];
  readonly supply: readonly number[];
  readonly seat: number;
  readonly words: BoardWords;
  readonly entry: EntryWords;
  choose(seat: number): void;
  change(next: BasellandPad): void;
}

export function Players({ value, names, supply, seat, words, entry, choose, change }: PlayersProps) {
  return (
    <ul className="blp-players" aria-label={entry.whose}>
      {value.players.map(({ name, score }, i) => (
        <li key={name} className={i === seat ? 'blp-player is-on' : 'blp-player'}>
          <button type="button" className="blp-whose" aria-pressed={i === seat} onClick={() => choose(i)}>
            <PlayerSign seat={i} size={30} />
            <span>
              {names[i]}
              <small>{words.supply(supply[i])}</small>
            </span>
          </button>
          <Stepper
            label={entry.scoreOf(names[i])}
            caption={entry.score}
            value={score}
            first={LEAST_AWARD}
            at={`players[${i}].score`}
            change={(points) => change({ ...value, players: value.players.with(i, { name, score: points }) })}
          />
        </li>
      ))}
    </ul>
  );
}
