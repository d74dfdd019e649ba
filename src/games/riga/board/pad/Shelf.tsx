// The box of buildings: four cities and, with its module, Riga.
import { useState } from 'react';
import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { PLACES } from '../../data/goods.ts';
import { buildingOf, CITY_IDS, RIGA_IDS } from '../../data/kinds.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { Crest } from '../art.tsx';
import { BuildingFace, buildingLabel } from '../cards.tsx';
import { type Area, has, holdersOf, type PadPlayer, type RigaPad, withBuilding, without } from './model.ts';

interface ShelfProps {
  readonly value: RigaPad;
  readonly seat: number;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  change(next: PadPlayer): void;
}

export function Shelf({ value, seat, words, pad, change }: ShelfProps) {
  const places = PLACES.filter((place) => place !== 'riga' || value.modules.includes('RG'));
  const [chosen, setPlace] = useState<string>(PLACES[0]);
  const [area, setArea] = useState<Area>('town');
  const place = places.find((one) => one === chosen) ?? places[0];
  const player = value.players[seat];
  const ids = [...CITY_IDS, ...RIGA_IDS].filter((id) => buildingOf(id).place === place);
  /** A building the player has goes back; any other comes, and if it cannot, the pad says why. */
  const pick = (code: string): void =>
    change(has(player, code) ? without(player, code) : withBuilding(player, code, area, value.modules));
  return (
    <div className="rgp-shelf">
      <ChooseOne
        legend={pad.kinds}
        options={places.map((one) => ({
          value: one,
          label: (
            <span className="rgp-sign">
              <Crest place={one} size={24} />
              {words.names.places[one]}
            </span>
          ),
        }))}
        value={place}
        choose={setPlace}
      />
      {place !== 'riga' && (
        <ChooseOne
          legend={pad.to}
          options={[
            { value: 'town', label: pad.toTown },
            { value: 'hand', label: pad.toHand },
          ]}
          value={area}
          choose={(one) => setArea(one as Area)}
        />
      )}
      <Picker
        label={pad.box}
        isToggle
        className="rgp-picker"
        pieces={ids.map((id) => {
          const { code } = buildingOf(id);
          return {
            key: code,
            label: buildingLabel(words, id),
            picture: (
              <span className="rg-card">
                <BuildingFace id={id} />
              </span>
            ),
            isOn: has(player, code),
            note: place !== 'riga' && <Holders seats={holdersOf(value, code)} />, // of Riga's everybody has their own (R1.5)
          };
        })}
        pick={pick}
      />
    </div>
  );
}

const Holders = ({ seats }: { readonly seats: readonly number[] }) =>
  seats.map((seat) => (
    <span key={seat} className="k-piece-owner">
      <PlayerSign seat={seat} size={26} />
    </span>
  ));
