import { rowInPlay } from '../../../../text/edition/named.ts';
import type { EditionWords } from '../../../../text/edition/words.ts';
import type { CardRow } from '../../data/cards.ts';
import { inPlay } from '../../data/in-play.ts';
import { symbolsName } from '../sentences.ts';
import { names } from './names.ts';

/** By the id of a row. */
const ROWS: Readonly<Record<string, string>> = {
  startingHand: 'Cards in the first hand',
  doubleSteps: 'Steps of a double arrow',
  prestigeSpaces: 'Spaces of the prestige track, with the zero',
  farAbove: 'Far above the arrow',
  above: 'Above the arrow',
  exactly: 'On the arrow',
  below: 'Below the arrow',
};

function row(table: string, id: string): string | undefined {
  if (table === 'rounds') return `Round ${id.slice(-1)}`;
  if (table === 'cards') {
    const card = rowInPlay(inPlay, table, id);
    return card && symbolsName(names, card as unknown as CardRow);
  }
  if (table === 'marketTiles') return /^MT-\d+$/.test(id) ? id.replace('MT-', 'Market tile ') : undefined;
  const { characters, scoringTiles, tracks } = names;
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = { characters, scoringTiles };
  return (named[table] ?? { ...ROWS, ...tracks })[id];
}

const { symbols } = names;
export const edition: EditionWords = {
  tables: {
    parameters: { title: 'Numbers', one: 'number', columns: { value: 'Value' } },
    rounds: {
      title: 'Rounds',
      one: 'round',
      about: 'With two players there is another card of the level below.',
      columns: { level: 'Level', limit: 'Hand limit', line: 'Scoring line behind it' },
    },
    resources: {
      title: 'Resource tracks',
      one: 'track',
      about: 'Spaces are counted from zero. A value for every space; nothing where none is printed.',
      columns: { last: 'Last space', values: 'Values', orders: 'Orders on spaces', arrows: 'Double arrows on spaces' },
    },
    seals: {
      title: 'Seal tracks',
      one: 'track',
      about: 'Spaces are counted from zero. First the spaces, then what each of them shows.',
      columns: {
        last: 'Last space',
        symbolsAt: 'Symbols on spaces',
        symbols: 'Symbols',
        starsAt: 'Banners on spaces',
        stars: 'Stars',
      },
    },
    zones: {
      title: 'Art market',
      one: 'zone',
      about: 'How far from the arrow of the market slider a zone begins; they lie the same wherever the slider stands.',
      columns: { from: 'From', points: 'Prestige' },
    },
    characters: {
      title: 'Characters',
      one: 'character',
      about: 'Steps at the start are on prestige and resources, not on seal tracks.',
      columns: { start: 'At the start', orders: 'Orders' },
    },
    marketTiles: { title: 'Market tiles', one: 'tile', columns: { value: 'Value' } },
    scoringTiles: { title: 'Scoring tiles', one: 'tile', columns: { kind: 'Scoring' } },
    cards: {
      title: 'Resource cards',
      one: 'card',
      about: 'A card shows one kind of symbol, once or several times.',
      columns: { level: 'Level', symbol: 'Symbol', count: 'How many' },
    },
  },
  values: {
    prestige: symbols.prestige[0],
    book: symbols.book[0],
    artwork: symbols.artwork[0],
    topaz: symbols.topaz[0],
    emerald: symbols.emerald[0],
    gold: symbols.gold[0],
    seal_diamond: symbols.seal_diamond[0],
    seal_square: symbols.seal_square[0],
    seal_star: symbols.seal_star[0],
    gem: 'gems',
    none: 'no scoring',
  },
  row,
  refusals: {
    fromTo: (f) => `This is ${f.least} to ${f.most}, not ${f.value}`,
    twoLines: (f) => `There are two scoring lines, not ${f.count}`,
    lineAtEnd: () => 'After the last round everything is scored; no line is needed there',
    spaces: (f) => `Name each space once, in order, none beyond ${f.last}`,
    arrowsOnGold: () => 'Double arrows are on the gold track only',
    goldHasNoValues: () => 'The gold track shows no values',
    valueForEach: (f) =>
      `${f.count} values for ${f.spaces} spaces; leave nothing out, spaces without a value are empty`,
    valuesRise: () => 'Values begin with 0 and never fall',
    artworkValues: () => 'On the artwork track the value is the number of the space',
    oneForEach: (f) => `${f.count} for ${f.spaces} spaces; there is one for each`,
    starsRise: () => 'Each banner has more stars than the one before',
    zoneBegins: (f) => `This zone begins ${f.from === 0 ? 'on the arrow' : 'right above the arrow'}: ${f.from}`,
    zoneFarAbove: () => 'This zone lies above the one that begins right above the arrow',
    zoneBelow: () => 'This zone begins below the arrow: a negative number',
    startTooFar: (f) =>
      `At the start nobody is beyond space ${f.most} of the ${names.tracks[f.resource as 'book']}: neither at its end nor on a double arrow`,
    enoughCards: (f) => `There must be at least ${f.least} cards of level ${f.level}, not ${f.count}`,
  },
};
