// Cards to choose from that are not a hand: who pays, who stays, who goes.
import type { SeatTask } from '../../../kernel/types.ts';
import { Card } from '../../../parts/Card.tsx';
import { useChoices } from '../../../parts/roving.ts';
import { type BuildingId, type PersonId, personOf } from '../data/kinds.ts';
import type { Bill, Keep } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { BuildingFace, PersonFace } from './cards.tsx';
import type { Option, TyborBoardProps } from './model.ts';

interface ChoicesProps {
  readonly props: TyborBoardProps;
  readonly words: BoardWords;
}

/** The cards an option names, and a word under them. */
function shownIn(option: Option, task: SeatTask, words: BoardWords) {
  const persons: PersonId[] =
    'keep' in option
      ? [...(option as Keep).keep]
      : 'worker' in option
        ? [option.worker]
        : 'card' in option
          ? [option.card]
          : [];
  const building: BuildingId | null = 'building' in option ? option.building : null;
  return { persons, building, note: noteOf(option, task, words) };
}

function noteOf(option: Option, task: SeatTask, words: BoardWords): string {
  if ('worker' in option) {
    const left = (task as SeatTask & Bill).owed - personOf(option.worker).work;
    return left > 0 ? words.payLeft(left) : left === 0 ? words.payExact : words.payOver(-left);
  }
  return 'from' in option ? words.place[option.from] : '';
}

export function Choices({ props, words }: ChoicesProps) {
  const { view, decision, texts, choose } = props;
  const options = decision?.options ?? [];
  const { choice, onKeyDown } = useChoices(options.length);
  if (decision === null) return null;
  const { task } = decision;
  const size = view.open.tableaux[task.seat].buildings;
  return (
    <ul className="ty-choices" aria-label={words.options} onKeyDown={onKeyDown}>
      {options.map((option, i) => {
        const { persons, building, note } = shownIn(option, task, words);
        const { text } = texts.option(view, task, option);
        const isPlain = persons.length === 0 && building === null;
        return (
          <li key={JSON.stringify(option)}>
            <button
              type="button"
              className={isPlain ? 'ty-choice ty-opt is-plain' : 'ty-choice ty-opt'}
              title={text}
              onClick={() => choose(option)}
              {...choice(i)}
            >
              <span className={isPlain ? '' : 'k-unseen'}>{text}</span>
              <span className="ty-choice-cards" aria-hidden="true">
                {persons.map((id) => (
                  <Card key={id} className="ty-card" isOpen>
                    <PersonFace id={id} names={words.names} as={task.do === 'pay' ? 'worker' : 'free'} />
                  </Card>
                ))}
                {building !== null && (
                  <Card className="ty-card" isOpen>
                    <BuildingFace
                      id={building}
                      names={words.names}
                      size={size.find(({ id }) => id === building)?.size ?? 'both'}
                    />
                  </Card>
                )}
              </span>
              {!isPlain && note !== '' && (
                <span className="ty-choice-note" aria-hidden="true">
                  {note}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
