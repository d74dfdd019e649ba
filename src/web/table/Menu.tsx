import { lazy, Suspense, useState } from 'react';
import { useGuestAddresses } from '../lib/guest-addresses.ts';
import { download } from '../lib/record-text.ts';
import { go } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { SettingsDialog } from '../ui/settings.ts';
import { useAtTable } from './context.ts';
import type { Sheet } from './use-papers.ts';

const Holiday = lazy(async () => ({ default: (await import('../slow/Holiday.tsx')).Holiday }));
const SeatTwo = lazy(async () => ({ default: (await import('../teach/SeatTwo.tsx')).SeatTwo }));
const LeaveBeside = lazy(async () => ({ default: (await import('../teach/SeatTwo.tsx')).LeaveBeside }));
const ShowHands = lazy(async () => ({ default: (await import('../teach/SeatTwo.tsx')).ShowHands }));
const SeatKey = lazy(async () => ({ default: (await import('../seat-key/SeatKey.tsx')).SeatKey }));

export interface MenuProps {
  readonly onClose: () => void;
  readonly open: (sheet: Sheet) => void;
  /** undefined: there is nothing to look back to. */
  readonly lookBack: (() => void) | undefined;
}

export function Menu({ onClose, open, lookBack }: MenuProps) {
  const { id, seen, link } = useAtTable();
  const { local } = link;
  const { end, menu, nav, table } = useWords();
  const [hasSettings, setSettings] = useState(false);
  const isPlaying = seen.phase === 'playing' && seen.you !== null;
  return (
    <div className="w-menu">
      {isPlaying && !seen.isSecond && <OwnSeat onClose={onClose} />}
      {seen.isSecond && (
        <Suspense>
          <LeaveBeside onClose={onClose} />
        </Suspense>
      )}
      <Item name={menu.notes} onPress={() => open('slip')} />
      {seen.hands !== undefined && <Item name={table.hands} onPress={() => open('hands')} />}
      <Item name={table.options} onPress={() => open('list')} />
      {lookBack !== undefined && (
        <Item
          name={menu.lookBack}
          about={menu.lookBackAbout}
          onPress={() => {
            onClose();
            lookBack();
          }}
        />
      )}
      {(local === undefined || !isPlaying) && (seen.round?.isOpen ?? true) && (
        <Item
          name={menu.record}
          about={menu.recordAbout}
          onPress={() => {
            onClose();
            void download(id, seen.game, link);
          }}
        />
      )}
      <Item name={nav.help} onPress={() => open('help')} />
      <Item name={nav.settings} onPress={() => setSettings(true)} />
      {seen.round !== undefined && <Item name={end.toEvening} onPress={() => go(`/evening/${seen.round!.evening}`)} />}
      <Item name={menu.front} onPress={() => go('/')} />
      {seen.circle !== undefined && <Item name={menu.circle} onPress={() => go(`/circles/${seen.circle}`)} />}
      {local === undefined && (seen.round?.isOpen ?? true) && <InviteLink />}
      {hasSettings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  );
}

/** What players can do about their own seat. */
function OwnSeat({ onClose }: Pick<MenuProps, 'onClose'>) {
  const { seen, act, link } = useAtTable();
  const { local } = link;
  const { menu } = useWords();
  const you = seen.you!;
  const isOut = seen.chairs[you].out;
  const isAlone = seen.chairs.every(({ kind }, seat) => seat === you || kind !== 'person');
  const then = (done: Promise<unknown>): void => {
    onClose();
    void done;
  };
  return (
    <>
      {isOut && <Item name={menu.comeBack} onPress={() => then(act({ do: 'comeBack' }))} />}
      {!isOut && (local === undefined || local.people === 1) && (
        <Item name={menu.sitOut} about={menu.sitOutAbout} onPress={() => then(act({ do: 'sitOut' }))} />
      )}
      {seen.pace !== 'none' && !isAlone && (
        <Suspense>
          <Holiday onClose={onClose} />
        </Suspense>
      )}
      {seen.ownBack !== undefined && (
        <Item
          name={menu.goBack}
          about={menu.goBackAbout}
          onPress={() => then(act({ do: 'askBack', to: seen.ownBack! }))}
        />
      )}
      {seen.stepsBack > 0 && !isAlone && seen.round === undefined && <AskBack onClose={onClose} />}
      {!seen.abandon.includes(you) && (
        <Item name={menu.abandon} about={menu.abandonAbout} onPress={() => then(act({ do: 'abandon' }))} />
      )}
      {local === undefined && seen.round === undefined && (
        <Item
          name={menu.leave}
          about={menu.leaveAbout}
          onPress={() => then(act({ do: 'leave' }).then((isDone) => isDone && go('/')))}
        />
      )}
      {local === undefined && seen.daily === null && seen.round === undefined && (
        <Suspense>
          <SeatTwo onClose={onClose} />
          <ShowHands />
        </Suspense>
      )}
      {!isOut && local === undefined && seen.daily === null && !isAlone && (
        <Suspense>
          <SeatKey />
        </Suspense>
      )}
    </>
  );
}

/** The link to share, with the first address at which guests can reach it. */
function InviteLink() {
  const { id, texts } = useAtTable();
  const { menu } = useWords();
  const [address = location.origin] = useGuestAddresses() ?? [];
  return <CopyField label={menu.invite} text={`${address}/t/${id}`} share={texts.title} />;
}

interface ItemProps {
  readonly name: string;
  readonly about?: string;
  readonly onPress: () => void;
}
const Item = ({ name, about, onPress }: ItemProps) => (
  <button type="button" className="w-item" onClick={onPress}>
    <strong>{name}</strong>
    {about !== undefined && <span>{about}</span>}
  </button>
);

function AskBack({ onClose }: { readonly onClose: () => void }) {
  const { seen, act } = useAtTable();
  const { menu } = useWords();
  const [steps, setSteps] = useState(1);
  return (
    <div className="w-item is-open">
      <strong>{menu.askBack}</strong>
      <span>{menu.askBackAbout}</span>
      <div className="w-row">
        <input
          className="w-field w-number"
          type="number"
          min={1}
          max={seen.stepsBack}
          aria-label={menu.backBy(steps)}
          value={steps}
          onChange={(event) => setSteps(Math.max(1, Math.min(seen.stepsBack, Number(event.target.value) || 1)))}
        />
        <span>{menu.backBy(steps)}</span>
        <button
          type="button"
          className="w-second"
          onClick={() => {
            onClose();
            void act({ do: 'askBack', to: seen.stepsBack - steps });
          }}
        >
          {menu.ask}
        </button>
      </div>
    </div>
  );
}
