// In the settings: the ways to be told that it is my turn, each with a button that tries it.

import { type ReactNode, useEffect, useState } from 'react';
import type { Notices } from '../../wire/notices.ts';
import { HOOKS, type HookKind, type Way } from '../../wire/values.ts';
import { usePrefs } from '../lib/prefs.ts';
import { complain } from '../lib/refusal.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { type DeviceState, deviceState, turnOff, turnOn } from './device.ts';
import { notices } from './notices.ts';
import { WhenToTell } from './WhenToTell.tsx';
import './notices.css';

interface WayProps {
  readonly is: Notices;
  readonly run: (work: () => Promise<Notices | null>) => void;
}

export function NoticeSettings() {
  const said = useWords('push');
  const [is, setIs] = useState<Notices | null>(null);
  useEffect(() => {
    notices.read().then(setIs, () => undefined);
  }, []);
  const run = (work: () => Promise<Notices | null>): void => {
    work().then(
      (found) => found !== null && setIs(found),
      (error) => complain(error),
    );
  };
  return (
    <section className="w-stack-s">
      <h3>{said.title}</h3>
      <p className="w-about">{said.about}</p>
      {is !== null && (
        <>
          <PushWay is={is} run={run} />
          <MailWay is={is} run={run} />
          <HookWay is={is} run={run} />
          {(is.push.length > 0 || is.mail !== null || is.hook !== null) && <WhenToTell is={is} run={run} />}
        </>
      )}
    </section>
  );
}

function Panel({ title, about, children }: { title: string; about: string; children?: ReactNode }) {
  return (
    <section className="w-way" aria-label={title}>
      <strong>{title}</strong>
      <p>{about}</p>
      {children}
    </section>
  );
}

/** Sends a notice and says, in place, what came back. */
function TryIt({ way, run }: { readonly way: Way; readonly run: WayProps['run'] }) {
  const said = useWords('push');
  const [result, setResult] = useState('');
  const [isBusy, setBusy] = useState(false);
  const test = (): void => {
    setBusy(true);
    setResult('');
    run(async () => {
      try {
        const { ok, status, why } = await notices.test(way);
        setResult(ok ? said.arrived : status !== null ? said.refused(status) : said[why ?? 'noAnswer']);
      } finally {
        setBusy(false);
      }
      return null;
    });
  };
  return (
    <>
      <button type="button" className="w-second" disabled={isBusy} onClick={test}>
        {said.test}
      </button>
      <span role="status">{result}</span>
    </>
  );
}

function PushWay({ is, run }: WayProps) {
  const said = useWords('push');
  const { language } = usePrefs();
  const [state, setState] = useState<DeviceState | null>(null);
  useEffect(() => {
    deviceState(is.push).then(setState, () => setState('impossible'));
  }, [is.push]);
  const on = () =>
    run(async () => {
      const push = await turnOn(is.key);
      if (push !== null) return await notices.set({ push }, language);
      setState(await deviceState(is.push));
      return null;
    });
  const off = () =>
    run(async () => {
      const device = await turnOff();
      return device === null ? null : await notices.drop('push', device);
    });
  const about = {
    insecure: said.pushInsecure,
    impossible: said.pushImpossible,
    forbidden: said.pushForbidden,
    off: said.pushAbout,
    on: said.isOn,
  };
  return (
    <Panel title={said.push} about={about[state ?? 'off']}>
      {state === 'off' && (
        <div className="w-row">
          <button type="button" className="w-second" onClick={on}>
            {said.on}
          </button>
        </div>
      )}
      {state === 'on' && (
        <div className="w-row">
          <TryIt way="push" run={run} />
          <button type="button" className="w-quiet" onClick={off}>
            {said.off}
          </button>
        </div>
      )}
    </Panel>
  );
}

function MailWay({ is: { canMail, mail }, run }: WayProps) {
  const said = useWords('push');
  const { language } = usePrefs();
  const [address, setAddress] = useState('');
  if (!canMail) return <Panel title={said.mail} about={said.mailNone} />;
  const about = mail === null ? said.mailAbout : (mail.isConfirmed ? said.mailIs : said.mailWaits)(mail.address);
  return (
    <Panel title={said.mail} about={about}>
      {mail === null ? (
        <form
          className="w-row"
          onSubmit={(event) => {
            event.preventDefault();
            run(() => notices.set({ mail: address.trim() }, language));
          }}
        >
          <input
            className="w-field"
            type="email"
            required
            autoComplete="email"
            aria-label={said.address}
            placeholder={said.address}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="submit" className="w-second">
            {said.keep}
          </button>
        </form>
      ) : (
        <div className="w-row">
          {mail.isConfirmed && <TryIt way="mail" run={run} />}
          <button type="button" className="w-quiet" onClick={() => run(() => notices.drop('mail'))}>
            {said.off}
          </button>
        </div>
      )}
    </Panel>
  );
}

function HookWay({ is: { hook }, run }: WayProps) {
  const said = useWords('push');
  const { language } = usePrefs();
  const [kind, setKind] = useState<HookKind>(hook?.kind ?? 'ntfy');
  const [url, setUrl] = useState('');
  if (hook !== null)
    return (
      <Panel title={said.hook} about={`${said.hooks[hook.kind]}: ${new URL(hook.url).host}`}>
        <div className="w-row">
          <TryIt way="hook" run={run} />
          <button type="button" className="w-quiet" onClick={() => run(() => notices.drop('hook'))}>
            {said.off}
          </button>
        </div>
      </Panel>
    );
  return (
    <Panel title={said.hook} about={said.hookAbout[kind]}>
      <Choice
        label={said.hookKind}
        hideLabel
        values={HOOKS}
        value={kind}
        name={(one) => said.hooks[one]}
        onChange={setKind}
      />
      <form
        className="w-row"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => notices.set({ hook: { kind, url: url.trim() } }, language));
        }}
      >
        <input
          className="w-field"
          type="url"
          required
          aria-label={said.hookUrl}
          placeholder={said.hookUrl}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <button type="submit" className="w-second">
          {said.keep}
        </button>
      </form>
    </Panel>
  );
}
