import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about as split } from '../../about.ts';
import { LEVELS } from '../../data/cards.ts';
import { inPlay } from '../../data/in-play.ts';
import { CHARACTER_IDS, SCORING_TILE_IDS } from '../../data/kinds.ts';
import { BOARDS, DUO, LINES, ROUNDS, SCORINGS, STARTING_HAND } from '../../data/table.ts';
import { DOUBLE_STEPS, ELIGIBLE, RESOURCES, TRACKS, type TrackId } from '../../data/tracks.ts';
import {
  ART,
  BEST_BOOK,
  BLANK_GEM,
  CUBES,
  DEALS,
  DECK_SIZES,
  IS,
  LAST_PRESTIGE,
  LIMITS,
  MARKET,
  MOST_CARDS,
  MOST_STARTING,
  printed,
  SEAL_TRACKS,
  SLIDER,
  symbolsOn,
  TILES_AT_A_LINE,
} from '../figures.ts';
import { names } from './names.ts';

const { and } = kitOf('en');
const word = (n: number): string => inWords('en', n);
const { seats } = split;
const span = ({ first, last: to }: (typeof DEALS)[number]): string =>
  first === to ? `round ${first}` : `rounds ${first} to ${to}`;
const last = ROUNDS.length;
const five = word(RESOURCES.length);
const eleven = word(TRACKS.length);
const all = word(seats.max);
const kinds = word(SCORINGS.length);
const left = word(ELIGIBLE.seal_diamond.length);
const right = word(ELIGIBLE.seal_square.length);
let [line, nextLine] = LINES;
let [deckI, deckII, deckIII] = DECK_SIZES;
inPlay.table(
  () => null,
  () => {
    [line, nextLine] = LINES;
    [deckI, deckII, deckIII] = DECK_SIZES;
  },
);

/** R6.3 */
const symbolsSaid = (): string =>
  IS.areOwn && IS.areAlike
    ? `Each seal track shows only its own: book and artwork on spaces ${printed('book_seal').symbols}, topaz, emerald and gold on ${printed('topaz_seal').symbols}.`
    : `They are: ${SEAL_TRACKS.map(
        (track) =>
          `${names.short[track]}: ${
            symbolsOn(track)
              .map(({ resource, at }) => `${names.symbols[resource][0]} on ${at}`)
              .join(', ') || 'none'
          }`,
      ).join('; ')}.`;

