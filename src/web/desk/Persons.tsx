import { type FormEvent, useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Sure } from '../ui/Sure.tsx';
import { useDesk } from './desk.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export function Persons() {
  const words = useWords('desk');
  const { desk, run } = useDesk();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Person[] | null>(null);
  const find = (): Promise<boolean> => run(async () => setFound((await desk.persons(name.trim())).persons));
  return (
    <section className="w-card w-stack-s">
      <h2>{words.persons}</h2>
      <p className="w-about">{words.personsAbout}</p>
      <form
        className="w-desk-find"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void find();
        }}
      >
        <input
          className="w-field"
          aria-label={words.personName}
          placeholder={words.personName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="w-second" disabled={name.trim() === ''}>
          {words.find}
        </button>
      </form>
      {found?.length === 0 && <p role="status">{words.nobody}</p>}
      <ul className="w-desk-persons">
        {found?.map((person) => (
          <PersonLine key={person.id} person={person} again={find} />
        ))}
      </ul>
      <Bans />
    </section>
  );
}

function PersonLine({ person, again }: { readonly person: Person; readonly again: () => Promise<boolean> }) {
  const words = useWords('desk');
  const kit = useKit();
  const { desk, run } = useDesk();
  const { id, name, createdAt } = person;
  const [isBanning, setBanning] = useState(false);
  const save = () =>
    run(async () => saveFile(JSON.stringify(await desk.export(id), null, 2), 'kontor-person.json', 'application/json'));
  const erase = async (): Promise<void> => {
    if (await run(() => desk.erase(id), words.done)) await again();
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="w-about">{words.since(kit.date(createdAt))}</span>
      </div>
      <Sure now={words.eraseNow} keep={words.keep} act={erase}>
        {(ask) => (
          <div className="w-row">
            <button type="button" className="w-quiet" aria-label={words.export(name)} onClick={save}>
              {words.exportShort}
            </button>
            <button type="button" className="w-quiet" aria-label={words.ban(name)} onClick={() => setBanning(true)}>
              {words.banShort}
            </button>
            <button type="button" className="w-quiet" aria-label={words.erase(name)} onClick={ask}>
              {words.eraseShort}
            </button>
          </div>
        )}
      </Sure>
      {isBanning && <BanDialog {...{ id, name }} onClose={() => setBanning(false)} />}
    </li>
  );
}

const USUAL_DAYS = 7;

interface BanProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}
function BanDialog({ id, name, onClose }: BanProps) {
  const words = useWords('desk');
  const { desk, run } = useDesk();
  const [days, setDays] = useState(USUAL_DAYS);
  const [isByAddress, setByAddress] = useState(false);
  const ban = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => desk.ban(id, { days, isByAddress }), words.done)) onClose();
  };
  return (
    <Dialog title={words.ban(name)} onClose={onClose}>
      <form className="w-stack" onSubmit={ban}>
        <p className="w-about">{words.banAbout}</p>
        <label className="w-stack-s">
          <span>{words.banDays}</span>
          <input
            className="w-field"
            type="number"
            min={1}
            max={366}
            value={days}
            onChange={(event) => setDays(event.target.valueAsNumber || 1)}
          />
        </label>
        <label className="w-row">
          <input type="checkbox" checked={isByAddress} onChange={(event) => setByAddress(event.target.checked)} />
          {words.banByAddress}
        </label>
        <button type="submit" className="w-danger">
          {words.banNow}
        </button>
      </form>
    </Dialog>
  );
}

/** Who is banned, and until when. */
function Bans() {
  const words = useWords('desk');
  const kit = useKit();
  const { desk, overview, run } = useDesk();
  if (overview.bans.length === 0) return null;
  return (
    <>
      <h3>{words.bans}</h3>
      <ul className="w-desk-persons">
        {overview.bans.map(({ id, name, until }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <span className="w-about">{words.bannedUntil(kit.date(until))}</span>
            </div>
            <button
              type="button"
              className="w-quiet"
              aria-label={words.lift(name)}
              onClick={() => void run(() => desk.lift(id), words.done)}
            >
              {words.liftShort}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
