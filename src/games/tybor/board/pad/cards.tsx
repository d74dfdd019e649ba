// The cards of the box as a score pad shows them: people by profession, buildings by colour.
import { Card } from '../../../../parts/Card.tsx';
import type { CardPlace } from '../../../../parts/pad/cards.ts';
import type { BoxPiece, Compartment } from '../../../../parts/pad/Shelf.tsx';
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
import type { Area, Size } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { BuildingFace, PersonFace } from '../cards.tsx';
import { ColourMark, TradeMark } from '../glyphs.tsx';
import { buildingLabel, personLabel } from '../things.tsx';
import { copiesOf } from './model.ts';

/** In which list people lie as what. */
const AREAS = { citizens: 'citizen', workers: 'worker' } as const satisfies Record<string, Area>;
type PersonList = keyof typeof AREAS;
const areaIn = (place: CardPlace | undefined): Area => AREAS[(place?.list ?? 'citizens') as PersonList];
const sizeIn = (place: CardPlace | undefined): Size => (place?.as.size ?? 'small') as Size;

export const lookOf = (words: BoardWords, pad: EntryWords): CardLook => ({
  name(code, place) {
    const person = readPerson(code);
    if (person !== undefined) return personLabel(words, person);
    const { row, ...building } = buildingOf(readBuilding(code) as BuildingId);
    return words.built(words.names.buildings[row], sizeIn(place), building[sizeIn(place)]);
  },
  face: (code, place) => (
    <Card className="ty-card">
      <Face code={code} place={place} words={words} />
    </Card>
  ),
  move(name, to) {
    if (to.list === 'buildings') return pad.flip(name);
    return to.list === 'workers' ? pad.toWorker(name) : pad.toCitizen(name);
  },
  remove: pad.remove,
});

interface FaceProps {
  readonly code: string;
  readonly place: CardPlace | undefined;
  readonly words: BoardWords;
}
function Face({ code, place, words: { names } }: FaceProps) {
  const person = readPerson(code);
  if (person !== undefined) return <PersonFace id={person} names={names} as={areaIn(place)} />;
  return <BuildingFace id={readBuilding(code) as BuildingId} names={names} size={sizeIn(place)} />;
}

/** The next card lies here. */
export const placeName = ({ zone, size }: BoardWords, place: CardPlace): string =>
  place.list === 'buildings' ? size[sizeIn(place)] : zone[areaIn(place)];

/** Six compartments with people, four with buildings. */
export const boxOf = (words: BoardWords, pad: EntryWords, players: number): Compartment[] => [
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
      allPersons(1)
        .filter((id) => personOf(id).profession === profession)
        .map((id) => personPiece(id, words, players)),
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
      allBuildings(1)
        .filter((id) => buildingOf(id).colour === colour)
        .map((id) => buildingPiece(id, words, players)),
  })),
];

const personPiece = (id: PersonId, words: BoardWords, players: number): BoxPiece => ({
  key: personOf(id).row,
  codes: copiesOf(personOf(id).row, players),
  label: personLabel(words, id),
  picture: <PersonFace id={id} names={words.names} />,
});
const buildingPiece = (id: BuildingId, words: BoardWords, players: number): BoxPiece => ({
  key: buildingOf(id).row,
  codes: copiesOf(buildingOf(id).row, players),
  label: buildingLabel(words, id),
  picture: <BuildingFace id={id} names={words.names} size="both" />,
});
