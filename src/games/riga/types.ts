import type { GameEvent, PositionOf, State } from '../../kernel/types.ts';
import type { BuildingId, Counts, GoodId, PersonId } from './data/kinds.ts';
import type { TileId } from './data/parameters.ts';

/** R0.2 The modules, by the dossier's ids: Riga buildings, Grand Masters, Victual Brothers, Mayors. */
export const MODULE_IDS = ['RG', 'GM', 'VB', 'BM'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];
export type Options = Readonly<Record<ModuleId, boolean>>;

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'end';

/** R3.2 A row of goods; with `VB` a token may lie on it. Never changed after it was laid out. */
export interface Row {
  readonly goods: readonly GoodId[];
  readonly token: boolean;
}
/** R6.1 The building being paid, and what lies on it so far. */
export interface Site {
  readonly building: BuildingId;
  /** R6.4 What it costs after all discounts. */
  readonly cost: number;
  readonly goods: readonly GoodId[];
  readonly coins: number;
  readonly stored: number;
}
/** Goods by kind, then the buildings. */
export interface Hand {
  goods: GoodId[];
  buildings: BuildingId[];
}
/** What a player has laid out. */
export interface Town {
  /** In order of erection; those of the running turn are the last ones (R4.4). */
  buildings: BuildingId[];
  /** R1.5 Riga buildings not yet erected. */
  reserve: BuildingId[];
  /** R7.2 On each Trading Office, in order of erection. */
  coins: number[];
  /** R7.11a On the Exchange Office. */
  stored: number;
  /** R7.3, R7.4 How many have already drawn in this year: the first ones erected. */
  harboursUsed: number;
  tavernsUsed: number;
  /** R11.3 Persons that are covered, by their buildings. */
  covered: PersonId[];
}
export type Side = 'max' | 'first' | 'money';
/** R10.4 A Grand Master tile. Never changed; a new record takes its place. */
export interface Master {
  readonly tile: TileId;
  readonly side: Side;
  readonly owner: number | null;
  /** R10.14 Back in the supply until somebody is alone with the most. */
  readonly contested: boolean;
}
/** R12.1 A mayors' track. Never changed; a new record takes its place. */
export interface Track {
  /** By seat. */
  readonly spaces: readonly number[];
  /** R12.5, R12.6 Who reached the foremost space first. */
  readonly mayor: number | null;
}

export interface Open {
  /** 1 to 8 or 9; 0 before the first. */
  year: number;
  season: Season;
  /** Who holds the start player card. */
  starter: number;
  /** Whose turn it is; null in winter and spring, when every building is active. */
  active: number | null;
  /** How many buildings were erected in this turn. */
  built: number;
  /** By their places; null: taken. */
  rows: (Row | null)[];
  /** R3.4 On both sides of the separation card. */
  market: { old: BuildingId[]; new: BuildingId[] };
  site: Site | null;
  towns: Town[];
  /** R1.2 The discard pile of goods. */
  discard: Counts;
  /** The discard pile of buildings, without those put away face down at the start (R1.4). */
  ruins: BuildingId[];
  /** Of each hand, what all have seen come in and not go out again; at the end all of it. */
  seen: Hand[];
  /** R3.3 What was last shuffled into the pile of goods, less what was turned up since: the pile holds nothing else. */
  mixed: Counts;
  /** With `GM` four tiles, else none. */
  masters: Master[];
  /** With `BM` one a city, else none. */
  tracks: Track[];
}
export interface Own {
  goods: GoodId[];
  buildings: BuildingId[];
  /** R1.4, R8.1 Picked to be given up; still in the hand until all have decided. */
  giving: Hand;
  /** R1.4 The starting building put away face down. */
  buried: BuildingId | null;
}
export interface Dark {
  /** The piles; the last one is drawn next. */
  goods: GoodId[];
  buildings: BuildingId[];
}

export type DrawRule = 'R7.3' | 'R7.4' | 'R11.3';
export type RigaTask =
  | { readonly do: 'begin' }
  | { readonly do: 'offer' }
  | { readonly do: 'keep'; readonly seat: number }
  | { readonly do: 'bury' }
  | { readonly do: 'spring' }
  | { readonly do: 'showBuildings' }
  | { readonly do: 'summer' }
  | { readonly do: 'autumn' }
  | { readonly do: 'turn'; readonly seat: number }
  | { readonly do: 'take'; readonly seat: number }
  | { readonly do: 'answer'; readonly seat: number; readonly row: number }
  | { readonly do: 'draw'; readonly seat: number; readonly count: number; readonly rule: DrawRule }
  | { readonly do: 'build'; readonly seat: number }
  /** `owed`: ducats still to pay, below 0 if too much lies there; `from`: the next good in paying order. */
  | { readonly do: 'pay'; readonly seat: number; readonly owed: number; readonly from: number }
  | { readonly do: 'store'; readonly seat: number; readonly over: number }
  | { readonly do: 'erect'; readonly seat: number; readonly over: number; readonly kept: number }
  | { readonly do: 'winter' }
  /** `left`: cards still to give up; `from`: the next one in the order of the hand. */
  | { readonly do: 'discard'; readonly seat: number; readonly left: number; readonly from: number }
  | { readonly do: 'putAway' }
  | { readonly do: 'passStart' }
  | { readonly do: 'finish' };

