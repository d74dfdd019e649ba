import { kitOf } from '../../../../text/kit.ts';
import { about as baselland } from '../../about.ts';
import { TYPES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS } from '../../data/numbers.ts';
import type { RegionKind, Role } from '../../types.ts';
import {
  type BasellandTexts,
  type EventWords,
  type Fact,
  kindOf,
  makeTexts,
  readable,
  tileName,
  type Words,
} from '../sentences.ts';
import { about } from './about.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';

/** Within a sentence. */
const roleOf = (role: Role): string => names.roles[role].toLowerCase();
const { counted } = kitOf('en');

const PLACE: Readonly<Record<RegionKind, string>> = {
  road: 'road',
  city: 'city',
  monastery: 'monastery',
  field: 'meadow',
};
const PREPOSITION: Readonly<Record<RegionKind, string>> = { road: 'on', city: 'in', monastery: 'in', field: 'on' };
const WAYS = [
  'northern',
  'north-eastern',
  'eastern',
  'south-eastern',
  'southern',
  'south-western',
  'western',
  'north-western',
];
const SIDE: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const EDGE: Readonly<Record<string, string>> = { C: 'city', R: 'road', F: 'meadow' };
const OCCUPIED: Readonly<Record<string, string>> = {
  road: 'on this road',
  city: 'in this city',
  field: 'on this meadow',
};

const cell = (x: number, y: number) => `column ${readable(x)}, row ${readable(y)}`;
const at = (fact: Fact) => fact('cell');
const tile = (fact: Fact, name = 'tile') => tileName(names, fact(name));
const people = (n: string) => counted(n, 'follower', 'followers');
const onto = (kind: RegionKind, way: number | null = null) =>
  `${PREPOSITION[kind]} the ${way === null ? '' : `${WAYS[way]} `}${PLACE[kind]}`;
/** A meadow is never finished; with R10 `returns` a city beside it sends the refugee home. */
const finished = (region: string) =>
  `${kindOf(region) === 'field' ? 'A city beside the meadow' : `The ${PLACE[kindOf(region)]}`} (${region})`;
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `this says ${text}`;

const settings: Words['settings'] = {
  followers: {
    name: 'Followers',
    about: 'This is how many followers you start with in your supply.',
    values: Object.fromEntries(FOLLOWERS.map((n) => [n, counted(n, 'follower', 'followers')])),
  },
  refugeeScope: {
    name: 'Reach of refugees',
    about: 'Says which finished cities pay a refugee.',
    values: {
      piece: 'Only cities that border its own piece of meadow',
      meadow: 'All cities that border the whole meadow',
    },
  },
  refugeeReturn: {
    name: 'Refugees going home',
    about: 'Says whether a refugee that was paid comes back to your supply.',
    values: { stays: 'Refugees stay until the end', returns: 'Refugees that were paid go home' },
  },
  refugeeEnd: {
    name: 'Refugees at the end',
    about: 'Says what a refugee beside an unfinished city brings in final scoring.',
    values: { none: 'No points', half: 'Half the number of city parts, rounded down' },
  },
  cityPartCount: {
    name: 'City parts',
    about: 'Says what counts when two segments of one tile belong to the same city.',
    values: { cards: 'Every tile counts once', segments: 'Every city segment counts' },
  },
  firstPlayer: {
    name: 'Who goes first',
    about: 'Says who takes the first turn.',
    values: { random: 'The draw decides', first: 'Whoever sits in the first seat' },
  },
};

const events: EventWords = {
  began: (name) => `${name} goes first, then play goes round the table`,
  drew: (name, tile) => `${name} draws a tile: ${tile}`,
  removed: (tile) => `${tile} fits nowhere and leaves the game`,
  placed: (name, tile, spot) => `${name} lays ${tile} at ${spot}`,
  put: (name, role, kind) => `${name} puts a ${roleOf(role)} ${onto(kind)}`,
  finished: (what, size) =>
    ({
      get road() {
        return `A road ${size} is finished`;
      },
      get city() {
        return `A city ${size} is finished`;
      },
      get monastery() {
        return `A monastery is finished; ${AROUND} tiles lie around it`;
      },
    })[what],
  scored: (name, points, what, size) => {
    const source = { road: 'a road', city: 'a city', monastery: 'a monastery', refugee: 'a refugee beside a city' }[
      what
    ];
    return `${name} gets ${counted(points, 'point', 'points')} for ${source} ${size}`;
  },
  returned: (name, role) => `${name} takes the ${roleOf(role)} back into the supply`,
  ended: {
    allLaid: 'The last tile has been laid; final scoring follows',
    noneFits: 'No tile fits any more and the pile is empty; final scoring follows',
  },
};

