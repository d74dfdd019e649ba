// The score pad of Baselland: the country as it lies at the end, tile by tile, with everybody who still stands on it.

import { useMemo, useState } from 'react';
import type { Refusal } from '../../../../kernel/types.ts';
import { Dock } from '../../../../parts/Dock.tsx';
import { Form } from '../../../../parts/pad/Form.tsx';
import { Trouble, TroubleText } from '../../../../parts/pad/Trouble.tsx';
import { type PadEntryProps, seatName } from '../../../../parts/pad.ts';
import { POSITION } from '../../pad-shape.ts';
import { places } from '../../rules/grid.ts';
import { whyNotPlace } from '../../rules/why.ts';
import type { Laid, Place, RegionId, S, TileType } from '../../types.ts';
import type { BasellandWords } from '../../words/index.ts';

import { PlaceDock } from '../Dock.tsx';
import { useKeys } from '../useKeys.ts';
import { usePlacing } from '../usePlacing.ts';
import { Box } from './Box.tsx';
import { Chosen, regionsFor } from './Chosen.tsx';
import { Land } from './Land.tsx';
import { type BasellandPad, laidOf, leftOf, nextCopy, openOf } from './model.ts';
import { Players } from './Players.tsx';
import { TableRules } from './TableRules.tsx';

export { emptyPad, isPad, withPlayers } from './model.ts';

export function PadEntry(props: PadEntryProps<BasellandPad, BasellandWords>) {
  const { value, change, players, texts, problem, lit } = props;
  const { board: words, entry } = props.words;
  const [seat, setSeat] = useState(0);
  const country = useCountry(value, change);
  const { open, laid, tile, held, placing, index, chosen, chooseCell, refusal, refuse, pick, lay } = country;
  const put = (on: RegionId): void => {
    if (chosen === null) return;
    const others = value.followers.filter(({ x, y }) => x !== chosen.x || y !== chosen.y);
    change({ ...value, followers: [...others, { player: seatName(seat), x: chosen.x, y: chosen.y, on }] });
  };
  const sentence = (laidTile: Laid | null, choice: Place | RegionId): string =>
    texts.option({ open: { laid: [laidTile] } } as never, { do: 'follower', seat }, choice).text;
  const isEmpty = chosen !== null && !value.followers.some(({ x, y }) => x === chosen.x && y === chosen.y);
  return (
    <Form of={POSITION} className="blp" {...{ value, change, players, lit }}>
      <Players {...{ value, words, entry, seat }} names={players} supply={open.supply} choose={setSeat} />
      <Land
        {...{ open, laid, placing, words, lit, chosen }}
        wrong={wrongTile(value, laid, problem?.at ?? '')}
        puts={isEmpty && index > 0 ? regionsFor(chosen).map((region) => ({ region, name: '', worth: null })) : null}
        put={put}
        tilesLabel={entry.tiles}
        tileName={(one) => entry.at(words.tileNames[one.tile[0] as TileType], one.x, one.y)}
        nameOf={(place) => sentence(null, place)}
        choose={lay}
        chooseTile={({ x, y }) => chooseCell({ x, y })}
        refuse={(x, y, turn) =>
          tile !== null && refuse(whyNotPlace({ open: { ...open, tile } } as S, { tile, x, y, turn }))
        }
      >
        <div className="blp-say">
          {refusal !== null ? <TroubleText problem={refusal} /> : <Trouble at={['tiles', 'followers', 'players']} />}
        </div>
        {placing !== null && (
          <Dock as="island" label={words.options}>
            <PlaceDock placing={placing} words={words} lay={() => placing.target && lay(placing.target.option)} />
          </Dock>
        )}
        {chosen !== null && placing === null && (
          <Chosen
            {...{ value, change, words, entry, seat, put, index }}
            laid={chosen}
            nameOf={(region) => sentence(chosen, region)}
            close={() => chooseCell(null)}
          />
        )}
      </Land>
      <div className="bl blp-tray">
        <p>{entry.boxHint}</p>
        <Box label={entry.box} left={leftOf(value.tiles)} {...{ held, words, pick }} />
      </div>
      <TableRules legend={entry.settings} texts={texts} at="settings" />
    </Form>
  );
}

/** The country as it grows: a tile from the box in the hand, or one that lies there looked at. */
function useCountry(value: BasellandPad, change: (next: BasellandPad) => void) {
  const [held, hold] = useState<TileType | null>(null);
  const [chosenCell, chooseCell] = useState<{ x: number; y: number } | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const open = useMemo(() => openOf(value), [value]);
  const laid = useMemo(() => laidOf(value.tiles), [value.tiles]);
  const tile = held === null ? null : nextCopy(value.tiles, held);
  const options = useMemo(() => (tile === null ? null : places(open, tile)), [open, tile]);
  const placing = usePlacing(options, tile);
  useKeys(placing);
  const at = (x: number, y: number): number => value.tiles.findIndex((one) => one.x === x && one.y === y);
  const index = chosenCell === null ? -1 : at(chosenCell.x, chosenCell.y);
  const chosen = index < 0 ? null : laid[index];
  const pick = (type: TileType): void => {
    refuse(null);
    chooseCell(null);
    hold(type === held ? null : type);
  };
  const lay = ({ x, y, turn }: Place): void => {
    if (held === null) return;
    refuse(null);
    hold(null);
    chooseCell({ x, y });
    change({ ...value, tiles: [...value.tiles, { tile: held, x, y, turn }] });
  };
  return { open, laid, tile, held, placing, index, chosen, chooseCell, refusal, refuse, pick, lay };
}

/** The tile that the problem is about. */
function wrongTile({ tiles, followers }: BasellandPad, laid: readonly Laid[], at: string): Laid | null {
  const [, list, number] = /^(tiles|followers)\[(\d+)\]/.exec(at) ?? [];
  if (list === undefined) return null;
  const spot = (list === 'tiles' ? tiles : followers)[Number(number)];
  return laid.find(({ x, y }) => x === spot?.x && y === spot.y) ?? null;
}
