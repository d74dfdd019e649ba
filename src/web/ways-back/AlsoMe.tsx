// Another identity that is also mine: shown by one of its ways back, then both become one.
import { useState } from 'react';
import { codeIn } from '../../text/way-back-code.ts';
import type { Me } from '../../wire/me.ts';
import type { Also, AlsoMe as Found } from '../../wire/merge.ts';
import { json, Problem } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { Link } from '../lib/router.ts';
import { comeBack } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sure } from '../ui/Sure.tsx';
import { passkeysHere, showPasskey } from './passkey.ts';

export function AlsoMe() {
  const said = useWords('waysBack');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const show = (body: Also | object): void => {
    json<Found>('POST', '/me/also', body).then(setFound, complain);
  };
  const showTyped = (): void => {
    const text = typed.trim();
    show(codeIn(text) === null ? { token: text.split('#').at(-1) } : { code: text });
  };
  const byPasskey = async (): Promise<void> => {
    const passkey = await showPasskey();
    if (passkey !== null) show({ passkey });
  };
  return (
    <>
      <h4>{said.also}</h4>
      <p className="w-about">{said.alsoAbout}</p>
      {found === null ? (
        <form
          className="w-row"
          onSubmit={(event) => {
            event.preventDefault();
            showTyped();
          }}
        >
          <input
            className="w-field"
            aria-label={said.alsoField}
            placeholder={said.alsoField}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="w-second" disabled={typed.trim() === ''}>
            {said.alsoShow}
          </button>
          {passkeysHere() === 'yes' && (
            <button type="button" className="w-second" onClick={() => byPasskey().catch(complain)}>
              <Icon name="shield" />
              {said.alsoPasskey}
            </button>
          )}
        </form>
      ) : (
        <Become found={found} setFound={setFound} />
      )}
    </>
  );
}

interface BecomeProps {
  readonly found: Found;
  readonly setFound: (found: Found | null) => void;
}
function Become({ found, setFound }: BecomeProps) {
  const said = useWords('waysBack');
  const kit = useKit();
  const { name, games, circles, devices, createdAt, isBanned, inTheWay, ticket } = found;
  const become = async (): Promise<void> => {
    try {
      const me = await comeBack(json<Me>('POST', '/me/merge', { ticket }));
      setFound(null);
      toast(said.alsoDone(me.name));
    } catch (error) {
      const { at, ticket: again } = error instanceof Problem ? error.facts : {};
      if (typeof at === 'string' && typeof again === 'string') setFound({ ...found, inTheWay: at, ticket: again });
      complain(error);
    }
  };
  return (
    <div className="w-stack-s wb-also">
      <p>{said.alsoFound(name, said.alsoGames(games), said.alsoCircles(circles), kit.date(createdAt))}</p>
      <p className="w-about">{said.alsoDevices(devices)}</p>
      {isBanned && <p className="w-about">{said.alsoBanned}</p>}
      {inTheWay !== null && (
        <p className="w-about">
          {said.alsoInTheWay} <Link to={`/${inTheWay}`}>{said.alsoThere}</Link>
        </p>
      )}
      <div className="w-row">
        <Sure now={said.alsoSure} keep={said.alsoNot} act={() => void become()}>
          {(ask) => (
            <button type="button" className="w-second" onClick={ask}>
              {said.alsoNow(name)}
            </button>
          )}
        </Sure>
        <button type="button" className="w-quiet" onClick={() => setFound(null)}>
          {said.alsoNot}
        </button>
      </div>
    </div>
  );
}
