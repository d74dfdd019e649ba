import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BotName } from '../../bots/names.ts';
import { hasOpenHands } from '../../kernel/settings.ts';
import type { Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Seen } from '../../table/types.ts';
import { isSocial } from '../chat/talk.ts';
import { OpponentField } from '../faces/OpponentField.tsx';
import { Portrait } from '../faces/Portrait.tsx';
import { botAct, nextBot } from '../lib/company.ts';
import { Link } from '../lib/router.ts';
import { forgetPromise } from '../lib/seed.ts';
import { useWords } from '../lib/words.ts';
import { PresenceDot } from '../seal/PresenceDot.tsx';
import { Seal } from '../seal/Seal.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LevelNotes } from '../ui/LevelNotes.tsx';
import { NameField } from '../ui/NameField.tsx';
import { Page } from '../ui/Page.tsx';
import { RoundTable } from '../ui/RoundTable.tsx';
import { useAtTable } from './context.ts';
import { CloseTable, TakeOff } from './HostCare.tsx';
import { Invite } from './Invite.tsx';
import { Played } from './Played.tsx';
import { FailedAttempts, ShuffleState } from './ShuffleState.tsx';
import { StoryPart } from './TableHead.tsx';
import { Tally } from './Tally.tsx';
import { useChanged } from './use-changed.ts';
import { usePart } from './use-part.ts';
import { useSit } from './use-sit.ts';

const OpenHandsBadge = lazy(async () => ({
  default: (await import('../teach/OpenHandsChoice.tsx')).OpenHandsBadge,
}));
const ColourNote = lazy(async () => ({ default: (await import('../seal/ColourNote.tsx')).ColourNote }));
const ChatPanel = lazy(async () => ({ default: (await import('../chat/ChatPanel.tsx')).ChatPanel }));

/** Which game, and whose table. */
function Kicker() {
  const { seen, texts } = useAtTable();
  const { menu } = useWords();
  return (
    <p className="w-kicker">
      {texts.title} <StoryPart /> <Suspense>{hasOpenHands(seen) && <OpenHandsBadge />}</Suspense>{' '}
      {seen.circle !== undefined && <Link to={`/circles/${seen.circle}`}>{menu.circle}</Link>}
    </p>
  );
}

/** How strong bots are is measured with the cards that the game brings. */
const measuredBots = ({ edition, chairs }: Seen): BotName[] =>
  edition === undefined ? chairs.flatMap(({ kind, bot }) => (kind === 'bot' && bot !== null ? [bot] : [])) : [];