const stars = (track: TrackId): string => `${printed(track).stars} stars at ${printed(track).starsAt}`;
const spaces = (track: TrackId): string => {
  const { last: to, values, valuesAt, orders, arrows } = printed(track);
  const valued = values === '' || track === 'artwork' ? '' : `, values ${values} at ${valuesAt}`;
  const arrowed = arrows === '' ? '' : `, double arrows at ${arrows}`;
  return `up to ${to}${valued}${arrowed}${orders === '' ? '' : `, orders at ${orders}`}`;
};
/** R6.8 */
function spacesSaid(): string {
  const [book, artwork, gems, gold] = (['book', 'artwork', 'topaz', 'gold'] as const).map(spaces);
  const seals = (track: TrackId) => `up to ${printed(track).last}, ${stars(track)}`;
  return IS.areAlike
    ? `Book ${book}. Artwork ${artwork}. Topaz and emerald ${gems}. Gold ${gold}. Book and artwork seals ${seals('book_seal')}. Topaz, emerald and gold seals ${seals('topaz_seal')}.`
    : `${RESOURCES.map((track) => `${names.tracks[track]} ${spaces(track)}`).join('; ')}; ${SEAL_TRACKS.map((track) => `${names.short[track]} ${seals(track)}`).join('; ')}.`;
}

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'Terms',
      rules: [
        {
          id: 'R0.1',
          origin: 'S+K',
          text: 'You sit in a circle, and the seats are numbered clockwise. Your left neighbour has the next seat, your right neighbour the one before. With two players both are the same person.',
        },
        {
          id: 'R0.2',
          origin: 'S',
          get text() {
            return `Your personal board has ${eleven} tracks: the prestige track, ${five} resource tracks (book, artwork, topaz, emerald, gold) and a seal track for each resource, those of books and artworks on the left, those of topaz, emerald and gold on the right. There is one cube on each; spaces are counted from zero. Where a rule speaks of resource or seal tracks, prestige counts as a resource track. Topaz and emerald together are the gems.`;
          },
        },
        {
          id: 'R0.3',
          origin: 'S+K',
          text: 'Several steps are taken one by one. Whatever the space just reached triggers (R6) is carried out completely before the next step. Cubes never move back, so each space works for you at most once.',
        },
        {
          id: 'R0.4',
          origin: 'S+K',
          text: 'A track is full when its cube is on the last space; every further step on it is lost without compensation. Prestige has no end (R14).',
        },
        {
          id: 'R0.5',
          origin: 'S',
          text: 'What everybody does at the same time, each does at their own pace. The next step begins only when everybody has finished.',
        },
      ],
    },
    {
      id: 'R1',
      title: 'Set-up',
      rules: [
        {
          id: 'R1.1',
          origin: 'S+P',
          get text() {
            return `You are ${seats.min} to ${seats.max} players. This chapter is for ${DUO + 1} to ${seats.max}; R12 says what changes for two.`;
          },
        },
        { id: 'R1.2', origin: 'S', text: 'Everybody takes a personal board.' },
        {
          id: 'R1.3',
          origin: 'S',
          get text() {
            return `Everybody also takes ${CUBES} cubes: ${word(CUBES - 2 * RESOURCES.length)} white, ${five} silver and one each in purple, brown, blue, green and yellow.`;
          },
        },
        {
          id: 'R1.4',
          origin: 'S',
          get text() {
            return `One white cube goes on the first space of the prestige track, the other on the zero of the +${LAST_PRESTIGE + 1} marker.`;
          },
        },
        {
          id: 'R1.5',
          origin: 'S',
          get text() {
            return `All others go on the first space of their track: purple book, brown artwork, blue topaz, green emerald, yellow gold, one silver cube on each of the ${five} seal tracks.`;
          },
        },
        { id: 'R1.6', origin: 'S', text: 'You take the envelope and the split card that belong to your board.' },
        {
          id: 'R1.7',
          origin: 'S+K',
          text: 'Everybody is dealt a random character and lays it face up beside the board. The others go back to the box.',
        },
        {
          id: 'R1.8',
          origin: 'S',
          text: 'For each resource symbol at the top left of your character you take one step on the matching track. Order symbols at the bottom count only when orders are scored (R10.5).',
        },
        { id: 'R1.9', origin: 'S', text: 'The arrow of the market slider points to the zero of the art market.' },
        {
          id: 'R1.10',
          origin: 'S',
          get text() {
            return `The ${word(SCORING_TILE_IDS.length)} scoring tiles are shuffled and laid out face up: ${word(TILES_AT_A_LINE)} at the line behind round ${line}, ${word(TILES_AT_A_LINE)} at the line behind round ${nextLine}. So everybody knows from the start what is scored when.`;
          },
        },
        {
          id: 'R1.11',
          origin: 'S',
          get text() {
            return `The ${word(MARKET.length)} market tiles (${MARKET.join(', ')}) are shuffled; ${word(last)} lie face down under the ${word(last)} round spaces, ${word(MARKET.length - last)} go back to the box unseen.`;
          },
        },
        { id: 'R1.12', origin: 'S', text: 'The round marker goes on the first space.' },
        {
          id: 'R1.13',
          origin: 'S+P',
          get text() {
            return `The resource cards are sorted by level into ${word(LEVELS.length)} decks and shuffled: ${deckI} of level I, ${deckII} of level II and ${deckIII} of level III. Their backs are alike.`;
          },
        },
        {
          id: 'R1.14',
          origin: 'S+K',
          get text() {
            return `Everybody is dealt a hand of ${STARTING_HAND} level I cards. The other level I cards go back to the box unseen.`;
          },
        },
        {
          id: 'R1.15',
          origin: 'S',
          get text() {
            return `The decks of levels II and III lie ready face down. There are always enough cards${IS.usesAll ? `; ${all} players use exactly all of them` : ''}.`;
          },
        },
        {
          id: 'R1.16',
          origin: 'S+K',
          text: 'One player chairs the gala: they deal the cards, watch the hand limits, give the sign to pass and run the market. The chair has no advantage; on screen all of this happens by itself.',
        },
        {
          id: 'R1.17',
          origin: 'K',
          text: 'Lots are drawn in this order: characters, scoring tiles, market tiles, deck I, deck II, deck III. Cards are dealt one at a time in turn, from the first seat on.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Course of the game',
      rules: [
        {
          id: 'R2.1',
          origin: 'S',
          get text() {
            return `You play exactly ${word(last)} rounds.`;
          },
        },
        {
          id: 'R2.2',
          origin: 'S',
          text: 'Each round has five phases in this order: supply (R3), split (R4), harvest (R5 to R7), market (R8), round end (R9).',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Supply',
      rules: [
        {
          id: 'R3.1',
          origin: 'S+P',
          get text() {
            return `Everybody is dealt one resource card: ${DEALS.map((deal) => `level ${deal.level} in ${span(deal)}`).join(', ')}.`;
          },
        },
        {
          id: 'R3.2',
          origin: 'S+P+K',
          get text() {
            return `The hand limit is ${LIMITS.join(', ')} in the ${word(last)} rounds.`;
          },
        },
        {
          id: 'R3.3',
          origin: 'S',
          text: 'If you have more resource cards in hand than the limit allows, you discard cards of your choice until you are exactly at the limit. The split card does not count. The new card may be discarded too.',
        },
        {
          id: 'R3.4',
          origin: 'S+K',
          text: 'Discarded cards go face down to a common pile and never return.',
        },
        {
          id: 'R3.5',
          origin: 'S+K',
          text: 'Even with fewer cards you get only one. If you are not above the limit, you discard nothing.',
        },
        { id: 'R3.6', origin: 'K', text: 'You discard at the same time and in secret.' },
      ],
    },
    {
      id: 'R4',
      title: 'Split',
      rules: [
        {
          id: 'R4.1',
          origin: 'S+P+K',
          text: 'Divide: everybody arranges the hand freely and divides it into two parts with the split card. They may differ in size, but each needs at least one card. Both parts and the split card go into your envelope. How you divide is secret.',
        },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'Pass: when all are ready, everybody passes the envelope to the left and receives the one from the right.',
        },
        {
          id: 'R4.3',
          origin: 'S',
          text: 'Choose: you look at both parts, take the whole of one into your hand and put the other back into the envelope with the split card. The parts may not be mixed.',
        },
        {
          id: 'R4.4',
          origin: 'S',
          text: 'Return: when all are ready, every envelope goes back to the right, to its owner. The part that comes back in it and the part you kept are your hand for the harvest. Your split card always comes back to you.',
        },
        {
          id: 'R4.5',
          origin: 'K',
          get text() {
            return `This hand has no limit. It has at least two and at most ${word(MOST_CARDS)} cards; the limit is checked again only in the next supply.`;
          },
        },
      ],
    },
    {
      id: 'R5',
      title: 'Harvest',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'Everybody plays at the same time, each on their own board.',
        },
        {
          id: 'R5.2',
          origin: 'S+K',
          text: 'You lay down all your resource cards and the split card one after the other, in any order, and use each at once. Every resource card is played face up (R5.3) or sold (R7); the split card gives its step (R5.6). None may be left over.',
        },
        {
          id: 'R5.3',
          origin: 'S',
          text: 'A resource card played face up gives one step on the matching track for each symbol in its centre. The marks in the corners do nothing.',
        },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'Prestige, book, artwork, topaz, emerald and gold move the cube on the track of that name.',
        },
        {
          id: 'R5.5',
          origin: 'S',
          text: 'Seals have no track of their own. Each seal symbol is one step on a matching seal track of your choice.',
        },
        {
          id: 'R5.5a',
          origin: 'S',
          get text() {
            return `Diamond seal: one of the ${left} left seal tracks, book or artwork.`;
          },
        },
        {
          id: 'R5.5b',
          origin: 'S',
          get text() {
            return `Square seal: one of the ${right} right seal tracks, topaz, emerald or gold.`;
          },
        },
        {
          id: 'R5.5c',
          origin: 'S',
          get text() {
            return `Star seal: any of the ${five} seal tracks.`;
          },
        },
        {
          id: 'R5.5d',
          origin: 'S',
          text: 'Several seals on one card are placed one by one, on the same track or on different ones.',
        },
        {
          id: 'R5.5e',
          origin: 'K',
          text: 'You may not choose a full seal track while another matching one has room. If all matching tracks are full, the seal is lost.',
        },
        {
          id: 'R5.6',
          origin: 'S+K',
          get text() {
            return `The split card is wild: one step on any of the ${eleven} tracks, gold and prestige included, but not on a full one.`;
          },
        },
        {
          id: 'R5.7',
          origin: 'K',
          text: 'You may play a card face up even if some of its steps are lost.',
        },
        { id: 'R5.8', origin: 'S', text: 'Cards laid down stay in front of you until the round end (R9.4).' },
      ],
    },
    {
      id: 'R6',
      title: 'Special spaces',
      rules: [
        {
          id: 'R6.1',
          origin: 'S+P',
          get text() {
            return `Double arrow on the gold track: when you reach it, you immediately take ${DOUBLE_STEPS} steps on a single resource or seal track of your choice, but not on the gold track. You may not divide them. Prestige may be chosen.`;
          },
        },
        {
          id: 'R6.2',
          origin: 'K',
          text: 'If the chosen track has only one space left, the second step is lost. A full track may not be chosen.',
        },
        {
          id: 'R6.3',
          origin: 'S+K',
          get text() {
            return `Resource symbol on a seal track: when you reach it, you immediately take one step on the track of that resource. ${symbolsSaid()}`;
          },
        },
        {
          id: 'R6.4',
          origin: 'P+K',
          text: 'Such steps trigger spaces too, so chains can arise: gold, gold seal, gold, next double arrow. What was triggered last is finished first; then the interrupted move goes on.',
        },
        {
          id: 'R6.5',
          origin: 'S',
          text: 'The book track shows a prestige value on some spaces; it counts in R10.2.',
        },
        {
          id: 'R6.6',
          origin: 'S',
          get text() {
            return `All ${five} resource tracks have an order symbol on some spaces; it counts in R10.5.`;
          },
        },
        {
          id: 'R6.7',
          origin: 'S',
          text: 'The seal tracks have a banner with stars on some spaces; it counts in R10.5.',
        },
        {
          id: 'R6.8',
          origin: 'S+K',
          get text() {
            return `The gem tracks show values too; on a blank space the last value reached counts. On the artwork track the value is the number of the space. The spaces show: ${spacesSaid()}`;
          },
        },
      ],
    },
    {
      id: 'R7',
      title: 'Selling',
      rules: [
        {
          id: 'R7.1',
          origin: 'S+P',
          text: 'Instead of playing a resource card face up you may sell it: you lay it face down, its symbols do not count, and you take one step on gold or on prestige. You may do this with any number of cards and choose anew each time.',
        },
        { id: 'R7.2', origin: 'K', text: 'A step on gold from a sale triggers a double arrow as usual.' },
        { id: 'R7.3', origin: 'K', text: 'If the gold track is full, only prestige is left.' },
        {
          id: 'R7.4',
          origin: 'S',
          text: 'Sold cards are not discarded; you take them back at the round end.',
        },
        {
          id: 'R7.5',
          origin: 'K',
          text: 'The split card cannot be sold; its step may go to gold or prestige anyway.',
        },
      ],
    },
    {
      id: 'R8',
      title: 'Market',
      rules: [
        {
          id: 'R8.1',
          origin: 'S',
          get text() {
            return `When everybody has finished the harvest, the market tile of the round is turned up, and the market slider moves right by its number, ${Math.min(...MARKET)} to ${Math.max(...MARKET)}.`;
          },
        },
        {
          id: 'R8.2',
          origin: 'S',
          get text() {
            return `So the arrow in the middle of the slider always shows the sum of the tiles turned up, ${SLIDER.least} to ${SLIDER.most} at the end.`;
          },
        },
      ],
    },
    {
      id: 'R9',
      title: 'Round end',
      rules: [
        {
          id: 'R9.1',
          origin: 'S',
          text: 'If the round marker is on the last space, the game ends (R11).',
        },
        {
          id: 'R9.2',
          origin: 'S',
          get text() {
            return `Otherwise it moves one space on. From ${line} to ${line + 1} and from ${nextLine} to ${nextLine + 1} it crosses a scoring line: then the ${word(TILES_AT_A_LINE)} tiles at that line are scored at once (R10.1).`;
          },
        },
        { id: 'R9.3', origin: 'S', text: 'The market has already moved by then (R8).' },
        {
          id: 'R9.4',
          origin: 'S',
          text: 'You take all resource cards laid down, the sold ones too, and the split card back into your hand. A new round begins.',
        },
      ],
    },
    {
      id: 'R10',
      title: 'Scoring',
      rules: [
        {
          id: 'R10.1',
          origin: 'S+K',
          get text() {
            return `There are ${kinds} kinds of scoring: books, artworks, gems, orders. At a line everybody scores what its ${word(TILES_AT_A_LINE)} tiles show; “no scoring” does nothing. ${IS.isEachOnce ? 'So one line brings two kinds, the other one; orders' : 'Orders'} are never among them. After round ${last} all ${kinds} are scored. The order is always books, artworks, gems, orders.`;
          },
        },
        {
          id: 'R10.2',
          origin: 'S',
          get text() {
            return `Books: you get the highest value your cube has reached on the book track, at most ${BEST_BOOK}; without a value, nothing.`;
          },
        },
        {
          id: 'R10.3',
          origin: 'S+P+K',
          get text() {
            return `Artworks: compare the space of your artwork cube with the arrow of the market slider. ${ART.farUnder} or more below: nothing. Up to ${ART.under} below: ${ART.below}. Exactly on the arrow: ${ART.exactly}. Up to ${ART.near} above: ${ART.above}. ${ART.far} or more above: ${ART.farAbove}.`;
          },
        },
        {
          id: 'R10.4',
          origin: 'S',
          text: 'Gems: you get twice the value of the weaker gem track. If topaz and emerald are equally far on, their value also counts twice, not four times.',
        },
        {
          id: 'R10.5',
          origin: 'S',
          get text() {
            return `Orders, only after round ${last}, for each resource: count the order symbols you have reached on its track and those on your character. Multiply this number by the highest number of stars you have reached on its seal track. Without stars you get nothing.`;
          },
        },
        {
          id: 'R10.6',
          origin: 'S',
          text: 'A scoring changes only your prestige. It moves no other cube and triggers nothing.',
        },
      ],
    },
    {
      id: 'R11',
      title: 'End of the game',
      rules: [
        {
          id: 'R11.1',
          origin: 'S',
          get text() {
            return `After round ${last} books, artworks, gems and orders are scored for everybody (R10).`;
          },
        },
        {
          id: 'R11.2',
          origin: 'S',
          text: 'Whoever has the most prestige wins. In a tie you share the victory.',
        },
      ],
    },
    {
      id: 'R12',
      title: 'Two players',
      rules: [
        {
          id: 'R12.1',
          origin: 'S',
          text: 'The other level I cards do not go back to the box but lie ready as a face-down deck.',
        },
        {
          id: 'R12.2',
          origin: 'S',
          get text() {
            return `In every supply each player also gets one card of the level below: ${DEALS.map((deal) => `in ${span(deal)} one of level ${deal.level} and one of level ${deal.extra}`).join(', ')}.`;
          },
        },
        {
          id: 'R12.3',
          origin: 'S',
          text: 'The hand limits stay the same, so you discard more often.',
        },
        {
          id: 'R12.4',
          origin: 'K',
          text: 'Left and right neighbour are the same person: you swap envelopes, choose and hand them back to each other.',
        },
        {
          id: 'R12.5',
          origin: 'S',
          get text() {
            return `Everything else is as with ${word(DUO + 1)} to ${all} players.`;
          },
        },
      ],
    },
    {
      id: 'R13',
      title: 'Good advice',
      rules: [
        {
          id: 'R13.1',
          origin: 'S',
          text: 'If one part is clearly better, you can be sure to be left with the worse one.',
        },
        {
          id: 'R13.2',
          origin: 'S',
          text: 'If you want to keep something, put something into the other part that your left neighbour wants even more. Their board is there for all to see.',
        },
        {
          id: 'R13.3',
          origin: 'S+K',
          text: 'Neighbours shape the game. If you play several times, change seats now and then.',
        },
        { id: 'R13.4', origin: 'S', text: 'Selling helps when the track of a card is full.' },
      ],
    },
    {
      id: 'R14',
      get title() {
        return `Prestige above ${LAST_PRESTIGE}`;
      },
      rules: [
        {
          id: 'R14.1',
          origin: 'S',
          get text() {
            return `The prestige track ends at ${LAST_PRESTIGE}. Going beyond, you set the marker to +${LAST_PRESTIGE + 1} and count on from zero.`;
          },
        },
        {
          id: 'R14.2',
          origin: 'K',
          get text() {
            return `On screen prestige has no upper limit. In a score sheet the prestige before the final scoring is a line of its own. The end of a game that is typed in must be possible: the market slider is at ${SLIDER.least} to ${SLIDER.most} (R8.2), and each resource is at least as far as the character and the symbols on its seal track have brought it (R1.8, R6.3).`;
          },
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'How many resource cards does each level have?',
      get answer() {
        return `${and(DECK_SIZES.map(String))}, together ${deckI + deckII + deckIII}. The list in the booklet is hard to read; ${all} players need ${MOST_STARTING} of level I.`;
      },
    },
    {
      id: 'Q2',
      question: 'The booklet gives Klara 27 points for 7 gold orders times 3 stars. Is that right?',
      answer: 'No, 21. Only that gives the sum of 87 the booklet itself states.',
    },
    {
      id: 'Q3',
      question: 'Which level is dealt in which round?',
      get answer() {
        return `${DEALS.map((deal, i) => (i === 0 ? `${deal.level} in ${span(deal)}` : `then ${deal.level}`)).join(', ')}.${IS.usesAll && DEALS.length === 2 ? ` With ${all} players ${deckII} cards last exactly ${word(DEALS[0].last)} rounds.` : ''}`;
      },
    },
    {
      id: 'Q4',
      question: 'What is the hand limit in each round?',
      get answer() {
        return `${and(LIMITS.map(String))} (R3.2).`;
      },
    },
    {
      id: 'Q5',
      question: 'What do artworks bring when the arrow is not where the booklet shows it?',
      answer: 'The same points; the zones move with the slider (R10.3).',
    },
    {
      id: 'Q6',
      question: 'Can an artwork cube that has not moved yet bring points?',
      get answer() {
        return `Yes, ${ART.below}, if the arrow is on ${ART.under} or less.${IS.isOnlyAtFirst ? ` That happens only at the line behind round ${line} and is the same for everybody.` : ' It is the same for everybody.'}`;
      },
    },
    {
      id: 'Q7',
      question: 'May a part be empty?',
      answer: 'No, each has at least one card. So you always have at least three when you divide.',
    },
    {
      id: 'Q8',
      question: 'May a double arrow go to prestige?',
      answer: 'Yes. Only gold is excluded.',
    },
    {
      id: 'Q9',
      question: 'May a double arrow go to a track with only one space left?',
      answer: 'Yes, the second step is lost.',
    },
    {
      id: 'Q10',
      question: 'Is a card sold automatically if its steps are lost?',
      answer: 'No. The steps are lost; selling is up to you.',
    },
    { id: 'Q11', question: 'Can you sell the split card?', answer: 'No, and there is no need to (R7.5).' },
    {
      id: 'Q12',
      question: 'May you leave out cards or steps?',
      answer: 'No. Every card is used and every possible step taken; none can harm you.',
    },
    {
      id: 'Q13',
      question: 'What if one symbol of a card triggers something before the others are due?',
      answer: 'You carry out what was triggered completely, then take the remaining steps of the card (R0.3, R6.4).',
    },
    {
      id: 'Q14',
      question: 'What is a gem on a blank space worth?',
      get answer() {
        return `The last value before it.${BLANK_GEM === null ? '' : ` On space ${BLANK_GEM.space} that is ${BLANK_GEM.value}.`}`;
      },
    },
    {
      id: 'Q15',
      question: 'What does the booklet mean by Klara’s emerald on level 9?',
      answer: 'The value 9, that is space 10; it brings 2 times 9 points.',
    },
    {
      id: 'Q16',
      question: 'How many characters are there?',
      get answer() {
        return `${inWordsAtStart('en', CHARACTER_IDS.length)}.`;
      },
    },
    {
      id: 'Q17',
      question: 'Which resources do the seal tracks show?',
      answer: 'Each shows only its own.',
    },
    { id: 'Q18', question: 'Are there cards with different symbols?', answer: 'No, each shows one kind only.' },
    {
      id: 'Q19',
      question: 'Do you see what the others play?',
      answer:
        'You see cards played face up as soon as somebody has finished the harvest. Sold ones stay face down; you see only how many there are, and the steps.',
    },
    { id: 'Q20', question: 'Does the chair have an advantage?', answer: 'No, none.' },
    {
      id: 'Q21',
      question: 'May you discard voluntarily or go below the limit?',
      answer: 'No, you discard exactly what is too many.',
    },
    {
      id: 'Q22',
      question: 'In which order are the tiles of a line scored?',
      answer: 'Books, artworks, gems. The result is the same.',
    },
    {
      id: 'Q23',
      question: 'What happens to unused characters, level I cards and market tiles?',
      answer: 'They are out of the game, and nobody looks at them. With two players level I stays in the game (R12.1).',
    },
    {
      id: 'Q24',
      question: 'Who begins the harvest?',
      answer: 'Nobody; everybody plays at the same time, and you do not get in each other’s way.',
    },
    {
      id: 'Q25',
      question: 'In which order is the game set up?',
      answer: 'As in R1; the numbers in the booklet are jumbled.',
    },
    {
      id: 'Q26',
      question: 'Do artworks become worth more when the slider moves right?',
      answer: 'No. The market demands more: for the same points you have to be further on (R10.3).',
    },
    {
      id: 'Q27',
      question: 'Do characters show seals as starting symbols?',
      answer: 'No, only resources and prestige.',
    },
    {
      id: 'Q28',
      question: 'Does the order of the cards in a part matter?',
      answer: 'No, only which cards are in it.',
    },
    {
      id: 'Q29',
      question: 'One source lists eight personal boards. How many are there?',
      get answer() {
        return `${inWordsAtStart('en', BOARDS.length)}, like split cards, envelopes and sets of cubes.`;
      },
    },
  ],
  get reconstructed() {
    return `The course of play, the scorings, the number of cards, cubes and tiles, the values of the market tiles, one position of the art market and the orders of two characters come from the booklet and public sources. We have reconstructed (K) the length of the tracks and the place of their special spaces, the composition of the ${word(LEVELS.length)} decks, the characters with their names and starting symbols, the hand limit of each single round, the zones of the art market elsewhere and the colours of the boards.`;
  },
};
