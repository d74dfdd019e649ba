// Rewards as signs: VP in a rosette, then what they bring with its number.
import type { Reward } from '../data/tiles.ts';
import { Glyph } from './glyphs.tsx';

interface RewardsProps {
  readonly vp: number;
  readonly effects: readonly Reward[];
  /** The middle of the row. */
  readonly x: number;
  readonly y: number;
  /** How much room there is. */
  readonly room: number;
}
const VP_WIDTH = 22;
/** There is only ever one of these. */
const isSingle = (kind: Reward[0]): boolean => kind === 'mayor' || kind === 'beadle';
const widthOf = ([kind]: Reward): number => (isSingle(kind) ? 18 : 27);

export function Rewards({ vp, effects, x, y, room }: RewardsProps) {
  const total = (vp > 0 ? VP_WIDTH : 0) + effects.reduce((sum, effect) => sum + widthOf(effect), 0);
  const scale = Math.min(1, room / total);
  let at = -total / 2 + (vp > 0 ? VP_WIDTH : 0);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale.toFixed(3)})`}>
      {vp > 0 && <Points vp={vp} x={-total / 2 + VP_WIDTH / 2} />}
      {effects.map((effect) => {
        const left = at;
        at += widthOf(effect);
        return <Gain key={effect[0]} effect={effect} x={left} />;
      })}
    </g>
  );
}

export function Points({ vp, x = 0, y = 0, size = 21 }: { vp: number; x?: number; y?: number; size?: number }) {
  return (
    <>
      <Glyph name="vp" x={x} y={y} size={size} className="gl-rosette" />
      <text className="gl-vp" x={x} y={y} dy="0.36em" fontSize={size * 0.66}>
        {vp}
      </text>
    </>
  );
}

function Gain({ effect: [kind, n], x }: { readonly effect: Reward; readonly x: number }) {
  return (
    <>
      <Glyph name={kind} x={x + 9} size={15.5} />
      {!isSingle(kind) && (
        <text className="gl-gain" x={x + 17} dy="0.36em">
          {n}
        </text>
      )}
    </>
  );
}
