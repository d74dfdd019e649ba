// The Grand Master tiles: which four were in play, on which side, and whose they are.

import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { seatName } from '../../../../parts/pad.ts';
import { TILE_IDS, TILES, type TileId } from '../../data/parameters.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { Emblem } from '../Masters.tsx';
import type { PadMaster, RigaPad } from './model.ts';

interface MastersProps {
  readonly value: RigaPad;
  readonly players: readonly string[];
  readonly words: BoardWords;
  readonly pad: EntryWords;
  readonly lit: readonly string[];
  change(masters: readonly PadMaster[]): void;
}
const fresh = (tile: TileId): PadMaster => (tile === 'money' ? { tile } : { tile, side: 'max', owner: null });

export function PadMasters({ value, players, words, pad, lit, change }: MastersProps) {
  const { masters } = value;
  const tiles = TILE_IDS.filter((tile) => TILES[tile].needs !== 'RG' || value.modules.includes('RG'));
  const pick = (tile: TileId): void => {
    const isIn = masters.some((one) => one.tile === tile);
    change(isIn ? masters.filter((one) => one.tile !== tile) : [...masters, fresh(tile)]);
  };
  return (
    <section className="rgp-masters" aria-label={pad.masters}>
      <h3>{pad.masters}</h3>
      <p>{pad.mastersAbout}</p>
      <Trouble at={['masters']} isExact />
      <Picker
        label={pad.masters}
        isToggle
        pieces={tiles.map((tile) => ({
          key: tile,
          label: words.names.tiles[tile],
          picture: <Medal tile={tile} name={words.names.tiles[tile]} isLit={lit.includes(`gm-${tile}`)} />,
          isOn: masters.some((one) => one.tile === tile),
        }))}
        pick={(tile) => pick(tile as TileId)}
      />
      <ul>
        {masters.map((master, i) => (
          <li key={master.tile} className="rg-master">
            <Medal tile={master.tile} name={words.names.tiles[master.tile]} isLit={false} />
            {master.side !== undefined && (
              <Sides {...{ master, players, words, pad }} change={(next) => change(masters.with(i, next))} />
            )}
            <Trouble at={[`masters[${i}]`]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Medal = ({ tile, name, isLit }: { readonly tile: TileId; readonly name: string; readonly isLit: boolean }) => (
  <span className={isLit ? 'rgp-medal is-lit' : 'rgp-medal'}>
    <span className="rg-medal">
      <Emblem tile={tile} />
    </span>
    {name}
  </span>
);

interface SidesProps extends Pick<MastersProps, 'players' | 'words' | 'pad'> {
  readonly master: PadMaster;
  change(next: PadMaster): void;
}
function Sides({ master, players, words, pad, change }: SidesProps) {
  const name = words.names.tiles[master.tile];
  return (
    <>
      <ChooseOne
        legend={pad.sideOf(name)}
        options={(['max', 'first'] as const).map((side) => ({ value: side, label: pad.sides[side] }))}
        value={master.side ?? 'max'}
        choose={(side) => change({ ...master, side: side as 'max' | 'first' })}
      />
      <ChooseOne
        legend={pad.ownerOf(name)}
        options={[
          { value: '', label: pad.nobody },
          ...players.map((player, seat) => ({
            value: seatName(seat),
            label: (
              <span className="rgp-sign">
                <PlayerSign seat={seat} size={22} />
                {player}
              </span>
            ),
          })),
        ]}
        value={master.owner ?? ''}
        choose={(owner) => change({ ...master, owner: owner === '' ? null : owner })}
      />
    </>
  );
}
