// In the settings: how one finds back to oneself when this browser has forgotten everything.
import { useEffect, useState } from 'react';
import type { NewCode, WaysBack as Ways } from '../../wire/ways-back.ts';
import { json } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { useSession } from '../lib/session.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sure } from '../ui/Sure.tsx';
import { AlsoMe } from './AlsoMe.tsx';
import { makePasskey, passkeysHere } from './passkey.ts';
import './ways-back.css';

const PATH = '/me/ways-back';

export function WaysBack() {
  const said = useWords('waysBack');
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    json<Ways>('GET', PATH).then(setWays, () => undefined);
  }, []);
  if (ways === null) return null;
  return (
    <section className="w-stack-s">
      <h3>{said.title}</h3>
      <p className="w-about">{said.about}</p>
      <Passkeys ways={ways} setWays={setWays} />
      <Code madeAt={ways.codeMadeAt} />
      {ways.canMail && (
        <>
          <h4>{said.mail}</h4>
          <p className="w-about">{ways.mail === null ? said.mailNone : said.mailIs(ways.mail)}</p>
        </>
      )}
      <AlsoMe />
    </section>
  );
}

interface PasskeysProps {
  readonly ways: Ways;
  readonly setWays: (ways: Ways) => void;
}
function Passkeys({ ways, setWays }: PasskeysProps) {
  const said = useWords('waysBack');
  const kit = useKit();
  const [isBusy, setBusy] = useState(false);
  const here = passkeysHere();
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const now = await makePasskey();
      if (now !== null) setWays(now);
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  const drop = (id: string): void => {
    json<Ways>('DELETE', `${PATH}/passkeys/${id}`).then(setWays, complain);
  };
  return (
    <>
      <h4>{said.passkey}</h4>
      <p className="w-about">{here === 'yes' ? said.passkeyAbout : said[here]}</p>
      <ul className="wb-passkeys">
        {ways.passkeys.map(({ id, about, madeAt }) => (
          <li key={id}>
            <span>{said.made(about, kit.date(madeAt))}</span>
            <Sure now={said.dropNow} keep={said.keep} act={() => drop(id)}>
              {(ask) => (
                <button type="button" className="w-second" onClick={ask}>
                  {said.drop}
                </button>
              )}
            </Sure>
          </li>
        ))}
      </ul>
      {here === 'yes' && (
        <button type="button" className="w-second" disabled={isBusy} onClick={() => void make()}>
          <Icon name="shield" />
          {said.makePasskey}
        </button>
      )}
    </>
  );
}

function Code({ madeAt }: { readonly madeAt: number | null }) {
  const said = useWords('waysBack');
  const kit = useKit();
  const { me } = useSession();
  const [made, setMade] = useState<NewCode | null>(null);
  const make = (): void => {
    json<NewCode>('POST', `${PATH}/code`).then(setMade, complain);
  };
  return (
    <>
      <h4>{said.code}</h4>
      <p className="w-about">{said.codeAbout}</p>
      {made === null ? (
        <>
          {madeAt !== null && <p className="w-about">{said.codeOld(kit.date(madeAt))}</p>}
          <button type="button" className="w-second" onClick={make}>
            {madeAt === null ? said.makeCode : said.newCode}
          </button>
        </>
      ) : (
        <>
          <div className="wb-paper">
            <p>{said.codePaper(me?.name ?? '', location.host)}</p>
            <p className="wb-code" translate="no">
              {made.code}
            </p>
            <p>{said.codeHow(location.origin)}</p>
          </div>
          <p className="w-about">{said.codeOnce}</p>
          <button type="button" className="w-second" onClick={() => window.print()}>
            {said.print}
          </button>
        </>
      )}
    </>
  );
}
