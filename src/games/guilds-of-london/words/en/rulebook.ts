import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { AMOUNTS, CARDS_OF } from '../../data/amounts.ts';
import { EFFECTS, type EffectKind } from '../../data/cards.ts';
import { allCards, allMayors, allTokens, GUILDS } from '../../data/kinds.ts';
import { PAWNS, ROUNDS, type RoundsRow } from '../../data/layout.ts';
import { type RewardKind, TILES } from '../../data/tiles.ts';
import { PLANTATIONS, PROMO, type TokenRow } from '../../data/tokens.ts';
import { countOf, tilesOf } from '../cells.ts';
import { COSTS, GUILD_SYMBOLS, LEAST_MAJORITY, PRECEDENCES, SPECIAL_SYMBOLS, TURN } from '../figures.ts';
import { cardsWith, hasSeveral } from '../users.ts';
import { cityRules } from './city-rules.ts';
import { effectRules, users } from './effect-rules.ts';
import { mayorRules } from './mayor-rules.ts';
import { names } from './names.ts';

const { and, counted, or, plural } = kitOf('en');
const word = (n: number) => inWords('en', n);
const atStart = (n: number) => inWordsAtStart('en', n);
const list = (numbers: readonly number[]) => and(numbers.map(String));
const cards = (n: number) => counted(n, 'card', 'cards');
/** '10 rounds, growth in 4 and 8' */
const track = (seats: keyof typeof ROUNDS) => `${ROUNDS[seats].rounds} rounds, growth in ${list(ROUNDS[seats].growth)}`;
/** 'one or two symbols' */
const guildSymbols = () =>
  counted(GUILD_SYMBOLS.at(-1)!, 'symbol', 'symbols').replace(/^\d+/, or(GUILD_SYMBOLS.map(word)));
const except = (effect: EffectKind) => {
  const cardNames = cardsWith(users, effect);
  return cardNames.length === 0 ? '' : ` except ${or(cardNames)} (R6.E${EFFECTS.indexOf(effect) + 1})`;
};
/** R5.7 The University, or whatever else an edition has. */
function noLimit(): string {
  const free = Object.keys(TILES).filter((code) => TILES[code].noHandLimit);
  if (free.length === 0) return '';
  return ` The master of the ${or(free.map((code) => names.tiles[code]))} has no hand limit.`;
}
const prize = ({ vp, effects }: TokenRow) =>
  and([...(vp > 0 || effects.length === 0 ? [`${vp} VP`] : []), ...effects.map(([kind, n]) => PRIZES[kind](n))]);
const PRIZES: Readonly<Record<RewardKind, (n: number) => string>> = {
  cards,
  recruit: (n) => `recruiting ${n}`,
  place: (n) => `placing ${n}`,
  move: (n) => `moving ${n}`,
  ship: (n) => `shipping ${n}`,
  neutral: (n) => counted(n, 'neutral', 'neutrals'),
  mayor: () => 'a mayor card',
  beadle: () => 'moving the beadle',
};
const SEVERAL =
  ' A card may have several effects: they are carried out from left to right, each as far as it can be by then, and the first one is the main effect.';

/** R4.5, R9.1 Numbers of players whose row says so. */
const tablesWith = (says: (row: RoundsRow) => boolean): string[] =>
  ([1, 2, 3, 4] as const).filter((seats) => says(ROUNDS[seats])).map((seats) => WHO[seats]);
