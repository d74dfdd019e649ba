// A slip of notes: only mine, kept with the table and its replay.
import { useEffect, useRef, useState } from 'react';
import type { Slip as Kept } from '../../wire/slips.ts';
import { json, Problem } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { ensureMe } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import './teach.css';

/** As the house keeps it. */
const MOST = 4000;
const PAUSE = 800;

interface Place {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}
const onServer = (id: string): Place => ({
  read: async () => {
    try {
      return (await json<Kept>('GET', `/tables/${id}/slip`)).text;
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return ''; // nobody yet
      throw error;
    }
  },
  async write(text) {
    await ensureMe();
    await json<Kept>('PUT', `/tables/${id}/slip`, { text } satisfies Kept);
  },
});
const onDevice = (id: string): Place => {
  const store = async () => await (await import('../here/store.ts')).hereStore();
  return { read: async () => (await store()).slip(id), write: async (text) => (await store()).writeSlip(id, text) };
};

export function Slip({ id, isHere }: { readonly id: string; readonly isHere: boolean }) {
  const said = useWords('teach');
  const place = useRef(isHere ? onDevice(id) : onServer(id));
  const [text, setText] = useState<string | null>(null);
  const kept = useRef('');
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let isGone = false;
    place.current.read().then((found) => {
      kept.current = found;
      if (!isGone) setText(found);
    }, complain);
    return () => {
      isGone = true;
    };
  }, []);
  const latest = useRef('');
  latest.current = text ?? '';
  const keep = useRef(async () => {
    const now = latest.current;
    if (now === kept.current) return;
    await place.current.write(now);
    kept.current = now;
    setKept(latest.current === now);
  });
  useEffect(() => {
    if (text === null || text === kept.current) return;
    setKept(false);
    const timer = setTimeout(() => void keep.current().catch(complain), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => void keep.current().catch(() => {}), []); // closing it is enough
  return (
    <div className="th-slip">
      <p className="w-about">{isHere ? said.slipHere : said.slipAbout}</p>
      <textarea
        className="w-field"
        aria-label={said.slip}
        maxLength={MOST}
        rows={10}
        disabled={text === null}
        value={text ?? ''}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void keep.current().catch(complain)}
      />
      <p className="w-about" role="status">
        {isKept ? said.slipKept : said.slipWriting}
      </p>
    </div>
  );
}
