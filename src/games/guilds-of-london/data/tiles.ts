// Dossier 4.3, 4.4: guild tiles and special buildings. Names: words/<language>/names.ts.
import { inOrder, inPlay } from './in-play.ts';

export const SYMBOLS = ['yellow', 'red', 'blue', 'green', 'pink'] as const;
export type GuildSymbol = (typeof SYMBOLS)[number];

/** R8 What a tile, a token or the plantation brings beside VP; carried out from left to right. */
export const REWARDS = ['cards', 'recruit', 'place', 'move', 'ship', 'neutral', 'mayor', 'beadle'] as const;
export type RewardKind = (typeof REWARDS)[number];
export type Reward = readonly [kind: RewardKind, n: number];
/** As a document has it. */
export interface WrittenReward {
  readonly kind: RewardKind;
  readonly n: number;
}
export const rewardsFrom = (written: readonly WrittenReward[]): Reward[] => written.map(({ kind, n }) => [kind, n]);

export interface TileRow {
  /** R1.4 null: a special building has none. */
  readonly precedence: number | null;
  readonly majority: number;
  readonly symbols: readonly GuildSymbol[];
  readonly vp: number;
  readonly effects: readonly Reward[];
  /** R5.7 While a master is there, its player has no hand limit. */
  readonly noHandLimit: boolean;
}
export interface WrittenGuild extends Omit<TileRow, 'effects'> {
  readonly precedence: number;
  readonly effects: readonly WrittenReward[];
}
export interface WrittenBuilding extends Omit<TileRow, 'effects' | 'precedence'> {
  /** R2.2 Whether it lies beside the Guildhall in every game. */
  readonly church: boolean;
  readonly effects: readonly WrittenReward[];
}

/** The guilds, then the special buildings. */
export let TILES!: Readonly<Record<string, TileRow>>;
/** R2.2 The row of the special building that lies beside the Guildhall in every game. */
export let CHURCH_ROW = '';
inPlay.table(
  () => {
    const guilds = Object.entries(inOrder<WrittenGuild>('guilds'));
    const buildings = Object.entries(inOrder<WrittenBuilding>('buildings'));
    const rows = [
      ...guilds.map(([id, row]): [string, TileRow] => [id, { ...row, effects: rewardsFrom(row.effects) }]),
      ...buildings.map(([id, { church: _, ...row }]): [string, TileRow] => [
        id,
        { precedence: null, ...row, effects: rewardsFrom(row.effects) },
      ]),
    ];
    return { tiles: Object.fromEntries(rows), church: buildings.find(([, { church }]) => church)![0] };
  },
  ({ tiles, church }) => {
    TILES = tiles;
    CHURCH_ROW = church;
  },
);
