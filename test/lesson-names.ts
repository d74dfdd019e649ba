// What a lesson can point at on each board: the names that the board would light up in this position.
import { segmentNamed } from '../src/games/baselland/board/features.ts';
import type { S as Baselland } from '../src/games/baselland/types.ts';
import { TRACKS } from '../src/games/great-split/data/tracks.ts';
import type { S as Split } from '../src/games/great-split/types.ts';
import { tileOf } from '../src/games/guilds-of-london/data/kinds.ts';
import type { S as Guilds } from '../src/games/guilds-of-london/types.ts';
import type { GameId } from '../src/games/index.ts';
import { buildingOf as houseOf } from '../src/games/riga/data/kinds.ts';
import type { S as Riga } from '../src/games/riga/types.ts';
import { buildingOf, personOf } from '../src/games/tybor/data/kinds.ts';
import type { S as Tybor } from '../src/games/tybor/types.ts';
import type { Seat, State } from '../src/kernel/types.ts';

type Lights = (state: State, you: Seat, name: string) => boolean;

const tybor = ({ open, own }: Tybor, you: Seat, name: string): boolean => {
  const persons = [...own[you].hand, ...open.tableaux.flatMap(({ citizens, workers }) => [...citizens, ...workers])];
  const buildings = [...open.display, ...open.tableaux.flatMap((tableau) => tableau.buildings.map(({ id }) => id))];
  const codes = [...persons.map((id) => personOf(id).code), ...buildings.map((id) => buildingOf(id).code)];
  return [...codes, own[you].order].includes(name);
};

export const lightsUp: Readonly<Record<GameId, Lights>> = {
  baselland: (state, _you, name) => segmentNamed((state as Baselland).open, name) >= 0,
  tybor: (state, you, name) => tybor(state as Tybor, you, name),
  'great-split': (state, you, name) =>
    [...TRACKS, (state as Split).open.characters[you]].some((one: string) => one === name),
  riga: (state, _you, name) =>
    (state as Riga).open.towns.some(({ buildings }) => buildings.some((id) => houseOf(id).code === name)),
  'guilds-of-london': (state, _you, name) =>
    (state as Guilds).open.city.tiles.some((tile) => tile !== null && tileOf(tile).code === name),
};
