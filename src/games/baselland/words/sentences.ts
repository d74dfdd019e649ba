// What Baselland says, apart from the words: which sentence when, and by which rule. The words are in the folders of the languages.
import type { Refusal, ScoreLine, ViewOf } from '../../../kernel/types.ts';
import type { Sentence, SettingText, Texts } from '../../../text/texts.ts';
import { type RegionRow, TILE_TYPES } from '../data/tiles.ts';
import {
  type Award,
  type BasellandTask,
  type Happened,
  type Laid,
  type Options,
  type Place,
  type Put,
  type RegionKind,
  ROLES,
  type Role,
  type S,
  type Spot,
  type TileType,
} from '../types.ts';
import { cellName } from './coordinates.ts';
import type { Names } from './names.ts';
import { piecesOfEvent, piecesOfOption } from './pieces.ts';

export type BasellandTexts = Texts<BasellandTask, Place | Put, Happened, ViewOf<S>>;

export type RefusalKey =
  // laying and putting
  | 'taken'
  | 'noContact'
  | 'cornerOnly'
  | 'edgeDiffers'
  | 'mustLay'
  | 'otherTile'
  | 'looksTheSame'
  | 'notASpot'
  | 'noFollowers'
  | 'occupied'
  | 'noCityBeside'
  | 'noSuchRegion'
  | 'onlyOne'
  // a position typed in
  | 'notAnObject'
  | 'unknownField'
  | 'notWhole'
  | 'tooLong'
  | 'emptyName'
  | 'badSetting'
  | 'unknownPlayer'
  | 'playerTwice'
  | 'playerCount'
  | 'badScore'
  | 'lessThanAnyAward'
  | 'noStart'
  | 'unknownTile'
  | 'tooManyTiles'
  | 'badTurn'
  | 'apart'
  | 'cellTwice'
  | 'neighbourDiffers'
  | 'noTileThere'
  | 'noRegionThere'
  | 'startTile'
  | 'onePerTile'
  | 'layFirst'
  | 'alreadyLaid'
  | 'moreFollowersThanTurns'
  | 'scoreTooHigh'
  | 'scoreTooLow'
  | 'featureFinished'
  | 'tooManyFollowers'
  | 'crowded'
  // a transcript: `want` is what was typed in, `got` what the rules give
  | 'wrongMove'
  | 'wrongScores'
  | 'wrongFinal'
  | 'wrongSupply';
export type LineLabel = Award['what'] | 'openRoad' | 'openCity' | 'openMonastery' | 'openRefugee' | 'entered';

/** A fact of a refusal, fit to be read; `cell` is the cell that it is about. */
export type Fact = (name: string) => string;
export type Unit = 'tiles' | 'parts';

/** The words of one language. A tile comes as 'City edge (E)', a size as 'with 3 parts and 1 pennant'. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly settings: Readonly<Record<keyof Options, SettingText>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly names: Names;
  readonly askPlace: string;
  readonly askFollower: string;
  readonly nobody: string;
  lay(tile: string, spot: string): string;
  cell(x: number, y: number): string;
  /** By quarter turns. */
  readonly turned: readonly [string, string, string, string];
  /** `way`: 0 north, 1 north-east and so on; null where the tile has only one such region. */
  stand(role: Role, kind: RegionKind, way: number | null): string;
  size(count: number, unit: Unit, pennants: number): string;
  readonly lines: Readonly<Record<LineLabel, string>>;
  readonly kinds: Readonly<Record<LineLabel, string>>;
  inTurn(turn: string): string;
  readonly events: EventWords;
  readonly refusals: Readonly<Record<RefusalKey, (fact: Fact) => string>>;
}
export interface EventWords {
  began(name: string): string;
  drew(name: string, tile: string): string;
  removed(tile: string): string;
  placed(name: string, tile: string, spot: string): string;
  put(name: string, role: Role, kind: RegionKind): string;
  finished(what: 'road' | 'city' | 'monastery', size: string): string;
  scored(name: string, points: number, what: Award['what'], size: string): string;
  returned(name: string, role: Role): string;
  readonly ended: Readonly<Record<'allLaid' | 'noneFits', string>>;
}

const KINDS: Readonly<Record<string, RegionKind>> = { m: 'monastery', c: 'city', r: 'road', f: 'field' };
const UNITS: Readonly<Record<Exclude<LineLabel, 'entered'>, Unit>> = {
  road: 'tiles', // R7.4
  city: 'parts', // R7.6
  monastery: 'tiles', // R7.12
  refugee: 'parts', // R7.7
  openRoad: 'tiles', // R9.2
  openCity: 'parts',
  openMonastery: 'tiles',
  openRefugee: 'parts', // R10
};
const FINISHED_BY = { road: 'R7.3', city: 'R7.5', monastery: 'R7.12' } as const;
const SCORED_BY = { road: 'R7.4', city: 'R7.6', monastery: 'R7.12', refugee: 'R7.7' } as const;
const ENDED_BY = { allLaid: 'R9.1', noneFits: 'R4.7' } as const;

export const readable = (value: string | number): string =>
  typeof value === 'number' ? String(value).replace('-', '−') : value;
/** 'City edge (E)' for the type E or the copy E3; what is no tile stays as it is. */
export function tileName({ tiles }: Names, tile: string): string {
  const type = tile.charAt(0);
  return Object.hasOwn(tiles, type) ? `${tiles[type as TileType]} (${type})` : tile;
}
export const kindOf = (region: string): RegionKind => KINDS[region.charAt(0)] ?? 'field';

