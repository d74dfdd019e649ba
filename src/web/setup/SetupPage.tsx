import { lazy, Suspense, useState } from 'react';
import { aboutGame, type GameId, type GamePackage, isGameId } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Absence, Help, Pace } from '../../table/types.ts';
import type { NewChair } from '../../wire/tables.ts';
import { HELPS } from '../../wire/values.ts';
import { Blank, LostPage } from '../App.tsx';
import type { Offered } from '../editions/EditionChoice.tsx';
import { useAbout } from '../lib/about-game.ts';
import { botOf, company, toChair } from '../lib/company.ts';
import { useGame } from '../lib/hooks.ts';
import { openTable, withBots } from '../lib/open-table.ts';
import { complain } from '../lib/refusal.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { isOnline } from '../offline/online.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { RoundTable } from '../ui/RoundTable.tsx';
import { Source } from '../ui/Source.tsx';
import { ChairsPicker } from './ChairsPicker.tsx';
import { PacePicker } from './PacePicker.tsx';
import { SettingsPicker } from './SettingsPicker.tsx';
import { type Where, WherePicker } from './WherePicker.tsx';
import '../style/setup.css';

const CircleChoice = lazy(async () => ({ default: (await import('../circle/CircleChoice.tsx')).CircleChoice }));
const OpenHandsChoice = lazy(async () => ({
  default: (await import('../teach/OpenHandsChoice.tsx')).OpenHandsChoice,
}));
const EditionChoice = lazy(async () => ({ default: (await import('../editions/EditionChoice.tsx')).EditionChoice }));
const HereSetup = lazy(async () => ({ default: (await import('../here/HereSetup.tsx')).HereSetup }));

export function SetupPage({ game }: { readonly game: string }) {
  const pkg = useGame(game);
  if (!isGameId(game)) return <LostPage />;
  return pkg === null ? <Blank /> : <Setup game={game} pkg={pkg} />;
}

function Setup(props: { readonly game: GameId; readonly pkg: GamePackage }) {
  const { setup, home, lang } = useWords();
  const about = useAbout(props.game);
  const [where, setWhere] = useState<Where>(() => (isOnline() ? 'online' : 'here'));
  const title = setup.title(about.title);
  return (
    <Page title={title} lang={lang.setup}>
      <div className="w-setup-head">
        <h1>{title}</h1>
        {aboutGame(props.game).hasLesson && (
          <Link to={`/learn/${props.game}`} className="w-second">
            <Icon name="lamp" />
            {home.learn}
          </Link>
        )}
      </div>
      <Source game={props.game} />
      <WherePicker where={where} onChange={setWhere} />
      <Suspense>
        {where === 'here' ? (
          <HereSetup {...props} />
        ) : (
          <OnlineSetup key={where} {...props} isAlone={where === 'alone'} />
        )}
      </Suspense>
    </Page>
  );
}

/** Me, somebody else and a bot, as far as there are seats; for a circle, me and friends. */
const usualChairs = (game: GameId): NewChair[] => ['me', 'open', ...company(game, 1).map(toChair)];
const FRIENDS: readonly NewChair[] = ['me', 'open', 'open'];
/** Whoever comes from the page of a circle opens a table for it. */
const askedCircle = (): string | null => /^#circle=([\w-]{22})$/.exec(location.hash)?.[1] ?? null;

function useOpening(game: GameId, isAlone: boolean) {
  const { seats } = aboutGame(game);
  const [chairs, setChairs] = useState<readonly NewChair[]>(() =>
    isAlone ? withBots(game) : (askedCircle() === null ? usualChairs(game) : FRIENDS).slice(0, seats.max),
  );
  const [circle, setCircle] = useState(() => (isAlone ? null : askedCircle()));
  const [settings, setSettings] = useState<Settings>({});
  const [pace, setPace] = useState<Pace>('live');
  const [absent, setAbsent] = useState<Absence>('bot');
  const [holidays, setHolidays] = useState<number | null>(null);
  const [help, setHelp] = useState<Help>('full');
  const [isPublic, setPublic] = useState(false);
  const [chat, setChat] = useState(true);
  const [edition, setEdition] = useState<Offered | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = (): void => {
    setBusy(true);
    const begin = async (): Promise<void> =>
      await openTable({
        game,
        ...(edition !== null && { edition: await edition.send() }),
        chairs,
        settings,
        pace,
        absent,
        ...(holidays !== null && { holidays }),
        help,
        isPublic,
        ...(circle !== null && { circle }),
        chat,
      });
    begin().catch((error) => {
      setBusy(false);
      complain(error);
    });
  };
  const time = { pace, setPace, absent, setAbsent, holidays, setHolidays };
  const how = { help, setHelp, isPublic, setPublic, circle, setCircle, chat, setChat, edition, setEdition };
  return { chairs, setChairs, settings, setSettings, ...time, ...how, isBusy, open };
}

