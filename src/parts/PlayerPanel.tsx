// A player, small and complete: sign, name, points, and what is public and matters.
import './player.css';
import type { ReactNode } from 'react';
import { PlayerSign } from './PlayerSign.tsx';

interface PlayerPanelProps {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  /** As if the game ended now, if the help level allows. */
  readonly projected?: { readonly score: number; readonly label: string };
  readonly scoreLabel: string;
  readonly isActive: boolean;
  /** Said and shown beside the name: 'am Zug', 'du', 'nicht da'. */
  readonly notes?: readonly string[];
  /** The face of a character: the sign lies on its corner. */
  readonly portrait?: ReactNode;
  /** What its person is known by, and whether they are there. */
  readonly seal?: ReactNode;
  readonly presence?: ReactNode;
  /** The game's own public things. */
  readonly children?: ReactNode;
}

const signed = (points: number): string => String(points).replace('-', '−');

export function PlayerPanel(props: PlayerPanelProps) {
  const { seat, name, score, projected, scoreLabel, isActive, notes = [], children } = props;
  const { portrait, seal, presence } = props;
  return (
    // No landmark: boards have places of their own under the same names.
    <article
      className={`k-player${isActive ? ' is-active' : ''}`}
      aria-label={name}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <span className={portrait === undefined ? 'k-player-signs' : 'k-player-signs has-portrait'}>
        {portrait}
        <PlayerSign seat={seat} size={portrait === undefined ? 34 : 24} />
        {seal}
      </span>
      <span className="k-player-name">
        {name}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
        {presence !== undefined && <small>{presence}</small>}
      </span>
      <span className="k-player-score">
        <b data-total={seat}>
          {signed(score)}
          <span className="k-unseen"> {scoreLabel}</span>
        </b>
        {projected !== undefined && (
          <small title={projected.label}>
            <span className="k-unseen">{projected.label} </span>→ {signed(projected.score)}
          </small>
        )}
      </span>
      {children !== undefined && <div className="k-player-things">{children}</div>}
    </article>
  );
}
