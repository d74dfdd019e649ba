// The buildings as a score pad shows them: four cities and, with its module, Riga.
import { Card } from '../../../../parts/Card.tsx';
import type { CardPlace } from '../../../../parts/pad/cards.ts';
import type { Compartment } from '../../../../parts/pad/Shelf.tsx';
import type { CardGroup, CardLook } from '../../../../parts/pad/Zone.tsx';
import { PLACES } from '../../data/goods.ts';
import { type BuildingId, buildingOf, CITY_IDS, RIGA, RIGA_IDS, readBuilding } from '../../data/kinds.ts';
import type { PadPosition } from '../../pad-shape.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { buildingName } from '../../words/text-words.ts';
import { Crest, PersonMark } from '../art.tsx';
import { BuildingFace, buildingLabel } from '../cards.tsx';
import { settled } from './model.ts';

export const TOWN = ['buildings', 'rigaBuildings'];
const idOf = (code: string): BuildingId => readBuilding(code) as BuildingId;
const BuildingCard = ({ id }: { readonly id: BuildingId }) => (
  <Card className="rg-card">
    <BuildingFace id={id} />
  </Card>
);

/** With the Victual Brothers persons of the town can be covered (R11.3). */
export const lookOf = ({ modules }: PadPosition, words: BoardWords, pad: EntryWords, isTown: boolean): CardLook => ({
  name: (code) => buildingName(words.names, idOf(code)),
  face: (code) => <BuildingCard id={idOf(code)} />,
  remove: pad.remove,
  settle: settled(modules),
  ...(isTown &&
    modules.includes('VB') && {
      mark: {
        list: 'covered',
        isFor: (code) => buildingOf(idOf(code)).person !== null,
        name: (name, isOn) => (isOn ? pad.uncover(name) : pad.cover(name)),
        sign: (code, isOn) => <PersonMark person={buildingOf(idOf(code)).person!} isCovered={isOn} />,
      },
    }),
});
export const citiesOf = ({ names }: BoardWords): CardGroup[] =>
  PLACES.map((place) => ({ name: names.places[place], has: (code) => buildingOf(idOf(code)).place === place }));

/** The next building lies here. */
export const placeName = (pad: EntryWords, { list }: CardPlace): string =>
  list === 'handBuildings' ? pad.toHand : pad.toTown;

export const boxOf = ({ modules }: PadPosition, words: BoardWords, pad: EntryWords): Compartment[] =>
  PLACES.filter((place) => place !== 'riga' || modules.includes('RG')).map((place) => ({
    key: place,
    name: (
      <>
        <Crest place={place} size={24} />
        {words.names.places[place]}
      </>
    ),
    label: pad.box,
    next: pad.to,
    pieces: () =>
      [...CITY_IDS, ...RIGA_IDS]
        .map(buildingOf)
        .filter((one) => one.place === place)
        .map(({ id, code, at }) => ({
          key: code,
          codes: [code],
          isOwn: at === RIGA, // R1.5 of Riga's everybody has their own
          label: buildingLabel(words, id),
          picture: <BuildingCard id={id} />,
        })),
  }));
