// The circles that I belong to, and founding one.
import { useState } from 'react';
import type { Circled } from '../../wire/circles.ts';
import { useLoaded } from '../lib/hooks.ts';
import { go, Link } from '../lib/router.ts';
import { ensureMe, useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { NameField } from '../ui/NameField.tsx';
import { Page } from '../ui/Page.tsx';
import { circleApi } from './api.ts';
import { complainHere } from './complain.ts';
import './circle.css';

export function CirclesPage() {
  const words = useWords('circle');
  const { lang } = useWords();
  const { me } = useSession();
  const circles = useLoaded(async () => (me ? await circleApi.mine() : []), [me]);
  return (
    <Page title={words.title} lang={lang.circle}>
      <h1>{words.title}</h1>
      <p className="w-lead">{words.about}</p>
      {circles !== null && circles.length === 0 && me !== undefined && <p className="w-circles-none">{words.none}</p>}
      {circles !== null && circles.length > 0 && (
        <ul className="w-circles">
          {circles.map((circle) => (
            <li key={circle.id}>
              <CircleLink circle={circle} />
            </li>
          ))}
        </ul>
      )}
      <Found />
    </Page>
  );
}

export function CircleLink({ circle }: { readonly circle: Circled }) {
  const words = useWords('circle');
  const { id, name, members, here, tables } = circle;
  return (
    <Link to={`/circles/${id}`} className="w-circle-link">
      <strong>{name}</strong>
      <span>{[words.members(members), ...(here > 0 ? [words.here(here)] : [])].join(' · ')}</span>
      {tables > 0 && <span className="w-circle-news">{words.openTables(tables)}</span>}
    </Link>
  );
}

function Found() {
  const words = useWords('circle');
  const { home } = useWords();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const found = async (): Promise<void> => {
    setBusy(true);
    try {
      await ensureMe();
      const { id } = await circleApi.found(name.trim());
      go(`/circles/${id}`);
    } catch (error) {
      setBusy(false);
      void complainHere(error);
    }
  };
  return (
    <section className="w-card w-stack w-circle-found" aria-labelledby="found">
      <h2 id="found">{words.foundTitle}</h2>
      <p className="w-about">{words.foundAbout}</p>
      <div className="w-circle-you">
        <span>{home.youAre}</span>
        <NameField />
      </div>
      <form
        className="w-row"
        onSubmit={(event) => {
          event.preventDefault();
          void found();
        }}
      >
        <input
          className="w-field"
          aria-label={words.name}
          placeholder={words.nameExample}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="w-main" disabled={isBusy || name.trim() === ''}>
          {words.found}
        </button>
      </form>
    </section>
  );
}
