// What was hidden in a finished game, for games that do not draw it themselves.
import './general.css';
import type { ComingProps, SecretsProps } from '../../parts/secrets.ts';
import { laidOpen, type Thing } from '../../text/things.ts';
import { useAtTable } from '../table/context.ts';
import { ThingList } from './Pieces.tsx';
import type { Pressing } from './use-pressing.ts';

/** Nothing can be chosen any more. */
const STILL: Pressing = { offered: () => null, refused: null, lit: [] };

const Laid = ({ things }: { readonly things: readonly Thing[] }) => (
  <div className="gb-pigments">
    <ThingList things={things} pressing={STILL} />
  </div>
);

export function Secrets({ view, seat }: SecretsProps) {
  const { things } = useAtTable().texts;
  return <Laid things={laidOpen(view.own[seat], things?.each, things)} />;
}

export function Coming({ dark }: ComingProps) {
  const { things } = useAtTable().texts;
  return <Laid things={laidOpen(dark, things?.piles, things).map(nextFirst)} />;
}

/** The last of a pile is drawn next. */
const nextFirst = (thing: Thing): Thing =>
  thing.kind === 'pieces' ? { ...thing, pieces: thing.pieces.toReversed() } : thing;
