// The board of Tybor: a builder's yard. It knows no rules: what can be taken is what an option mentions.
import './pigments.css';
import './signs.css';
import './cards.css';
import './board.css';
import './others.css';
import './yard.css';
import './mine.css';
import './dock.css';
import './places.css';
import './sheets.css';
import './scoring.css';
import './rooms.css';
import { type JSX, useMemo, useRef, useState } from 'react';
import { Announcer } from '../../../parts/Announcer.tsx';
import { BoardFrame } from '../../../parts/BoardFrame.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Carried } from '../../../parts/Carried.tsx';
import { useDrag } from '../../../parts/drag.ts';
import { Flights } from '../../../parts/Flights.tsx';
import type { BuildingId, PersonId } from '../data/kinds.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { CardLook } from './CardLook.tsx';
import { PersonFace } from './cards.tsx';
import { Dock } from './Dock.tsx';
import { type Explained, Explaining } from './explain.ts';
import { Letter, type Look, Looks } from './Looks.tsx';
import { coloursIn, Market } from './Market.tsx';
import { isOver, ownOf, type TyborBoardProps, usesOf } from './model.ts';
import { Neighbours, StartSign } from './Neighbours.tsx';
import { Piles } from './Piles.tsx';
import type { As } from './Places.tsx';
import { Scenario } from './Scenario.tsx';
import { Scoring } from './Scoring.tsx';
import { type Ghost, Tableau } from './Tableau.tsx';
import { personLabel, type Shine } from './things.tsx';
import { type Holding, useFocus, useHolding } from './useHolding.ts';
import { useNews } from './useNews.tsx';

export const countsItself = true;

export function Board(props: TyborBoardProps): JSX.Element {
  const { view, decision, events, names } = props;
  const words = props.words.board;
  const root = useRef<HTMLDivElement>(null);
  const holding = useHolding(props, root);
  const { fresh, came, flights } = useNews(events, view.seat, view.open.tableaux.length);
  const shine = useMemo<Shine>(() => ({ lit: new Set(props.lit), fresh }), [props.lit, fresh]);
  const [look, setLook] = useState<Look | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  const drag = useDrag<PersonId>({
    take(card) {
      setExplained(null); // a finger that stayed and then goes on carries
      holding.take(card);
    },
    over: (_, at) => holding.point((at?.drop as As | undefined) ?? null),
    drop: (card, { drop, element: { dataset } }) =>
      holding.put(card, drop as As, dataset.site === undefined ? null : (Number(dataset.site) as BuildingId)),
  });
  useFocus(root, decision);
  const seats = view.open.tableaux.map((_, seat) => seat);
  const me = view.seat ?? 0;
  return (
    <Explaining value={setExplained}>
      <BoardFrame ref={root} className="ty ty-pigments" step={holding.step}>
        <div
          className="ty-room"
          style={{ '--cards': view.open.display.length, '--groups': coloursIn(view.open.display).length }}
        >
          {isOver(view) ? (
            <Scoring {...{ props, words }} />
          ) : (
            <div className="ty-table">
              <Neighbours
                seats={[...seats.slice(me + 1), ...seats.slice(0, me)]}
                look={(seat) => setLook({ at: 'seat', seat })}
                {...{ view, names, words, shine }}
              />
              <Yard {...{ props, words, shine, holding, setLook }} />
              <Mine {...{ props, words, shine, holding, setLook }} />
            </div>
          )}
          <Dock {...{ props, words, holding, came, drag }} lit={shine.lit} showSeen={() => setLook({ at: 'seen' })} />
        </div>
        <Carried drag={drag}>
          {(card) => (
            <Card className="ty-card">
              <PersonFace id={card} names={words.names} />
            </Card>
          )}
        </Carried>
        <Flights root={root} flights={flights} />
        {look !== null && <Looks {...{ look, props, words, shine, setLook }} />}
        {explained !== null && <CardLook {...{ props, words }} what={explained} close={() => setExplained(null)} />}
        <Announcer text={holding.step === 'pick' && holding.held !== null ? personLabel(words, holding.held) : ''} />
      </BoardFrame>
    </Explaining>
  );
}
export default Board;

interface PartProps {
  readonly props: TyborBoardProps;
  readonly words: BoardWords;
  readonly shine: Shine;
  readonly holding: Holding;
  setLook(look: Look): void;
}

/** What lies in the middle for all: the cards of scenario and chapter, the piles, the buildings on display. */
function Yard({ props, words, shine, holding, setLook }: PartProps) {
  const { view, decision, help } = props;
  const open = view.open as Open;
  const { step, site, pointed, planning } = holding;
  const offered = useMemo(() => {
    const asked = step === 'use' ? usesOf(decision!.options) : planning;
    return new Set(asked.flatMap((use) => (use.as === 'builder' ? [use.building] : [])));
  }, [step, decision, planning]);
  return (
    <div className={pointed === 'builder' ? 'ty-yard is-pointed' : 'ty-yard'}>
      <div className="ty-cards">
        <Scenario
          {...{ open, words }}
          seat={view.seat}
          isFull={help === 'full'}
          look={() => setLook({ at: 'story' })}
        />
        <Piles view={view} words={words} look={() => setLook({ at: 'discard' })} />
      </div>
      <Market {...{ open, words, shine, offered }} seat={view.seat} chosen={site} choose={holding.lookAt} />
    </div>
  );
}

/** My own tableau; for an onlooker, that of the first seat. */
function Mine({ props, words, shine, holding, setLook }: PartProps) {
  const { view, names, isLesson = false } = props;
  const open = view.open as Open;
  const [isRead, setRead] = useState(false);
  const me = view.seat ?? 0;
  const cards = open.tableaux[me];
  const { held, pointed } = holding;
  const ghost: Ghost | null =
    held !== null && pointed !== null && pointed !== 'builder' ? { card: held, as: pointed } : null;
  const count = cards.citizens.length + cards.workers.length + cards.buildings.length;
  const isStart = !isLesson && open.round === 1 && open.passes === 0 && count === 0 && !isRead;
  return (
    <section className="ty-mine" aria-label={words.tableau(names[me])}>
      <Tableau
        {...{ cards, words, shine, ghost }}
        order={ownOf(view)?.order ?? null}
        isOpen={held !== null}
        isMine={view.seat !== null}
        {...(isStart ? { instead: <Letter open={open} words={words} close={() => setRead(true)} /> } : {})}
        extra={
          <>
            {open.starter === me && <StartSign title={words.starter} />}
            <button
              type="button"
              className="ty-link"
              aria-label={words.overview}
              title={words.overview}
              onClick={() => setLook({ at: 'overview' })}
            >
              ?
            </button>
            <button
              type="button"
              className="ty-link"
              aria-label={`${words.tableau(names[me])}: ${words.lookAt}`}
              title={words.lookAt}
              onClick={() => setLook({ at: 'seat', seat: me })}
            >
              ⤢
            </button>
          </>
        }
      />
    </section>
  );
}
