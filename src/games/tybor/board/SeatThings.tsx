// What is public about a player, in figures: buildings by colour, symbols, work, the start player card.
import type { View } from '../../../kernel/types.ts';
import { COLOURS } from '../data/persons.ts';
import { buildingsByColour, workOf } from '../rules/counts.ts';
import type { Open } from '../types.ts';
import type { TyborWords } from '../words/index.ts';
import { ColourMark, Icon, TradeMark } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { StartSign } from './Neighbours.tsx';
import { symbolsOf } from './preview.ts';

interface SeatThingsProps {
  readonly view: View;
  readonly seat: number;
  readonly words: TyborWords;
}

export function SeatThings({ view, seat, words: { board: words } }: SeatThingsProps) {
  const open = view.open as Open;
  const cards = open.tableaux[seat];
  return (
    <span className="ty-pigments ty-things">
      {buildingsByColour(cards).map((count, tint) => (
        <span key={COLOURS[tint]} className={count === 0 ? 'is-none' : ''} title={words.names.colours[COLOURS[tint]]}>
          <ColourMark colour={COLOURS[tint]} size={17} />
          <span className="k-unseen">{words.names.colours[COLOURS[tint]]} </span>
          {count}
        </span>
      ))}
      <span title={words.work(workOf(cards.workers))}>
        <Icon path={ICONS.worker} size={18} />
        <span className="k-unseen">{words.zone.worker} </span>
        {workOf(cards.workers)}
      </span>
      {open.starter === seat && <StartSign title={words.starter} />}
      <i />
      {symbolsOf(cards).map(({ profession, count }) => (
        <span key={profession} title={words.names.professions[profession]}>
          <TradeMark profession={profession} size={20} />
          <span className="k-unseen">{words.names.professions[profession]} </span>
          {count}
        </span>
      ))}
    </span>
  );
}
