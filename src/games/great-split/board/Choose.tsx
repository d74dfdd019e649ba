// The envelope of my right neighbour opens: two parts side by side, and what each would do to my tracks.
import { Dock } from '../../../parts/Dock.tsx';
import { useChoices } from '../../../parts/roving.ts';
import type { Choose as Choice, Parts } from '../types.ts';
import { type BoardWords, LETTERS } from '../words/board.ts';
import { Brings } from './Brings.tsx';
import { bringOf, type Standing } from './bring.ts';
import { CardRow } from './cards.tsx';
import { Envelope } from './Envelope.tsx';
import type { Option } from './model.ts';

interface ChooseProps {
  readonly parts: Parts;
  readonly options: readonly Option[];
  readonly from: number;
  readonly name: string;
  readonly words: BoardWords;
  readonly isFull: boolean;
  readonly mine: Standing;
  nameOf(option: Option): string;
  point(tracks: readonly number[] | null): void;
  choose(option: Option): void;
}

export function Choose({ parts, options, from, name, words, isFull, mine, nameOf, point, choose }: ChooseProps) {
  const sides = options.map((option) => ((option as Choice).take === 'first' ? 0 : 1));
  const brings = sides.map((side) => bringOf(mine, parts[side]));
  const { choice, onKeyDown } = useChoices(options.length, (i) => point(i === null ? null : brings[i].tracks));
  return (
    <Dock className="gs-dock gs-choose" data-at="dock" label={words.from(name)}>
      <span className="gs-choose-from">
        <Envelope seat={from} isOpen className="is-opening" />
        <b>{words.from(name)}</b>
      </span>
      <ul className="gs-parts" aria-label={words.options} onKeyDown={onKeyDown}>
        {options.map((option, i) => {
          const side = sides[i];
          return (
            <li key={side} style={{ flexGrow: parts[side].length + 1 }}>
              <button
                type="button"
                className="gs-part"
                data-start={i === 0 ? '' : undefined}
                {...choice(i)}
                onClick={() => choose(option)}
              >
                <span className="k-unseen">{nameOf(option)}</span>
                <span className="gs-tray-head" aria-hidden="true">
                  <b>{LETTERS[side]}</b>
                  <Brings {...{ words, isFull }} bring={brings[i]} />
                  <span className="gs-part-take">{words.take}</span>
                </span>
                <span aria-hidden="true">
                  <CardRow cards={parts[side]} words={words} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dock>
  );
}
