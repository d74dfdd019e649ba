import { rowInPlay } from '../../../../text/edition/named.ts';
import type { EditionWords } from '../../../../text/edition/words.ts';
import { inPlay } from '../../data/in-play.ts';
import { effectNames } from './effect-names.ts';
import { names } from './names.ts';

/** By table and id. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  amounts: {
    dealt: 'Action cards dealt to everybody',
    limit: 'Hand limit',
    draw: 'Cards drawn at the end of a turn',
    drawAfterPass: 'Cards drawn after a pass',
    recruits: 'Pawns a card recruits',
    doubled: 'Pawns a card recruits when it counts double',
    mayorsDealt: 'Mayor cards dealt at the start',
    mayorsDrawn: 'Mayor cards drawn for one as a reward',
    pairVp: 'VP for two adjacent masters',
    streetMasters: 'Masters in a row or column that counts',
    lyingNeutrals: 'Lying neutrals in the solo game',
    lyingAdds: 'Figures that a lying neutral adds',
    boris: 'Cards of Boris in a turn',
    rik: 'Cards of Rik in a turn',
    promoTokens: 'Tokens for a tile on the promo card',
    pawnsInHall: 'Pawns in the Guildhall at the start',
    pawnsInSupply: 'Pawns in the supply at the start',
  },
  rounds: { 1: 'Solo', 2: 'Two players', 3: 'Three players', 4: 'Four players' },
};
const TILE = {
  majority: 'Majority value',
  symbols: 'Symbols',
  vp: 'VP for first place',
  effects: 'Reward for first place',
  noHandLimit: 'No hand limit for its master',
};
/** What a number of an effect is called. */
const NUMBERS: Readonly<Record<string, string>> = {
  n: 'number',
  draw: 'cards drawn',
  base: 'at least',
  per: 'for each',
  max: 'at most',
  look: 'cards looked at',
  take: 'cards taken',
  bonus: 'more than discarded',
  vp: 'VP',
  symbol: 'symbol',
};
const effectName = (id: unknown) => (effectNames as Readonly<Record<string, string>>)[String(id)] ?? String(id);
const numberName = (id: unknown) => NUMBERS[String(id)] ?? String(id);
const layoutName = (id: unknown) => (id === 'small' ? 'the city for one or two' : 'the city for three or four');

/** Tokens and action cards have no names of their own, cells only a place. */
function byWhatItShows(table: string, id: string): string | undefined {
  const row = rowInPlay(inPlay, table, id);
  if (row === undefined) return undefined;
  if (table === 'tokens') return names.tokens[String(row.kind)];
  if (table === 'cards') return names.actions[String(row.action)];
  const place = `(${row.x},${row.y})`;
  return table === 'cells'
    ? `${place}, city for ${row.layout === 'small' ? 'one or two players' : 'three or four players'}`
    : undefined;
}

