// The host's desk. Whoever has the token sees how the house is doing and can help.

import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { Overview } from '../../wire/desk.ts';
import { complain } from '../lib/refusal.ts';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Page } from '../ui/Page.tsx';
import { AnnouncementCard, BackupCard, LimitsCard, LobbyCard } from './Cards.tsx';
import { Doubts } from './Doubts.tsx';
import { type AtDesk, Desk, DeskContext, isRefused, keepToken, keptToken } from './desk.ts';
import { Errors, Figures } from './Figures.tsx';
import { Persons } from './Persons.tsx';
import { Tables } from './Tables.tsx';
import './desk.css';

const LOOK_EVERY = 5000;

export function DeskPage() {
  const words = useWords('desk');
  const [token, setToken] = useState(keptToken);
  const enter = (given: string): void => {
    keepToken(given);
    setToken(given);
  };
  return (
    <Page title={words.title} lang={useWords().lang.desk}>
      {token === '' ? <Door enter={enter} /> : <AtTheDesk token={token} leave={() => enter('')} />}
    </Page>
  );
}

function Door({ enter }: { readonly enter: (token: string) => void }) {
  const words = useWords('desk');
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await new Desk(token.trim()).overview();
      enter(token.trim());
    } catch (error) {
      setProblem(isRefused(error) ? (error.status === 429 ? words.slow : words.wrong) : words.failed);
    }
  };
  return (
    <form className="w-card w-stack w-desk-door" onSubmit={submit}>
      <div>
        <h1>{words.title}</h1>
        <p className="w-about">{words.about}</p>
      </div>
      <label className="w-stack-s">
        <span>{words.token}</span>
        <input
          className="w-field"
          type="password"
          autoComplete="off"
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
      </label>
      <p className="w-about">{words.tokenAbout}</p>
      <p role="alert" className="w-desk-problem">
        {problem}
      </p>
      <button type="submit" className="w-main w-big" disabled={token.trim() === ''}>
        {words.enter}
      </button>
    </form>
  );
}

function useOverview(desk: Desk, leave: () => void) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const look = useCallback(async (): Promise<void> => {
    try {
      setOverview(await desk.overview());
    } catch (error) {
      if (isRefused(error)) leave(); // a new token was made meanwhile
    }
  }, [desk, leave]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void (document.hidden || look()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [look]);
  return { overview, look };
}

function AtTheDesk({ token, leave }: { readonly token: string; readonly leave: () => void }) {
  const words = useWords('desk');
  const kit = useKit();
  const desk = useMemo(() => new Desk(token), [token]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving is always the same
  const out = useCallback(leave, []);
  const { overview, look } = useOverview(desk, out);
  const run: AtDesk['run'] = async (what, said) => {
    try {
      await what();
      if (said !== undefined) toast(said);
      await look();
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  if (overview === null) return <main className="w-blank" aria-busy="true" />;
  const { version, load } = overview;
  return (
    <DeskContext value={{ desk, overview, run }}>
      <div className="w-desk">
        <header className="w-desk-head">
          <div>
            <h1>{words.title}</h1>
            <p className="w-about">{words.running(version, kit.span(load.seconds * 1000))}</p>
          </div>
          <button type="button" className="w-second" onClick={leave}>
            {words.leave}
          </button>
        </header>
        <Figures />
        <div className="w-desk-columns">
          <Tables />
          <div className="w-desk-cards">
            <LobbyCard />
            <AnnouncementCard />
            <BackupCard />
            <Doubts />
            <Persons />
            <LimitsCard />
            <Errors />
          </div>
        </div>
      </div>
    </DeskContext>
  );
}
