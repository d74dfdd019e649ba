// The board of Riga: the Baltic with its ships, the buildings on offer, the towns on the shore. It knows no rules: what
// can be done is what an option mentions.
import './pigments.css';
import './signs.css';
import './board.css';
import './sea.css';
import './cards.css';
import './masters.css';
import './town.css';
import './hand.css';
import './sheet.css';
import './narrow.css';
import { type JSX, useRef, useState } from 'react';
import { Announcer } from '../../../parts/Announcer.tsx';
import { BoardFrame } from '../../../parts/BoardFrame.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Carried } from '../../../parts/Carried.tsx';
import { Dock } from '../../../parts/Dock.tsx';
import { Flights } from '../../../parts/Flights.tsx';
import { buildingName } from '../words/text-words.ts';
import { BuildingFace, Crate } from './cards.tsx';
import { Ending } from './Ending.tsx';
import { Hand } from './Hand.tsx';
import { Large } from './Large.tsx';
import { Ledger } from './Ledger.tsx';
import { Market } from './Market.tsx';
import { Masters } from './Masters.tsx';
import type { RigaBoardProps } from './model.ts';
import { Pigments } from './Pigments.tsx';
import { Rows } from './Rows.tsx';
import { Sea, TurnOfSeason } from './Sea.tsx';
import { Sky } from './Sky.tsx';
import { AllTowns, Shore } from './Town.tsx';
import { useFlights } from './useFlights.tsx';
import { useFocus } from './useFocus.ts';
import { usePaying } from './usePaying.ts';
import { type Look, type Table, TableContext, type Thing, useShared, useTable } from './useTable.ts';

export { SeatThings } from './SeatThings.tsx';

export function Board(props: RigaBoardProps): JSX.Element {
  const [looked, look] = useState<Look | null>(null);
  const table = useShared({ props, look, ...usePaying(props) });
  const root = useRef<HTMLDivElement>(null);
  const { open } = props.view;
  const flights = useFlights(props.events, props.view.seat);
  useFocus(root, props.decision, table.held);
  const isOver = open.season === 'end';
  return (
    <TableContext value={table}>
      <BoardFrame
        ref={root}
        className="rg rg-paint"
        role="group"
        aria-label={table.words.board}
        step={table.offers.step}
        data-season={open.season}
        data-rows={open.rows.length}
        data-tracks={open.tracks.length}
        onKeyDown={(e) => e.key === 'Escape' && table.hold(null)}
      >
        <Pigments />
        <div className={isOver ? 'rg-room is-over' : 'rg-room'}>
          <Sea />
          <Sky />
          <div className="rg-table">
            {isOver && <AllTowns />}
            <div className={`rg-offers${open.masters.length > 0 ? ' has-masters' : ''}${isOver ? ' is-over' : ''}`}>
              {!isOver && <Rows />}
              <Masters />
              {!isOver && <Market />}
              {isOver && <Ending />}
            </div>
            {!isOver && <Shore />}
          </div>
          {!isOver && (
            <Dock className="rg-edge" label={table.words.hand}>
              <Ledger />
              <Hand />
            </Dock>
          )}
        </div>
        <TurnOfSeason />
        <Flights root={root} flights={flights} />
        <Carried drag={table.drag}>{(thing) => <CarriedPiece thing={thing} />}</Carried>
        {looked !== null && <Large what={looked} />}
        <Listing {...table} />
        <Announcer text={announced(table)} />
      </BoardFrame>
    </TableContext>
  );
}
export default Board;

/** What is carried, as it lay there; a ship brings its goods. */
function CarriedPiece({ thing }: { readonly thing: Thing }) {
  const { props } = useTable();
  if (thing.kind === 'building')
    return (
      <Card className="rg-card">
        <BuildingFace id={thing.building} />
      </Card>
    );
  const goods = thing.kind === 'good' ? [thing.good] : (props.view.open.rows[thing.row]?.goods ?? []);
  return (
    <span className="rg-moving">
      {goods.map((good, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crates of a ship do not change
        <Crate key={i} good={good} />
      ))}
    </span>
  );
}

/** A held building is read out with its verdict; a focus speaks for itself. */
function announced({ words, held, quote, props }: Table): string {
  if (held === null || quote === null || quote.building !== held || props.help !== 'full') return '';
  const { cost, reach, cheapest } = quote;
  const verdict = cheapest === null ? words.missing(cost - reach) : words.reach(reach);
  return `${buildingName(words.names, held)}: ${words.costLess(quote.printed, cost)}, ${verdict}`;
}

/** Every option in words, for those who do not see the table; keys have the pieces themselves. */
function Listing({ props, words, choose }: Table) {
  const { view, decision, texts } = props;
  if (decision === null) return null;
  return (
    <ul className="k-unseen" aria-label={words.options}>
      {decision.options.map((option) => (
        <li key={JSON.stringify(option)}>
          <button type="button" tabIndex={-1} onClick={() => choose(option)}>
            {texts.option(view, decision.task, option).text}
          </button>
        </li>
      ))}
    </ul>
  );
}
