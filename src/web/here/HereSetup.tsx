import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { aboutGame, type GameId, type GamePackage } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Help } from '../../table/types.ts';
import { HELPS } from '../../wire/values.ts';
import type { Offered } from '../editions/EditionChoice.tsx';
import { Problem } from '../lib/api.ts';
import { company } from '../lib/company.ts';
import { complain } from '../lib/refusal.ts';
import { go } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { SettingsPicker } from '../setup/SettingsPicker.tsx';
import { Choice } from '../ui/Choice.tsx';
import { LevelNotes } from '../ui/LevelNotes.tsx';
import { RoundTable } from '../ui/RoundTable.tsx';
import { HereChairs } from './HereChairs.tsx';
import { createHere, type HereChair, type HereOpening } from './index.ts';
import './here.css';

const OpenHandsChoice = lazy(async () => ({
  default: (await import('../teach/OpenHandsChoice.tsx')).OpenHandsChoice,
}));

const EditionChoice = lazy(async () => ({ default: (await import('../editions/EditionChoice.tsx')).EditionChoice }));

/** Me, and somebody beside me; where a game can be played alone, nobody else is needed. */
function usualChairs(game: GameId, me: string, guest: string): HereChair[] {
  const { min, max } = aboutGame(game).seats;
  const people: HereChair[] = [me, guest].slice(0, max).map((name) => ({ kind: 'person', name }));
  return [...people, ...company(game, Math.max(0, min - people.length))];
}

const seatOf = (chair: HereChair, seat: number) => ({
  ...{ seat, isTaken: true },
  ...(chair.kind === 'bot' && { character: chair.character }),
});

const hasTwins = (chairs: readonly HereChair[]): boolean => {
  const names = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.name.trim()] : []));
  return new Set(names).size < names.length;
};

/** Opens the table; first the cards are tried out, if they are somebody's own: `part` says how far that is. */
function useBegin(pkg: GamePackage, edition: Offered | null) {
  const words = useWords().here;
  const [part, setPart] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const begin = async (opening: HereOpening): Promise<void> => {
    const document = await edition?.load(pkg, setPart);
    go(`/here/${await createHere({ ...opening, edition: document })}`);
  };
  const open = (opening: HereOpening): void => {
    setBusy(true);
    begin(opening).catch((error) => {
      setBusy(false);
      setPart(null);
      if (error instanceof Problem) complain(error);
      else toast(words.failed, 'refusal');
    });
  };
  return { isBusy, part, open };
}

/** A table on this device: who plays, and how. */
export function HereSetup({ game, pkg }: { readonly game: GameId; readonly pkg: GamePackage }) {
  const words = useWords().here;
  const { setup, helps } = useWords();
  const { name } = useSession();
  const [chairs, setChairs] = useState(() => usualChairs(game, name, words.guest(2)));
  const before = useRef(name);
  useEffect(() => {
    const was = before.current;
    before.current = name;
    setChairs((all) => all.map((one) => (one.kind === 'person' && one.name === was ? { ...one, name } : one)));
  }, [name]);
  const [settings, setSettings] = useState<Settings>({});
  const [help, setHelp] = useState<Help>('full');
  const [edition, setEdition] = useState<Offered | null>(null);
  const { isBusy, part, open } = useBegin(pkg, edition);
  const named = chairs.map((chair, seat) =>
    chair.kind === 'person' && chair.name.trim() === '' ? { ...chair, name: words.guest(seat + 1) } : chair,
  );
  const isTwice = hasTwins(named);
  const begin = (): void => open({ game, settings, help, chairs: named });
  const note = isTwice ? words.sameName : chairs.every(({ kind }) => kind === 'bot') ? words.noPerson : '';
  return (
    <div className="w-setup">
      <section className="w-card w-setup-who">
        <RoundTable game={game} seats={chairs.map(seatOf)} />
        <h2>{words.players}</h2>
        <HereChairs game={game} chairs={chairs} seats={pkg.game.seats} onChange={setChairs} />
        <LevelNotes
          {...{ game, players: chairs.length }}
          levels={chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.bot] : []))}
        />
        <p className="w-about" role="status">
          {note}
        </p>
      </section>
      <div className="w-setup-how">
        <Suspense>
          <EditionChoice {...{ game, pkg }} chosen={edition} onChange={setEdition} />
        </Suspense>
        <SettingsPicker game={game} pkg={pkg} settings={settings} onChange={setSettings} />
        <section className="w-card w-stack-s">
          <Choice label={setup.help} values={HELPS} value={help} name={(one) => helps[one].name} onChange={setHelp} />
          <p className="w-about">{helps[help].about}</p>
          {chairs.length > 1 && (
            <Suspense>
              <OpenHandsChoice game={pkg.game} settings={settings} onChange={setSettings} />
            </Suspense>
          )}
        </section>
      </div>
      <div className="w-setup-go">
        <button type="button" className="w-main w-big" disabled={isBusy || isTwice} onClick={begin}>
          {words.begin}
        </button>
        {part !== null && <progress className="w-trial" value={part} aria-label={words.tryingCards} />}
      </div>
    </div>
  );
}
