// What belongs to circles: all of mine, the room of one, and the link to one.
import { CirclePage } from './CirclePage.tsx';
import { CirclesPage } from './CirclesPage.tsx';
import { JoinPage } from './JoinPage.tsx';

interface PagesProps {
  /** '': none in particular. */
  readonly id: string;
  /** It is the secret of a link. */
  readonly isLink: boolean;
}

export function CirclePages({ id, isLink }: PagesProps) {
  if (isLink) return <JoinPage code={id} />;
  return id === '' ? <CirclesPage /> : <CirclePage id={id} />;
}
