// Everybody in a circle, and what its founder may do: remove somebody, let somebody back, pass the circle on.
import type { CirclePage, SeenMember } from '../../wire/circles.ts';
import type { MemberDeed } from '../../wire/values.ts';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Seal } from '../seal/Seal.tsx';
import { Sure } from '../ui/Sure.tsx';
import { circleApi } from './api.ts';
import { complainHere } from './complain.ts';

interface PeopleProps {
  readonly circle: CirclePage;
  readonly isFounder: boolean;
}

export function CirclePeople({ circle, isFounder }: PeopleProps) {
  const words = useWords('circle');
  const treat = (tag: string, deed: MemberDeed): void =>
    void circleApi.treat(circle.id, tag, deed).then(() => deed === 'remove' && toast(words.renewed), complainHere);
  return (
    <section className="w-stack-s">
      <h3>{words.people}</h3>
      <ul className="w-circle-people">
        {circle.members.map((member) => (
          <li key={member.tag}>
            <Known member={member} />
            {isFounder && !member.isYou && <Deeds member={member} treat={treat} />}
          </li>
        ))}
      </ul>
      {circle.removed.length > 0 && (
        <>
          <h3>{words.removedPeople}</h3>
          <ul className="w-circle-people">
            {circle.removed.map(({ tag, name }) => (
              <li key={tag}>
                <span dir="auto">{name}</span>
                <button type="button" className="w-quiet" onClick={() => treat(tag, 'readmit')}>
                  {words.readmit}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Known({ member }: { readonly member: SeenMember }) {
  const words = useWords('circle');
  const kit = useKit();
  const about = [
    ...(member.isYou ? [words.you] : []),
    ...(member.isFounder ? [words.founder] : []),
    words.since(kit.date(member.since, { dateStyle: 'medium' })),
  ];
  return (
    <span className="w-circle-known">
      <Seal name={member.seal} size={30} />
      <span>
        <strong dir="auto">{member.name}</strong> <span className="w-about">{about.join(', ')}</span>
      </span>
    </span>
  );
}

interface DeedsProps {
  readonly member: SeenMember;
  readonly treat: (tag: string, deed: MemberDeed) => void;
}

function Deeds({ member: { tag, name }, treat }: DeedsProps) {
  const words = useWords('circle');
  return (
    <div className="w-row">
      <Sure now={words.passNow(name)} keep={words.keep} act={() => treat(tag, 'pass')}>
        {(ask) => (
          <button type="button" className="w-quiet" aria-label={`${words.pass}: ${name}`} onClick={ask}>
            {words.pass}
          </button>
        )}
      </Sure>
      <Sure now={words.removeNow(name)} keep={words.keep} act={() => treat(tag, 'remove')}>
        {(ask) => (
          <button type="button" className="w-quiet" aria-label={words.removeNow(name)} onClick={ask}>
            {words.remove}
          </button>
        )}
      </Sure>
    </div>
  );
}
