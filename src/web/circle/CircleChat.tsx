// What the members say to each other. Everything is text; nothing of it is ever markup or a link.
import { useEffect, useRef, useState } from 'react';
import type { CirclePage, SeenMember, SpokenLine } from '../../wire/circles.ts';
import { useMuted } from '../chat/talk.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Seal } from '../seal/Seal.tsx';
import { Icon } from '../ui/Icon.tsx';
import { circleApi } from './api.ts';
import { complainHere } from './complain.ts';
import '../chat/chat.css';

export function CircleChat({ circle }: { readonly circle: CirclePage }) {
  const words = useWords('circle');
  const { muted, toggle } = useMuted(circle.id);
  const [before, setBefore] = useState<readonly SpokenLine[] | null>(null);
  const [hasMore, setMore] = useState(true);
  const known = new Set(circle.lines.map(({ id }) => id));
  const lines = [...(before ?? []).filter(({ id }) => !known.has(id)), ...circle.lines];
  const list = useRef<HTMLDivElement>(null);
  const last = circle.lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is all about a new line
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  const fetchEarlier = async (): Promise<void> => {
    const page = await circleApi.earlier(circle.id, lines[0].id);
    setBefore([...page.lines, ...lines]);
    setMore(page.hasEarlier);
  };
  const you = circle.members.find(({ isYou }) => isYou)!;
  return (
    <section className="w-circle-talk w-card" aria-labelledby="talk">
      <h2 id="talk">{words.talk}</h2>
      {circle.hasEarlier && hasMore && (
        <button type="button" className="w-quiet" onClick={() => void fetchEarlier().catch(complainHere)}>
          {words.earlier}
        </button>
      )}
      {lines.length === 0 && <p className="w-about">{words.talkEmpty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <div ref={list} className="w-circle-log" role="log" aria-labelledby="talk" tabIndex={0}>
        <ol className="w-chat-lines">
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              by={circle.members.find(({ tag }) => tag === line.tag)}
              isMuted={line.tag !== null && muted.has(line.tag)}
              toggleMute={() => line.tag !== null && toggle(line.tag)}
              unsay={
                line.tag !== null && (you.isFounder || line.tag === you.tag)
                  ? () => void circleApi.unsay(circle.id, line.id).catch(complainHere)
                  : null
              }
            />
          ))}
        </ol>
      </div>
      <Write id={circle.id} />
    </section>
  );
}

interface LineProps {
  readonly line: SpokenLine;
  readonly by: SeenMember | undefined;
  readonly isMuted: boolean;
  readonly toggleMute: () => void;
  /** null: it is not theirs to delete. */
  readonly unsay: (() => void) | null;
}

function Line({ line, by, isMuted, toggleMute, unsay }: LineProps) {
  const words = useWords('circle');
  const kit = useKit();
  const [isOpen, setOpen] = useState(false);
  const isMine = by?.isYou === true;
  const isToday = new Date(line.at).toDateString() === new Date().toDateString();
  const time = kit.date(line.at, isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li className={`w-chat-line ${isMine ? 'is-mine' : ''}`}>
      {by === undefined ? <span /> : <Seal name={by.seal} size={24} />}
      <div className="w-chat-said">
        <p className="w-chat-name">
          <strong dir="auto">{line.name}</strong>
          <span>
            <time dateTime={new Date(line.at).toISOString()}>{time}</time>
          </span>
        </p>
        {line.text === null || isMuted ? (
          <p className="w-about">{isMuted ? words.muted : words.gone}</p>
        ) : (
          <p dir="auto">{line.text}</p>
        )}
        {isOpen && (
          <div className="w-chat-more">
            {unsay !== null && (
              <button type="button" className="w-quiet" onClick={unsay}>
                {words.unsay}
              </button>
            )}
            {!isMine && (
              <button type="button" className="w-quiet" onClick={toggleMute}>
                {isMuted ? words.unmute(line.name) : words.mute(line.name)}
              </button>
            )}
          </div>
        )}
      </div>
      {line.tag === null ? (
        <span />
      ) : (
        <button
          type="button"
          className="w-quiet w-square"
          aria-expanded={isOpen}
          aria-label={words.more(line.name)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="menu" size={20} />
        </button>
      )}
    </li>
  );
}

function Write({ id }: { readonly id: string }) {
  const words = useWords('circle');
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    await circleApi.say(id, said).catch((error: unknown) => {
      setText(said);
      void complainHere(error);
    });
  };
  return (
    <form
      className="w-chat-field"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        className="w-field"
        value={text}
        maxLength={500}
        placeholder={words.write}
        aria-label={words.write}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="w-main" disabled={text.trim() === ''}>
        {words.send}
      </button>
    </form>
  );
}
