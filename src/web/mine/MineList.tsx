// The lines of a list: what waits for me first, then what lies on this device, then the rest.
import type { ReactNode } from 'react';
import { HereLine } from '../here/HereLine.tsx';
import type { HereCard } from '../here/index.ts';
import { sortMine } from '../slow/mine.ts';
import type { Mine } from './games.ts';
import { MineLine } from './MineLine.tsx';
import './mine.css';

interface ListProps {
  readonly mine: Mine;
  readonly here: readonly HereCard[];
  readonly hereGone: () => void;
  readonly most?: number;
  readonly isAway?: boolean;
}

export function MineList({ mine, here, hereGone, most = Number.POSITIVE_INFINITY, isAway = false }: ListProps) {
  const cards = sortMine(mine.cards ?? []);
  const line = (card: (typeof cards)[number]): ReactNode => (
    <MineLine
      key={card.id}
      card={card}
      isAway={isAway}
      gone={() => {
        mine.drop(card.id);
        toContent();
      }}
    />
  );
  const lines = [
    ...cards.filter(({ isYourTurn }) => isYourTurn).map(line),
    ...here.map((card) => (
      <HereLine
        key={card.id}
        card={card}
        gone={() => {
          hereGone();
          toContent();
        }}
      />
    )),
    ...cards.filter(({ isYourTurn }) => !isYourTurn).map(line),
  ];
  return <ul className="w-mine">{lines.slice(0, most)}</ul>;
}

/** The line that had the focus is gone. */
const toContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
