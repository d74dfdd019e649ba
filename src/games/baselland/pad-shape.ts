// What a position and a game written down at a real table consist of.
import { settle } from '../../kernel/settings.ts';
import {
  amount,
  anything,
  choice,
  list,
  maybe,
  type Of,
  or,
  orNull,
  person,
  players,
  record,
  type Shape,
  says,
  text,
  tuple,
  whole,
} from '../../text/shape.ts';
import { TILES, TYPES } from './data/kinds.ts';
import { game } from './game.ts';
import type { Options, RegionId } from './types.ts';

/** A tile by its type or by its copy. */
const TILE = {
  ...choice<string>([], says('unknownTile', '', { as: 'tile' })),
  get enum(): readonly string[] {
    return [...TYPES, ...TILES];
  },
};
const TURN = choice<number>([0, 1, 2, 3], says('badTurn', 'R4.5'));
/** R10 */
const SETTINGS = Object.fromEntries(
  Object.entries(game.settings).map(([setting, { values, default: usual }]) => {
    const facts = { setting, values: values.join(', ') };
    return [setting, or(usual, choice(values, says('badSetting', 'R10', { facts }), { isOfWhole: true }))];
  }),
) as unknown as { readonly [K in keyof Options]: Shape<Options[K]> };
export const usualSettings = (): Options => settle(game, {}) as Options;

export const POSITION = record({
  settings: or(usualSettings(), record(SETTINGS)),
  players: players({ score: or(0, amount(says('badScore', 'R2.2'))) }, { ...game.seats, rule: 'R2.1', isLast: true }),
  tiles: list(record({ tile: TILE, x: whole(), y: whole(), turn: TURN }), 200),
  followers: or(
    [],
    list(
      record({
        player: person(says('unknownPlayer', '', { as: 'name' })),
        x: whole(),
        y: whole(),
        on: anything<RegionId>(), // which there are depends on the tile (R5.4)
      }),
      40,
    ),
  ),
});
export type PadPosition = Of<typeof POSITION>;

/** A move is wrong as a whole: nobody counts its parts. */
const MOVE = tuple(
  [
    TILE,
    whole(),
    whole(),
    TURN,
    orNull(null, text(says('wrongMove', '', { facts: { format: 'region: "c0" | null' } }))),
    maybe(list(whole(), 5, { isWhole: true })), // everybody's points on the track, to compare
  ],
  5,
  says('wrongMove', '', { facts: { format: '[type, x, y, rotation, region | null, [scores]]' } }),
);
/** Scores or followers of everybody, to compare. */
const NUMBERS = maybe(list(whole(), 5, { isWhole: true }));
export const TRANSCRIPT = record({
  name: maybe(anything()),
  kind: maybe(anything()),
  options: record({ players: whole(), ...SETTINGS }),
  moves: list(MOVE, 200),
  final: NUMBERS,
  supply: NUMBERS,
});
type Parts = Of<typeof MOVE>;
export type Move = readonly [
  type: Parts[0],
  x: number,
  y: number,
  turn: Parts[3],
  region: Parts[4],
  scores?: readonly number[] | undefined,
];
export interface Written extends Omit<Of<typeof TRANSCRIPT>, 'moves'> {
  readonly moves: readonly Move[];
}
