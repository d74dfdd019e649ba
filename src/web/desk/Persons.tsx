import { type FormEvent, useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { useKit, useWords } from '../lib/words.ts';
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
    </section>
  );
}

function PersonLine({ person, again }: { readonly person: Person; readonly again: () => Promise<boolean> }) {
  const words = useWords('desk');
  const kit = useKit();
  const { desk, run } = useDesk();
  const { id, name, createdAt } = person;
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
            <button type="button" className="w-quiet" aria-label={words.erase(name)} onClick={ask}>
              {words.eraseShort}
            </button>
          </div>
        )}
      </Sure>
    </li>
  );
}
