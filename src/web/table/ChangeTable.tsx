import { useState } from 'react';
import { same } from '../../kernel/canonical.ts';
import { settle } from '../../kernel/settings.ts';
import { HELPS } from '../../wire/values.ts';
import { useWords } from '../lib/words.ts';
import { PacePicker } from '../setup/PacePicker.tsx';
import { SettingsPicker } from '../setup/SettingsPicker.tsx';
import { OpenHandsChoice } from '../teach/OpenHandsChoice.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SeatCounter } from '../ui/SeatCounter.tsx';
import { useAtTable } from './context.ts';
import '../style/setup.css';

/** Before the start the host may change what is played, how fast, and by how many. */
export function ChangeTable({ onClose }: { readonly onClose: () => void }) {
  const { seen, pkg, act } = useAtTable();
  const { gather, setup, helps, lang } = useWords();
  const [settings, setSettings] = useState(seen.settings);
  const [pace, setPace] = useState(seen.pace);
  const [absent, setAbsent] = useState(seen.absent);
  const [holidays, setHolidays] = useState(seen.holidays ?? null);
  const [help, setHelp] = useState(seen.help);
  const [seats, setSeats] = useState(seen.chairs.length);
  const change = {
    ...(!same(settle(pkg.game, settings), seen.settings) && { settings }),
    ...(pace !== seen.pace && { pace }),
    ...(absent !== seen.absent && { absent }),
    ...(holidays !== null && holidays !== seen.holidays && { holidays }),
    ...(help !== seen.help && { help }),
    ...(seats !== seen.chairs.length && { seats }),
  };
  const apply = async (): Promise<void> => {
    if (Object.keys(change).length === 0 || (await act({ do: 'change', ...change }))) onClose();
  };
  return (
    <Dialog title={gather.change} lang={lang.setup} onClose={onClose} kind="sheet">
      <div className="w-stack">
        <div className="w-stack-s">
          <h3>{setup.players}</h3>
          <SeatCounter
            count={seats}
            seats={pkg.game.seats}
            fewer={() => setSeats(seats - 1)}
            more={() => setSeats(seats + 1)}
          />
        </div>
        <SettingsPicker game={seen.game} pkg={pkg} settings={settings} onChange={setSettings} />
        <OpenHandsChoice game={pkg.game} settings={settings} onChange={setSettings} />
        <PacePicker {...{ pace, setPace, absent, setAbsent, holidays, setHolidays }} />
        <div className="w-stack-s">
          <Choice label={setup.help} values={HELPS} value={help} name={(one) => helps[one].name} onChange={setHelp} />
          <p className="w-about">{helps[help].about}</p>
        </div>
        <p className="w-about">{gather.changeAbout}</p>
        <button type="button" className="w-main w-big" onClick={() => void apply()}>
          {gather.changeNow}
        </button>
      </div>
    </Dialog>
  );
}
