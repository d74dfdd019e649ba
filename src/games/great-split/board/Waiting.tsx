// Nothing for me to decide: what I have done, and who is still busy. Looked at again, it shows what was to be decided.
import { Dock } from '../../../parts/Dock.tsx';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { partOf } from '../rules/envelopes.ts';
import type { BoardWords } from '../words/board.ts';
import { CardRow } from './cards.tsx';
import { Envelope } from './Envelope.tsx';
import { LaidCards } from './Harvest.tsx';
import { busySeats, harvestOf, isOver, meOf, neighboursOf, ownOf, type SplitBoardProps } from './model.ts';

interface WaitingProps {
  readonly props: SplitBoardProps;
  readonly words: BoardWords;
  openFinal(): void;
}

export function Waiting({ props, words, openFinal }: WaitingProps) {
  const { view, names } = props;
  const busy = busySeats(view).filter((seat) => seat !== view.seat);
  return (
    <Dock className="gs-dock gs-waiting" data-at="dock" label={words.hand0}>
      <Done props={props} words={words} />
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

function Done({ props, words }: Pick<WaitingProps, 'props' | 'words'>) {
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
  if (own.took === null && own.received !== null)
    return (
      <div className="gs-done is-asked">
        <CardRow cards={own.received[0]} words={words} />
        <Envelope seat={right} isOpen />
        <CardRow cards={own.received[1]} words={words} />
      </div>
    );
  if (own.took !== null && own.received !== null)
    return (
      <div className="gs-done">
        <p>{words.atNeighbour(names[left])}</p>
        <CardRow cards={partOf(own.received, own.took)} words={words} />
        <Envelope seat={right} className="is-leaving" />
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
