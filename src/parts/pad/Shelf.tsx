// The box of cards: compartments, where the next card goes, and the cards themselves with the signs of who has them.
import { type ReactNode, useState } from 'react';
import { ChooseOne } from './Choices.tsx';
import { type CardKind, type CardPlace, holdersOf, placesOf, pressed } from './cards.ts';
import { Owners } from './Field.tsx';
import { Picker } from './Picker.tsx';
import { type CardLook, useCards } from './Zone.tsx';

export interface BoxPiece extends CardKind {
  readonly label: string;
  readonly picture: ReactNode;
}
export interface Compartment {
  readonly key: string;
  /** Its sign and its name. */
  readonly name: ReactNode;
  /** What is in it, in words. */
  readonly label: string;
  /** 'The next card goes …' */
  readonly next: string;
  pieces(): readonly BoxPiece[];
}
interface ShelfProps {
  readonly legend: string;
  readonly box: readonly Compartment[];
  placeName(place: CardPlace): string;
  /** What a piece of which there are several is called. */
  copies?(label: string, own: number, all: number): string;
  readonly settle?: CardLook['settle'];
}

export function Shelf({ legend, box, placeName, copies, settle }: ShelfProps) {
  const [key, choose] = useState('');
  const [aim, setAim] = useState<Readonly<Record<string, string>>>({});
  const { shape } = useCards();
  const kind = box.find((one) => one.key === key) ?? box[0];
  const pieces = kind.pieces();
  const places = placesOf(shape, pieces[0].codes[0]);
  const place = places.find((one) => one.key === aim[kind.next]) ?? places[0];
  return (
    <div className="k-shelf">
      <ChooseOne
        legend={legend}
        options={box.map(({ key: value, name }) => ({ value, label: <span className="k-label">{name}</span> }))}
        value={kind.key}
        choose={choose}
      />
      {places.length > 1 && (
        <ChooseOne
          legend={kind.next}
          options={places.map((one) => ({ value: one.key, label: placeName(one) }))}
          value={place.key}
          choose={(next) => setAim({ ...aim, [kind.next]: next })}
        />
      )}
      <BoxOf label={kind.label} {...{ pieces, place }} {...(copies && { copies })} {...(settle && { settle })} />
    </div>
  );
}

interface BoxOfProps extends Pick<ShelfProps, 'copies' | 'settle'> {
  readonly label: string;
  readonly pieces: readonly BoxPiece[];
  readonly place: CardPlace;
  readonly className?: string;
}
/** Cards to take and to put back. */
export function BoxOf({ label, pieces, place, className = '', copies, settle }: BoxOfProps) {
  const { shape, players, seat, change } = useCards(settle);
  return (
    <Picker
      label={label}
      isToggle
      className={className}
      pieces={pieces.map((piece) => {
        const lists = listsOf(piece, shape);
        const holders = holdersOf(players, piece, lists);
        const own = holders.filter((one) => one === seat).length;
        const all = piece.codes.length;
        return {
          key: piece.key,
          label: all === 1 || copies === undefined ? piece.label : copies(piece.label, own, all),
          picture: piece.picture,
          isOn: own > 0,
          note: !piece.isOwn && <Owners seats={holders} />,
        };
      })}
      pick={(key) => {
        const piece = pieces.find((one) => one.key === key);
        if (piece !== undefined) change(pressed(players, seat, piece, place, listsOf(piece, shape)));
      }}
    />
  );
}
const listsOf = ({ codes }: CardKind, shape: Parameters<typeof placesOf>[0]): string[] => [
  ...new Set(placesOf(shape, codes[0]).map(({ list }) => list)),
];
