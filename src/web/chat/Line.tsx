import { useState } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Sign } from '../../wire/values.ts';
import { useSession } from '../lib/session.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Seal } from '../seal/Seal.tsx';
import { useAtTable } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Signs } from './ChatPanel.tsx';
import type { ShownLine } from './lines.ts';
import { SignIcon } from './signs.tsx';
import { isMine } from './talk.ts';

interface LineProps {
  readonly line: ShownLine;
  /** null: nobody can react now. */
  readonly react: ((sign: Sign) => void) | null;
  readonly toggleMute: () => void;
}

export function Line({ line, react, toggleMute }: LineProps) {
  const { entry, isMuted, signs } = line;
  const { seen } = useAtTable();
  const words = useWords().chat;
  const [isOpen, setOpen] = useState(false);
  const { by, at, chat } = entry;
  const mine = isMine(entry, seen.you, useSession().name);
  const time = useKit().date(at, { timeStyle: 'short' });
  return (
    <li className={`w-chat-line ${mine ? 'is-mine' : ''}`}>
      {by === null ? <Icon name="eye" size={24} /> : <PlayerSign seat={by} size={24} />}
      <div className="w-chat-said">
        <p className="w-chat-name">
          {by !== null && seen.chairs[by]?.name === chat.name && <Seal name={seen.chairs[by].seal} size={22} />}
          <strong>{chat.name}</strong>
          <span>
            {by === null && `${words.watcher}, `}
            <time dateTime={new Date(at).toISOString()}>{time}</time>
          </span>
        </p>
        {isMuted ? <p className="w-about">{words.muted(1)}</p> : <Said chat={chat} />}
        {signs.length > 0 && <Reactions signs={signs} />}
        {isOpen && (
          <div className="w-chat-more">
            {react !== null && (
              <Signs
                label={words.react(chat.name)}
                choose={(sign) => {
                  setOpen(false);
                  react(sign);
                }}
              />
            )}
            {!mine && (
              <button type="button" className="w-quiet" onClick={toggleMute}>
                {isMuted ? words.unmute(chat.name) : words.mute(chat.name)}
              </button>
            )}
          </div>
        )}
      </div>
      <button
        type="button"
        className="w-quiet w-square"
        aria-expanded={isOpen}
        aria-label={words.more(chat.name)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size={20} />
      </button>
    </li>
  );
}

function Reactions({ signs }: Pick<ShownLine, 'signs'>) {
  const words = useWords().chat;
  const kit = useKit();
  return (
    <ul className="w-chat-signs">
      {signs.map(({ sign, count, names }) => (
        <li key={sign} title={kit.and(names)}>
          <SignIcon sign={sign} size={18} />
          <span className="w-hidden">{words.signs[sign]}</span>
          {count}
        </li>
      ))}
    </ul>
  );
}

function Said({ chat }: { readonly chat: ShownLine['entry']['chat'] }) {
  const words = useWords().chat;
  if (chat.sign !== null)
    return (
      <p className="w-chat-sign">
        <SignIcon sign={chat.sign} size={26} />
        {words.signs[chat.sign]}
      </p>
    );
  return chat.text === null ? <p className="w-about">{words.gone}</p> : <p dir="auto">{chat.text}</p>;
}
