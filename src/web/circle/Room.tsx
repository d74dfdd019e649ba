// Who is here: everybody around one table, each with their seal; those who are not here are further in the dark.
import type { CSSProperties } from 'react';
import type { CirclePage, SeenMember } from '../../wire/circles.ts';
import { usePhone } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { PresenceDot } from '../seal/PresenceDot.tsx';
import { Seal } from '../seal/Seal.tsx';

/** More would sit on each other's laps. */
const MOST_SEATED = 10;
const MOST_ON_PHONE = 6;
const ORDER = ['here', 'away', 'gone'] as const;

export function Room({ circle }: { readonly circle: CirclePage }) {
  const words = useWords('circle');
  const most = usePhone() ? MOST_ON_PHONE : MOST_SEATED;
  const rank = ({ presence }: SeenMember): number => ORDER.indexOf(presence);
  const nearest = circle.members.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
  const seated = circle.members.filter((member) => nearest.includes(member)); // everybody keeps their place
  const others = circle.members.length - seated.length;
  return (
    <section className="w-circle-room" aria-labelledby="room">
      <h2 id="room" className="w-hidden">
        {words.room}
      </h2>
      <div className="w-circle-oak" aria-hidden="true" />
      <ul>
        {seated.map((member, i) => (
          <Seated key={member.tag} member={member} place={i / seated.length} size={seated.length > 6 ? 44 : 60} />
        ))}
      </ul>
      {others > 0 && <p className="w-circle-others">{words.moreMembers(others)}</p>}
    </section>
  );
}

interface SeatedProps {
  readonly member: SeenMember;
  /** Which part of the way round the table, from the bottom. */
  readonly place: number;
  readonly size: number;
}

function Seated({ member, place, size }: SeatedProps) {
  const words = useWords('circle');
  const turn = 2 * Math.PI * place;
  const where = { '--x': -Math.sin(turn), '--y': Math.cos(turn) } as CSSProperties;
  return (
    <li className={`w-circle-seat is-${member.presence}`} style={where}>
      <Seal name={member.seal} size={size} />
      <span className="w-circle-name" dir="auto">
        {member.name}
      </span>
      <span className="w-circle-state">
        {member.plays === null ? (
          <PresenceDot of={member.presence} />
        ) : (
          <Link to={`/t/${member.plays}`}>{words.plays}</Link>
        )}
      </span>
    </li>
  );
}
