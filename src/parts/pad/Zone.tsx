// Cards as they lie in front of a player; each can be moved to where else it may lie, marked, or taken away.
import type { ReactNode } from 'react';
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
  /** What a player has after cards have come or gone. */
  settle?(player: never): object;
}
export interface CardMark {
  readonly list: string;
  isFor(code: string): boolean;
  name(name: string, isOn: boolean): string;
  sign(code: string, isOn: boolean): ReactNode;
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
  const { mark } = look;
  return (
    <li className={lit.includes(code) ? 'is-lit' : undefined}>
      {look.move === undefined ? (
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
      {mark?.isFor(code) && <Mark {...{ mark, code, name, player, change }} />}
      <Remove label={look.remove(name)} press={() => change(without(player, code))} />
    </li>
  );
}

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
