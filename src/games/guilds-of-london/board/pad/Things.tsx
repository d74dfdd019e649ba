// What a player has beside the city: points, pawns, cards, tokens, and the mayor cards.

import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { Picker } from '../../../../parts/pad/Picker.tsx';
import { Stepper } from '../../../../parts/pad/Stepper.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { allMayors, mayorOf } from '../../data/kinds.ts';
import type { BoardWords } from '../../words/board.ts';
import { type EntryWords, PAD_COUNTS, type PadCount } from '../../words/entry.ts';
import { mayorText } from '../../words/sentences.ts';
import { type GlyphName, Sign } from '../glyphs.tsx';
import { type GuildsPad, isPlayer, type PadPlayer } from './model.ts';

const SIGNS: Readonly<Record<PadCount, GlyphName>> = {
  vp: 'vp',
  pawnsInGuildhall: 'pawn',
  neutrals: 'neutral',
  cardsInHand: 'cards',
  tokensReceived: 'coin',
  plantationsWon: 'ship',
};
interface ThingsProps {
  readonly value: GuildsPad;
  readonly seat: number;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  change(next: GuildsPad): void;
}

export function Things({ value, seat, words, pad, change }: ThingsProps) {
  const player = value.players[seat];
  const at = `players[${seat}]`;
  const set = (next: typeof player): void => change({ ...value, players: value.players.with(seat, next) });
  const counts = isPlayer(player) ? PAD_COUNTS : (['vp'] as const);
  return (
    <div className="glp-things">
      <Trouble at={[at]} isExact />
      <div className="glp-counts">
        {counts.map((count) => (
          <Stepper
            key={count}
            label={pad.counts[count]}
            picture={<Sign name={SIGNS[count]} size={30} />}
            value={isPlayer(player) ? player[count] : player.vp}
            at={`${at}.${count}`}
            change={(n) => set({ ...player, [count]: n })}
          />
        ))}
      </div>
      {isPlayer(player) && <Mayors {...{ value, seat, words, pad, player }} change={set} />}
    </div>
  );
}

interface MayorsProps extends Pick<ThingsProps, 'value' | 'seat' | 'words' | 'pad'> {
  readonly player: PadPlayer;
  change(next: PadPlayer): void;
}
function Mayors({ value, seat, words, pad, player, change }: MayorsProps) {
  const codes = player.mayors;
  return (
    <>
      <h3>
        {pad.mayors} <b>{codes.length}</b>
      </h3>
      <Trouble at={[`players[${seat}].mayors`]} />
      <Picker
        label={pad.mayors}
        isToggle
        className="glp-mayors"
        pieces={allMayors().map((id) => {
          const { code } = mayorOf(id);
          return {
            key: code,
            label: `${words.names.mayors[code]}: ${mayorText(words, id)}`,
            picture: (
              <span className="gl-mayor">
                <span className="gl-mayor-seal">
                  <Sign name="mayor" size={26} />
                </span>
                <b className="gl-mayor-name">{words.names.mayors[code]}</b>
                <span className="gl-mayor-text">{mayorText(words, id)}</span>
              </span>
            ),
            isOn: codes.includes(code),
            note: value.players.map(
              (one, holder) =>
                isPlayer(one) &&
                one.mayors.includes(code) && (
                  <span key={one.name} className="k-piece-owner">
                    <PlayerSign seat={holder} size={26} />
                  </span>
                ),
            ),
          };
        })}
        pick={(code) =>
          change({
            ...player,
            mayors: codes.some((one) => one === code) ? codes.filter((one) => one !== code) : [...codes, code],
          })
        }
      />
    </>
  );
}
