// The buildings on display, sorted by colour, small side up (R3.6); each colour says what it costs me now.
import { Card } from '../../../parts/Card.tsx';
import { Fan } from '../../../parts/Fan.tsx';
import { along, useRoving } from '../../../parts/roving.ts';
import { type BuildingId, buildingOf } from '../data/kinds.ts';
import { COLOURS, type Colour } from '../data/persons.ts';
import { costOf } from '../rules/cost.ts';
import { colourSymbols, workOf } from '../rules/counts.ts';
import { roundOf } from '../rules/order.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { BuildingFace } from './cards.tsx';
import { useExplain } from './explain.ts';
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

/** The buildings on display by colour. */
export const coloursIn = (display: readonly BuildingId[]) =>
  COLOURS.map((colour, tint) => ({ colour, ids: display.filter((id) => buildingOf(id).tint === tint) })).filter(
    ({ ids }) => ids.length > 0,
  );

export function Market({ open, seat, words, shine, offered, chosen, choose }: MarketProps) {
  const { display } = open;
  const explain = useExplain();
  const { stop, onKeyDown } = useRoving(display.length, (from, key) => along(display.length, from, key));
  if (display.length === 0) return <p className="ty-market ty-empty">{words.marketEmpty}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards on a table are no form
    <div className="ty-market" role="group" aria-label={words.market} onKeyDown={onKeyDown}>
      {coloursIn(display).map(({ colour, ids }) => (
        <section key={colour} className={`ty-row ty-row-${colour}`} style={{ '--grow': ids.length }}>
          <Costs {...{ open, seat, words, colour }} first={ids[0]} />
          <Fan of={ids} label={words.names.colours[colour]}>
            {(id) => (
              <Card
                {...stop(display.indexOf(id))}
                className="ty-card ty-site"
                label={buildingLabel(words, id)}
                title={buildingLabel(words, id)}
                isOpen={offered.has(id)}
                isChosen={chosen === id}
                isLit={shine.lit.has(buildingOf(id).code)}
                isFresh={shine.fresh.has(buildingOf(id).code)}
                data-site={id}
                data-piece={buildingOf(id).code}
                data-drop="builder"
                press={() => choose(id)}
                look={explain && (() => explain({ building: id }))}
              >
                <BuildingFace id={id} names={words.names} size="both" />
              </Card>
            )}
          </Fan>
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
