// My hand along the table edge. A press takes a card up; a second press, or one of the places, picks it.
import { Card } from '../../../parts/Card.tsx';
import type { Drag } from '../../../parts/drag.ts';
import { Hand as Row } from '../../../parts/Fan.tsx';
import { type PersonId, personOf } from '../data/kinds.ts';
import type { BoardWords } from '../words/board.ts';
import { PersonFace } from './cards.tsx';
import { useExplain } from './explain.ts';
import { personLabel } from './things.tsx';
import type { Came } from './useNews.tsx';

interface HandProps {
  readonly cards: readonly PersonId[];
  readonly held: PersonId | null;
  /** Whether cards are picked now, and which ones may be. */
  readonly isOpen: boolean;
  readonly offered: ReadonlySet<PersonId>;
  /** Codes of the cards that are pointed at. */
  readonly lit: ReadonlySet<string>;
  readonly words: BoardWords;
  /** How the hand has just come. */
  readonly came: Came | null;
  readonly drag: Drag<PersonId>;
  press(card: PersonId, byKey: boolean): void;
}

/** As many as these lie side by side, nearly. */
const FEW = 6;

export function Hand({ cards, held, isOpen, offered, lit, words, came, drag, press }: HandProps) {
  const explain = useExplain();
  const isOffered = (id: PersonId): boolean => isOpen && offered.has(id);
  return (
    <Row
      of={cards}
      label={isOpen ? words.options : words.aside}
      className={isOpen ? 'ty-hand' : 'ty-hand is-aside'}
      isOpen={isOffered}
      isStop={isOffered}
      apart={() => (cards.length > FEW ? 0.7 : 0.88)}
      came={came}
      leans
    >
      {(id, stop) => (
        <Card
          {...stop}
          {...(isOffered(id) ? drag.grip(id) : {})}
          className={isOffered(id) ? 'ty-card ty-handcard ty-opt' : 'ty-card ty-handcard'}
          label={personLabel(words, id)}
          isOpen={isOffered(id)}
          isChosen={isOffered(id) ? held === id : undefined}
          data-piece={personOf(id).code}
          isLit={lit.has(personOf(id).code)}
          isCarried={drag.isCarried(id)}
          press={isOffered(id) ? (byKey) => press(id, byKey) : undefined}
          look={isOffered(id) && explain ? () => explain({ person: id }) : undefined}
        >
          <PersonFace id={id} names={words.names} />
        </Card>
      )}
    </Row>
  );
}
