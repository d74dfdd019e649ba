// The score pad of The Great Split: everybody's board with its cubes, and the slider that everybody shares.
import '../../../../parts/parts.css';
import '../pigments.css';
import '../table.css';
import '../tracks.css';
import '../marks.css';
import '../sheets.css';
import '../narrow.css';
import './pad.css';
import { useState } from 'react';
import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { SeatTabs } from '../../../../parts/pad/SeatTabs.tsx';
import { Stepper } from '../../../../parts/pad/Stepper.tsx';
import { liesIn, Trouble } from '../../../../parts/pad/Trouble.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import { CHARACTER_IDS } from '../../data/kinds.ts';
import type { CharacterId } from '../../data/table.ts';
import type { SplitWords } from '../../words/index.ts';
import { Character } from '../Character.tsx';
import { Glyph } from '../glyphs.tsx';
import { Tracks } from '../Tracks.tsx';
import { CUBE_TRACKS, type PadPlayer, positionsOf, type SplitPad, withCharacterOf, withCube } from './model.ts';

export { emptyPad, isPad, withPlayers } from './model.ts';

type CharactersProps = Pick<PadEntryProps<SplitPad, SplitWords>, 'value' | 'change' | 'words' | 'lit'> & {
  readonly seat: number;
};

/** This player's character; one that another player has changes hands. */
function Characters({ value, change, words: { board: words, entry }, lit, seat }: CharactersProps) {
  return (
    <Picker
      label={entry.characters}
      isToggle
      className="gsp-characters"
      pieces={CHARACTER_IDS.map((id) => ({
        key: id,
        label: words.names.characters[id],
        picture: <Character who={id} words={words} isLit={lit.includes(id)} />,
        isOn: id === value.players[seat].character,
        note: value.players.map(
          ({ character, name }, other) =>
            character === id && (
              <span key={name} className="k-piece-owner">
                <PlayerSign seat={other} size={26} />
              </span>
            ),
        ),
      }))}
      pick={(id) => change(withCharacterOf(value, seat, id as CharacterId))}
    />
  );
}

export function PadEntry({ value, change, players, words: said, problem, lit }: PadEntryProps<SplitPad, SplitWords>) {
  const { board: words, entry: pad } = said;
  const [chosen, choose] = useState(0);
  const seat = Math.min(chosen, players.length - 1);
  const player = value.players[seat];
  const at = `players[${seat}]`;
  const set = (next: PadPlayer): void => change({ ...value, players: value.players.with(seat, next) });
  const wrong = CUBE_TRACKS.filter((track) => liesIn(problem?.at ?? '', `${at}.tracks.${track}`));
  return (
    <div className="gs-pigments gsp">
      <SeatTabs {...{ players, seat, choose }}>
        <div className="gsp-room">
          <Characters {...{ value, change, lit, seat }} words={said} />
          <Trouble at={[`${at}.character`]} />
          <div className="gsp-board">
            <Tracks
              walk={{ tracks: positionsOf(player), on: null }}
              who={player.character}
              slider={value.slider}
              label={words.board(players[seat])}
              isFull
              {...{ words, lit, wrong }}
              set={(what, to) =>
                what === 'slider' ? change({ ...value, slider: to }) : set(withCube(player, what, to))
              }
            />
          </div>
          <Trouble at={['slider', `${at}.tracks`]} />
          <Stepper
            label={pad.prestige}
            picture={<Glyph of="prestige" size={34} />}
            value={player.prestige}
            at={`${at}.prestige`}
            change={(prestige) => set({ ...player, prestige })}
          />
          <p className="gsp-hint">{pad.hint}</p>
        </div>
      </SeatTabs>
    </div>
  );
}
