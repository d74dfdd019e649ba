// The drawn tile in the dock: it can be carried, and looked at closely with what its parts bring and how many are like it.
import { useState } from 'react';
import type { Drag } from '../../../parts/drag.ts';
import { together } from '../../../parts/handlers.ts';
import { useLook } from '../../../parts/look.ts';
import { Enlarged } from '../../../parts/Sheet.tsx';
import { TILE_KINDS } from '../data/kinds.ts';
import { ROLES, type TileId, type TileType } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Carried } from './Dock.tsx';
import { TOLD } from './Explanation.tsx';
import { TilePicture } from './Tile.tsx';

/** What is told of a tile; left out where nothing is explained. */
export interface TileExplaining {
  /** How many tiles of this kind are still in the pile; null: the table does not help. */
  left(tile: TileId): number | null;
  openRule?: ((rule: string) => void) | undefined;
}

interface DockTileProps {
  readonly tile: TileId;
  readonly turn: number;
  readonly words: BoardWords;
  readonly drag?: Drag<Carried> | undefined;
  readonly explaining?: TileExplaining | undefined;
}

export function DockTile({ tile, turn, words, drag, explaining }: DockTileProps) {
  const [isLarge, setLarge] = useState(false);
  const open = explaining && (() => setLarge(true));
  const looking = useLook(open);
  const className = drag !== undefined && drag.carrying !== null ? 'bl-dock-tile is-carried' : 'bl-dock-tile';
  const picture = <TilePicture tile={tile} turn={turn} size="100%" />;
  const grip = drag?.grip({ tile, turn }, 'any') ?? {};
  if (explaining === undefined)
    return (
      <span className={className} {...grip}>
        {picture}
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={words.lookAt(words.tileNames[tile[0] as TileType])}
        onClick={open}
        {...together(grip, looking)}
      >
        {picture}
      </button>
      {isLarge && <TileLook {...{ tile, words, explaining }} close={() => setLarge(false)} />}
    </>
  );
}

interface TileLookProps extends Required<Pick<DockTileProps, 'tile' | 'words'>> {
  readonly explaining: TileExplaining;
  close(): void;
}
function TileLook({ tile, words, explaining, close }: TileLookProps) {
  const { regions } = TILE_KINDS.find(({ type }) => type === tile[0])!;
  const kinds = [...new Set(regions.map(({ kind }) => kind))];
  const left = explaining.left(tile);
  const read = (rule: string) => {
    close();
    explaining.openRule?.(rule);
  };
  const title = words.tileNames[tile[0] as TileType];
  const face = <TilePicture tile={tile} size="100%" />;
  return (
    <Enlarged className="bl bl-sheet is-tile" title={title} closeLabel={words.close} face={face} onClose={close}>
      {kinds.map((kind) => {
        const [[said, rule]] = TOLD[kind];
        return (
          <p key={kind}>
            <b>{words.role[ROLES[kind]]}</b>: {words.explain[said]}{' '}
            <button type="button" className="bl-rule" onClick={() => read(rule)}>
              {rule}
            </button>
          </p>
        );
      })}
      {left !== null && <p>{words.moreLike(left)}</p>}
    </Enlarged>
  );
}
