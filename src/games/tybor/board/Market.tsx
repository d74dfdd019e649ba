// The buildings on display, sorted by colour, small side up (R3.6); each colour says what it costs me now.

import { along, useRoving } from '../../../parts/roving.ts';
import { type BuildingId, buildingOf } from '../data/kinds.ts';
import { COLOURS, type Colour } from '../data/persons.ts';
import { costOf } from '../rules/cost.ts';
import { colourSymbols, workOf } from '../rules/counts.ts';
import { roundOf } from '../rules/order.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { BuildingFace } from './cards.tsx';
import { ColourMark } from './glyphs.tsx';
import { HouseSign } from './Scenario.tsx';
import { buildingLabel, type Shine } from './things.tsx';

interface MarketProps {
  readonly open: Open;
  /** Whose discounts count; null for an onlooker. */
  readonly seat: number | null;
  readonly words: BoardWords;
  readonly shine: Shine;
  /** Buildings that can be taken now. */
  readonly offered: ReadonlySet<BuildingId>;
  readonly chosen: BuildingId | null;
  choose(building: BuildingId): void;
}

export function Market({ open, seat, words, shine, offered, chosen, choose }: MarketProps) {
  const { display } = open;
  const { stop, onKeyDown } = useRoving(display.length, (from, key) => along(display.length, from, key));
  if (display.length === 0) return <p className="ty-market ty-empty">{words.marketEmpty}</p>;
  const groups = COLOURS.map((colour, tint) => ({
    colour,
    ids: display.filter((id) => buildingOf(id).tint === tint),
  })).filter(({ ids }) => ids.length > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards on a table are no form
    <div className="ty-market" role="group" aria-label={words.market} onKeyDown={onKeyDown}>
      {groups.map(({ colour, ids }) => (
        <section key={colour} className={`ty-row ty-row-${colour}`} style={{ '--grow': ids.length }}>
          <Costs {...{ open, seat, words, colour }} first={ids[0]} />
          <ul className="ty-fan" aria-label={words.names.colours[colour]} style={{ '--n': Math.max(2, ids.length) }}>
            {ids.map((id) => (
              <li key={id} className="ty-lie">
                <button
                  type="button"
                  className={`ty-card ty-site${offered.has(id) ? ' is-open' : ''}${chosen === id ? ' is-chosen' : ''}${shine.fresh.has(buildingOf(id).code) ? ' is-fresh' : ''}`}
                  aria-pressed={chosen === id}
                  data-site={id}
                  title={buildingLabel(words, id)}
                  data-drop="builder"
                  onClick={() => choose(id)}
                  {...stop(display.indexOf(id))}
                >
                  <span className="k-unseen">{buildingLabel(words, id)}</span>
                  <BuildingFace id={id} names={words.names} size="both" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface CostsProps {
  readonly open: Open;
  readonly seat: number | null;
  readonly words: BoardWords;
  readonly colour: Colour;
  readonly first: BuildingId;
}

/** All buildings of a colour cost the same (R5.4.2, R5.4.3). */
function Costs({ open, seat, words, colour, first }: CostsProps) {
  const { small, large } = roundOf(open);
  const cost = (size: 'small' | 'large') => (seat === null ? roundOf(open)[size] : costOf(open, seat, first, size));
  const discount = seat === null ? 0 : colourSymbols(open.tableaux[seat], COLOURS.indexOf(colour));
  const have = seat === null ? 0 : workOf(open.tableaux[seat].workers);
  const said = words.costs(words.names.colours[colour], discount, cost('small'), cost('large'));
  const faint = (of: number) => (seat !== null && of > have ? 'is-far' : '');
  return (
    <p className="ty-costs" title={said}>
      <span className="k-unseen">{said}</span>
      <span aria-hidden="true">
        <ColourMark colour={colour} size={20} />
        <b className={faint(cost('small'))}>
          <HouseSign isLarge={false} />
          {cost('small')}
        </b>
        <b className={faint(cost('large'))}>
          <HouseSign isLarge />
          {cost('large')}
        </b>
        {discount > 0 && <i>−{Math.min(discount, Math.max(small, large))}</i>}
      </span>
    </p>
  );
}