export interface Keep {
  readonly building: BuildingId;
}
export type Take =
  | { readonly as: 'row'; readonly row: number }
  | { readonly as: 'building'; readonly building: BuildingId };
export type Answer =
  | { readonly as: 'fight'; readonly building: BuildingId }
  | { readonly as: 'ransom'; readonly building: BuildingId }
  | { readonly as: 'plundered' };
export type Build = { readonly as: 'build'; readonly building: BuildingId } | { readonly as: 'end' };
export type Pay =
  | { readonly as: 'good'; readonly good: GoodId }
  | { readonly as: 'money'; readonly coins: number; readonly stored: number }
  | { readonly as: 'enough' };
export interface Store {
  readonly store: number;
}
export type Discard =
  | { readonly as: 'good'; readonly good: GoodId }
  | { readonly as: 'building'; readonly building: BuildingId };
export interface Choices {
  keep: Keep;
  take: Take;
  answer: Answer;
  build: Build;
  pay: Pay;
  store: Store;
  discard: Discard;
}
export type S = State<RigaTask, Open, Own, Dark, Options>;
/** What scoring reads: the state, or somebody's view of it. */
export type Position = PositionOf<S>;

/** What happened, for the log and for animation. */
export type Happened = GameEvent &
  (
    | { readonly e: 'began'; readonly first: number; readonly years: number }
    | { readonly e: 'tiles'; readonly masters: readonly Master[] }
    | { readonly e: 'goodsDealt'; readonly seat: number; readonly goods: readonly GoodId[] }
    | {
        readonly e: 'offered';
        readonly seat: number;
        readonly count: number;
        readonly buildings?: readonly BuildingId[];
      }
    | { readonly e: 'kept'; readonly seat: number; readonly building: BuildingId; readonly buried: BuildingId }
    | { readonly e: 'year'; readonly year: number; readonly years: number; readonly first: number }
    | { readonly e: 'rows'; readonly rows: readonly Row[] }
    | { readonly e: 'reshuffled'; readonly count: number }
    | { readonly e: 'aged'; readonly gone: readonly BuildingId[] }
    | { readonly e: 'displayed'; readonly buildings: readonly BuildingId[] }
    | { readonly e: 'season'; readonly season: 'summer' | 'autumn' | 'winter'; readonly order: readonly number[] }
    | { readonly e: 'tookRow'; readonly seat: number; readonly row: number; readonly goods: readonly GoodId[] }
    | { readonly e: 'tookBuilding'; readonly seat: number; readonly building: BuildingId }
    | { readonly e: 'covered'; readonly seat: number; readonly as: 'fight' | 'ransom'; readonly building: BuildingId }
    | { readonly e: 'plundered'; readonly seat: number; readonly good: GoodId }
    | {
        readonly e: 'drew';
        readonly seat: number;
        readonly count: number;
        readonly rule: DrawRule;
        readonly goods?: readonly GoodId[];
      }
    | {
        readonly e: 'erected';
        readonly seat: number;
        readonly building: BuildingId;
        readonly cost: number;
        readonly goods: readonly GoodId[];
        readonly coins: number;
        readonly stored: number;
        /** Ducats paid too much: put on the Exchange Office, and gone (with `BM` as steps of the mayor). */
        readonly kept: number;
        readonly over: number;
      }
    | {
        readonly e: 'moved';
        readonly seat: number;
        readonly city: number;
        readonly steps: number;
        readonly space: number;
      }
    | { readonly e: 'mayor'; readonly seat: number; readonly city: number }
    | { readonly e: 'claimed'; readonly seat: number; readonly tile: TileId; readonly from: number | null }
    | { readonly e: 'contested'; readonly tile: TileId; readonly from: number }
    | {
        readonly e: 'discarded';
        readonly seat: number;
        readonly goods: readonly GoodId[];
        readonly buildings: readonly BuildingId[];
      }
    | { readonly e: 'ended'; readonly hands: readonly Hand[] }
  );