interface OnlineProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  /** Against bots, or against an opponent in the rules: nobody else is expected. */
  readonly isAlone: boolean;
}

function OnlineSetup({ game, pkg, isAlone }: OnlineProps) {
  const { setup } = useWords();
  const opening = useOpening(game, isAlone);
  const { chairs } = opening;
  const seats = chairs.map((chair, seat) => ({
    seat,
    isTaken: chair !== 'open',
    character: botOf(game, chair)?.character,
  }));
  return (
    <div className="w-setup">
      <section className="w-card w-setup-who">
        <RoundTable game={game} seats={seats} />
        <h2>{setup.players}</h2>
        <ChairsPicker {...{ game, chairs, isAlone }} seats={pkg.game.seats} onChange={opening.setChairs} />
        {chairs.length === 1 && <AloneNote game={game} settings={opening.settings} />}
        {chairs.length > 1 && !isAlone && <p className="w-about">{setup.playersAbout}</p>}
      </section>
      <div className="w-setup-how">
        {!isAlone && (
          <Suspense>
            <CircleChoice circle={opening.circle} onChange={opening.setCircle} />
          </Suspense>
        )}
        <Suspense>
          <EditionChoice {...{ game, pkg }} chosen={opening.edition} onChange={opening.setEdition} />
        </Suspense>
        <SettingsPicker game={game} pkg={pkg} settings={opening.settings} onChange={opening.setSettings} />
        <HowPicker game={pkg.game} opening={opening} isAlone={isAlone} />
      </div>
      <div className="w-setup-go">
        <button type="button" className="w-main w-big" disabled={opening.isBusy} onClick={opening.open}>
          {chairs.includes('open') ? setup.openTable : setup.openAndPlay}
        </button>
      </div>
    </div>
  );
}

/** Against whom, and how often the bots win against him. */
function AloneNote({ game, settings }: { readonly game: GameId; readonly settings: Settings }) {
  const { setup, bots } = useWords();
  const alone = aboutGame(game).alone ?? [];
  const isHim = (set: Readonly<Record<string, string>>): boolean =>
    Object.entries(set).every(([name, value]) => settings[name] === value);
  const { name, wins } = alone.find((one) => isHim(one.settings)) ?? alone[0] ?? {};
  const levels = wins === undefined ? [] : (['beginner', 'club', 'expert', 'master'] as const);
  return (
    <>
      <p className="w-about">{setup.aloneAbout}</p>
      {name !== undefined && levels.length > 0 && (
        <p className="w-about">
          {setup.aloneWins(
            name,
            levels.map((one) => [bots[one].name, wins![one]] as const),
          )}
        </p>
      )}
    </>
  );
}

/** Pace, help, and who may come: a word each, and a sentence about the chosen one. */
interface HowProps {
  readonly game: GamePackage['game'];
  readonly opening: ReturnType<typeof useOpening>;
  readonly isAlone: boolean;
}

function HowPicker({ game, opening, isAlone }: HowProps) {
  const { setup, helps } = useWords();
  const { help, isPublic, chat, chairs } = opening;
  return (
    <section className="w-card w-stack">
      {!isAlone && (
        <>
          <div className="w-stack-s">
            <Choice
              label={setup.eyes}
              values={['private', 'public'] as const}
              value={isPublic ? 'public' : 'private'}
              name={(one) => setup[one]}
              onChange={(one) => opening.setPublic(one === 'public')}
            />
            <p className="w-about">{isPublic ? setup.publicAbout : setup.privateAbout}</p>
          </div>
          <PacePicker {...opening} />
        </>
      )}
      <div className="w-stack-s">
        <Choice
          label={setup.help}
          values={HELPS}
          value={help}
          name={(one) => helps[one].name}
          onChange={opening.setHelp}
        />
        <p className="w-about">{helps[help].about}</p>
      </div>
      {chairs.length > 1 && (
        <Suspense>
          <OpenHandsChoice game={game} settings={opening.settings} onChange={opening.setSettings} />
        </Suspense>
      )}
      {chairs.includes('open') && (
        <div className="w-stack-s">
          <Choice
            label={setup.chat}
            values={['chatOn', 'chatOff'] as const}
            value={chat ? 'chatOn' : 'chatOff'}
            name={(one) => setup[one]}
            onChange={(one) => opening.setChat(one === 'chatOn')}
          />
          <p className="w-about">{setup.chatAbout}</p>
        </div>
      )}
    </section>
  );
}
