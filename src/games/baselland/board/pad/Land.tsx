// The country to enter things on: tiles are laid where they fit, laid ones can be chosen, and where nothing fits it says why.
import '../pigments.css';
import '../board.css';
import '../dock.css';
import './pad.css';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import type { ViewOf } from '../../../../kernel/types.ts';
import { PanZoom } from '../../../../parts/PanZoom.tsx';
import { towards, useRoving } from '../../../../parts/roving.ts';
import { laidAt } from '../../rules/grid.ts';
import type { Laid, Open, Place, S } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import { Countryside } from '../Countryside.tsx';
import type { PutChoice } from '../Dock.tsx';
import { Extent } from '../Extent.tsx';
import { wholesOf } from '../features.ts';
import { Pigments } from '../Ground.tsx';
import { FollowerPlaces, Followers, Ghost } from '../Pieces.tsx';
import { PlaceMarks, Places } from '../Places.tsx';
import { PutTargets } from '../Stage.tsx';
import type { Placing } from '../usePlacing.ts';
import { boundsOf, followOf, usePointing } from '../usePointing.ts';

export interface LandProps {
  readonly open: Open;
  /** All tiles, also those that fit nowhere. */
  readonly laid: readonly Laid[];
  readonly placing: Placing | null;
  readonly words: BoardWords;
  readonly lit: readonly string[];
  /** A tile that is being looked at. */
  readonly chosen: Laid | null;
  /** A tile with which something is wrong. */
  readonly wrong: Laid | null;
  /** Followers that can be put on the chosen tile, and what happens then. */
  readonly puts?: readonly PutChoice[] | null;
  put?(region: string): void;
  readonly tilesLabel: string;
  nameOf(place: Place): string;
  tileName(laid: Laid): string;
  choose(place: Place): void;
  /** A laid tile is pressed; left out where tiles are not for choosing. */
  chooseTile?(laid: Laid): void;
  /** A place was pressed where the tile in the hand does not fit. */
  refuse(x: number, y: number, turn: number): void;
  readonly children?: ReactNode;
}
const FIT = { least: 0.4, most: 1.25 };
const LIMITS = { least: 0.2, most: 4.5 };
const INSET = { top: 12, right: 60, bottom: 108, left: 12 };

export function Land(props: LandProps) {
  const { open, laid, placing, words, chosen, wrong, lit, puts = null, chooseTile } = props;
  const floating = useRef<SVGGElement>(null);
  const bounds = useMemo(() => boundsOf(laid), [laid]);
  const litUp = useMemo(() => wholesOf(open, lit), [lit, open]);
  const { pointing } = usePointing({ open } as ViewOf<S>, placing, () => undefined, floating);
  const tap = (x: number, y: number, pointer: string): boolean => {
    if (pointing.tap?.(x, y, pointer)) return true;
    const [column, row] = [Math.floor(x / 100), Math.floor(y / 100)];
    if (placing === null) return false;
    props.refuse(column, row, placing.turn);
    return true;
  };
  return (
    <div className="bl bl-ground blp-land" data-step={placing === null ? 'watch' : 'place'}>
      <PanZoom
        bounds={bounds}
        follow={followOf(laid, placing, null, lit)}
        inset={INSET}
        fitLimits={FIT}
        limits={LIMITS}
        texts={words}
        pointing={{ ...pointing, tap }}
        over={
          <>
            {placing !== null && (
              <Places placing={placing} label={words.options} name={props.nameOf} choose={props.choose} />
            )}
            {placing === null && chooseTile !== undefined && <Tiles {...props} chooseTile={chooseTile} />}
            {puts !== null && chosen !== null && (
              <PutTargets
                laid={chosen}
                choices={puts}
                point={() => undefined}
                choose={(region) => props.put?.(region)}
              />
            )}
          </>
        }
      >
        <Pigments />
        {placing !== null && <PlaceMarks cells={placing.cells} />}
        <Countryside laid={laid} />
        {litUp.length > 0 && <Extent open={open} segments={litUp} className="bl-lit" />}
        {chosen !== null && <Rim laid={chosen} className="bl-last" />}
        <Followers open={open} />
        {puts !== null && chosen !== null && <FollowerPlaces laid={chosen} choices={puts} pointed={undefined} />}
        {wrong !== null && <Rim laid={wrong} className="blp-wrong" />}
        {placing !== null && <Ghost placing={placing} floating={floating} />}
      </PanZoom>
      {props.children}
    </div>
  );
}

const Rim = ({ laid, className }: { readonly laid: Laid; readonly className: string }) => (
  <rect className={className} x={laid.x * 100} y={laid.y * 100} width="100" height="100" rx="2" />
);

/** Every laid tile as a button; arrow keys go from tile to tile as they lie. */
function Tiles({ open, laid, tilesLabel, tileName, chooseTile }: LandProps & { chooseTile(laid: Laid): void }) {
  const { stop, onKeyDown } = useRoving(laid.length, (from, key) => towards(laid, laid[from], key));
  return (
    <ul className="bl-places" aria-label={tilesLabel} onKeyDown={onKeyDown as (e: KeyboardEvent) => void}>
      {laid.map((one, i) => (
        <li key={one.tile}>
          <button
            type="button"
            className="blp-tile"
            style={{ left: one.x * 100, top: one.y * 100 }}
            data-cell={`${one.x} ${one.y}`}
            data-start={laidAt(open.grid, one.x, one.y) === 0}
            {...stop(i)}
            onClick={() => chooseTile(one)}
          >
            <span className="k-unseen">{tileName(one)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