/** Before the game: who sits where, and how others can join. */
export function Gathering() {
  const { id, seen, texts, talk } = useAtTable();
  const { gather, chat, lang } = useWords();
  const part = usePart(id, seen);
  useChanged();
  const isGuest = seen.you === null && !seen.isHost;
  const atTable = seen.chairs.flatMap(({ kind, character }, seat) =>
    kind === 'closed' ? [] : [{ seat, isTaken: kind !== 'open', character }],
  );
  const title = isGuest ? gather.invited(texts.title) : gather.title;
  return (
    <Page title={texts.title} lang={lang.gather}>
      <div className="w-gather">
        <section className="w-card w-gather-seats">
          <Kicker />
          <h1>{title}</h1>
          <RoundTable game={seen.game} seats={atTable} />
          <Suspense>
            {seen.phase === 'revealing' && <ShuffleState part={part.what} />}
            {seen.failed !== undefined && <FailedAttempts failed={seen.failed} />}
          </Suspense>
          {seen.you === null && seen.chairs.some(({ kind }) => kind === 'open') && <NameField />}
          <ul className="w-chairs">
            {seen.chairs.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <ChairLine key={seat} seat={seat} />
            ))}
          </ul>
          <LevelNotes game={seen.game} levels={measuredBots(seen)} players={atTable.length} />
          <Suspense>
            <ColourNote />
          </Suspense>
          <StartPlace />
        </section>
        <div className="w-gather-side">
          {seen.phase === 'gathering' && !isGuest && <Invite />}
          {isSocial(seen, talk) && (
            <section className="w-card w-stack-s" aria-label={chat.title}>
              <h2>{chat.title}</h2>
              <Suspense>
                <ChatPanel />
              </Suspense>
            </section>
          )}
          <Played />
          {seen.series.length > 0 && (
            <div className="w-card">
              <Tally />
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}

function ChairLine({ seat }: { readonly seat: Seat }) {
  const { seen, names, presence } = useAtTable();
  const words = useWords();
  const { gather, setup, bots, house, table } = words;
  const chair = seen.chairs[seat];
  const isTaken = chair.kind === 'person' || chair.kind === 'bot';
  const name =
    chair.kind === 'closed'
      ? gather.closed
      : chair.kind === 'open' && chair.name !== ''
        ? gather.keptFor(chair.name)
        : names[seat];
  const level = chair.kind === 'bot' ? chair.bot : null;
  const place = seat === seen.you ? table.you : setup.seat(seat + 1);
  const note = level === null ? place : `${house.bot}, ${bots[level].name}`;
  return (
    <li className={`w-chair is-${chair.kind}`}>
      <span className={isTaken ? '' : 'w-faded'}>
        <PlayerSign seat={seat} size={40} />
      </span>
      <div className="w-player-name">
        <strong>
          <Seal name={chair.seal} size={28} />
          <Portrait game={seen.game} character={chair.character} size={38} /> {name}
        </strong>
        <span>
          {note} {seat !== seen.you && <PresenceDot of={presence?.[seat]} />}
        </span>
      </div>
      <ChairButtons seat={seat} />
    </li>
  );
}

function ChairButtons({ seat }: { readonly seat: Seat }) {
  const { id, seen, act } = useAtTable();
  const { gather } = useWords();
  const sit = useSit();
  const { kind } = seen.chairs[seat];
  if (seen.phase !== 'gathering') return null;
  const standUp = async (): Promise<void> => {
    if (await act({ do: 'leave' })) forgetPromise(id);
  };
  return (
    <div className="w-chair-buttons">
      {kind === 'open' && seen.you === null && (
        <button type="button" className="w-main" onClick={() => sit(seat)}>
          {gather.sit}
        </button>
      )}
      {seat === seen.you && (
        <button type="button" className="w-quiet" onClick={() => void standUp()}>
          {gather.standUp}
        </button>
      )}
      {seen.isHost && kind !== 'person' && <HostButtons seat={seat} />}
      {seen.isHost && kind === 'person' && seat !== seen.you && <TakeOff seat={seat} />}
    </div>
  );
}

function HostButtons({ seat }: { readonly seat: Seat }): ReactNode {
  const { seen, act } = useAtTable();
  const { gather, setup } = useWords();
  const { kind, bot, character } = seen.chairs[seat];
  const seated = seen.chairs.map((chair) => chair.character);
  return (
    <>
      {kind === 'bot' && bot !== null && (
        <OpponentField
          {...{ game: seen.game, seated }}
          label={setup.seat(seat + 1)}
          value={{ kind: 'bot', bot, character }}
          onChange={(one) => act(botAct(seat, one))}
        />
      )}
      {kind !== 'open' && (
        <IconButton
          label={gather.toOpen}
          icon="chair"
          onPress={() => act({ do: 'chair', chair: seat, kind: 'open' })}
        />
      )}
      {kind !== 'bot' && (
        <IconButton label={gather.toBot} icon="bot" onPress={() => act(botAct(seat, nextBot(seen.game, seated)))} />
      )}
      {kind === 'open' && (
        <IconButton
          label={gather.remove}
          icon="close"
          onPress={() => act({ do: 'chair', chair: seat, kind: 'closed' })}
        />
      )}
    </>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: 'chair' | 'bot' | 'close';
  readonly onPress: () => void;
}
const IconButton = ({ label, icon, onPress }: IconButtonProps) => (
  <button type="button" className="w-quiet w-square" aria-label={label} title={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
);

function StartPlace() {
  const { seen, act, pkg } = useAtTable();
  const { gather } = useWords();
  const [isStarting, setStarting] = useState(false);
  if (seen.phase !== 'gathering') return null;
  const open = seen.chairs.filter(({ kind }) => kind === 'open').length;
  const taken = seen.chairs.filter(({ kind }) => kind === 'person' || kind === 'bot').length;
  if (!seen.isHost)
    return <p className="w-about">{seen.you === null && open === 0 ? gather.full : gather.waitingHost}</p>;
  const isReady = taken >= pkg.game.seats.min;
  const start = async (): Promise<void> => {
    setStarting(true);
    if (!(await act({ do: 'start' }))) setStarting(false);
  };
  return (
    <div className="w-stack-s">
      <button type="button" className="w-main w-big" disabled={!isReady || isStarting} onClick={start}>
        {gather.start}
      </button>
      {!isReady && <p className="w-about">{gather.needMore(pkg.game.seats.min)}</p>}
      {isReady && open > 0 && <p className="w-about">{gather.emptyGo}</p>}
      <CloseTable />
    </div>
  );
}
