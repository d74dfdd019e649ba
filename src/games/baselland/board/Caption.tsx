// A small caption: what lies under the pointer or the focus, whose it is, how open, how much.
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { ROLES } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Feature } from './features.ts';

/** The caption as sentences; also what screen readers hear. */
export function describe(f: Feature, words: BoardWords, names: readonly string[], isFull: boolean): string[] {
  const said = [`${words.feature[f.kind]}: ${words.parts(f.kind, f.parts, f.pennants)}`];
  if (f.kind !== 'field') said.push(f.gaps === 0 ? words.done : words.ends(f.kind, f.gaps));
  const crowd = [...f.crowd].map(([seat, count]) => words.stands(ROLES[f.kind], names[seat] ?? '', count));
  said.push(crowd.length > 0 ? crowd.join(', ') : words.free);
  if (f.crowd.size > 1 && f.owners.length > 0) said.push(words.held(f.owners.map((seat) => names[seat] ?? '')));
  if (isFull && f.kind !== 'field')
    said.push(f.gaps === 0 ? words.worth(f.finished, f.finished) : words.worth(f.now, f.finished));
  return said;
}

interface CaptionProps {
  readonly feature: Feature;
  readonly words: BoardWords;
  readonly names: readonly string[];
  readonly isFull: boolean;
  openRule?: ((rule: string) => void) | undefined;
  /** The pointer is on the rule number: the caption stays, so that the rule can be opened. */
  keep(isKept: boolean): void;
}

export function Caption({ feature, words, names, isFull, openRule, keep }: CaptionProps) {
  const [title, ...rest] = describe(feature, words, names, isFull);
  return (
    <div className="bl-caption" aria-hidden="true">
      <span className="bl-caption-signs">
        {[...feature.crowd.keys()].map((seat) => (
          <PlayerSign key={seat} seat={seat} size={22} />
        ))}
      </span>
      <b>{title}</b>
      <span>
        {rest.join(' · ')}{' '}
        <button
          type="button"
          className="bl-rule"
          tabIndex={-1}
          onPointerEnter={() => keep(true)}
          onPointerLeave={(e) => keep(e.pointerType === 'touch')}
          onClick={() => openRule?.(feature.rule)}
        >
          {feature.rule}
        </button>
      </span>
    </div>
  );
}
