// Nothing for me to decide: what I have done, and who is still busy. Looked at again, it shows what was to be decided.
import { Dock } from '../../../parts/Dock.tsx';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { PARTS, type Parts } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { LETTERS } from '../words/board.ts';
import { Brings } from './Brings.tsx';
import { bringOf, type Standing } from './bring.ts';
import { CardRow } from './cards.tsx';
import { Envelope } from './Envelope.tsx';
import { LaidCards } from './Harvest.tsx';
import { busySeats, harvestOf, isOver, meOf, neighboursOf, ownOf, type SplitBoardProps } from './model.ts';

interface WaitingProps {
  readonly props: SplitBoardProps;
  readonly words: BoardWords;
  readonly isFull: boolean;
  readonly mine: Standing;
  /** Shows on the tracks what a part would do. */
  point(tracks: readonly number[] | null): void;
  openFinal(): void;
}

export function Waiting({ props, words, isFull, mine, point, openFinal }: WaitingProps) {
  const { view, names } = props;
  const busy = busySeats(view).filter((seat) => seat !== view.seat);
  return (
    <Dock className="gs-dock gs-waiting" data-at="dock" label={words.hand0}>
      <Done {...{ props, words, isFull, mine, point }} />
      {busy.length > 0 && (
        <p className="gs-busy">
          <span>{words.stillBusy}</span>
          {busy.map((seat) => (
            <span key={seat} className="gs-busy-one">
              <PlayerSign seat={seat} size={24} /> {names[seat]}
            </span>
          ))}
        </p>
      )}
      {isOver(view) && (
        <button type="button" className="k-main gs-main" onClick={openFinal}>
          {words.final}
        </button>
      )}
    </Dock>
  );
}

function Done({ props, words, isFull, mine, point }: Omit<WaitingProps, 'openFinal'>) {
  const { view, names } = props;
  const own = ownOf(view);
  const me = meOf(view);
  const { left, right } = neighboursOf(view);
  const harvest = harvestOf(view, me);
  if (own === null) return null;
  if (own.harvest !== null)
    return (
      <div className="gs-done is-asked">
        <CardRow cards={[...own.harvest.left, ...(own.harvest.split ? (['split'] as const) : [])]} words={words} />
        {own.harvest.laid.length > 0 && <LaidCards laid={own.harvest.laid} words={words} />}
      </div>
    );
  if (harvest !== null && harvest.laid.length > 0)
    return (
      <div className="gs-done">
        {!isOver(view) && <p>{words.harvested}</p>}
        <LaidCards laid={harvest.laid} words={words} />
      </div>
    );
  if (own.received !== null)
    return (
      <div className="gs-done is-received">
        {own.took !== null && <p>{words.atNeighbour(names[left])}</p>}
        <Received parts={own.received} took={own.took} from={names[right]} {...{ words, isFull, mine, point }} />
        <Envelope seat={right} isOpen={own.took === null} className={own.took === null ? '' : 'is-leaving'} />
      </div>
    );
  if (own.parts === null)
    return (
      <div className="gs-done is-asked">
        <CardRow cards={own.hand} words={words} />
      </div>
    );
  return (
    <div className="gs-done">
      <CardRow cards={own.parts[0]} words={words} />
      <Envelope seat={me} className="is-closing" />
      <CardRow cards={own.parts[1]} words={words} />
      <p>{words.sealed}</p>
    </div>
  );
}

interface ReceivedProps extends Pick<WaitingProps, 'words' | 'isFull' | 'mine' | 'point'> {
  readonly parts: Parts;
  readonly took: (typeof PARTS)[number] | null;
  readonly from: string;
}

/** Both parts of the envelope with what each would bring, and which of them was kept; the other one is a ghost. */
const Received = ({ parts, took, from, words, isFull, mine, point }: ReceivedProps) => (
  <ul className="gs-parts gs-received">
    {PARTS.map((part, side) => {
      const bring = bringOf(mine, parts[side]);
      const state = took === null ? '' : took === part ? ' is-kept' : ' is-ghost';
      return (
        <li key={part} style={{ flexGrow: parts[side].length + 1 }}>
          <div
            className={`gs-part is-shown${state}`}
            onPointerEnter={() => point(bring.tracks)}
            onPointerLeave={() => point(null)}
          >
            <span className="gs-tray-head">
              <b>{LETTERS[side]}</b>
              <Brings {...{ bring, words, isFull }} />
              {took !== null && <em>{took === part ? words.keptPart : words.gotOfTheirs(from)}</em>}
            </span>
            <CardRow cards={parts[side]} words={words} />
          </div>
        </li>
      );
    })}
  </ul>
);
