// Draw pile, discard pile and building stack; what was discarded is for all to see (R12.3).
import { Card } from '../../../parts/Card.tsx';
import type { BoardWords } from '../words/board.ts';
import { BuildingBack, PersonBack, PersonFace } from './cards.tsx';
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
        <Card className="ty-card">
          <PersonBack />
        </Card>
        <b>{people}</b>
      </span>
      <button type="button" className="ty-pile" title={words.discard(discard.length)} onClick={look}>
        <span className="k-unseen">{words.discard(discard.length)}</span>
        <Card className={last === undefined ? 'ty-card is-bare' : 'ty-card'}>
          {last !== undefined && <PersonFace id={last} names={words.names} />}
        </Card>
        <b aria-hidden="true">{discard.length}</b>
      </button>
      <span className="ty-pile" role="img" aria-label={words.stack(stack)} title={words.stack(stack)}>
        <Card className="ty-card">
          <BuildingBack />
        </Card>
        <b>{stack}</b>
      </span>
    </div>
  );
}
