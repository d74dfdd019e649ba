// Fields of a state as cards, counters and backs.

import { Card, PlainBack, WrittenFace } from '../../parts/Card.tsx';
import { type Lying, nameOf, type Thing } from '../../text/things.ts';
import { useWords } from '../lib/words.ts';
import { Motif, PIGMENTS } from './Motif.tsx';
import type { Pressing } from './use-pressing.ts';

/** More backs than this become a pile. */
const MOST_BACKS = 5;

export function ThingList({ things, pressing }: { readonly things: readonly Thing[]; readonly pressing: Pressing }) {
  return (
    <dl className="gb-things">
      {things.map((thing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields stay in their order
        <div key={i} className={`gb-thing is-${thing.kind}`}>
          <dt>{thing.name}</dt>
          <dd>
            <ThingValue thing={thing} pressing={pressing} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ThingValue({ thing, pressing }: { readonly thing: Thing; readonly pressing: Pressing }) {
  const { empty, hidden } = useWords().general;
  switch (thing.kind) {
    case 'count':
      return <b className="gb-number">{String(thing.count).replace('-', '−')}</b>;
    case 'mark':
      return <span className="gb-check">✓</span>;
    case 'hidden':
      return (
        <span className="gb-backs">
          <span className="k-unseen">{hidden(thing.count)}</span>
          <Backs count={thing.count} />
          <b className="gb-number" aria-hidden="true">
            {thing.count}
          </b>
        </span>
      );
    case 'group':
      return <ThingList things={thing.things} pressing={pressing} />;
    case 'pieces':
      return thing.pieces.length === 0 ? (
        <span className="gb-empty">{empty}</span>
      ) : (
        <PieceRow pieces={thing.pieces} pressing={pressing} />
      );
  }
}

function PieceRow({ pieces, pressing }: { readonly pieces: readonly Lying[]; readonly pressing: Pressing }) {
  const offers = pieces.map((piece) => pressing.offered(piece));
  const refused = offers.some((offer) => offer !== null) ? pressing.refused : null;
  return (
    <ul className="gb-row">
      {pieces.map((piece, i) => {
        const go = offers[i]?.go ?? (refused === null ? undefined : () => refused(piece));
        const isLit = pressing.lit.includes(String(piece.id));
        const state = isLit ? 'chosen' : offers[i] === null ? 'plain' : 'open';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may lie there twice
          <li key={`${piece.id}/${i}`}>
            <PieceCard piece={piece} state={state} label={offers[i]?.label ?? nameOf(piece)} go={go} />
          </li>
        );
      })}
    </ul>
  );
}

function Backs({ count }: { readonly count: number }) {
  return (
    <span className="gb-stack" aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <Card key={i} className="k-card-back">
          <PlainBack />
        </Card>
      ))}
    </span>
  );
}

interface PieceCardProps {
  readonly piece: Lying;
  readonly state: 'plain' | 'open' | 'chosen';
  readonly label: string;
  readonly go: (() => void) | undefined;
}

/** A card if it has a value, else a label with its name. */
function PieceCard({ piece, state, label, go }: PieceCardProps) {
  const { name, value } = piece;
  const pigment = piece.pigment === undefined ? null : piece.pigment % PIGMENTS;
  const colour = pigment === null ? 'var(--edge-strong)' : `var(--gb-${pigment})`;
  if (value !== undefined)
    return (
      <Card label={label} press={go} isOpen={state === 'open'} isLit={state === 'chosen'}>
        <WrittenFace
          name={name}
          value={value}
          pigment={colour}
          motif={pigment !== null && <Motif pigment={pigment} />}
        />
      </Card>
    );
  const className = `gb-label gb-label-${state}`;
  const style = { '--pigment': colour };
  if (go === undefined)
    return (
      <span className={className} style={style}>
        {name}
      </span>
    );
  return (
    <button type="button" className={className} style={style} aria-label={label} onClick={go}>
      {name}
    </button>
  );
}
