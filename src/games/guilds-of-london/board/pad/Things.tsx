// What a player has beside the city: points, pawns, cards, tokens, and the mayor cards.

import { Field } from '../../../../parts/pad/Field.tsx';
import { BoxOf } from '../../../../parts/pad/Shelf.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { Pencil, type Typeable } from '../../../../parts/pad/Typing.tsx';
import { allMayors, mayorOf } from '../../data/kinds.ts';
import { MAYOR_KINDS, type MayorKind } from '../../data/tokens.ts';
import { typing } from '../../pad-cards.ts';
import type { PadPlayer, PadPosition } from '../../pad-shape.ts';
import type { GlyphName } from '../../picture/glyphs.ts';
import type { BoardWords } from '../../words/board.ts';
import { type EntryWords, PAD_COUNTS, type PadCount } from '../../words/entry.ts';
import { mayorText } from '../../words/sentences.ts';
import { Sign } from '../glyphs.tsx';
import { isPlayer } from './model.ts';

const SIGNS: Readonly<Record<PadCount, GlyphName>> = {
  vp: 'vp',
  pawnsInGuildhall: 'pawn',
  neutrals: 'neutral',
  cardsInHand: 'cards',
  tokensReceived: 'coin',
  plantationsWon: 'ship',
};
const MAYORS = { key: 'mayors', list: 'mayors', as: {} };

interface ThingsProps {
  readonly of: Typeable<PadPosition>;
  readonly at: string;
  readonly player: PadPlayer;
  readonly words: BoardWords;
  readonly pad: EntryWords;
}
export function Things({ of, at, player, words, pad }: ThingsProps) {
  const counts = isPlayer(player) ? PAD_COUNTS : (['vp'] as const);
  return (
    <div className="glp-things">
      <Trouble at={[at]} isExact />
      <div className="k-counts">
        {counts.map((count) => (
          <Field
            key={count}
            at={`${at}.${count}`}
            look={{ label: pad.counts[count], sign: () => <Sign name={SIGNS[count]} size={30} /> }}
          />
        ))}
      </div>
      {isPlayer(player) && (
        <>
          <h3 aria-level={2}>
            {pad.mayors} <b>{player.mayors?.length}</b>
          </h3>
          <Trouble at={[`${at}.mayors`]} />
          <BoxOf
            label={pad.mayors}
            className="glp-mayors"
            place={MAYORS}
            pieces={typing.within(of.value, () => mayorPieces(words))}
          />
          <Pencils {...{ of, player, words, pad }} />
        </>
      )}
    </div>
  );
}

/** What the cards that lie here say, and what neighbours and streets count: tap the pencil. */
const Pencils = ({ of, player, words, pad }: Omit<ThingsProps, 'at'>) => (
  <div className="glp-pencils">
    {player.mayors?.map((code) => (
      <Pencil
        key={code}
        {...of}
        table="mayors"
        id={code}
        name={words.names.mayors[code] ?? code}
        columns={mayorColumns(of.value, code)}
        place={(_, count) => pad.forSoMany(count)}
      />
    ))}
    {(['pairVp', 'streetMasters'] as const).map((id) => (
      <Pencil key={id} {...of} table="amounts" id={id} name={pad.amounts[id]} />
    ))}
  </div>
);
/** Only what this card has numbers for. */
function mayorColumns(value: PadPosition, code: string): readonly string[] {
  const counts = typing.rowOf(value, 'mayors', code)?.kind as MayorKind | undefined;
  return counts === undefined ? [] : ['kind', ...MAYOR_KINDS[counts]];
}
const mayorPieces = (words: BoardWords) =>
  allMayors().map((id) => {
    const { code } = mayorOf(id);
    const name = words.names.mayors[code];
    const text = mayorText(words, id);
    return {
      key: code,
      codes: [code],
      label: `${name}: ${text}`,
      picture: (
        <span className="gl-mayor">
          <span className="gl-mayor-seal">
            <Sign name="mayor" size={26} />
          </span>
          <b className="gl-mayor-name">{name}</b>
          <span className="gl-mayor-text">{text}</span>
        </span>
      ),
    };
  });
