// Cards as they lie in front of a player; each can be moved to where else it may lie, marked, or taken away.
import { type ReactNode, useState } from 'react';
import type { ListShape, ObjectShape } from '../../text/shape.ts';
import { type CardPlace, laid, laidIn, placeIn, placesOf, without } from './cards.ts';
import { useForm } from './Form.tsx';
import { Remove } from './Remove.tsx';
import { Trouble } from './Trouble.tsx';

type Player = Readonly<Record<string, unknown>>;
/** How the cards of a game look, and what they are called. */
export interface CardLook {
  name(code: string, place: CardPlace | undefined): string;
  face(code: string, place: CardPlace | undefined): ReactNode;
  /** 'Agnes: to the workers'; left out where cards stay where they are. */
  move?(name: string, to: CardPlace): string;
  remove(name: string): string;
  /** Something that can lie on a card: the list that names those cards. */
  readonly mark?: CardMark;
  /** What a card of this table says, typed on it. */
  readonly typing?: CardTyping;
  /** What a player has after cards have come or gone. */
  settle?(player: never): object;
}
export interface CardMark {
  readonly list: string;
  isFor(code: string): boolean;
  /** As the list names what lies on the card; left out: by the card's code. */
  entries?(code: string): readonly string[];
  name(name: string, isOn: boolean): string;
  sign(code: string, isOn: boolean): ReactNode;
}

/** Numbers of a card that are something else at this table: a press on the card, or, where that moves it, on its pencil. */
export interface CardTyping {
  /** 'Visby Cathedral: change its numbers' */
  name(name: string): string;
  /** Said of a card on which something was typed; '': nothing was. */
  note(code: string): string;
  fields(code: string): ReactNode;
}

/** The player whose things are shown, with what can be done to the cards. */
export function useCards(settle?: CardLook['settle']) {
  const { of, value, seat, set, lit } = useForm();
  const shape = (of.properties.players as ListShape).items as ObjectShape;
  const { players } = value as { readonly players: readonly Player[] };
  const change = (next: Player): void => set(`players[${seat}]`, settle?.(next as never) ?? next);
  return { shape, players, seat, player: players[seat], change, lit };
}

/** Cards that lie together, with a name that is read out. */
export interface CardGroup {
  readonly name?: string;
  has(code: string): boolean;
}
const ALL: CardGroup = { has: () => true };
interface ZoneProps {
  readonly lists: readonly string[];
  readonly label: string;
  readonly empty?: string;
  readonly look: CardLook;
  readonly className?: string;
  /** Whether it says how many cards there are. */
  readonly isCounted?: boolean;
  /** Cards that lie together, in this order. */
  readonly groups?: readonly CardGroup[];
  /** Before the cards: what else lies there. */
  readonly children?: ReactNode;
}
export function Zone({ lists, label, empty, look, className = '', isCounted = false, groups, children }: ZoneProps) {
  const { player, seat } = useCards();
  const codes = laidIn(player, lists);
  const marks = look.mark === undefined ? [] : [look.mark.list];
  return (
    <section className={`k-zone ${className}`} aria-label={label}>
      <h3 aria-level={2}>
        {label} {isCounted && <b>{codes.length}</b>}
      </h3>
      <Trouble at={[...lists, ...marks].map((list) => `players[${seat}].${list}`)} />
      {children}
      {codes.length === 0 && empty !== undefined && <p>{empty}</p>}
      <div className="k-groups">
        {(groups ?? [ALL]).map(({ name, has }) => {
          const some = codes.filter(has);
          return (
            some.length > 0 && (
              <ul key={name ?? ''} className="k-cards" aria-label={name}>
                {some.map((code) => (
                  <LaidCard key={code} code={code} look={look} />
                ))}
              </ul>
            )
          );
        })}
      </div>
    </section>
  );
}

function LaidCard({ code, look }: { readonly code: string; readonly look: CardLook }) {
  const { shape, player, change, lit } = useCards(look.settle);
  const places = placesOf(shape, code);
  const place = placeIn(player, places, code);
  const next = places[(places.indexOf(place as CardPlace) + 1) % places.length];
  const name = look.name(code, place);
  const { mark, typing } = look;
  const [isOpen, open] = useState(false);
  const note = typing?.note(code) ?? '';
  const state = `${lit.includes(code) ? 'is-lit ' : ''}${note === '' ? '' : 'is-typed '}${isOpen ? 'is-open' : ''}`;
  return (
    <li className={state.trim() || undefined}>
      <span className="k-on">
        {typing !== undefined && look.move === undefined ? (
          <TypedCard {...{ code, isOpen, note }} label={typing.name(name)} press={() => open(!isOpen)}>
            {look.face(code, place)}
          </TypedCard>
        ) : look.move === undefined ? (
          <span className="k-laid" role="img" aria-label={name} title={name} data-card={code}>
            {look.face(code, place)}
          </span>
        ) : (
          <button
            type="button"
            className="k-laid"
            title={name}
            data-card={code}
            onClick={() => change(laid(player, code, next))}
          >
            <span className="k-unseen">{look.move(name, next)}</span>
            {look.face(code, place)}
          </button>
        )}
        {mark?.isFor(code) &&
          (mark.entries?.(code) ?? [code]).map((entry) => (
            <Mark key={entry} {...{ mark, name, player, change }} code={entry} />
          ))}
        {typing !== undefined && look.move !== undefined && (
          <PencilBadge {...{ code, isOpen, note }} label={typing.name(name)} press={() => open(!isOpen)} />
        )}
        <Remove label={look.remove(name)} press={() => change(without(player, code))} />
      </span>
      {typing !== undefined && isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its card in every browser
        <div className="k-typing" role="group" aria-label={name}>
          {typing.fields(code)}
        </div>
      )}
    </li>
  );
}

interface TypedCardProps {
  readonly code: string;
  readonly label: string;
  readonly note: string;
  readonly isOpen: boolean;
  press(): void;
  readonly children: ReactNode;
}
/** A card that opens its fields, with a sign where something was typed. */
const TypedCard = ({ code, label, note, isOpen, press, children }: TypedCardProps) => (
  <button type="button" className="k-laid" title={label} aria-expanded={isOpen} data-card={code} onClick={press}>
    <span className="k-unseen">
      {label} {note}
    </span>
    {children}
    {note !== '' && (
      <span className="k-typed" aria-hidden="true">
        ✎
      </span>
    )}
  </button>
);

/** Where a press on the card moves it, a pencil opens its fields. */
const PencilBadge = ({ code, label, note, isOpen, press }: Omit<TypedCardProps, 'children'>) => (
  <button
    type="button"
    className="k-badge k-pencil"
    title={label}
    aria-expanded={isOpen}
    data-pencil={code}
    onClick={press}
  >
    <span aria-hidden="true">✎</span>
    <span className="k-unseen">
      {label} {note}
    </span>
  </button>
);

interface MarkProps {
  readonly mark: CardMark;
  readonly code: string;
  readonly name: string;
  readonly player: Player;
  change(next: Player): void;
}
function Mark({ mark, code, name, player, change }: MarkProps) {
  const marked = player[mark.list] as readonly string[];
  const isOn = marked.includes(code);
  return (
    <button
      type="button"
      className="k-badge k-mark"
      aria-pressed={isOn}
      title={mark.name(name, false)}
      onClick={() =>
        change({ ...player, [mark.list]: isOn ? marked.filter((one) => one !== code) : [...marked, code] })
      }
    >
      {mark.sign(code, isOn)}
      <span className="k-unseen">{mark.name(name, isOn)}</span>
    </button>
  );
}
