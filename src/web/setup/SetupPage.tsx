import { useState } from 'react';
import { isGameId, type GameId, type GamePackage } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import { HELPS, PACES, type Help, type Pace } from '../../table/types.ts';
import { LostPage } from '../App.tsx';
import { type NewChair, Problem } from '../lib/api.ts';
import { useGame } from '../lib/hooks.ts';
import { openTable } from '../lib/open-table.ts';
import { usePrefs } from '../lib/prefs.ts';
import { toast } from '../lib/toasts.ts';
import { refusalText, useWords } from '../text/index.ts';
import { Choice } from '../ui/Choice.tsx';
import { Page } from '../ui/Page.tsx';
import { Picture } from '../home/pictures/index.tsx';
import { ChairsPicker } from './ChairsPicker.tsx';
import { SettingsPicker } from './SettingsPicker.tsx';
import '../style/setup.css';

export function SetupPage({ game }: { readonly game: string }) {
  const pkg = useGame(game);
  if (!isGameId(game)) return <LostPage />;
  return pkg === null ? <div className="w-blank" aria-busy="true" /> : <Setup game={game} pkg={pkg} />;
}

function useOpening(game: GameId) {
  const { language } = usePrefs();
  const [chairs, setChairs] = useState<readonly NewChair[]>(['me', 'open', 'bot:greedy']);
  const [settings, setSettings] = useState<Settings>({});
  const [pace, setPace] = useState<Pace>('live');
  const [help, setHelp] = useState<Help>('full');
  const [isPublic, setPublic] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = (): void => {
    setBusy(true);
    openTable({ game, chairs, settings, pace, help, isPublic }).catch((error) => {
      setBusy(false);
      toast(refusalText(language, error instanceof Problem ? error : { rule: '', why: 'internal' }, null), 'refusal');
    });
  };
  return { chairs, setChairs, settings, setSettings, pace, setPace, help, setHelp, isPublic, setPublic, isBusy, open };
}

function Setup({ game, pkg }: { readonly game: GameId; readonly pkg: GamePackage }) {
  const { setup, paces, helps, games } = useWords();
  const opening = useOpening(game);
  const { chairs } = opening;
  const title = setup.title(games[game].title);
  return (
    <Page title={title}>
      <div className="w-setup">
        <div className="w-setup-picture" aria-hidden="true">
          <Picture game={game} />
        </div>
        <h1>{title}</h1>
        <section className="w-card">
          <h2>{setup.players}</h2>
          <p className="w-about">{setup.playersAbout}</p>
          <ChairsPicker chairs={chairs} seats={pkg.game.seats} onChange={opening.setChairs} />
        </section>
        <SettingsPicker game={game} pkg={pkg} settings={opening.settings} onChange={opening.setSettings} />
        <section className="w-card w-setup-row">
          <Choice
            kind="cards"
            label={setup.pace}
            values={PACES}
            value={opening.pace}
            name={(one) => <Named {...paces[one]} />}
            onChange={opening.setPace}
          />
          <Choice
            kind="cards"
            label={setup.help}
            values={HELPS}
            value={opening.help}
            name={(one) => <Named {...helps[one]} />}
            onChange={opening.setHelp}
          />
          <Choice
            kind="cards"
            label={setup.eyes}
            values={['private', 'public'] as const}
            value={opening.isPublic ? 'public' : 'private'}
            name={(one) => <Named name={setup[one]} about={one === 'public' ? setup.publicAbout : setup.privateAbout} />}
            onChange={(one) => opening.setPublic(one === 'public')}
          />
        </section>
        <div className="w-setup-go">
          <button type="button" className="w-main w-big" disabled={opening.isBusy} onClick={opening.open}>
            {chairs.includes('open') ? setup.openTable : setup.openAndPlay}
          </button>
        </div>
      </div>
    </Page>
  );
}

const Named = ({ name, about }: { readonly name: string; readonly about: string }) => (
  <>
    <strong>{name}</strong>
    <small>{about}</small>
  </>
);
