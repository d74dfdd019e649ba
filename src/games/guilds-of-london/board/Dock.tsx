// Beside the hand: what the card that was taken up can do, and what is answered by a button.
import type { ReactNode } from 'react';
import type { Seat, ViewOf } from '../../../kernel/types.ts';
import { DropPlace } from '../../../parts/DropPlace.tsx';
import { along, type Stop, useRoving } from '../../../parts/roving.ts';
import type { Texts } from '../../../text/texts.ts';
import { cardOf } from '../data/kinds.ts';
import { costOf } from '../rules/jobs.ts';
import { whyNotAct } from '../rules/why.ts';
import type { S, TurnChoice } from '../types.ts';
import { type BoardWords, symbolText } from '../words/board.ts';
import { effectText } from '../words/sentences.ts';
import type { Choice } from './asking.ts';
import { Sign } from './glyphs.tsx';
import { OwnerMark, PawnPicture } from './Pieces.tsx';
import { Symbols } from './Shield.tsx';
import type { Play } from './usePlay.ts';

interface DockProps {
  readonly view: ViewOf<S>;
  readonly play: Play;
  readonly words: BoardWords;
  readonly texts: Texts;
  readonly owners: readonly string[];
}
interface Item {
  readonly key: string;
  readonly sign: ReactNode;
  readonly label: string;
  readonly detail: string;
  /** What a carried card is dropped on. */
  readonly drop?: string;
  /** A use of the card that is held, one that is closed, the end of the turn, or an answer. */
  readonly kind: 'use' | 'closed' | 'end' | 'plain';
  readonly as?: 'recruit' | 'move' | 'special';
  press(): void;
}

export function Dock(props: DockProps) {
  const { play, words } = props;
  const { task, card, asking } = play;
  const items = task === null ? [] : [...(card === null ? [] : usesOf(props)), ...plainOf(props)];
  return (
    <div className="gl-dock">
      {card === null && task?.do === 'act' && asking.cards.size > 0 && <p className="gl-dock-hint">{words.takeCard}</p>}
      {items.length > 0 && <Items items={items} label={words.options} canPlay={asking.cards.size > 0} />}
    </div>
  );
}

interface ItemsProps {
  readonly items: readonly Item[];
  readonly label: string;
  /** While one could play, passing is a quiet button. */
  readonly canPlay: boolean;
}
function Items({ items, label, canPlay }: ItemsProps) {
  const open = items.filter(({ kind }) => kind !== 'closed');
  const { stop, onKeyDown } = useRoving(open.length, (from, key) => along(open.length, from, key));
  return (
    <ul className="gl-items" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <li key={item.key} className={`is-${item.kind}`}>
          <ItemButton
            item={item}
            stop={item.kind === 'closed' ? undefined : stop(open.indexOf(item))}
            canPlay={canPlay}
          />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly item: Item;
  readonly stop: Stop | undefined;
  readonly canPlay: boolean;
}
function ItemButton({ item: { kind, as = 'recruit', drop, sign, label, detail, press }, stop, canPlay }: ItemProps) {
  if (kind === 'use' || kind === 'closed')
    return (
      <DropPlace
        {...stop}
        className={`gl-item is-${kind} is-${as}`}
        drop={drop}
        sign={sign}
        name={label}
        isOpen={kind === 'use'}
        onClick={press}
      >
        {detail === '' ? undefined : detail}
      </DropPlace>
    );
  return (
    <button
      type="button"
      {...stop}
      className={`gl-item is-${kind} ${kind === 'end' && !canPlay ? 'k-main' : 'k-quiet'}`}
      onClick={press}
    >
      {sign}
      {label}
    </button>
  );
}

/** R5.3–R5.5 The three uses of a card; one that is closed says why. */
function usesOf({ view, play, words, texts }: DockProps): Item[] {
  const { task, uses, card, choose } = play;
  if (task === null || card === null) return [];
  const why = (as: 'recruit' | 'move' | 'special'): string => {
    const wish = as === 'recruit' ? { as, card, count: 1 } : { as, card };
    const refusal = whyNotAct(view, task.seat as Seat, wish);
    return (refusal === null ? null : texts.refusal(refusal)) ?? '';
  };
  const { standards } = cardOf(card);
  const moves = view.open.turn.free ? words.anywhere : words.moveTo(symbolText(words, standards));
  const rows: Record<'recruit' | 'move' | 'special', { sign: ReactNode; label: string; detail: string }> = {
    recruit: { sign: <PawnPicture owner={task.seat} size={30} />, label: words.recruit, detail: '' },
    move: { sign: <Symbols symbols={standards.slice(0, 2)} size={28} />, label: words.move, detail: moves },
    special: {
      sign: <Sign name="coin" size={26} />,
      label: words.special,
      detail: `${effectText(words, card)}; ${words.cost(costOf(view, card))}`,
    },
  };
  return (['recruit', 'move', 'special'] as const).flatMap((as): Item[] => {
    const offered = uses.filter((use) => use.as === as);
    const row = rows[as];
    if (offered.length === 0) return [{ key: as, as, ...row, detail: why(as), kind: 'closed', press: () => undefined }];
    return offered.map((use) => ({
      key: `${as} ${countOf(use)}`,
      as,
      ...row,
      label: countOf(use) > 1 ? words.recruitMany(countOf(use)) : row.label,
      drop: as,
      kind: 'use',
      press: () => choose(use),
    }));
  });
}
const countOf = (act: TurnChoice): number => ('count' in act ? act.count : 1);

/** Numbers, players, enough, pass and end. */
function plainOf({ view, play, texts, owners }: DockProps): Item[] {
  const { task, asking, choose } = play;
  if (task === null) return [];
  return asking.plain.map((option, i) => ({
    key: `plain ${i}`,
    sign: signOf(option, task.seat, task.do),
    label: nameOf(option, texts.option(view, task, option).text, owners),
    detail: '',
    kind: 'as' in option && (option.as === 'pass' || option.as === 'end') ? 'end' : 'plain',
    press: () => choose(option),
  }));
}
/** Players are called by their names here. */
const nameOf = (option: Choice, text: string, owners: readonly string[]): string =>
  'who' in option ? (typeof option.who === 'number' ? owners[option.who] : owners[owners.length - 1]) : text;

function signOf(option: Choice, seat: Seat, doing: string): ReactNode {
  if ('who' in option) return <OwnerMark owner={typeof option.who === 'number' ? option.who : 1} size={28} />;
  if ('n' in option && option.n > 0)
    return doing === 'commit' ? <Sign name="neutral" size={24} /> : <PawnPicture owner={seat} size={28} />;
  return null;
}
