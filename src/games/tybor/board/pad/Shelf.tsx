// The box of cards: six compartments with people, four with buildings.
import { type ReactNode, useState } from 'react';
import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { allBuildings, allPersons, buildingOf, personOf } from '../../data/kinds.ts';
import { COLOURS, PROFESSIONS } from '../../data/persons.ts';
import type { Area, Size } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { BuildingFace, PersonFace } from '../cards.tsx';
import { ColourMark, TradeMark } from '../glyphs.tsx';
import { buildingLabel, personLabel } from '../things.tsx';
import {
  AREAS,
  copiesFor,
  copiesOf,
  freeCopy,
  holdersOf,
  type PadPlayer,
  pressed,
  type TyborPad,
  without,
} from './model.ts';

interface ShelfProps {
  readonly value: TyborPad;
  readonly seat: number;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  change(next: PadPlayer): void;
}

export function Shelf({ value, seat, words, pad, change }: ShelfProps) {
  const [kind, setKind] = useState<string>(PROFESSIONS[0]);
  const [area, setArea] = useState<Area>('citizen');
  const [size, setSize] = useState<Size>('small');
  const player = value.players[seat];
  const copies = copiesFor(value.players.length);
  const isPeople = PROFESSIONS.some((one) => one === kind);
  const note = (row: string) =>
    holdersOf(value, row).map((holder, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two copies are alike
      <span key={i} className="k-piece-owner" style={{ top: i * 22 - 6 }}>
        <PlayerSign seat={holder} size={26} />
      </span>
    ));
  /** Presses count 0, 1, with more than four players 2 (R10.6), then 0. A card that others have comes too; the pad objects. */
  const pick = (row: string): void => {
    const code = freeCopy(value, row);
    if (pressed(value, seat, row) === 'goesBack') change(copiesOf(player, row).reduce(without, player));
    else if (isPeople) change({ ...player, [AREAS[area]]: [...player[AREAS[area]], code] });
    else change({ ...player, buildings: [...player.buildings, { id: code, size }] });
  };
  return (
    <div className="typ-shelf">
      <ChooseOne legend={pad.kinds} options={kindsOf(words)} value={kind} choose={setKind} />
      {isPeople ? (
        <ChooseOne
          legend={pad.as}
          options={(['citizen', 'worker'] as const).map((one) => ({ value: one, label: words.zone[one] }))}
          value={area}
          choose={(one) => setArea(one as Area)}
        />
      ) : (
        <ChooseOne
          legend={pad.size}
          options={(['small', 'large'] as const).map((one) => ({ value: one, label: words.size[one] }))}
          value={size}
          choose={(one) => setSize(one as Size)}
        />
      )}
      <Picker
        label={isPeople ? pad.persons : pad.buildings}
        isToggle
        className="typ-picker"
        pieces={piecesOf(kind, words).map((piece) => {
          const own = copiesOf(player, piece.key).length;
          const label = copies === 1 ? piece.label : pad.copies(piece.label, own, copies);
          return { ...piece, label, isOn: own > 0, note: note(piece.key) };
        })}
        pick={pick}
      />
    </div>
  );
}

/** The compartments: professions, then colours. */
const kindsOf = ({ names }: BoardWords) => [
  ...PROFESSIONS.map((one) => ({
    value: one,
    label: <Sign picture={<TradeMark profession={one} />} name={names.professions[one]} />,
  })),
  ...COLOURS.map((one) => ({
    value: one,
    label: <Sign picture={<ColourMark colour={one} />} name={names.colours[one]} />,
  })),
];

/** The cards of a compartment. */
const piecesOf = (kind: string, words: BoardWords) => [
  ...allPersons(1)
    .filter((id) => personOf(id).profession === kind)
    .map((id) => ({
      key: personOf(id).row as string,
      label: personLabel(words, id),
      picture: <PersonFace id={id} names={words.names} />,
    })),
  ...allBuildings(1)
    .filter((id) => buildingOf(id).colour === kind)
    .map((id) => ({
      key: buildingOf(id).row as string,
      label: buildingLabel(words, id),
      picture: <BuildingFace id={id} names={words.names} size="both" />,
    })),
];

const Sign = ({ picture, name }: { readonly picture: ReactNode; readonly name: string }) => (
  <span className="typ-sign">
    {picture}
    {name}
  </span>
);
