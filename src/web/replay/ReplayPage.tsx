// A game replayed: from a table on the server, from a file, or from a table in this browser.
import { useEffect, useState } from 'react';
import type { Viewer } from '../../kernel/types.ts';
import { api, Problem } from '../lib/api.ts';
import { later } from '../lib/later.tsx';
import { openGame } from '../lib/open-game.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Page } from '../ui/Page.tsx';
import { handedOver } from './open.ts';
import { type Read, readLink, readRecord, readText } from './read.ts';
import { gameIn } from './step-address.ts';
import { Watch } from './Watch.tsx';
import '../style/table.css';
import '../style/frame.css';
import '../style/sheet.css';
import './replay.css';

const Drop = later(async () => (await import('./Drop.tsx')).Drop);
const Running = later(async () => (await import('./Running.tsx')).Running);

export const ReplayPage = ({ id }: { readonly id: string | null }) =>
  id === null ? <FromFile /> : <FromTable key={id} id={id} />;

function FromFile() {
  const [read, setRead] = useState<Read | null>(null);
  const [count, setCount] = useState(0);
  const [isWaiting, setWaiting] = useState(() => handedOver() !== null || gameIn(location.hash) !== null);
  useEffect(() => {
    const brought = broughtHere();
    if (brought === null) return;
    let isWanted = true;
    void brought.then((found) => {
      if (!isWanted) return;
      setRead(found);
      setWaiting(false);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const take = async (text: string): Promise<void> => {
    setRead(await readText(text, openGame));
    setCount((n) => n + 1);
  };
  if (isWaiting) return <Waiting />;
  if (read !== null && 'model' in read)
    return <Watch key={count} id={null} model={read.model} me={null} another={() => setRead(null)} />;
  if (read !== null && 'running' in read) return <Running running={read.running} another={() => setRead(null)} />;
  return <Drop bad={read?.bad ?? null} take={take} />;
}

/** From a link that brings its game, or from a table in this browser. */
function broughtHere(): Promise<Read> | null {
  const packed = gameIn(location.hash);
  if (packed !== null) return readLink(packed, openGame);
  const record = handedOver();
  return record === null ? null : readRecord(record, openGame);
}

type Found = Read | 'running' | 'gone' | null;

/** The record, and which seat was mine. */
async function fetched(id: string): Promise<{ found: Found; me: Viewer }> {
  try {
    const { seen } = await api.read(id);
    if (seen.phase !== 'finished' && seen.phase !== 'abandoned') return { found: 'running', me: null };
    return { found: await readText(await api.record(id), openGame), me: seen.you };
  } catch (error) {
    if (error instanceof Problem) return { found: 'gone', me: null };
    throw error;
  }
}

function FromTable({ id }: { readonly id: string }) {
  const [state, setState] = useState<{ found: Found; me: Viewer }>({ found: null, me: null });
  const { gone, running, drop } = useWords('replay');
  const { lost } = useWords();
  useEffect(() => {
    let isWanted = true;
    void fetched(id).then((now) => isWanted && setState(now));
    return () => {
      isWanted = false;
    };
  }, [id]);
  const { found, me } = state;
  if (found === null) return <Waiting />;
  if (found === 'gone') return <Notice {...gone} to="/" link={lost.home} />;
  if (found === 'running') return <Notice {...running} to={`/t/${id}`} link={running.table} />;
  if ('running' in found) return <Notice {...running} to={`/t/${id}`} link={running.table} />;
  if ('bad' in found) return <BadRecord read={found} title={drop.failed} />;
  return <Watch id={id} model={found.model} me={me} another={null} />;
}

function BadRecord({ read, title }: { readonly read: Extract<Read, { bad: unknown }>; readonly title: string }) {
  const { lost, sayings } = useWords();
  const said = read.bad.said({ sayings, replay: useWords('replay') });
  return <Notice title={title} about={said} to="/" link={lost.home} />;
}

function Waiting() {
  const { drop } = useWords('replay');
  return (
    <div className="w-joining" aria-busy="true">
      <div className="w-candle" aria-hidden="true" />
      <p role="status">{drop.reading}</p>
    </div>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly about: string;
  readonly to: string;
  readonly link: string;
}
const Notice = ({ title, about, to, link }: NoticeProps) => (
  <Page title={title} narrow>
    <div className="w-card w-center">
      <h1>{title}</h1>
      <p>{about}</p>
      <Link to={to} className="w-main">
        {link}
      </Link>
    </div>
  </Page>
);
