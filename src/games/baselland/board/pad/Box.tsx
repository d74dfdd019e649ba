// The box with all 24 kinds of tiles and how many are left.
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { TYPES } from '../../data/kinds.ts';
import type { TileId, TileType } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import { TilePicture } from '../Tile.tsx';

interface BoxProps {
  readonly label: string;
  readonly left: ReadonlyMap<TileType, number>;
  readonly held: TileType | null;
  readonly words: BoardWords;
  pick(type: TileType): void;
}

export function Box({ label, left, held, words, pick }: BoxProps) {
  const pieces = TYPES.map((type) => ({
    key: type,
    label: words.tileNames[type],
    picture: <TilePicture tile={`${type}1` as TileId} size={60} />,
    left: left.get(type) ?? 0,
    isOn: type === held,
  }));
  return <Picker label={label} className="blp-box" pieces={pieces} isToggle pick={(key) => pick(key as TileType)} />;
}
