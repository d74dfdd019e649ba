// The place that is looked at: which tile lies there, and whose master sits on it.

import { useEffect, useRef } from 'react';
import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { seatName } from '../../../../parts/pad.ts';
import { allTiles, CHURCH, type TileId, tileOf } from '../../data/kinds.ts';
import type { PadTile } from '../../pad-shape.ts';
import { bareTable } from '../../setup.ts';
import type { Open } from '../../types.ts';
import { type BoardWords, symbolText, tileTitle } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { Tile } from '../Tile.tsx';
import { type GuildsPad, gridIn, seatsIn, withTile } from './model.ts';

interface PlaceSheetProps {
  readonly value: GuildsPad;
  readonly names: readonly string[];
  readonly place: number;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  change(next: GuildsPad): void;
}

export function PlaceSheet({ value, names, place, words, pad, change }: PlaceSheetProps) {
  const { x, y } = gridIn(value).cells[place];
  const index = value.city.findIndex((one) => one.x === x && one.y === y);
  const here = value.city[index];
  const set = (next: PadTile): void => change({ ...value, city: value.city.with(index, next) });
  const sheet = useRef<HTMLDivElement>(null);
  // Below the city on a phone: it comes into sight with the place.
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={sheet} className="glp-sheet">
      {here !== undefined && (
        <>
          <h3 aria-level={2}>{tileTitle(words, idOf(here.tile))}</h3>
          <Master here={here} names={names.slice(0, seatsIn(value))} pad={pad} set={set} />
          {idOf(here.tile) !== CHURCH && (
            <button
              type="button"
              className="k-button"
              onClick={() => change({ ...value, city: value.city.filter((one) => one !== here) })}
            >
              {pad.remove}
            </button>
          )}
        </>
      )}
      {(here === undefined || idOf(here.tile) !== CHURCH) && (
        <>
          <h3 aria-level={2}>{pad.tile}</h3>
          <Picker
            label={pad.tile}
            isToggle
            className="glp-tiles"
            pieces={allTiles()
              .filter((tile) => tile !== CHURCH)
              .map((tile) => ({
                key: tileOf(tile).code,
                label: `${tileTitle(words, tile)}, ${symbolText(words, tileOf(tile).symbols)}${isLaid(value, tile) ? `, ${pad.laid}` : ''}`,
                picture: <TilePicture tile={tile} name={tileTitle(words, tile)} />,
                isOn: here?.tile === tileOf(tile).code,
                note: isLaid(value, tile) && <span className="glp-laid">✓</span>,
              }))}
            pick={(code) => change(withTile(value, place, idOf(code)))}
          />
        </>
      )}
    </div>
  );
}

interface MasterProps extends Pick<PlaceSheetProps, 'names' | 'pad'> {
  readonly here: PadTile;
  set(next: PadTile): void;
}

/** Whose master sits on the tile; nobody's, or it has not been resolved yet. */
const Master = ({ here, names, pad, set }: MasterProps) => (
  <ChooseOne
    legend={pad.master}
    options={[
      { value: 'open', label: pad.open },
      { value: '', label: pad.nobody },
      ...names.map((name, seat) => ({
        value: seatName(seat),
        label: (
          <span className="k-label">
            <PlayerSign seat={seat} size={22} />
            {name}
          </span>
        ),
      })),
    ]}
    value={here.resolved ? (here.master ?? '') : 'open'}
    choose={(master) =>
      set({ ...here, resolved: master !== 'open', master: master === '' || master === 'open' ? null : master })
    }
  />
);

const idOf = (code: string): TileId => allTiles().find((tile) => tileOf(tile).code === code) ?? CHURCH;
const isLaid = ({ city }: GuildsPad, tile: TileId): boolean => city.some((one) => one.tile === tileOf(tile).code);

const alone = new Map<TileId, Open>();
/** A table on which only this tile lies. */
function tableOf(tile: TileId): Open {
  const known = alone.get(tile);
  if (known !== undefined) return known;
  const open = bareTable(2, 'virginia');
  open.city.tiles[0] = tile;
  alone.set(tile, open);
  return open;
}
const TilePicture = ({ tile, name }: { readonly tile: TileId; readonly name: string }) => (
  <svg className="glp-tile" viewBox="-1 -1 102 102" aria-hidden="true" focusable="false">
    <Tile open={tableOf(tile)} place={0} name={name} ghost={null} isFull={false} scale={1} />
  </svg>
);
