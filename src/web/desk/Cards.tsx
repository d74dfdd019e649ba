// What the host sets: the lobby, the announcement, the limits, and a backup.

import { useState } from 'react';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { type LimitName, useDesk } from './desk.ts';

export function LobbyCard() {
  const words = useWords('desk');
  const { desk, overview, run } = useDesk();
  const { isOpen } = overview.lobby;
  const [message, setMessage] = useState(overview.lobby.message);
  return (
    <section className="w-card w-stack-s">
      <h2>{words.lobby}</h2>
      <p>
        <span className={`w-lantern ${isOpen ? 'is-lit' : ''}`} aria-hidden="true" />
        {isOpen ? words.lobbyOpen : words.lobbyClosed}
      </p>
      <input
        className="w-field"
        aria-label={words.lobbyMessage}
        placeholder={words.lobbyMessage}
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <button
        type="button"
        className={isOpen ? 'w-second' : 'w-main'}
        onClick={() => run(() => desk.lobby(!isOpen, message))}
      >
        {isOpen ? words.close : words.open}
      </button>
    </section>
  );
}

export function AnnouncementCard() {
  const words = useWords('desk');
  const { desk, overview, run } = useDesk();
  const now = overview.announcement;
  const [text, setText] = useState(now?.text ?? '');
  const [level, setLevel] = useState(now?.level ?? 'news');
  return (
    <section className="w-card w-stack-s">
      <h2>{words.announcement}</h2>
      <p className="w-about">{words.announcementAbout}</p>
      <textarea
        className="w-field"
        rows={3}
        maxLength={500}
        aria-label={words.announcementText}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Choice
        label={words.level}
        hideLabel
        values={['news', 'warning'] as const}
        value={level}
        name={(one) => words.levels[one]}
        onChange={setLevel}
      />
      <div className="w-row">
        <button
          type="button"
          className="w-main"
          disabled={text.trim() === ''}
          onClick={() => run(() => desk.announce(text, level), words.done)}
        >
          {words.post}
        </button>
        {now !== null && (
          <button
            type="button"
            className="w-second"
            onClick={() => {
              setText('');
              void run(() => desk.announce('', 'news'), words.done);
            }}
          >
            {words.take}
          </button>
        )}
      </div>
    </section>
  );
}

export function BackupCard() {
  const words = useWords('desk');
  const { desk, overview, run } = useDesk();
  const [file, setFile] = useState<string | null>(null);
  const backUp = () => run(async () => setFile((await desk.backup()).file));
  return (
    <section className="w-card w-stack-s">
      <h2>{words.backup}</h2>
      <p className="w-about w-desk-path">{words.backupAbout(overview.backups.folder)}</p>
      <button type="button" className="w-second" onClick={backUp}>
        {words.backupNow}
      </button>
      <p role="status" className="w-desk-path">
        {file !== null && words.backedUp(file)}
      </p>
    </section>
  );
}

export function LimitsCard() {
  const words = useWords('desk');
  const { desk, overview, run } = useDesk();
  const [given, setGiven] = useState<Partial<Record<LimitName, string>>>({});
  /** Every limit that has a name is offered. */
  const names = Object.keys(words.limitNames satisfies Record<LimitName, string>) as LimitName[];
  const apply = () =>
    run(async () => {
      const entries = Object.entries(given).map(([name, text]) => [name, text === '' ? null : Number(text)]);
      await desk.limits(Object.fromEntries(entries));
      setGiven({});
    }, words.saved);
  return (
    <section className="w-card">
      <details className="w-fine">
        <summary>{words.limits}</summary>
        <form
          className="w-stack-s"
          onSubmit={(event) => {
            event.preventDefault();
            void apply();
          }}
        >
          <p className="w-about">{words.limitsAbout}</p>
          {names.map((name) => (
            <label key={name} className="w-desk-limit">
              <span>{words.limitNames[name]}</span>
              <input
                className="w-field"
                type="number"
                min={1}
                max={10_000_000}
                value={given[name] ?? String(overview.limits[name])}
                onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
              />
            </label>
          ))}
          <button type="submit" className="w-second" disabled={Object.keys(given).length === 0}>
            {words.save}
          </button>
        </form>
      </details>
    </section>
  );
}
