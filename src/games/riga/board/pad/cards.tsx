// The buildings as a score pad shows them: four cities and, with its module, Riga.
import type { ReactNode } from 'react';
import { Card } from '../../../../parts/Card.tsx';
import type { CardPlace } from '../../../../parts/pad/cards.ts';
import type { BoxPiece, Compartment } from '../../../../parts/pad/Shelf.tsx';
import type { CardGroup, CardLook, CardMark } from '../../../../parts/pad/Zone.tsx';
import { PLACES, type Place } from '../../data/goods.ts';
import { type BuildingId, buildingOf, CITY_IDS, RIGA, RIGA_IDS, readBuilding } from '../../data/kinds.ts';
import { within } from '../../pad-cards.ts';
import { type PadPosition, SECOND } from '../../pad-shape.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { buildingName } from '../../words/text-words.ts';
import { Crest, PersonMark } from '../art.tsx';
import { BuildingFace, buildingLabel } from '../cards.tsx';
import { settled } from './model.ts';

export const TOWN = ['buildings', 'rigaBuildings'];
const idOf = (code: string): BuildingId => readBuilding(code) as BuildingId;
/** Made at once: what the card says is in play only now. */
const faceOf = (id: BuildingId): ReactNode => <Card className="rg-card">{BuildingFace({ id })}</Card>;

/** With the Victual Brothers persons of the town can be covered (R11.3). Cards look as this table's say. */
export const lookOf = (value: PadPosition, words: BoardWords, pad: EntryWords, isTown: boolean): CardLook => ({
  name: (code) => within(value, () => buildingName(words.names, idOf(code))),
  face: (code) => within(value, () => faceOf(idOf(code))),
  remove: pad.remove,
  settle: settled(value),
  ...(isTown && value.modules.includes('VB') && { mark: coveredMark(value, pad) }),
});

const coveredMark = (value: PadPosition, pad: EntryWords): CardMark => {
  const personsOn = (entry: string) => within(value, () => buildingOf(idOf(entry.replace(SECOND, ''))).persons);
  return {
    list: 'covered',
    isFor: (code) => personsOn(code).length > 0,
    entries: (code) => personsOn(code).map((_, place) => (place === 0 ? code : code + SECOND)),
    name: (name, isOn) => (isOn ? pad.uncover(name) : pad.cover(name)),
    sign: (entry, isOn) => <PersonMark person={personsOn(entry)[entry.endsWith(SECOND) ? 1 : 0]} isCovered={isOn} />,
  };
};

export const citiesOf = (value: PadPosition, { names }: BoardWords): CardGroup[] =>
  PLACES.map((place) => ({
    name: names.places[place],
    has: (code) => within(value, () => buildingOf(idOf(code)).place === place),
  }));

/** The next building lies here. */
export const placeName = (pad: EntryWords, { list }: CardPlace): string =>
  list === 'handBuildings' ? pad.toHand : pad.toTown;

export const boxOf = (value: PadPosition, words: BoardWords, pad: EntryWords): Compartment[] =>
  PLACES.filter((place) => place !== 'riga' || value.modules.includes('RG')).map((place) => ({
    key: place,
    name: (
      <>
        <Crest place={place} size={24} />
        {words.names.places[place]}
      </>
    ),
    label: pad.box,
    next: pad.to,
    pieces: () => within(value, () => piecesAt(place, words)),
  }));

const piecesAt = (place: Place, words: BoardWords): BoxPiece[] =>
  [...CITY_IDS, ...RIGA_IDS]
    .map(buildingOf)
    .filter((one) => one.place === place)
    .map(({ id, code, at }) => ({
      key: code,
      codes: [code],
      isOwn: at === RIGA, // R1.5 of Riga's everybody has their own
      label: buildingLabel(words, id),
      picture: faceOf(id),
    }));
