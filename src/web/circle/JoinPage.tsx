// The link of a circle: what it is, and one press to join.
import { useEffect, useState } from 'react';
import type { CirclePreview } from '../../wire/circles.ts';
import { Problem } from '../lib/api.ts';
import { go, Link } from '../lib/router.ts';
import { ensureMe } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { NameField } from '../ui/NameField.tsx';
import { Page } from '../ui/Page.tsx';
import { circleApi } from './api.ts';
import { complainHere } from './complain.ts';
import './circle.css';

type Found = CirclePreview | 'bad' | 'removed' | 'failed' | null;

function usePreview(code: string): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isWanted = true;
    circleApi.preview(code).then(
      (preview) => {
        if (!isWanted) return;
        if (preview.id === null) setFound(preview);
        else go(`/circles/${preview.id}`, 'replace');
      },
      (error: unknown) => {
        const status = error instanceof Problem ? error.status : 0;
        if (isWanted) setFound(status === 403 ? 'removed' : status === 404 || status === 400 ? 'bad' : 'failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  return found;
}

export function JoinPage({ code }: { readonly code: string }) {
  const words = useWords('circle');
  const { lang } = useWords();
  const found = usePreview(code);
  return (
    <Page title={words.title} lang={lang.circle} narrow>
      {found === 'bad' && <Closed title={words.badLink} about={words.badLinkAbout} />}
      {found === 'removed' && <Closed title={words.removed} about={words.removedAbout} />}
      {found === 'failed' && <p role="alert">{words.failed}</p>}
      {found !== null && typeof found === 'object' && <Invitation code={code} found={found} />}
    </Page>
  );
}

export function Closed({ title, about }: { readonly title: string; readonly about: string }) {
  const words = useWords('circle');
  return (
    <div className="w-card w-center w-stack">
      <h1>{title}</h1>
      <p>{about}</p>
      <p>
        <Link to="/circles" className="w-second">
          {words.all}
        </Link>
      </p>
    </div>
  );
}

function Invitation({ code, found }: { readonly code: string; readonly found: CirclePreview }) {
  const words = useWords('circle');
  const { home } = useWords();
  const [isBusy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    try {
      await ensureMe();
      const { id } = await circleApi.join(code);
      go(`/circles/${id}`, 'replace');
    } catch (error) {
      setBusy(false);
      void complainHere(error);
    }
  };
  return (
    <div className="w-card w-center w-stack w-circle-invitation">
      <p className="w-lead">{words.invited(found.founder)}</p>
      <h1 dir="auto">{found.name}</h1>
      <p>{words.joinAbout(found.members)}</p>
      <div className="w-circle-you">
        <span>{home.youAre}</span>
        <NameField />
      </div>
      <button type="button" className="w-main w-big" disabled={isBusy} onClick={join}>
        {words.join}
      </button>
    </div>
  );
}
