// Whose follower comes next, and how far everybody has come on the track.

import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { Field } from '../../../../parts/pad/Field.tsx';
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
}

export function Players({ value, names, supply, seat, words, entry, choose }: PlayersProps) {
  return (
    <ul className="blp-players" aria-label={entry.whose}>
      {value.players.map(({ name }, i) => (
        <li key={name} className={i === seat ? 'blp-player is-on' : 'blp-player'}>
          <button type="button" className="blp-whose" aria-pressed={i === seat} onClick={() => choose(i)}>
            <PlayerSign seat={i} size={30} />
            <span>
              {names[i]}
              <small>{words.supply(supply[i])}</small>
            </span>
          </button>
          <Field
            at={`players[${i}].score`}
            look={{ label: entry.scoreOf(names[i]), caption: entry.score, first: LEAST_AWARD }}
          />
        </li>
      ))}
    </ul>
  );
}
