// Along the table edge: the card that counts now, my hand, and where a card may go.
import type { SeatTask } from '../../../kernel/types.ts';
import { Card } from '../../../parts/Card.tsx';
import { Dock as Edge } from '../../../parts/Dock.tsx';
import type { Drag } from '../../../parts/drag.ts';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { type PersonId, personOf } from '../data/kinds.ts';
import { placesOn, roundOf } from '../rules/order.ts';
import type { Bill, Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { personName } from '../words/sentences.ts';
import { Choices } from './Choices.tsx';
import { BuildingFace, PersonBack, PersonFace } from './cards.tsx';
import { Hand } from './Hand.tsx';
import { isOver, ownOf, type TyborBoardProps, turnOf, usesOf } from './model.ts';
import { PLACES, Places, SitePanel } from './Places.tsx';
import { personLabel } from './things.tsx';
import type { Holding } from './useHolding.ts';
import type { Came } from './useNews.tsx';

interface DockProps {
  readonly props: TyborBoardProps;
  readonly words: BoardWords;
  readonly holding: Holding;
  readonly came: Came | null;
  readonly lit: ReadonlySet<string>;
  readonly drag: Drag<PersonId>;
  showSeen(): void;
}

const HAS_CARDS = ['pay', 'keep', 'dismiss', 'harbour'];

export function Dock({ props, words, holding, came, lit, drag, showSeen }: DockProps) {
  const { view, decision } = props;
  const own = ownOf(view);
  if (isOver(view)) return null;
  const { step, held } = holding;
  if (step !== null && HAS_CARDS.includes(step))
    return (
      <Edge className="ty-dock is-choosing" label={words.options}>
        {step === 'pay' && <Bought bill={decision!.task as SeatTask & Bill} words={words} />}
        <Choices key={JSON.stringify(decision?.task)} props={props} words={words} />
      </Edge>
    );
  const hand = own === null ? [] : own.hand.filter((card) => card !== own.picked);
  return (
    <Edge className={`ty-dock is-${step ?? 'watching'}`} label={words.hand} data-at="hand">
      <StagePlace {...{ props, words, drag }} intent={holding.intent} />
      {hand.length > 0 && (
        <div className="ty-handplace">
          <Hand
            cards={hand}
            held={held}
            isOpen={step === 'pick'}
            offered={holding.offered}
            lit={lit}
            words={words}
            came={came}
            drag={drag}
            press={holding.press}
          />
          <HandNote props={props} words={words} showSeen={showSeen} />
        </div>
      )}
      <Where props={props} words={words} holding={holding} />
    </Edge>
  );
}

/** The building that is being paid. */
const Bought = ({ bill, words }: { readonly bill: Bill; readonly words: BoardWords }) => (
  <figure className="ty-stage">
    <Card className="ty-card">
      <BuildingFace id={bill.building} names={words.names} size={bill.size} />
    </Card>
    <figcaption>{words.payLeft(bill.owed)}</figcaption>
  </figure>
);

/** The places for the card in question, the building looked at, or what to do next. */
function Where({ props, words, holding }: Pick<DockProps, 'props' | 'words' | 'holding'>) {
  const { view, decision, help } = props;
  const { step, held, site, plan, planning, point, put, build, letGo, back } = holding;
  const isFull = help === 'full';
  const options = step === 'use' ? decision!.options : null;
  if (site !== null) {
    const sizes = options ?? (planning.length > 0 ? planning : null);
    return (
      <SitePanel
        key={site}
        building={site}
        seat={view.seat}
        options={sizes}
        choose={build}
        {...{ view, words, isFull, back }}
      />
    );
  }
  if (held === null || view.seat === null)
    return step === 'pick' ? <p className="ty-nexthint">{words.pickHint}</p> : null;
  const closed = options === null ? [] : PLACES.filter((as) => usesOf(options).every((use) => use.as !== as));
  const isPlan = step === 'pick';
  return (
    <Places
      key={`${step} ${held}`}
      card={held}
      seat={view.seat}
      choose={(as) => put(held, as)}
      {...{ view, words, isFull, plan, closed, isPlan, point, letGo }}
    />
  );
}

type StageProps = Pick<DockProps, 'props' | 'words' | 'drag'> & Pick<Holding, 'intent'>;

/** The card turned up, whoever's it is, or mine that lies face down until all have picked. */
function StagePlace({ props, words, drag, intent }: StageProps) {
  const { view, names, decision } = props;
  const { shown } = view.open;
  const own = ownOf(view);
  if (shown !== null) {
    const seat = turnOf(view);
    const isMine = seat === view.seat;
    return (
      <figure className="ty-stage" key={shown}>
        <Card
          {...(decision?.task.do === 'use' ? drag.grip(shown, 'any') : {})}
          className="ty-card ty-shown"
          label={personLabel(words, shown)}
          data-piece={personOf(shown).code}
          isOpen={decision?.task.do === 'use'}
          isLit={props.lit.includes(personOf(shown).code)}
          isCarried={drag.isCarried(shown)}
        >
          <PersonFace id={shown} names={words.names} />
        </Card>
        <figcaption>
          {seat !== null && <PlayerSign seat={seat} size={20} />}{' '}
          {isMine || seat === null ? words.shownMine : words.shownBy(names[seat])}
        </figcaption>
      </figure>
    );
  }
  const picked = own?.picked ?? null;
  if (picked === null) return null;
  return (
    <figure className="ty-stage is-picked" key="picked">
      <Card className="ty-card" label={words.picked}>
        <PersonBack />
      </Card>
      <figcaption>
        <b>{intent?.card === picked ? words.pickedAs(words.place[intent.as]) : words.picked}</b>{' '}
        {words.pickedBack(personName(words.names, picked))}
      </figcaption>
    </figure>
  );
}

/** Where the rest of the hand goes, and what I have seen of the others. */
function HandNote({ props, words, showSeen }: Pick<DockProps, 'props' | 'words' | 'showSeen'>) {
  const { view, names, help } = props;
  if (view.seat === null) return null;
  const open = view.open as Open;
  const isLeft = roundOf(open).direction === 'cw';
  const next = placesOn(open, view.seat, 1);
  const seen = ownOf(view)!.seen.reduce((sum, cards) => sum + cards.length, 0);
  return (
    <p className={isLeft ? 'ty-handnote is-left' : 'ty-handnote is-right'}>
      <span>
        <i aria-hidden="true">{isLeft ? '←' : '→'}</i> {words.passTo(names[next])}
      </span>
      {help === 'full' && seen > 0 && (
        <button type="button" className="ty-link" onClick={showSeen}>
          {words.seen} ({seen})
        </button>
      )}
    </p>
  );
}
