// How an example is told: a position, cards by their codes, and the moment in the round; then what is chosen.
import type { State } from '../../../kernel/types.ts';
import { type Example, type ExampleFacts, exampleFrom } from '../../../text/example.ts';
import type { LessonChoice } from '../../../text/lesson.ts';
import { codesOf } from '../data/kinds.ts';
import { type MarketTileId, ROUNDS } from '../data/table.ts';
import { divisionOf, leftOf, partOf, rightOf } from '../rules/envelopes.ts';
import { inOrder } from '../setup.ts';
import { PARTS, type S, type SplitTask } from '../types.ts';
import { cards, type SceneFacts, type SeatFacts, setScene } from './scene.ts';

export interface Told extends ExampleFacts {
  /** A harvest that is about to begin, a round that ends with the next supply, or the end of the game. */
  readonly when: 'harvest' | 'supply' | 'over';
  readonly at: SceneFacts & { readonly seats: readonly SeatFacts[] };
  /** The others have brought in their harvest: every card, and the split card for prestige. */
  readonly othersAreDone?: true;
}

const MARKET: readonly MarketTileId[] = ['MT-4', 'MT-5', 'MT-6', 'MT-2', 'MT-7', 'MT-3'];
const TODO: Readonly<Record<Told['when'], readonly SplitTask[]>> = {
  harvest: [{ do: 'giveBack' }, { do: 'market' }, { do: 'roundEnd' }],
  supply: [{ do: 'supply' }],
  over: [{ do: 'finish' }],
};

export function exampleOf(told: Told): Example {
  const { at, when, you = 0, given = [] } = told;
  const { seats, round = when === 'over' ? ROUNDS.length : 1 } = at;
  const turned = MARKET.slice(0, when === 'harvest' ? round - 1 : round);
  const nextTile = MARKET[turned.length];
  return exampleFrom(
    { ...told, given: told.othersAreDone ? [...given, ...harvestsBut(you, seats)] : given },
    {
      seats: seats.length,
      settings: {},
      arrange(state: State) {
        const s = state as S;
        setScene(s, { round, market: turned, ...(nextTile && { nextTile }), ...at });
        if (when === 'harvest') putIntoEnvelopes(s);
        s.todo = TODO[when].toReversed();
      },
    },
  );
}

const harvestsBut = (you: number, seats: readonly SeatFacts[]): LessonChoice[] =>
  seats.flatMap(({ hand = '' }, seat): LessonChoice[] => {
    if (seat === you) return [];
    const plays = codesOf(inOrder(cards(hand))).map((code): LessonChoice => `${seat} play ${code}`);
    return [...plays, `${seat} split prestige`];
  });

/** R4 A moment before the envelopes come back: the first card of every hand is out of the right neighbour's. */
function putIntoEnvelopes({ own }: S): void {
  const taken = own.map(({ hand }) => hand[0]);
  own.forEach((one, seat) => {
    const given = taken[leftOf(seat, own.length)];
    one.hand = inOrder([...one.hand.filter((card) => !taken.includes(card)), given]);
    one.parts = divisionOf(one.hand, [given])!.parts;
  });
  own.forEach((one, seat) => {
    const received = own[rightOf(seat, own.length)].parts!;
    one.received = received;
    one.took = PARTS.find((part) => partOf(received, part).includes(taken[seat]))!;
  });
}
