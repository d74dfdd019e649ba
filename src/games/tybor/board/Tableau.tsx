// What lies around an overview card: buildings to the left, citizens above, workers to the right (R0.1).
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { Fan } from '../../../parts/Fan.tsx';
import type { OrderId, PersonId } from '../data/kinds.ts';
import { orderOf } from '../data/kinds.ts';
import { COLOURS } from '../data/persons.ts';
import { ICONS } from '../picture/icons.ts';
import { buildingsByColour, workOf } from '../rules/counts.ts';
import type { Area, Tableau as Cards } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { orderName } from '../words/sentences.ts';
import { PersonFace } from './cards.tsx';
import { ColourMark, Icon, TradeMark } from './glyphs.tsx';
import { symbolsOf } from './preview.ts';
import { LyingBuilding, LyingPerson, type Shine } from './things.tsx';

/** A card that is only being thought of, in the area where it would lie. */
export interface Ghost {
  readonly card: PersonId;
  readonly as: Area;
}
interface TableauProps {
  readonly cards: Cards;
  readonly order: OrderId | null;
  readonly words: BoardWords;
  readonly shine: Shine;
  readonly ghost?: Ghost | null;
  /** Areas into which a card may be dropped. */
  readonly isOpen?: boolean;
  /** What lies there instead of the areas, at the very beginning. */
  readonly instead?: ReactNode;
  /** In the corner: what can be looked at. */
  readonly extra?: ReactNode;
  readonly isMine?: boolean;
}

export function Tableau({ cards, order, words, shine, ghost = null, ...more }: TableauProps) {
  const { isOpen = false, isMine = false, instead, extra } = more;
  const { citizens, workers, buildings } = cards;
  const zone = { words, isOpen, isMine };
  const lying = (as: Area) => [
    ...cards[as === 'citizen' ? 'citizens' : 'workers'].map((id) => (
      <LyingPerson key={id} {...{ id, as, words, shine }} />
    )),
    ...(ghost?.as === as ? [<GhostCard key="ghost" ghost={ghost} words={words} />] : []),
  ];
  return (
    <div className={instead === undefined ? 'ty-tableau' : 'ty-tableau is-covered'}>
      {instead}
      {extra !== undefined && <div className="ty-corner">{extra}</div>}
      <Zone
        {...zone}
        area="citizen"
        drop="citizen"
        count={citizens.length}
        note={<Symbols cards={cards} words={words} />}
        lying={lying('citizen')}
      />
      <Zone
        {...zone}
        area="building"
        drop="builder"
        count={buildings.length}
        note={<Colours cards={cards} words={words} />}
        lying={buildings.map((built) => <LyingBuilding key={built.id} {...{ built, words, shine }} />)}
      />
      <Overview cards={cards} order={order} words={words} isLit={order !== null && shine.lit.has(order)} />
      <Zone
        {...zone}
        area="worker"
        drop="worker"
        count={workers.length}
        note={
          <b className="ty-count" title={words.work(workOf(workers))}>
            <Icon path={ICONS.worker} size={20} /> {workOf(workers)}
          </b>
        }
        lying={lying('worker')}
      />
    </div>
  );
}

const GhostCard = ({ ghost, words }: { readonly ghost: Ghost; readonly words: BoardWords }) => (
  <Card className="ty-card is-ghost">
    <PersonFace id={ghost.card} names={words.names} as={ghost.as} />
  </Card>
);

interface ZoneProps {
  readonly words: BoardWords;
  readonly area: Area | 'building';
  readonly drop: 'citizen' | 'worker' | 'builder';
  readonly count: number;
  readonly isOpen: boolean;
  readonly isMine: boolean;
  readonly note: ReactNode;
  readonly lying: readonly ReactElement[];
}

function Zone({ words, area, drop, count, isOpen, isMine, note, lying }: ZoneProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards that lie together, not the fields of a form
    <div
      role="group"
      className={`ty-zone ty-zone-${area}${isOpen ? ' is-open' : ''}`}
      aria-label={`${words.zone[area]}: ${count}`}
      data-drop={drop}
    >
      <h3>
        <span className="ty-zone-name">{words.zone[area]}</span> {note}
      </h3>
      {lying.length === 0 ? (
        <p className="ty-empty">{isMine ? words.zoneEmpty[area] : words.zoneBare}</p>
      ) : (
        <Fan of={lying} keyOf={({ key }) => key!}>
          {(card) => card}
        </Fan>
      )}
    </div>
  );
}

const Symbols = ({ cards, words }: { readonly cards: Cards; readonly words: BoardWords }) => (
  <span className="ty-counts">
    {symbolsOf(cards).map(({ profession, count }) => (
      <b key={profession} className="ty-count" title={words.names.professions[profession]}>
        <TradeMark profession={profession} size={20} />
        <span className="k-unseen">{words.names.professions[profession]}</span> {count}
      </b>
    ))}
  </span>
);

const Colours = ({ cards, words }: { readonly cards: Cards; readonly words: BoardWords }) => (
  <span className="ty-counts">
    {buildingsByColour(cards).map(
      (count, tint) =>
        count > 0 && (
          <b key={COLOURS[tint]} className="ty-count" title={words.names.colours[COLOURS[tint]]}>
            <ColourMark colour={COLOURS[tint]} size={17} />
            <span className="k-unseen">{words.names.colours[COLOURS[tint]]}</span> {count}
          </b>
        ),
    )}
  </span>
);

interface OverviewProps {
  readonly cards: Cards;
  readonly order: OrderId | null;
  readonly words: BoardWords;
  readonly isLit: boolean;
}

/** The overview card, with the secret order on its back that its owner has looked at (R1.1). */
function Overview({ cards, order, words, isLit }: OverviewProps) {
  const counts = buildingsByColour(cards);
  const { tints, points } = order === null ? { tints: [], points: 0 } : orderOf(order);
  const about = order === null ? words.orderHidden : words.orderAbout(orderName(words.names, order), points);
  return (
    <div className={`ty-overview${isLit ? ' is-lit' : ''}`} title={about}>
      <h3>{words.order}</h3>
      {order === null ? (
        <p className="ty-seal" role="img" aria-label={words.orderHidden}>
          ?
        </p>
      ) : (
        <>
          <p className="k-unseen">{`${words.order}: ${about}`}</p>
          <p className="ty-order" aria-hidden="true">
            {tints.map((tint) => (
              <span key={tint}>
                <ColourMark colour={COLOURS[tint]} size={26} />
                <b>{counts[tint]}</b>
              </span>
            ))}
          </p>
          <p className="ty-sets">{words.orderEach(points)}</p>
        </>
      )}
    </div>
  );
}
