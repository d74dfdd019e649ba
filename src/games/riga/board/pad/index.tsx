// The score pad of Riga: everybody's town and hand, the Grand Master tiles, the mayors.
import '../../../../parts/parts.css';
import '../pigments.css';
import '../cards.css';
import '../masters.css';
import './pad.css';
import { useState } from 'react';
import { ChooseSome } from '../../../../parts/pad/Choices.tsx';
import { SeatTabs } from '../../../../parts/pad/SeatTabs.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import { MODULE_IDS, type ModuleId } from '../../types.ts';
import type { RigaWords } from '../../words/index.ts';
import { Pigments } from '../Pigments.tsx';
import { PadMasters } from './Masters.tsx';
import { type PadPlayer, type RigaPad, withModules } from './model.ts';
import { Shelf } from './Shelf.tsx';
import { Town } from './Town.tsx';

export { emptyPad, isPad, withPlayers } from './model.ts';

export function PadEntry({
  value,
  change,
  players,
  words: { board: words, entry: pad },
  lit,
}: PadEntryProps<RigaPad, RigaWords>) {
  const [chosen, choose] = useState(0);
  const seat = Math.min(chosen, players.length - 1);
  const set = (next: PadPlayer): void => change({ ...value, players: value.players.with(seat, next) });
  return (
    <div className="rg-paint rgp">
      <Pigments />
      <ChooseSome
        legend={pad.modules}
        options={MODULE_IDS.map((id) => ({ value: id, label: words.names.modules[id] }))}
        values={value.modules}
        change={(ids) => change(withModules(value, ids as readonly ModuleId[]))}
      />
      <Trouble at={['modules']} />
      <Trouble at={['players']} isExact />
      <SeatTabs {...{ players, seat, choose }}>
        <Town {...{ value, seat, words, pad, lit }} change={set} />
      </SeatTabs>
      <Shelf {...{ value, seat, words, pad }} change={set} />
      {value.modules.includes('GM') && (
        <PadMasters {...{ value, players, words, pad, lit }} change={(masters) => change({ ...value, masters })} />
      )}
    </div>
  );
}
