// The cards of the box as a score pad shows them: people by profession, buildings by colour.
import type { ReactNode } from 'react';
import { Card } from '../../../../parts/Card.tsx';
import type { CardPlace } from '../../../../parts/pad/cards.ts';
import type { BoxPiece, Compartment } from '../../../../parts/pad/Shelf.tsx';
import type { CardOf } from '../../../../parts/pad/Typing.tsx';
import type { CardLook } from '../../../../parts/pad/Zone.tsx';
import {
  allBuildings,
  allPersons,
  type BuildingId,
  buildingOf,
  type PersonId,
  personOf,
  readBuilding,
  readPerson,
} from '../../data/kinds.ts';
import { COLOURS, PROFESSIONS } from '../../data/persons.ts';
import { typing } from '../../pad-cards.ts';
import type { PadPosition } from '../../pad-shape.ts';
import type { Area, Size } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { buildingPaper, personPaper } from '../cards.tsx';
import { ColourMark, TradeMark } from '../glyphs.tsx';
import { buildingLabel, personLabel } from '../things.tsx';
import { copiesOf, rowOf } from './model.ts';

/** In which list people lie as what. */
const AREAS = { citizens: 'citizen', workers: 'worker' } as const satisfies Record<string, Area>;
type PersonList = keyof typeof AREAS;
const areaIn = (place: CardPlace | undefined): Area => AREAS[(place?.list ?? 'citizens') as PersonList];
const sizeIn = (place: CardPlace | undefined): Size => (place?.as.size ?? 'small') as Size;

/** Cards look as this table's say. */
export const lookOf = (value: PadPosition, words: BoardWords, pad: EntryWords): CardLook => ({
  name: (code, place) => typing.within(value, () => nameOf(code, place, words)),
  face: (code, place) => <Card className="ty-card">{typing.within(value, () => faceOf(code, place, words))}</Card>,
  move(name, to) {
    if (to.list === 'buildings') return pad.flip(name);
    return to.list === 'workers' ? pad.toWorker(name) : pad.toCitizen(name);
  },
  remove: pad.remove,
});

function nameOf(code: string, place: CardPlace | undefined, words: BoardWords): string {
  const person = readPerson(code);
  if (person !== undefined) return personLabel(words, person);
  const { row, ...building } = buildingOf(readBuilding(code) as BuildingId);
  return words.built(words.names.buildings[row], sizeIn(place), building[sizeIn(place)]);
}
/** Made at once: what the card says is in play only now. */
function faceOf(code: string, place: CardPlace | undefined, { names }: BoardWords): ReactNode {
  const person = readPerson(code);
  if (person !== undefined) return personPaper(person, names, areaIn(place));
  return buildingPaper(readBuilding(code) as BuildingId, names, sizeIn(place));
}

/** Where a card's numbers stand, and the signs beside their fields. */
export const cardOf = (value: PadPosition, code: string): CardOf => ({
  table: typing.within(value, () => readPerson(code)) === undefined ? 'buildings' : 'people',
  id: rowOf(code),
  sign,
});
export function sign(_column: string, part: string | number): ReactNode {
  const colour = typeof part === 'number' ? COLOURS[part] : COLOURS.find((one) => one === part);
  if (colour !== undefined) return <ColourMark colour={colour} />;
  const profession = PROFESSIONS.find((one) => one === part);
  return profession === undefined ? undefined : <TradeMark profession={profession} />;
}

/** The next card lies here. */
export const placeName = ({ zone, size }: BoardWords, place: CardPlace): string =>
  place.list === 'buildings' ? size[sizeIn(place)] : zone[areaIn(place)];

/** Six compartments with people, four with buildings. */
export const boxOf = (value: PadPosition, words: BoardWords, pad: EntryWords, players: number): Compartment[] => [
  ...PROFESSIONS.map((profession) => ({
    key: profession,
    name: (
      <>
        <TradeMark profession={profession} />
        {words.names.professions[profession]}
      </>
    ),
    label: pad.persons,
    next: pad.as,
    pieces: () =>
      typing.within(value, () =>
        allPersons(1)
          .filter((id) => personOf(id).profession === profession)
          .map((id) => personPiece(id, words, players)),
      ),
  })),
  ...COLOURS.map((colour) => ({
    key: colour,
    name: (
      <>
        <ColourMark colour={colour} />
        {words.names.colours[colour]}
      </>
    ),
    label: pad.buildings,
    next: pad.size,
    pieces: () =>
      typing.within(value, () =>
        allBuildings(1)
          .filter((id) => buildingOf(id).colour === colour)
          .map((id) => buildingPiece(id, words, players)),
      ),
  })),
];

const personPiece = (id: PersonId, words: BoardWords, players: number): BoxPiece => ({
  key: personOf(id).row,
  codes: copiesOf(personOf(id).row, players),
  label: personLabel(words, id),
  picture: personPaper(id, words.names, 'free'),
});
const buildingPiece = (id: BuildingId, words: BoardWords, players: number): BoxPiece => ({
  key: buildingOf(id).row,
  codes: copiesOf(buildingOf(id).row, players),
  label: buildingLabel(words, id),
  picture: buildingPaper(id, words.names, 'both'),
});
