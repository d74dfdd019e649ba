// Draw pile, discard pile and building stack; what was discarded is for all to see (R12.3).

import type { BoardWords } from '../words/board.ts';
import { PersonBack, PersonFace } from './cards.tsx';
import type { V } from './model.ts';

interface PilesProps {
  readonly view: V;
  readonly words: BoardWords;
  look(): void;
}

export function Piles({ view, words, look }: PilesProps) {
  const { people, stack } = view.dark as { people: number; stack: number };
  const { discard } = view.open;
  const last = discard.at(-1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: piles are no form
    <div className="ty-piles" role="group" aria-label={words.piles}>
      <span className="ty-pile" role="img" aria-label={words.pile(people)} title={words.pile(people)}>
        <span className="ty-card">
          <PersonBack />
        </span>
        <b>{people}</b>
      </span>
      <button type="button" className="ty-pile" title={words.discard(discard.length)} onClick={look}>
        <span className="k-unseen">{words.discard(discard.length)}</span>
        <span aria-hidden="true" className={last === undefined ? 'ty-card is-bare' : 'ty-card'}>
          {last !== undefined && <PersonFace id={last} names={words.names} />}
        </span>
        <b aria-hidden="true">{discard.length}</b>
      </button>
      <span className="ty-pile" role="img" aria-label={words.stack(stack)} title={words.stack(stack)}>
        <span className="ty-card">
          <svg className="ty-face ty-back" viewBox="0 0 100 140" aria-hidden="true">
            <rect className="ty-stack-ground" width="100" height="140" />
            <path className="ty-stack-plan" d="M20 112V70L50 44L80 70V112ZM34 112V88H50V112M58 84H70V96H58Z" />
          </svg>
        </span>
        <b>{stack}</b>
      </span>
    </div>
  );
}