export const edition: EditionWords = {
  tables: {
    amounts: { title: 'Numbers of the rules', one: 'number', columns: { value: 'Number' } },
    rounds: {
      title: 'Rounds',
      one: 'number of players',
      columns: {
        rounds: 'Rounds',
        growth: 'Growth in rounds',
        resolution: 'Tiles are resolved',
        newTiles: 'New tiles in growth',
        neutrals: 'Neutrals on the scoreboard',
      },
    },
    cells: {
      title: 'Cells of the city',
      one: 'cell',
      about: 'x grows to the east, y to the south; cells of a kind are filled in their order.',
      columns: { layout: 'City', x: 'x', y: 'y', fill: 'What lies there', seq: 'Order' },
    },
    guilds: { title: 'Guilds', one: 'guild', columns: { precedence: 'Precedence number', ...TILE } },
    buildings: {
      title: 'Special buildings',
      one: 'special building',
      columns: { church: 'Lies beside the Guildhall in every game', ...TILE },
    },
    tokenKinds: { title: 'Kinds of tokens', one: 'kind', columns: { vp: 'VP', effects: 'Reward' } },
    tokens: { title: 'Second-place tokens', one: 'token', columns: { kind: 'Kind' } },
    mayors: {
      title: 'Mayor cards',
      one: 'mayor card',
      columns: {
        kind: 'What counts',
        symbol: 'Symbol',
        vp: 'VP each',
        max: 'At most',
        min: 'From this many on',
        per: 'For every',
        from: 'From number',
        to: 'To number',
        steps: 'VP for none, one, two …',
      },
    },
    plantations: {
      title: 'Plantation',
      one: 'side',
      columns: {
        leftVp: 'VP on the left',
        leftEffects: 'Reward on the left',
        rightVp: 'VP on the right',
        rightEffects: 'Reward on the right',
      },
    },
    actions: {
      title: 'Special actions',
      one: 'special action',
      about: 'The effects are carried out from left to right; the first one is the main effect.',
      columns: { cost: 'Cost', needs: 'Only with a master', steps: 'Effects' },
    },
    cards: {
      title: 'Action cards',
      one: 'action card',
      columns: { action: 'Special action', standards: 'Standards' },
    },
  },
  values: {
    ...names.symbols,
    ...effectNames,
    ...NUMBERS,
    effect: 'effect',
    kind: 'reward',
    any: 'any',
    even: 'in even rounds',
    every: 'in every round',
    small: 'one or two players',
    large: 'three or four players',
    tile: 'a tile from the pile',
    special: 'a special building',
    gh: 'the Guildhall',
    church: 'the building that is always there',
    grow1: 'a tile in the first growth',
    grow2: 'a tile in the second growth',
    grow3: 'a tile in the third growth',
    cards: 'cards',
    recruit: 'recruit',
    place: 'place',
    move: 'move',
    ship: 'ship',
    neutral: 'neutrals',
    mayor: 'mayor card',
    beadle: 'beadle',
    PER_MASTER_SYMBOL: 'masters with a symbol',
    SINGLE_SYMBOL_COLOURS: 'different symbols',
    LARGEST_GROUP: 'largest group',
    ISOLATED: 'masters on their own',
    BORDER: 'masters at the edge of the city',
    NEXT_TO_GUILDHALL: 'masters next to the Guildhall',
    PRECEDENCE: 'masters by number',
    PER_MASTERS: 'masters',
    PER_SPECIAL: 'masters on special buildings',
    LONGEST_LINE: 'longest line',
    PER_TOKEN_RECEIVED: 'tokens received',
    PER_PLANTATION_WON: 'plantations won',
    PER_PAWN_IN_GUILDHALL: 'pawns in the Guildhall',
    PER_NEUTRAL_HELD: 'neutrals held',
    PER_CARD_IN_HAND: 'cards in hand',
    ROWS_COLUMNS_WITH_2: 'rows and columns',
  },
  row(table, id) {
    if (table === 'guilds' || table === 'buildings') return names.tiles[id];
    if (table === 'tokenKinds') return names.tokens[id];
    if (table === 'mayors' || table === 'actions') return names[table][id];
    if (table === 'plantations') return names.plantations[id as 'virginia'];
    return ROWS[table]?.[id] ?? byWhatItShows(table, id);
  },
  refusals: {
    codeTwice: (f) => `“${f.card}” is there twice; every tile, token and card has a code of its own`,
    codeTaken: (f) => `“${f.card}” already means something else in records`,
    numberTwice: (f) => `${f.other} has the precedence number ${f.number}, too; every guild has one of its own`,
    symbolTwice: () => 'No symbol is listed twice',
    oneChurch: (f) => `Exactly one special building lies beside the Guildhall in every game, not ${f.count}`,
    oneEach: () => 'A mayor card or a move of the beadle is one; for two of them list it twice',
    mayorNeeds: () => 'What this mayor card counts needs a value here',
    mayorHasNo: () => 'What this mayor card counts has nothing to do with this value; leave it empty',
    stepsPay: () => 'At least one of the counts brings VP',
    fromTo: () => 'The last number is not lower than the first',
    stepWithout: () => 'Every step of a special action names its effect',
    stepNeeds: (f) => `The effect “${effectName(f.effect)}” needs “${numberName(f.field)}”`,
    stepHasNo: (f) => `The effect “${effectName(f.effect)}” has no “${numberName(f.field)}”`,
    mayorDraws: () => 'At least one mayor card is drawn',
    takeSeen: () => 'No more cards are taken than looked at',
    doubledMore: () => 'Recruiting that counts double brings more pawns than usual',
    growthInOrder: () => 'Growth rounds go up, none is listed twice, and none comes after the last round',
    cellTwice: (f) => `(${f.x},${f.y}) is there twice`,
    seqTwice: (f) => `The order ${f.seq} is there twice among cells of this kind`,
    hallTogether: (f) => `In ${layoutName(f.layout)} the Guildhall is one cell, or two side by side`,
    churchCell: (f) => `In ${layoutName(f.layout)} there is exactly one cell for the building that is always there`,
    tileCells: (f) => `In ${layoutName(f.layout)} there are cells for tiles from the pile`,
    tooFew: (f) => `There are ${f.there}, but a game can need ${f.needed}`,
    noGrowth: () => 'New tiles need cells that are laid in growth',
  },
};