const refusals: Words['refusals'] = {
  taken: (f) => `There is already a tile at ${at(f)}`,
  noContact: () => 'Here the tile touches no side of a tile already laid',
  cornerOnly: () => 'Here the tiles touch only at a corner; a whole side has to meet',
  edgeDiffers: (f) =>
    `To the ${SIDE[f('side')] ?? f('side')} the tile shows ${EDGE[f('shows')] ?? f('shows')}, ` +
    `but its neighbour there shows ${EDGE[f('meets')] ?? f('meets')}`,
  mustLay: () => 'This tile fits, so you have to lay it',
  otherTile: (f) => `The tile drawn is ${tile(f, 'drawn')}; you cannot lay another one now`,
  looksTheSame: (f) => `This tile looks the same after fewer turns; use turn ${f('turn')}`,
  notASpot: () => 'This is no place for a tile; name the tile, column, row and turn',
  noFollowers: () => 'Your supply is empty; you can only lay tiles until a follower comes home',
  occupied: (f) => `A follower already stands ${OCCUPIED[f('kind')] ?? 'here'}`,
  noCityBeside: (f) => `The piece of meadow ${f('region')} borders no city on its own tile; no refugee can stand here`,
  noSuchRegion: (f) => `The tile just laid, ${tile(f)}, has no ${f('region')}`,
  onlyOne: () => 'You put at most one follower a turn',

  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  notWhole: (f) => `A whole number is needed; ${typed(f('value'))}`,
  tooLong: (f) => `The list is too long; it may have at most ${counted(f('max'), 'entry', 'entries')}`,
  emptyName: () => 'A name is missing here',
  badSetting: (f) => `“${f('setting')}” can only be one of these: ${f('values')}`,
  unknownPlayer: (f) => `Nobody at the table is called “${f('name')}”`,
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `The table seats ${baselland.seats.min} to ${baselland.seats.max} players, not ${f('count')}`,
  badScore: (f) => `A score is a whole number from 0 up; ${typed(f('value'))}`,
  lessThanAnyAward: (f) => `Nobody has ${f('value')}: the smallest finished road brings ${f('min')}`,
  noStart: () => `The start tile is missing: D at ${cell(0, 0)}, not turned`,
  unknownTile: (f) => `The types of tiles are called ${TYPES[0]} to ${TYPES.at(-1)}; ${typed(f('tile'))}`,
  tooManyTiles: (f) => `The game has only ${f('max')} of ${tile(f, 'type')}, but here there are ${f('count')}`,
  badTurn: (f) => `The turn is 0, 1, 2 or 3; ${typed(f('value'))}`,
  apart: (f) => `The tile at ${at(f)} shares no side with the others`,
  cellTwice: (f) => `Two tiles lie at ${at(f)}`,
  neighbourDiffers: (f) => `The tile at ${at(f)} does not match its neighbour to the ${SIDE[f('side')] ?? f('side')}`,
  noTileThere: (f) => `There is no tile at ${at(f)}`,
  noRegionThere: (f) => `The tile ${tile(f)} has no ${f('region')}`,
  startTile: () => 'No follower ever stands on the start tile, because nobody laid it in a turn',
  layFirst: () => 'Lay the tile first, then put a follower',
  alreadyLaid: () => 'The tile has been laid; now decide about the follower',
  moreFollowersThanTurns: (f) =>
    `${f('name')} has ${f('count')} followers on the board; with ${f('tiles')} tiles laid not everybody has had that many turns`,
  scoreTooHigh: (f) => `${f('name')} cannot have points yet: nothing is finished`,
  scoreTooLow: (f) => `${f('name')} has at least ${f('min')} points: that is what the refugees have already been paid`,
  onePerTile: (f) => `A follower already stands on the tile at ${at(f)}; at most one is put there in a turn`,
  featureFinished: (f) => `${finished(f('region'))} at ${at(f)} is finished; whoever stood there has gone home`,
  tooManyFollowers: (f) => `${f('name')} has ${people(f('max'))} in all, but ${f('count')} on the table`,
  crowded: (f) =>
    `The ${PLACE[kindOf(f('region'))]} (${f('region')}) at ${at(f)} was already occupied; ` +
    'nobody could have put a follower here',

  wrongMove: (f) => `This move cannot be read; it is written like this: ${f('format')}`,
  wrongScores: (f) => `After this move the score is ${f('got')}; entered was ${f('want')}`,
  wrongFinal: (f) => `After final scoring the score is ${f('got')}; entered was ${f('want')}`,
  wrongSupply: (f) => `At the end the supply is ${f('got')}; entered was ${f('want')}`,
};

export const texts: BasellandTexts = makeTexts({
  title: about.title,
  tagline:
    'Lay out a country of roads, cities, monasteries and meadows together, and put your people in the right places',
  settings,
  presets: {
    manual: 'Booklet: as the booklet has it; where it is silent, our reading',
    haven: 'Haven: refugees go home once a city has paid them',
    camp: 'Camp: refugees belong to every city around their whole meadow',
    get children() {
      return `With children: ${Math.max(...FOLLOWERS)} followers for everybody, and refugees that were paid go home too; the exception for them is left out`;
    },
  },
  names,
  askPlace: 'Lay the tile',
  askFollower: 'Put a follower on the tile, or none',
  nobody: 'Put no follower',
  lay: (tile, spot) => `${tile} at ${spot}`,
  cell,
  turned: ['not turned', 'turned once', 'turned twice', 'turned three times'],
  stand: (role, kind, way) => `${names.roles[role]} ${onto(kind, way)}`,
  size: (n, unit, pennants) => {
    const size = unit === 'parts' ? counted(n, 'part', 'parts') : counted(n, 'tile', 'tiles');
    return pennants > 0 ? `with ${size} and ${counted(pennants, 'pennant', 'pennants')}` : `with ${size}`;
  },
  lines: {
    road: 'Road',
    city: 'City',
    monastery: 'Monastery',
    refugee: 'Refugee beside a city',
    openRoad: 'Unfinished road',
    openCity: 'Unfinished city',
    openMonastery: 'Unfinished monastery',
    openRefugee: 'Refugee beside an unfinished city',
    entered: 'Points from the table',
  },
  inTurn: (turn) => `turn ${turn}`,
  events,
  kinds,
  refusals,
});
