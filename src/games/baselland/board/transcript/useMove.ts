// One move as it is entered: the drawn tile, where it is laid, who is placed on it. The rules of the game say what is possible.
import { useMemo, useState } from 'react';
import { Engine } from '../../../../kernel/engine.ts';
import type { Refusal, State } from '../../../../kernel/types.ts';
import type { Texts } from '../../../../text/texts.ts';
import { game } from '../../game.ts';
import type { Move } from '../../pad-shape.ts';
import { fitsSomewhere } from '../../rules/grid.ts';
import { drawFor } from '../../transcript.ts';
import type { Place, Put, RegionId, S, TileId, TileType } from '../../types.ts';
import type { PutChoice } from '../Dock.tsx';
import { leftOf } from '../pad/model.ts';
import { type Placing, usePlacing } from '../usePlacing.ts';
import { worthOf } from '../worth.ts';

const ENGINE = new Engine(game, () => 0);

export interface MoveEntry {
  readonly held: TileType | null;
  /** The table as it is shown: with the tile of this move, once it is laid. */
  readonly s: S;
  readonly placing: Placing | null;
  readonly puts: readonly PutChoice[] | null;
  readonly refusal: Refusal | null;
  readonly fitsNowhere: boolean;
  hold(type: TileType): void;
  lay(place: Place): void;
  put(region: RegionId | null): void;
  refuse(x: number, y: number, turn: number): void;
  letGo(): void;
}

/** `before` is the table before the move; `done` gets the whole of it. */
export function useMove(before: S, seat: number, texts: Texts, done: (move: Move) => void): MoveEntry {
  const [held, setHeld] = useState<TileType | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tile = held === null ? null : copyOf(before, held);
  const drawn = useMemo(() => (tile === null ? null : withTile(before, seat, tile)), [before, seat, tile]);
  const laid = useMemo(
    () => (drawn === null || place === null ? null : withLaid(drawn, seat, place)),
    [drawn, seat, place],
  );
  const options = useMemo(
    () => (drawn === null || laid !== null ? null : optionsOf<Place>(drawn, seat)),
    [drawn, laid, seat],
  );
  const placing = usePlacing(options, tile);
  const puts = useMemo(() => (laid === null ? null : putsOf(laid, seat, texts)), [laid, seat, texts]);
  const letGo = (): void => {
    setHeld(null);
    setPlace(null);
    setRefusal(null);
  };
  const finish = ({ tile: { 0: type }, x, y, turn }: Place, region: RegionId | null): void => {
    letGo();
    done([type as TileType, x, y, turn, region]);
  };
  return {
    held,
    s: laid ?? before,
    placing,
    puts,
    refusal,
    fitsNowhere: tile !== null && !fitsSomewhere(before.open, tile),
    hold: (type) => {
      letGo();
      setHeld(type === held ? null : type);
    },
    lay: (chosen) => {
      setRefusal(null);
      if (drawn === null) return;
      const after = withLaid(drawn, seat, chosen);
      if (ENGINE.pending(after as State, seat) === null)
        finish(chosen, null); // nobody can be put there
      else setPlace(chosen);
    },
    put: (region) => place !== null && finish(place, region),
    refuse: (x, y, turn) => {
      if (drawn !== null) setRefusal(ENGINE.choose(ENGINE.clone(drawn as State), seat, { tile, x, y, turn }));
    },
    letGo,
  };
}

const copyOf = ({ open }: S, type: TileType): TileId =>
  `${type}${open.laid.filter(({ tile }) => tile[0] === type).length + 1}`;
export const leftIn = ({ open }: S): ReadonlyMap<TileType, number> => leftOf(open.laid);

function withTile(before: S, seat: number, tile: TileId): S {
  const s = ENGINE.clone(before as State) as S;
  drawFor(s, seat, tile);
  return s;
}
function withLaid(drawn: S, seat: number, place: Place): S {
  const s = ENGINE.clone(drawn as State) as S;
  ENGINE.choose(s as State, seat, place);
  return s;
}
const optionsOf = <O extends Place | Put>(s: S, seat: number): readonly O[] =>
  (ENGINE.decision(s as State, seat)?.options ?? []) as readonly O[];

/** The followers that can be put, 'nobody' last. */
const putsOf = (s: S, seat: number, texts: Texts): PutChoice[] =>
  optionsOf<Put>(s, seat)
    .map((region) => ({
      region,
      name: texts.option(ENGINE.view(s as State, seat), { do: 'follower', seat }, region).text,
      worth: region === null ? null : worthOf(s, seat, region),
    }))
    .sort((a, b) => Number(a.region === null) - Number(b.region === null));