export function makeTexts(words: Words): BasellandTexts {
  return { ...textsIn(words), onGrid: textsIn({ ...words, cell: cellName }) };
}

function textsIn(words: Words): BasellandTexts {
  return {
    title: words.title,
    tagline: words.tagline,
    settings: words.settings,
    presets: words.presets,
    ask: (_view, task) => (task.do === 'place' ? words.askPlace : words.askFollower),
    option: (view, _task, choice) => ({ ...option(words, view, choice), of: piecesOfOption(view, choice) }),
    event: (event, names) => ({ ...sentence(words, event, names), of: piecesOfEvent(event) }),
    refusal: (refusal) => refusalText(words, refusal),
    line: (line) => lineText(words, line),
    kind: ({ label }) => (Object.hasOwn(words.kinds, label) ? words.kinds[label as LineLabel] : label),
  };
}

function option(words: Words, view: ViewOf<S>, choice: Place | Put): Sentence {
  if (choice === null) return { text: words.nobody, rule: 'R5.1' };
  if (typeof choice === 'string') {
    const kind = kindOf(choice);
    const way = wayTo(view.open.laid.at(-1), choice);
    return { text: words.stand(ROLES[kind], kind, way), rule: kind === 'field' ? 'R5.7' : 'R5.4' };
  }
  return { text: words.lay(tileName(words.names, choice.tile), spot(words, choice)), rule: 'R4.2' };
}

/** A tile that looks the same all round needs no word about turning. */
function spot(words: Words, { tile, x, y, turn }: Spot & { readonly tile: string }): string {
  const cell = words.cell(x, y);
  const isRound = TILE_TYPES[tile.charAt(0) as TileType].rotations === 1;
  return isRound && turn === 0 ? cell : `${cell}, ${words.turned[turn]}`;
}

/** Where on the laid tile a region lies, if the tile has several that could take the same role. */
function wayTo(laid: Laid | undefined, region: string): number | null {
  if (!laid) return null;
  const regions: Readonly<Record<string, RegionRow>> = TILE_TYPES[laid.tile.charAt(0) as TileType].regions;
  const row = regions[region];
  const canTake = (r: RegionRow) => r.kind === row?.kind && (r.kind !== 'field' || r.besideCities.length > 0);
  if (!row || Object.values(regions).filter(canTake).length < 2) return null;
  let [east, south] = [row.x - 0.5, row.y - 0.5];
  for (let n = 0; n < laid.turn; n++) [east, south] = [-south, east];
  return (Math.round(Math.atan2(east, -south) / (Math.PI / 4)) + 8) % 8;
}

function sentence(words: Words, event: Happened, names: readonly string[]): Sentence {
  const { events } = words;
  const tile = (id: string) => tileName(words.names, id);
  switch (event.e) {
    case 'began':
      return { text: events.began(names[event.first]), rule: 'R2.5' };
    case 'drew':
      return { text: events.drew(names[event.seat], tile(event.tile)), rule: 'R4.1' };
    case 'removed':
      return { text: events.removed(tile(event.tile)), rule: 'R4.6' };
    case 'placed':
      return { text: events.placed(names[event.seat], tile(event.tile), spot(words, event)), rule: 'R3.1' };
    case 'put':
      return { text: events.put(names[event.seat], event.role, kindOf(event.region)), rule: 'R5.4' };
    case 'finished': {
      const size = words.size(event.parts, UNITS[event.what], 0);
      return { text: events.finished(event.what, size), rule: FINISHED_BY[event.what] };
    }
    case 'scored': {
      const size = words.size(event.parts, UNITS[event.what], event.what === 'city' ? event.pennants : 0); // Q9
      return { text: events.scored(names[event.seat], event.points, event.what, size), rule: SCORED_BY[event.what] };
    }
    case 'returned': {
      const kind = kindOf(event.region);
      return { text: events.returned(names[event.seat], ROLES[kind]), rule: kind === 'field' ? 'R8.4' : 'R8.1' };
    }
    case 'ended':
      return { text: events.ended[event.why], rule: ENDED_BY[event.why] };
  }
}

function refusalText(words: Words, { why, rule, facts = {} }: Refusal): string | null {
  if (!Object.hasOwn(words.refusals, why)) return null;
  const fact: Fact = (name) =>
    name === 'cell' ? words.cell(Number(facts.x), Number(facts.y)) : readable(facts[name] ?? '?');
  const text = words.refusals[why as RefusalKey](fact);
  return rule === '' ? text : `${text} (${rule})`;
}

function lineText(words: Words, { label, facts = {} }: ScoreLine): string {
  if (!Object.hasOwn(words.lines, label)) return label;
  const said = [words.lines[label as LineLabel]];
  if (label !== 'entered' && facts.parts !== undefined) {
    const hasPennants = label === 'city' || label === 'openCity'; // Q9
    const pennants = hasPennants ? Number(facts.pennants ?? 0) : 0;
    said.push(words.size(Number(facts.parts), UNITS[label as keyof typeof UNITS], pennants));
  }
  const isEarned = label in SCORED_BY;
  if (isEarned && facts.turn !== undefined) said.push(`(${words.inTurn(readable(facts.turn))})`);
  return said.join(' ');
}
