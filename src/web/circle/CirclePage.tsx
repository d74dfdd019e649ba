// The room of a circle: who is here, its tables, its talk, and what was played together.
import { useState } from 'react';
import type { CirclePage as Circle } from '../../wire/circles.ts';
import { EveningLinks } from '../evening/EveningLinks.tsx';
import { later } from '../lib/later.tsx';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { CircleChat } from './CircleChat.tsx';
import { CircleTables } from './CircleTables.tsx';
import { CircleTally } from './CircleTally.tsx';
import { Closed } from './JoinPage.tsx';
import { Room } from './Room.tsx';
import { useCircle } from './use-circle.ts';
import './circle.css';

const CircleFigures = later(async () => (await import('../statistics/CircleFigures.tsx')).CircleFigures);
const CircleCare = later(async () => (await import('./CircleCare.tsx')).CircleCare);

export function CirclePage({ id }: { readonly id: string }) {
  const words = useWords('circle');
  const { lang } = useWords();
  const circle = useCircle(id);
  const isThere = circle !== null && typeof circle === 'object';
  return (
    <Page title={isThere ? circle.name : words.title} lang={lang.circle}>
      {circle === 'lost' && <Closed title={words.lost} about={words.lostAbout} />}
      {circle === 'failed' && <p role="alert">{words.failed}</p>}
      {isThere && <Inside circle={circle} />}
    </Page>
  );
}

function Inside({ circle }: { readonly circle: Circle }) {
  return (
    <div className="w-circle">
      <Head circle={circle} />
      <div className="w-circle-wide">
        <Room circle={circle} />
        <CircleTables circle={circle} />
        <EveningLinks circle={circle.id} />
        <CircleTally circle={circle} />
        <CircleFigures circle={circle.id} />
      </div>
      <div className="w-circle-side">
        <CircleChat circle={circle} />
        <Notes circle={circle} />
      </div>
    </div>
  );
}

function Head({ circle }: { readonly circle: Circle }) {
  const words = useWords('circle');
  const [isOpen, setOpen] = useState(false);
  const isFounder = circle.members.some((member) => member.isYou && member.isFounder);
  const here = circle.members.filter(({ presence }) => presence !== 'gone').length;
  return (
    <header className="w-circle-head">
      <div>
        <Link to="/circles" className="w-quiet">
          <Icon name="left" size={18} />
          {words.all}
        </Link>
        <h1 dir="auto">{circle.name}</h1>
        <p className="w-lead">{[words.members(circle.members.length), words.here(here)].join(' · ')}</p>
      </div>
      <div className="w-circle-doors">
        {circle.call !== '' && <Call address={circle.call} />}
        <button type="button" className="w-second" onFocus={CircleCare.preload} onClick={() => setOpen(true)}>
          <Icon name="gear" />
          {isFounder ? words.lead : words.mine}
        </button>
      </div>
      {isOpen && <CircleCare circle={circle} onClose={() => setOpen(false)} />}
    </header>
  );
}

/** It opens elsewhere and learns nothing of where it was opened; where it leads is said before. */
function Call({ address }: { readonly address: string }) {
  const words = useWords('circle');
  if (!address.startsWith('https://')) return null;
  const { host } = new URL(address);
  return (
    <a className="w-main" href={address} target="_blank" rel="noopener noreferrer" title={words.callTo(host)}>
      <Icon name="chat" />
      {words.call}
      <span className="w-hidden">({words.callTo(host)})</span>
    </a>
  );
}

function Notes({ circle }: { readonly circle: Circle }) {
  const words = useWords('circle');
  return (
    <section className="w-circle-notes">
      {circle.houseRules !== '' && (
        <div className="w-card w-stack-s w-circle-rules">
          <h2>{words.houseRules}</h2>
          <p dir="auto">{circle.houseRules}</p>
        </div>
      )}
      <div className="w-card w-stack-s">
        <h2>{words.invite}</h2>
        <p className="w-about">{words.inviteAbout}</p>
        <CopyField label={words.link} text={circle.link} share={circle.name} />
      </div>
    </section>
  );
}
