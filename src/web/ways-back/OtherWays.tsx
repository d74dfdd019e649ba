// Without a link: a passkey, or a mail to an address that is known here.
import { useState } from 'react';
import type { Me } from '../../wire/me.ts';
import { json } from '../lib/api.ts';
import { usePrefs } from '../lib/prefs.ts';
import { complain } from '../lib/refusal.ts';
import { comeBack } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { comeBackByPasskey, passkeysHere } from './passkey.ts';

export function OtherWays({ welcome }: { readonly welcome: (me: Me) => void }) {
  const said = useWords('waysBack');
  const here = passkeysHere();
  const show = async (): Promise<void> => {
    const me = await comeBackByPasskey();
    if (me !== null) welcome(await comeBack(Promise.resolve(me)));
  };
  return (
    <>
      {here === 'yes' ? (
        <button type="button" className="w-second" onClick={() => show().catch(complain)}>
          <Icon name="shield" />
          {said.byPasskey}
        </button>
      ) : (
        <p className="w-about">{said[here]}</p>
      )}
      <ByMail />
    </>
  );
}

function ByMail() {
  const said = useWords('waysBack');
  const { language } = usePrefs();
  const [address, setAddress] = useState('');
  const ask = async (): Promise<void> => {
    await json('POST', '/back/mail', { address: address.trim(), language });
    toast(said.sent);
  };
  return (
    <form
      className="w-row"
      onSubmit={(event) => {
        event.preventDefault();
        ask().catch(complain);
      }}
    >
      <input
        className="w-field"
        type="email"
        autoComplete="email"
        aria-label={said.byMail}
        placeholder={said.byMail}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <button type="submit" className="w-second" disabled={address.trim() === ''}>
        {said.send}
      </button>
    </form>
  );
}
