// The Grand Master tiles: which four were in play, on which side, and whose they are.

import { Field } from '../../../../parts/pad/Field.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { TILE_IDS, TILES, type TileId } from '../../data/parameters.ts';
import type { PadMaster, PadPosition } from '../../pad-shape.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { Emblem } from '../Masters.tsx';

interface MastersProps {
  readonly value: PadPosition;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  readonly lit: readonly string[];
  change(masters: readonly PadMaster[]): void;
}
/** R10.3 Money has neither side nor owner. */
const fresh = (tile: TileId): PadMaster => (tile === 'money' ? { tile } : { tile, side: 'max' });

export function PadMasters({ value: { masters, modules }, words, pad, lit, change }: MastersProps) {
  const tiles = TILE_IDS.filter((tile) => TILES[tile].needs !== 'RG' || modules.includes('RG'));
  const pick = (tile: TileId): void => {
    const isIn = masters.some((one) => one.tile === tile);
    change(isIn ? masters.filter((one) => one.tile !== tile) : [...masters, fresh(tile)]);
  };
  return (
    <section className="rgp-masters" aria-label={pad.masters}>
      <h3 aria-level={2}>{pad.masters}</h3>
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
        {masters.map(({ tile, side }, i) => {
          const name = words.names.tiles[tile];
          const at = `masters[${i}]`;
          return (
            <li key={tile} className="rg-master">
              <Medal tile={tile} name={name} isLit={false} />
              {side !== undefined && (
                <>
                  <Field
                    at={`${at}.side`}
                    look={{ label: pad.sideOf(name), name: (one) => pad.sides[one as 'max' | 'first'] }}
                  />
                  <Field at={`${at}.owner`} look={{ label: pad.ownerOf(name), name: () => pad.nobody }} />
                </>
              )}
              <Trouble at={[at, `${at}.tile`]} isExact />
            </li>
          );
        })}
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
