import { useId, useState } from 'react';
import type { SealName } from '../../text/seals.ts';
import { useWords } from '../lib/words.ts';
import { Seal } from '../seal/Seal.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { AtEvening } from './use-evening.ts';

/** Who is here: ticks for everybody of the circle, and guests without a device. */
export function People({ at }: { readonly at: AtEvening }) {
  const { seen, act } = at;
  const words = useWords('evening');
  const title = useId();
  const stage = seen.rounds.at(-1)?.stage;
  const isBound = stage === 'revealing' || stage === 'playing';
  const here = seen.people.filter(({ isHere }) => isHere).length;
  return (
    <section className="w-card w-stack" aria-labelledby={title}>
      <div>
        <h2 id={title}>{words.who}</h2>
        <p className="w-about">
          {words.hereNow(here)}. {!isBound && words.whoAbout}
        </p>
      </div>
      <ul className="w-evening-people">
        {seen.people.map(({ tag, name, isGuest, isHere, isHost, seal }) => (
          <Person
            key={tag}
            name={name}
            seal={seal}
            notes={[
              ...(tag === seen.you ? [words.you] : []),
              ...(isHost ? [words.host] : []),
              ...(isGuest ? [words.guest] : []),
              ...(isHere ? [] : [words.gone]),
            ]}
            isHere={isHere}
            onTick={
              isBound || !(seen.mayRun || tag === seen.you)
                ? null
                : (is) => act(tag === seen.you ? { do: 'here', isHere: is } : { do: 'tick', person: tag, isHere: is })
            }
          />
        ))}
        {seen.members.map(({ tag, name, seal }) => (
          <Person
            key={tag}
            name={name}
            seal={seal}
            notes={[]}
            isHere={false}
            onTick={isBound || !seen.mayRun ? null : (is) => act({ do: 'tick', person: tag, isHere: is })}
          />
        ))}
      </ul>
      {!isBound && <ComeAndGo at={at} />}
      {!isBound && (seen.you !== null || seen.mayRun) && <NewGuest act={act} />}
    </section>
  );
}

/** My own coming and going, in one press. */
function ComeAndGo({ at: { seen, act } }: { readonly at: AtEvening }) {
  const words = useWords('evening');
  const isAway = seen.you === null;
  return (
    <div className="w-row">
      <button
        type="button"
        className={isAway ? 'w-main' : 'w-quiet'}
        onClick={() => act({ do: 'here', isHere: isAway })}
      >
        {isAway ? words.come : words.go}
      </button>
    </div>
  );
}

interface PersonProps {
  readonly name: string;
  readonly seal: SealName | undefined;
  readonly notes: readonly string[];
  readonly isHere: boolean;
  /** null: not mine to say. */
  readonly onTick: ((isHere: boolean) => Promise<boolean>) | null;
}

function Person({ name, seal, notes, isHere, onTick }: PersonProps) {
  return (
    <li>
      <label className={isHere ? 'is-here' : ''}>
        <input
          type="checkbox"
          checked={isHere}
          disabled={onTick === null}
          onChange={(event) => void onTick?.(event.target.checked)}
        />
        {seal === undefined ? <Icon name="chair" size={34} /> : <Seal name={seal} size={40} />}
        <span>
          <strong>{name}</strong>
          {notes.length > 0 && <span className="w-about">{notes.join(', ')}</span>}
        </span>
      </label>
    </li>
  );
}

function NewGuest({ act }: Pick<AtEvening, 'act'>) {
  const words = useWords('evening');
  const [name, setName] = useState('');
  const field = useId();
  const add = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() !== '' && (await act({ do: 'guest', name }))) setName('');
  };
  return (
    <form className="w-stack-s" onSubmit={add}>
      <label htmlFor={field}>{words.guestName}</label>
      <div className="w-row">
        <input
          id={field}
          className="w-field"
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="w-second" disabled={name.trim() === ''}>
          {words.addGuest}
        </button>
      </div>
      <p className="w-about">{words.guestAbout}</p>
    </form>
  );
}
