import { rowInPlay } from '../../../../text/edition/named.ts';
import type { EditionWords } from '../../../../text/edition/words.ts';
import { inPlay } from '../../data/in-play.ts';
import { orderName } from '../sentences.ts';
import { names } from './names.ts';

/** By table and id. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  points: {
    max: 'Building “max of a colour”',
    set4: 'Building “set of four”, each set',
    pair: 'Building “pairs of a colour”, each pair',
    farmer: 'Farmers, each set',
    craftsman: 'The most craftsmen',
    craftsmanSecond: 'The second most craftsmen',
    priest: 'The first priest',
    soldier: 'Soldiers, each set',
  },
  steps: { farmer: 'Farmers', merchant: 'Merchants', soldier: 'Soldiers' },
  ships: { ships: 'Ships' },
  drawn: { building: 'A building that draws', round: 'End of a round', harbour: 'Harbour' },
};

export const edition: EditionWords = {
  tables: {
    points: { title: 'Points', one: 'value', columns: { value: 'Points' } },
    steps: { title: 'Symbols for a set', one: 'profession', columns: { value: 'Symbols' } },
    ships: {
      title: 'Ships',
      one: 'row',
      columns: { points: 'Points for one ship, two, three …', beyond: 'Beyond that, each ship' },
    },
    drawn: {
      title: 'Cards drawn',
      one: 'effect',
      about: 'One of the people drawn is discarded.',
      columns: { value: 'Cards' },
    },
    players: {
      title: 'Numbers of players',
      one: 'number of players',
      columns: {
        display: 'Buildings on display',
        missingColours: 'Missing colours are added',
        lastPass: 'Places the start player card moves at the end of a round',
      },
    },
    orders: {
      title: 'Secret orders',
      one: 'secret order',
      columns: { colours: 'Colours', points: 'Points for a set' },
      members: { colours: ['first colour', 'second colour', 'third colour'] },
    },
    scenarios: {
      title: 'Scenarios',
      one: 'scenario',
      columns: { every: 'Goal: large buildings', points: 'Goal: points', rounds: 'Rounds' },
      members: { rounds: ['First round', 'Second round', 'Third round', 'Fourth round'] },
    },
    chapters: {
      title: 'Chapters',
      one: 'chapter',
      columns: {
        goal: 'Goal',
        symbols: 'Symbols of the goal',
        threshold: 'From',
        points: 'Points',
        effect: 'After each round',
      },
    },
    buildings: {
      title: 'Buildings',
      one: 'building',
      columns: {
        colour: 'Colour',
        small: 'Points small',
        large: 'Points large',
        symbol: 'Symbol',
        effect: 'Effect',
        counts: 'Colour counted',
      },
    },
    people: {
      title: 'People',
      one: 'person',
      columns: { profession: 'Profession', work: 'Work', symbols: 'Colour symbols' },
      members: { symbols: ['green', 'yellow', 'blue', 'red'] },
    },
  },
  values: {
    ...names.professions,
    ...names.colours,
    small: 'small',
    large: 'large',
    hand: 'hand',
    direction: 'direction',
    effect: 'at the end',
    threshold: 'from',
    cw: 'clockwise',
    ccw: 'counter-clockwise',
    discard_person: 'everybody gives somebody up',
    diverse_citizens_worker: 'workers for different citizens',
    buildings_citizen: 'citizens for buildings',
    harbour: 'harbour',
    buildings_at_least_citizens: 'as many buildings as citizens',
    same_colour_symbols: 'symbols of one colour',
    symbols_together: 'symbols together',
    work_left: 'work left',
    citizens: 'citizens',
    max: 'max of a colour',
    set4: 'set of four',
    pair: 'pairs of a colour',
    draw2: 'draws',
  },
  row(table, id) {
    if (table === 'people') return names.persons[id];
    if (table === 'buildings') return names.buildings[id];
    if (table === 'scenarios' || table === 'chapters') return (names[table] as Readonly<Record<string, string>>)[id];
    if (table === 'orders') return rowInPlay(inPlay, table, id) && orderName(names, id);
    return table === 'players' ? `${id} players` : ROWS[table]?.[id];
  },
  refusals: {
    codeTwice: (f) => `“${f.card}” is there twice; the code of the second copy, with a b at the end, is taken too`,
    colourTwice: () => 'The three colours of a secret order are different',
    countsWhat: () => 'Buildings with “max” or “pairs”, and only those, count a colour',
    needsThreshold: () => 'Drawing at the end of a round takes at least one of something: “from” is not zero',
    symbolsOfGoal: () => 'A chapter has symbols if, and only if, its goal counts symbols',
    symbolTwice: () => 'No symbol is listed twice',
    oneThreshold: () => 'A chapter has one “from” only: either for its goal or for what comes after each round',
  },
};
