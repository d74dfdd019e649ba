// A road, city, monastery or meadow, large: what it brings whom in words, how it stands now, and by which rule.
import { Enlarged } from '../../../parts/Sheet.tsx';
import { type RegionKind, ROLES } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { describe } from './Caption.tsx';
import { FigurePicture } from './Follower.tsx';
import type { Feature } from './features.ts';

interface ExplanationProps {
  readonly feature: Feature;
  readonly words: BoardWords;
  readonly names: readonly string[];
  readonly isFull: boolean;
  /** R10 Whether refugees stay where they are. */
  readonly doStay: boolean;
  /** Whose follower is drawn. */
  readonly seat: number;
  openRule?: ((rule: string) => void) | undefined;
  close(): void;
}

/** What it brings when it is finished, and what else is to be known. */
export const TOLD: Readonly<Record<RegionKind, readonly (readonly [keyof BoardWords['explain'], rule: string])[]>> = {
  road: [
    ['road', 'R7.4'],
    ['most', 'R7.10'],
  ],
  city: [
    ['city', 'R7.6'],
    ['open', 'R9.2'],
    ['most', 'R7.10'],
  ],
  monastery: [['monastery', 'R7.12']],
  field: [
    ['field', 'R7.7'],
    ['stays', 'R8.4'],
  ],
};

export function Explanation({ feature, words, names, isFull, doStay, seat, openRule, close }: ExplanationProps) {
  const { kind, owners } = feature;
  const [title, ...rest] = describe(feature, words, names, isFull);
  const face = (
    <span className="bl-explained">
      <FigurePicture role={ROLES[kind]} seat={owners[0] ?? seat} size={150} />
    </span>
  );
  const read = (rule: string) => {
    close();
    openRule?.(rule);
  };
  return (
    <Enlarged className="bl bl-sheet" title={title} closeLabel={words.close} face={face} onClose={close}>
      <p>
        <b>{words.role[ROLES[kind]]}</b>
      </p>
      {TOLD[kind]
        .filter(([said]) => said !== 'stays' || doStay)
        .map(([said, rule]) => (
          <p key={said}>
            {words.explain[said]}{' '}
            <button type="button" className="bl-rule" onClick={() => read(rule)}>
              {rule}
            </button>
          </p>
        ))}
      <p>{rest.join(' · ')}</p>
    </Enlarged>
  );
}