const WHO = { 1: 'in the solo game', 2: 'with two', 3: 'with three', 4: 'with four players' } as const;
function resolving(): string {
  const [every, even] = [
    tablesWith((row) => row.resolution === 'every'),
    tablesWith((row) => row.resolution === 'even'),
  ];
  if (`${every}` === `${[WHO[3], WHO[4]]}`)
    return 'Tiles are resolved (R7) in every round with three or four players, only in even rounds with two and in the solo game.';
  const parts = [
    ...(every.length > 0 ? [`in every round ${and(every)}`] : []),
    ...(even.length > 0 ? [`only in even rounds ${and(even)}`] : []),
  ];
  return `Tiles are resolved (R7): ${parts.join(', ')}.`;
}
function growing(): string {
  const tables = tablesWith(({ newTiles }) => newTiles);
  if (`${tables}` === `${[WHO[3], WHO[4]]}`)
    return 'In growth rounds only (R4.7): first the plantation, then with three or four players new tiles.';
  return `In growth rounds only (R4.7): first the plantation${tables.length === 0 ? '' : `, then ${and(tables)} new tiles`}.`;
}

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R1',
      title: 'Terms',
      rules: [
        {
          id: 'R1.1',
          origin: 'K',
          text: 'The city is a grid. A cell is named by column and row (x, y); x grows to the east, y to the south. Two tiles are adjacent if they share an edge; diagonals never count. The Guildhall is not a tile in the sense of the rules: it is never resolved, has neither symbols nor a number, and is never a neighbour with a master.',
        },
        {
          id: 'R1.2',
          origin: 'S+P',
          text: 'Reading order of the city: row by row from north to south, each row from west to east. The Guildhall and empty cells are skipped.',
        },
        {
          id: 'R1.3',
          origin: 'S+P',
          text: 'A tile is unresolved (start side up) or resolved (turned over). A resolved one keeps its place, symbols and number to the end and carries at most one master.',
        },
        {
          id: 'R1.4',
          origin: 'P+K',
          get text() {
            return `A guild tile shows a majority value, ${guildSymbols()}, the reward for first place, a place for the second-place token and a precedence number from ${PRECEDENCES[0]} to ${PRECEDENCES[1]}. A special building shows ${or(SPECIAL_SYMBOLS.map(word))} symbols, a majority value and a reward, but no number (Q8).`;
          },
        },
        {
          id: 'R1.5',
          origin: 'S+P',
          text: 'Figures on a tile are the players’ pawns and the beadle. Boris’s pawns count too. Neutrals are never figures.',
        },
        {
          id: 'R1.6',
          origin: 'S+P',
          get text() {
            return `The required number of a tile is its majority value, in the solo game ${AMOUNTS.lyingAdds} more if a lying neutral is on it.`;
          },
        },
        {
          id: 'R1.7',
          origin: 'P+K',
          get text() {
            return `A master is a former pawn on a resolved tile. It is no longer a pawn: nothing moves it${except('RESIGN')}. There are no pawns on resolved tiles.`;
          },
        },
        {
          id: 'R1.8',
          origin: 'P',
          get text() {
            return `You have ${PAWNS.total} pawns. Each is in one of five places: the general supply, the Guildhall, an unresolved tile, the plantation, or as a master on a resolved tile. If your supply is empty, you can neither recruit nor place.`;
          },
        },
        {
          id: 'R1.9',
          origin: 'K',
          text: 'Victory points (VP) are added at once and in the open. They are never lost and never negative.',
        },
        { id: 'R1.10', origin: 'K', text: '“Up to n” means 1 to n on a special action, and 0 to n on a reward.' },
        {
          id: 'R1.11',
          origin: 'K',
          text: 'Your “master with a symbol” is your master on a resolved tile, guild or special building, that shows this symbol.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Set-up for three or four',
      rules: [
        {
          id: 'R2.1',
          origin: 'P',
          get text() {
            return cityRules['R2.1']();
          },
        },
        {
          id: 'R2.2',
          origin: 'P',
          get text() {
            return cityRules['R2.2']();
          },
        },
        {
          id: 'R2.3',
          origin: 'P',
          get text() {
            return cityRules['R2.3']();
          },
        },
        {
          id: 'R2.4',
          origin: 'P+K',
          get text() {
            return cityRules['R2.4']();
          },
        },
        {
          id: 'R2.5',
          origin: 'P',
          get text() {
            return `The ${allTokens().length} second-place tokens are shuffled face down. In reading order one goes on every tile, face up. The rest is the token stack.`;
          },
        },
        { id: 'R2.6', origin: 'P', text: 'Everybody takes a colour and starts with 0 VP. The start order is random.' },
        {
          id: 'R2.7',
          origin: 'P',
          get text() {
            return `${atStart(PAWNS.hall)} of your pawns go to the Guildhall, ${word(PAWNS.supply)} to the general supply.`;
          },
        },
        {
          id: 'R2.8',
          origin: 'P',
          get text() {
            return `The ${allCards().length} action cards are shuffled, everybody gets ${TURN.hand}. The rest is the draw pile.`;
          },
        },
        {
          id: 'R2.9',
          origin: 'P+K',
          get text() {
            return `Of the ${allMayors().length} shuffled mayor cards everybody gets ${AMOUNTS.mayorsDealt}. All keep one of them at the same time and in secret; the others are shuffled back into the deck.`;
          },
        },
        {
          id: 'R2.10',
          origin: 'P',
          get text() {
            return ROUNDS[3].neutrals * 4 === ROUNDS[4].neutrals * 3 && ROUNDS[3].neutrals % 3 === 0
              ? `There are ${ROUNDS[3].neutrals / 3} neutrals for each player on the scoreboard, so ${ROUNDS[3].neutrals} or ${ROUNDS[4].neutrals}. The others stay in the box.`
              : `There are ${ROUNDS[3].neutrals} neutrals on the scoreboard with three players, ${ROUNDS[4].neutrals} with four. The others stay in the box.`;
          },
        },
        { id: 'R2.11', origin: 'P', text: 'The beadle goes on the unresolved guild tile with the lowest number.' },
        {
          id: 'R2.12',
          origin: 'P+K',
          text: 'The plantation goes on the scoreboard. Which side is up is drawn by lot unless the table fixes it. Then the first round begins.',
        },
        {
          id: 'R2.13',
          origin: 'K',
          text: 'Lots are drawn in this order: special buildings, guild tiles, tokens, action cards, mayor cards, plantation side, start order.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Set-up for two',
      rules: [
        {
          id: 'R3.1',
          origin: 'P',
          get text() {
            return cityRules['R3.1']();
          },
        },
        {
          id: 'R3.2',
          origin: 'P+K',
          get text() {
            return cityRules['R3.2']();
          },
        },
        {
          id: 'R3.3',
          origin: 'P',
          get text() {
            return `The other ${countOf('small', 'tile')} cells are filled in reading order with ${countOf('small', 'tile')} of the ${GUILDS} shuffled guild tiles; the rest are out of the game. So there are ${tilesOf('small', false)} tiles and ${tilesOf('small', false)} tokens.`;
          },
        },
        {
          id: 'R3.4',
          origin: 'P',
          get text() {
            return `There are ${ROUNDS[2].neutrals} neutrals on the scoreboard.`;
          },
        },
      ],
    },
    {
      id: 'R4',
      title: 'Rounds',
      rules: [
        {
          id: 'R4.1',
          origin: 'P',
          text: 'A round has five parts: start of the round, player turns, tile resolution, growth phase, end check.',
        },
        { id: 'R4.2', origin: 'P', text: 'From the second round on, the round marker first advances one space.' },
        {
          id: 'R4.3',
          origin: 'P+K',
          text: 'Then the order of the round is fixed: whoever has the most VP goes first, the others follow in descending order. Ties keep the order of the round before, in the first round the order drawn by lot. The order holds for the whole round, even if VP change.',
        },
        { id: 'R4.4', origin: 'P', text: 'In this order everybody takes exactly one turn (R5).' },
        {
          id: 'R4.5',
          origin: 'S+P',
          get text() {
            return resolving();
          },
        },
        { id: 'R4.6', origin: 'P', text: 'There is a growth phase (R9) in growth rounds only.' },
        {
          id: 'R4.7',
          origin: 'S+P+K',
          get text() {
            return `Solo: ${track(1)}. Two players: ${track(2)}. Three players: ${track(3)}. Four players: ${track(4)}. Of these, the booklet gives only the number of rounds in the solo game.`;
          },
        },
      ],
    },
    {
      id: 'R5',
      title: 'Your turn',
      rules: [
        {
          id: 'R5.1',
          origin: 'P',
          text: 'You pass, or you play one or more action cards, as many as you like, one after the other. Each card is carried out completely before the next.',
        },
        {
          id: 'R5.2',
          origin: 'P',
          get text() {
            return `You may pass only as long as you have played no card in this turn. In return you draw ${TURN.drawAfterPass} cards instead of ${TURN.draw} at the end of the turn.`;
          },
        },
        {
          id: 'R5.3',
          origin: 'P',
          get text() {
            return `Recruit: discard any one hand card and bring ${counted(AMOUNTS.recruits, 'pawn', 'pawns')} from the supply to the Guildhall.`;
          },
        },
        {
          id: 'R5.4',
          origin: 'P+K',
          text: 'Move: discard a hand card and move one of your pawns from the Guildhall or from an unresolved tile to another unresolved tile that shows a symbol of the card. A card with two standards serves for either symbol.',
        },
        { id: 'R5.5', origin: 'P', text: 'Special action: play the card for its effect (R6).' },
        {
          id: 'R5.6',
          origin: 'K',
          text: 'A pawn moved by R5.4 never goes to the Guildhall, to a resolved tile or to the tile it stands on, and neither to nor from the plantation.',
        },
        {
          id: 'R5.7',
          origin: 'P',
          get text() {
            return `End of turn: a) draw ${cards(TURN.draw)}, ${TURN.drawAfterPass} after a pass, and all extra cards of special actions. b) The special actions in front of you go to the discard pile. c) If you hold more than ${TURN.limit} cards, discard down to ${TURN.limit}, as you choose.${noLimit()}`;
          },
        },
        {
          id: 'R5.8',
          origin: 'K',
          get text() {
            return `The hand limit holds only at the end of your turn. What you draw otherwise may bring your hand above ${TURN.limit} until then.`;
          },
        },
        {
          id: 'R5.9',
          origin: 'K',
          text: 'When the draw pile is empty, the discard pile is shuffled into a new one and you go on. Cards in front of players are not part of it. If both piles are empty, nothing is drawn.',
        },
        {
          id: 'R5.10',
          origin: 'K',
          text: 'The discard pile lies face up, everybody may look at it; its order is kept.',
        },
      ],
    },
    {
      id: 'R6',
      title: 'Special actions',
      rules: [
        {
          id: 'R6.1',
          origin: 'P',
          text: 'Lay the card face up in front of you. It stays there until the end of your turn (R5.7).',
        },
        {
          id: 'R6.2',
          origin: 'P',
          get text() {
            return `Pay the cost of ${or(COSTS.map(String))}: discard that many other hand cards; each is worth one coin.`;
          },
        },
        { id: 'R6.3', origin: 'P', text: 'A condition on the card must be met before you pay.' },
        {
          id: 'R6.4',
          origin: 'K',
          get text() {
            return `A special action is allowed only if you can carry out its main effect at least in part. A draw that comes with it is not a main effect. Effects for the rest of the turn or for its end are always allowed.${hasSeveral() ? SEVERAL : ''}`;
          },
        },
        {
          id: 'R6.5',
          origin: 'P',
          text: 'An effect happens once at once, or it lasts to the end of your turn, or it adds to the draw at the end of the turn (R5.7).',
        },
        {
          id: 'R6.6',
          origin: 'K',
          text: 'Unless it says otherwise, pawns that move come from the Guildhall and from unresolved tiles, in any mix. The target is always an unresolved tile, never the one the pawn stands on.',
        },
        { id: 'R6.7', origin: 'K', text: '“An opposing pawn” is one of any other player, Boris included.' },
        ...EFFECTS.map((effect, i) => ({
          get id() {
            return `R6.E${i + 1}`;
          },
          origin: 'K' as const,
          get text() {
            return effectRules[effect]();
          },
        })),
      ],
    },
    {
      id: 'R7',
      title: 'Tile resolution',
      rules: [
        {
          id: 'R7.1',
          origin: 'S+P',
          text: 'Go through all tiles once in reading order (R1.2). At each unresolved one check R7.2 at that moment; if the tile is due, it is resolved completely before you go on.',
        },
        {
          id: 'R7.2',
          origin: 'S+P',
          text: 'A tile is due if at least as many figures stand on it as its required number says (R1.6).',
        },
        {
          id: 'R7.3',
          origin: 'P+K',
          text: 'Committing neutrals: only if at least two players, Boris included, have pawns on the tile. Then in turn order everybody who has a pawn there and holds neutrals may commit any number of them. You are asked once and see what others committed before you.',
        },
        {
          id: 'R7.4',
          origin: 'K',
          text: 'Your strength is your pawns on the tile plus the neutrals you committed. Committed neutrals are spent in every case: they go back to the scoreboard at the end of R7.9, or at once if the tile stays tied.',
        },
        {
          id: 'R7.5',
          origin: 'P',
          text: 'First is whoever has the greatest strength. On a tie, first is whoever of those tied has the most masters on adjacent tiles. If that is equal too, the tile stays unresolved; all pawns and the beadle remain, and you go on with the next.',
        },
        {
          id: 'R7.6',
          origin: 'P+K',
          text: 'Second is the strongest of the others who have at least one pawn there. A tie is again decided by adjacent masters; if that is equal too, nobody is second.',
        },
        {
          id: 'R7.7',
          origin: 'S+P+K',
          text: 'The tile is turned over. One pawn of the first player stays as its master; all other pawns return to the Guildhall.',
        },
        {
          id: 'R7.8',
          origin: 'S+P+K',
          text: 'If the beadle stood there, he moves to the unresolved guild tile with the lowest number and counts as a figure there at once. If there is none, he leaves the game.',
        },
        {
          id: 'R7.9',
          origin: 'P+K',
          text: 'Rewards: first the winner receives the VP of the tile and carries out its effects from left to right (R8). Then the second player receives the VP and effects of the token; it then lies face up with them or on the promo card (R12.4). Without a second player the token leaves the game.',
        },
        {
          id: 'R7.10',
          origin: 'K',
          text: 'Rewards may put pawns on further tiles. A tile still to come in reading order that becomes due that way is resolved in the same pass; an earlier one waits for the next resolution.',
        },
        {
          id: 'R7.11',
          origin: 'K',
          get text() {
            return `On a tile that is due there is always somebody who can win: every required number is at least ${LEAST_MAJORITY}, and the beadle is only one figure.`;
          },
        },
      ],
    },
    {
      id: 'R8',
      title: 'Rewards',
      rules: [
        {
          id: 'R8.1',
          origin: 'P+K',
          text: 'Tiles, tokens and the plantation give VP and effects. VP and cards you always get; everything else is optional, “up to” (R1.10).',
        },
        { id: 'R8.2', origin: 'P+K', text: 'Cards: draw that many action cards now.' },
        { id: 'R8.3', origin: 'P+K', text: 'Recruit: up to that many own pawns from the supply to the Guildhall.' },
        {
          id: 'R8.4',
          origin: 'K',
          text: 'Place: up to that many own pawns from the supply to unresolved tiles, the same or different ones, symbols ignored.',
        },
        {
          id: 'R8.5',
          origin: 'P+K',
          text: 'Move: up to that many own pawns from the Guildhall or unresolved tiles to unresolved tiles, symbols ignored.',
        },
        {
          id: 'R8.6',
          origin: 'P+K',
          text: 'Ship: up to that many own pawns from the Guildhall to the plantation. After the last growth round this is allowed but useless.',
        },
        { id: 'R8.7', origin: 'P+K', text: 'Neutrals: up to that many from the scoreboard, as far as there are any.' },
        {
          id: 'R8.8',
          origin: 'P+K',
          get text() {
            return `Mayor card: draw ${AMOUNTS.mayorsDrawn}, keep one, ${plural(AMOUNTS.mayorsDrawn - 1, 'the other goes', 'the others go')} to the bottom of the deck. If only one is left, take it; if none is left, there is nothing.`;
          },
        },
        {
          id: 'R8.9',
          origin: 'K',
          text: 'Beadle: you may move him to another unresolved guild tile. If there is none, nothing happens.',
        },
        {
          id: 'R8.10',
          origin: 'P',
          get text() {
            return `No hand limit: as long as you are master here, you need not discard to ${TURN.limit} cards at the end of your turn (R5.7).`;
          },
        },
      ],
    },
    {
      id: 'R9',
      title: 'Growth phase',
      rules: [
        {
          id: 'R9.1',
          origin: 'P',
          get text() {
            return growing();
          },
        },
        {
          id: 'R9.2',
          origin: 'S+P+K',
          get text() {
            return `Whoever has the most pawns on the plantation gets the left reward, whoever has the second most the right one. Tie for most: nobody gets the left one, all tied players get the right one, nobody else gets anything. Tie for second: all tied players get the right one. Nobody there: nothing. If several get a reward, they carry it out in turn order. Virginia gives ${prize(PLANTATIONS.virginia.left)} on the left, ${prize(PLANTATIONS.virginia.right)} on the right; Ulster gives ${prize(PLANTATIONS.ulster.left)} on the left, ${prize(PLANTATIONS.ulster.right)} on the right.`;
          },
        },
        {
          id: 'R9.3',
          origin: 'S+K',
          text: 'All pawns on the plantation go back to the general supply. Then the plantation is turned to its other side. The booklet says so for the solo game; with more players we do the same.',
        },
        {
          id: 'R9.4',
          origin: 'P+K',
          get text() {
            return cityRules['R9.4']();
          },
        },
        { id: 'R9.5', origin: 'K', text: 'New tiles do not move the beadle; only R7.8, R11.13 and effects do.' },
      ],
    },
    {
      id: 'R10',
      title: 'End of the game',
      rules: [
        {
          id: 'R10.1',
          origin: 'S+P+K',
          text: 'The game ends after the last round (R4.7). With two players it also ends with the round after which no tile is unresolved.',
        },
        {
          id: 'R10.2',
          origin: 'S+P+K',
          get text() {
            return `Final scoring: everybody reveals their mayor cards and scores all of them (R10.2.1 to R10.2.16). Then there is ${AMOUNTS.pairVp} VP for every pair of own masters on adjacent tiles; each shared edge counts once.`;
          },
        },
        ...Object.values(mayorRules).map((rule, i) => ({
          get id() {
            return `R10.2.${i + 1}`;
          },
          origin: 'K' as const,
          get text() {
            return rule();
          },
        })),
        {
          id: 'R10.3',
          origin: 'P+K',
          text: 'Whoever has the most VP wins. On a tie it is whoever has more masters, then whoever has more pawns in the Guildhall; after that you share the victory.',
        },
        { id: 'R10.4', origin: 'K', text: 'Hand cards, neutrals and pawns left over count only through mayor cards.' },
      ],
    },
    {
      id: 'R11',
      title: 'Solo game against Boris or Rik',
      rules: [
        {
          id: 'R11.1',
          origin: 'S',
          text: 'You play a two-player game (R3, R4.5, R5 to R10) against an imaginary opponent, Boris, with the following changes.',
        },
        { id: 'R11.2', origin: 'S', text: 'You always go first, Boris always after you, whatever the VP.' },
        {
          id: 'R11.3',
          origin: 'S',
          get text() {
            return `Only ${ROUNDS[1].neutrals} neutrals are on the scoreboard.`;
          },
        },
        { id: 'R11.4', origin: 'S', text: 'Boris gets no cards of any kind and never has a hand.' },
        {
          id: 'R11.5',
          origin: 'S',
          text: 'All of Boris’s pawns stand in the Guildhall. He has an unlimited number; take other colours if needed.',
        },
        {
          id: 'R11.6',
          origin: 'S',
          get text() {
            return `One neutral is laid flat on each of ${AMOUNTS.lyingNeutrals} guild tiles: on the lowest numbers in the city if Virginia is up, on the highest if it is Ulster.`;
          },
        },
        {
          id: 'R11.7',
          origin: 'S+K',
          get text() {
            return `A lying neutral raises the required number of its tile by ${AMOUNTS.lyingAdds} and is itself no figure. It is never taken, committed or moved, and leaves the game when its tile is turned over.`;
          },
        },
        {
          id: 'R11.8',
          origin: 'S+K',
          get text() {
            return `Boris’s turn: turn up the top ${CARDS_OF.boris} action cards one after the other. For each, one of his pawns goes from the Guildhall to an unresolved tile with the card’s symbol; then the card goes to the discard pile. With two standards either symbol matches.`;
          },
        },
        {
          id: 'R11.9',
          origin: 'S+K',
          text: 'How to find the tile: start with the beadle’s tile, which is included, go on in reading order, after the last tile from the first, until you are back at the beadle. The first unresolved tile that matches is the one.',
        },
        {
          id: 'R11.10',
          origin: 'S',
          text: 'If no unresolved tile matches, Boris moves nothing for that card and draws no replacement.',
        },
        {
          id: 'R11.11',
          origin: 'S+K',
          text: 'Tile resolution as R7, but: Boris never commits neutrals, you do as usual. If you tie with Boris, you win. If Boris is first, he receives only the VP of the tile, there is no master, and you get the token if you have at least one pawn there. If you are first and Boris has at least one pawn there, he receives only the VP of the token. A token that does not go to you leaves the game.',
        },
        {
          id: 'R11.12',
          origin: 'S+K',
          text: 'Boris’s tiles are turned over and stay without a master. His pawns on a resolved tile go back to the Guildhall.',
        },
        {
          id: 'R11.13',
          origin: 'S+K',
          text: 'Beadle scoring in every round, in even rounds after the tile resolution, in odd rounds after the player turns: the beadle’s tile is turned over, Boris receives its VP for first place. You get no VP and no token, however many pawns you have there (Q29); they return to the Guildhall. The token leaves the game. Then the beadle moves to the unresolved guild tile with the lowest number.',
        },
        {
          id: 'R11.14',
          origin: 'S+K',
          text: 'If there is no tile left for the beadle, here or in R7.8, he leaves the game, and it ends with this round.',
        },
        {
          id: 'R11.15',
          origin: 'S',
          text: 'Plantation in the growth rounds: with no pawn of yours there, Boris wins and receives the VP of the left side. With exactly one, nobody wins; Boris receives the VP of the right side. With two or more you win the left reward. Your pawns go back to the supply, the plantation is turned over. No tiles are added.',
        },
        {
          id: 'R11.16',
          origin: 'S+K',
          get text() {
            return `The check comes after the growth phase or in its place: the game ends after round ${ROUNDS[1].rounds}, or earlier with the round in which the beadle could no longer be moved.`;
          },
        },
        {
          id: 'R11.17',
          origin: 'S',
          text: 'Final scoring: you score your mayor cards and adjacent masters, Boris scores neither. You win if you have more VP than Boris; equal is a loss.',
        },
        {
          id: 'R11.18',
          origin: 'S',
          get text() {
            return `Rik plays by the same rules, but with ${CARDS_OF.rik} action cards per turn.`;
          },
        },
      ],
    },
    {
      id: 'R12',
      title: 'Promo card Spiel ’16',
      rules: [
        {
          id: 'R12.1',
          origin: 'S+K',
          text: 'A choice of the table, with any number of players: the card is in play from the start and lies beside the city.',
        },
        { id: 'R12.2', origin: 'S', text: 'The guild on it is not a tile and is never resolved.' },
        { id: 'R12.3', origin: 'S', text: 'No pawns go on it.' },
        {
          id: 'R12.4',
          origin: 'S+K',
          text: 'Every second-place token you receive goes on this guild; its VP and effects are carried out first, as usual. The players’ tokens are kept apart (Q23).',
        },
        {
          id: 'R12.5',
          origin: 'S+K',
          get text() {
            return `At any time you may remove ${PROMO.tokens} of your tokens from it to score one resolved tile without a master for yourself: you receive only its VP for first place and put one pawn from the Guildhall on it as master.`;
          },
        },
        { id: 'R12.6', origin: 'S', text: 'That is not possible without a pawn in the Guildhall.' },
        {
          id: 'R12.7',
          origin: 'K',
          text: '“At any time” means: in your turn between two cards or before you end it or pass, and at the end of the round after the growth phase, asked in turn order. Removed tokens leave the game. Using the card is not playing a card; you can still pass afterwards.',
        },
        {
          id: 'R12.8',
          origin: 'K',
          text: 'Special buildings are tiles here too, and so is what beadle scoring turned over (R11.13). The new master counts in every way: for ties, conditions, mayor cards, adjacency and the University.',
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'The German booklet also spells the beadle “Stadtamtman”; which spelling is right?',
      answer: 'Stadtamtmann, as in the list of components.',
    },
    {
      id: 'Q2',
      question: 'Why do final scoring, Rik and the promo card stand before the solo rules in the booklet?',
      answer: 'That is page layout only; it changes nothing in the content.',
    },
    {
      id: 'Q3',
      question: 'Who starts a round? The sources disagree.',
      answer:
        'Whoever has the most VP (R4.3), as most sources say. Acting last is an advantage where majorities count and helps whoever is behind.',
    },
    {
      id: 'Q4',
      question: 'How many cards are in the start hand: 5, 6 or 7?',
      get answer() {
        return `${TURN.hand} (R2.8), as in most sources.`;
      },
    },
    {
      id: 'Q5',
      question: 'How many rounds are there with how many players?',
      get answer() {
        return `${list([2, 3, 4].map((seats) => ROUNDS[seats as 2].rounds))} with two, three and four players (R4.7). The sources name 12 to 16, fewer with more players, and growth every three to four rounds.`;
      },
    },
    {
      id: 'Q6',
      get question() {
        return `Does the city of three or four players start with ${tilesOf('large', false)} or ${countOf('large', 'grow1')} tiles?`;
      },
      get answer() {
        return `With ${tilesOf('large', false)} (R2.4); ${countOf('large', 'grow1')} are added in each growth (R9.4).`;
      },
    },
    {
      id: 'Q7',
      question: 'Which special buildings are in the two-player game?',
      get answer() {
        return `The church and ${word(countOf('small', 'special'))} at random (R3.2), one on each side of the Guildhall.`;
      },
    },
    {
      id: 'Q8',
      question: 'Do special buildings have a precedence number?',
      answer:
        'No. Numbers belong to guilds; so the beadle never goes to a building, and there may be no tile left for him while buildings are still unresolved.',
    },
    {
      id: 'Q9',
      question: 'What does the booklet mean by “Zunft-Plättchen”?',
      answer:
        'Where a number matters, the numbered guilds; otherwise, for Boris’s moves and the promo card, every tile.',
    },
    {
      id: 'Q10',
      question: 'Is the beadle’s own tile part of Boris’s search?',
      answer: 'Yes, it is checked first (R11.9).',
    },
    {
      id: 'Q11',
      question: 'What if Boris turns up a card with two standards?',
      answer: 'He goes to the first tile of the search that shows either symbol (R11.8).',
    },
    {
      id: 'Q12',
      question: 'What if the beadle’s tile is already resolved in an even round?',
      answer: 'He moves on by R7.8; beadle scoring then turns over his new tile (R11.13).',
    },
    {
      id: 'Q13',
      question: 'Who gets the right side with exactly one pawn on the plantation?',
      answer: 'Only Boris, and only the VP; you get nothing (R11.15).',
    },
    {
      id: 'Q14',
      get question() {
        return `Is there growth in round ${ROUNDS[1].rounds} of the solo game?`;
      },
      get answer() {
        return `No, only in rounds ${list(ROUNDS[1].growth)} (R4.7).`;
      },
    },
    {
      id: 'Q15',
      question: 'When and how do you use neutrals?',
      answer:
        'You get them as rewards or by cards and commit them while a tile is resolved (R7.3, R7.4); after that they are back on the scoreboard.',
    },
    {
      id: 'Q16',
      question: 'Do neutrals help to reach the required number?',
      answer: 'No. They are not figures (R1.5), and whether the tile is due is checked first.',
    },
    {
      id: 'Q17',
      question: 'Where do the pawns of a resolved tile go?',
      answer: 'To the Guildhall (R7.7). Only those on the plantation go to the general supply.',
    },
    {
      id: 'Q18',
      question: 'What about a tie on the plantation?',
      answer: 'R9.2: nobody wins, the right side still pays, as in the solo game with exactly one pawn.',
    },
    {
      id: 'Q19',
      question: 'Is the plantation turned over with several players too?',
      answer: 'Yes, after each scoring (R9.3).',
    },
    {
      id: 'Q20',
      question: 'What do adjacent masters bring at the end?',
      get answer() {
        return `${AMOUNTS.pairVp} VP for each adjacent pair (R10.2). The sources name the scoring but not the amount.`;
      },
    },
    {
      id: 'Q21',
      question: 'How does a solo game with equal VP end?',
      answer: 'You lose; you need more VP than Boris (R11.17).',
    },
    {
      id: 'Q22',
      question: 'Does a second-place token take effect at once, or do you keep it?',
      answer:
        'It takes effect at once (R7.9). The token itself stays with you, because mayor cards count it and the promo card needs it.',
    },
    {
      id: 'Q23',
      question: 'Promo card: do the tokens of all lie together, or are they kept apart?',
      get answer() {
        return `They are kept apart. The table can choose otherwise: then all lie together, and everybody may remove ${word(PROMO.tokens)} of them when it is their time (R12.7).`;
      },
    },
    {
      id: 'Q24',
      question: 'Promo card: when is there a resolved tile without a master in a game of several players?',
      get answer() {
        return `After a ${or(cardsWith(users, 'RESIGN'))} (R6.E35).`;
      },
    },
    {
      id: 'Q25',
      question: 'May you play a special action for its draw alone?',
      answer: 'No, its main effect must be possible (R6.4).',
    },
    {
      id: 'Q26',
      question: 'When do played special actions go to the discard pile?',
      answer:
        'At the end of the turn (R5.7); until then they lie in front of you. So two Gleanings cannot fetch each other for ever.',
    },
    {
      id: 'Q27',
      question: 'What if all tiles are resolved in a two-player game?',
      answer: 'The game ends with that round (R10.1).',
    },
    {
      id: 'Q28',
      question: 'Are the colours called red or orange, pink or purple?',
      answer: 'Red and pink; the same ones are meant.',
    },
    {
      id: 'Q29',
      question: 'Beadle scoring: do you get the second-place token if you have pawns there?',
      answer:
        'No, it leaves the game (R11.13). The booklet says only that you get no VP; we take the tile as resolved for Boris alone.',
    },
  ],
  get reconstructed() {
    return `The booklet we had contains only the solo rules and the promo card (S). Number and kind of the components, set-up and course of the base game follow public sources (P). Supplied by us (K) are the values of the ${GUILDS} guilds, of the special buildings except the reward of the church and the effect of the University, of the ${allTokens().length} second-place tokens, the ${allMayors().length} mayor cards, both plantation sides and the ${allCards().length} action cards with their ${EFFECTS.length} effects, also the number of rounds by players, the cells of the growth and the names of the guilds.`;
  },
};
