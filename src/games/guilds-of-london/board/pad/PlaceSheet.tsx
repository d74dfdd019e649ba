// The place that is looked at: which tile lies there, and whose master sits on it.

import { useEffect, useRef } from 'react';
import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { Pencil } from '../../../../parts/pad/Typing.tsx';
import { seatName } from '../../../../parts/pad.ts';
import { kind } from '../../data/edition.ts';
import { inPlay } from '../../data/in-play.ts';
import { allTiles, CHURCH, type TileId, tileOf } from '../../data/kinds.ts';
import { typing } from '../../pad-cards.ts';
import type { PadTile as Laid } from '../../pad-shape.ts';
import { bareTable } from '../../setup.ts';
import type { Open } from '../../types.ts';
import { type BoardWords, symbolText, tileTitle } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import type { GuildsWords } from '../../words/index.ts';
import { type GuildsPad, gridIn, seatsIn, withTile } from './model.ts';
import { PadTile } from './PadTile.tsx';

interface PlaceSheetProps {
  readonly value: GuildsPad;
  readonly names: readonly string[];
  readonly place: number;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  readonly all: GuildsWords;
  change(next: GuildsPad): void;
}

/** Which tiles there are, and what they show, as this table's say. */
interface Kind {
  readonly code: string;
  readonly table: 'guilds' | 'buildings';
  readonly title: string;
  readonly label: string;
  readonly isChurch: boolean;
  /** A table on which only this tile lies. */
  readonly open: Open;
}
const kindsIn = (value: GuildsPad, words: BoardWords): Kind[] =>
  typing.within(value, () =>
    allTiles().map((tile) => {
      const { code, isGuild, symbols } = tileOf(tile);
      const title = tileTitle(words, tile);
      return {
        code,
        table: isGuild ? 'guilds' : 'buildings',
        title,
        label: `${title}, ${symbolText(words, symbols)}`,
        isChurch: tile === CHURCH,
        open: tableOf(tile),
      };
    }),
  );

export function PlaceSheet({ value, names, place, words, pad, all, change }: PlaceSheetProps) {
  const { x, y } = gridIn(value).cells[place];
  const index = value.city.findIndex((one) => one.x === x && one.y === y);
  const here = value.city[index];
  const kinds = kindsIn(value, words);
  const lies = kinds.find(({ code }) => code === here?.tile);
  const set = (next: Laid): void => change({ ...value, city: value.city.with(index, next) });
  const sheet = useRef<HTMLDivElement>(null);
  // Below the city on a phone: it comes into sight with the place.
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={sheet} className="glp-sheet">
      {here !== undefined && lies !== undefined && (
        <>
          <h3 aria-level={2}>{lies.title}</h3>
          <Master here={here} names={names.slice(0, seatsIn(value))} pad={pad} set={set} />
          <Pencil
            {...{ typing, kind, value, change }}
            words={all}
            table={lies.table}
            id={lies.code}
            name={lies.title}
          />
          {!lies.isChurch && (
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
      {lies?.isChurch !== true && (
        <>
          <h3 aria-level={2}>{pad.tile}</h3>
          <Tiles {...{ value, words, pad, kinds, place, change }} laid={here?.tile} />
        </>
      )}
    </div>
  );
}

interface TilesProps extends Pick<PlaceSheetProps, 'value' | 'words' | 'pad' | 'place' | 'change'> {
  readonly kinds: readonly Kind[];
  /** What lies here. */
  readonly laid: string | undefined;
}
const Tiles = ({ value, words, pad, kinds, place, laid, change }: TilesProps) => (
  <Picker
    label={pad.tile}
    isToggle
    className="glp-tiles"
    pieces={kinds
      .filter(({ isChurch }) => !isChurch)
      .map(({ code, label, open }) => {
        const isLaid = value.city.some((one) => one.tile === code);
        return {
          key: code,
          label: isLaid ? `${label}, ${pad.laid}` : label,
          picture: (
            <svg className="glp-tile" viewBox="-1 -1 102 102" aria-hidden="true" focusable="false">
              <PadTile value={value} open={open} place={0} words={words} />
            </svg>
          ),
          isOn: laid === code,
          note: isLaid && <span className="glp-laid">✓</span>,
        };
      })}
    pick={(code) => change(withTile(value, place, code))}
  />
);

interface MasterProps extends Pick<PlaceSheetProps, 'names' | 'pad'> {
  readonly here: Laid;
  set(next: Laid): void;
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

const alone = inPlay.each(() => new Map<TileId, Open>());
function tableOf(tile: TileId): Open {
  const known = alone().get(tile);
  if (known !== undefined) return known;
  const open = bareTable(2, 'virginia');
  open.city.tiles[0] = tile;
  alone().set(tile, open);
  return open;
}
