import { Announcer } from '../../parts/Announcer.tsx';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { isMine, useMuted } from './talk.ts';

/** Politely announces what somebody else has just said. */
export function ChatNews() {
  const { id, talk, since, seen } = useAtTable();
  const words = useWords().chat;
  const { muted } = useMuted(id);
  const session = useSession();
  const last = talk.findLast(({ chat }) => chat.on === null);
  const isNews =
    last !== undefined && last.seq > since && !muted.has(last.chat.tag) && !isMine(last, seen.you, session.name);
  if (!isNews) return <Announcer text="" />;
  const { name, text, sign } = last.chat;
  return <Announcer text={words.said(name, text ?? (sign === null ? words.gone : words.signs[sign]))} />;
}
