// The chat of a table: what was said, and a line to write. Everything is text; nothing of it is ever markup or a link.

import { useEffect, useMemo, useRef, useState } from 'react';
import { roomOf } from '../../table/chat.ts';
import type { GalleryPage } from '../../wire/tables.ts';
import { SIGNS, type Sign } from '../../wire/values.ts';
import { api } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { ensureMe } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { Earlier, EarlierButton } from '../table/Earlier.tsx';
import { Line } from './Line.tsx';
import { linesOf } from './lines.ts';
import { SignIcon } from './signs.tsx';
import { useMuted } from './talk.ts';
import './chat.css';

export function ChatPanel() {
  const { id, seen, talk, earlier, act } = useAtTable();
  const words = useWords().chat;
  const { muted, toggle } = useMuted(id);
  const lines = useMemo(() => linesOf(talk, seen.you, muted), [talk, seen.you, muted]);
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is all about a new line
  useEffect(() => {
    const paper = panel.current?.closest('.w-side-body, .w-dialog-body'); // never the page itself
    if (paper) paper.scrollTop = paper.scrollHeight;
  }, [lines.at(-1)?.entry.seq]);
  return (
    <div ref={panel} className="w-chat">
      <Earlier />
      {lines.length === 0 && earlier === undefined && <p className="w-about">{words.empty}</p>}
      <ol className="w-chat-lines">
        {lines.map((line) => (
          <Line
            key={line.entry.seq}
            line={line}
            react={seen.chat ? (sign) => void act({ do: 'react', to: line.entry.seq, sign }) : null}
            toggleMute={() => toggle(line.entry.chat.tag)}
          />
        ))}
      </ol>
      <Overheard />
      {seen.chat ? <Compose /> : <p className="w-about">{words.off}</p>}
      {seen.isHost && (
        <button type="button" className="w-quiet" onClick={() => act({ do: 'chatSwitch', on: !seen.chat })}>
          {seen.chat ? words.switchOff : words.switchOn}
        </button>
      )}
    </div>
  );
}

/** Anyone who writes needs a name; a watcher without one gets the suggested one. */
function useSpeak() {
  const { link, act } = useAtTable();
  return async (what: Parameters<typeof act>[0]): Promise<boolean> => {
    if (await ensureMe()) link.reopen();
    return await act(what);
  };
}

function Compose() {
  const { seen } = useAtTable();
  const words = useWords().chat;
  const speak = useSpeak();
  const [text, setText] = useState('');
  const room = roomOf(seen.phase, seen.you);
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    if (!(await speak({ do: 'say', text: said, to: room }))) setText(said);
  };
  const label = room === 'watchers' ? words.writeWatchers : words.write;
  return (
    <form
      className="w-chat-write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {room === 'watchers' && <p className="w-about">{words.watchersOnly}</p>}
      <Signs label={words.quick} choose={(sign) => void speak({ do: 'react', to: 0, sign })} />
      <div className="w-chat-field">
        <input
          className="w-field"
          value={text}
          maxLength={500}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="w-main" disabled={text.trim() === ''}>
          {words.send}
        </button>
      </div>
    </form>
  );
}

export function Signs({ label, choose }: { readonly label: string; readonly choose: (sign: Sign) => void }) {
  const words = useWords().chat;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is not a set of fields
    <div className="w-signs-row" role="group" aria-label={label}>
      {SIGNS.map((sign) => (
        <button
          key={sign}
          type="button"
          className="w-quiet w-square"
          aria-label={words.signs[sign]}
          title={words.signs[sign]}
          onClick={() => choose(sign)}
        >
          <SignIcon sign={sign} />
        </button>
      ))}
    </div>
  );
}

/** After the game the players may read what was said about them. */
function Overheard() {
  const { id, seen } = useAtTable();
  const words = useWords().chat;
  const isDue = seen.you !== null && (seen.phase === 'finished' || seen.phase === 'abandoned');
  const last = useLoaded(async () => (isDue ? await api.gallery(id, null) : null), [id, isDue]);
  const [before, setBefore] = useState<GalleryPage | null>(null);
  const lines = [...(before?.lines ?? []), ...(last?.lines ?? [])];
  const next = (before ?? last)?.next ?? null;
  if (lines.length === 0) return null;
  const fetchMore = async (): Promise<void> => {
    const page = await api.gallery(id, next);
    setBefore((known) => ({ ...page, lines: [...page.lines, ...(known?.lines ?? [])] }));
  };
  return (
    <section className="w-chat-gallery">
      <h3>{words.gallery}</h3>
      {next !== null && <EarlierButton fetch={fetchMore} />}
      <ul>
        {lines.map(({ at, line }) => (
          <li key={`${at} ${line.tag}`}>
            <strong>{line.name}</strong> {line.text ?? (line.sign === null ? words.gone : words.signs[line.sign])}
          </li>
        ))}
      </ul>
    </section>
  );
}
