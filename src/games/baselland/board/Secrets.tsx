// Nobody in Baselland has secrets; only the pile lies face down.
import './pigments.css';
import './board.css';
import { nextOf, SecretRow } from '../../../parts/SecretRow.tsx';
import type { ComingProps } from '../../../parts/secrets.ts';
import type { Dark, TileType } from '../types.ts';
import type { BasellandWords } from '../words/index.ts';
import { TilePicture } from './Tile.tsx';

export function Coming({ dark, words: { board: words } }: ComingProps<BasellandWords>) {
  const { pile } = dark as Dark;
  const { next, more } = nextOf(pile);
  return (
    <div className="bl bl-coming">
      <SecretRow title={words.tiles} count={pile.length} more={more}>
        {next.map((tile) => (
          <span key={tile} role="img" aria-label={words.tileNames[tile[0] as TileType]}>
            <TilePicture tile={tile} size={72} />
          </span>
        ))}
      </SecretRow>
    </div>
  );
}
