// How an example is told: a position, pieces by their codes, and the moment in the game; then what is chosen.
import type { State } from '../../../kernel/types.ts';
import { type Example, type ExampleFacts, exampleFrom } from '../../../text/example.ts';
import type { GuildsTask, Options, S } from '../types.ts';
import { type PlayerFacts, type SceneFacts, setScene } from './scene.ts';

export interface Told extends ExampleFacts {
  /** A round begins, the last turn of a round is being taken, or the game has ended. */
  readonly when: 'round' | 'lastTurn' | 'over';
  readonly at: SceneFacts & { readonly players: readonly PlayerFacts[] };
}

/** What a hand holds of which the example says nothing: after passing it is still within the limit (R5.7). */
const SOME_CARDS = 3;
/** R2.9 Mayor cards that bring nothing in most positions. */
const MAYORS_BY_SEAT = ['MR17', 'MR19', 'MR14', 'MR16'];

export function exampleOf(told: Told): Example {
  const { at, when, you = 0 } = told;
  const { players, round = 1 } = at;
  const settings: Partial<Options> = at.settings ?? {};
  return exampleFrom(told, {
    seats: players.length,
    settings,
    arrange(state: State) {
      const s = state as S;
      const neutrals = neutralsIn(s);
      const seated = players.map((player, seat) => ({ mayors: MAYORS_BY_SEAT[seat], ...player }));
      setScene(s, { ...at, round: when === 'round' ? round - 1 : round }, seated);
      s.open.neutralsGone = neutrals - neutralsIn(s);
      players.forEach(({ hand }, seat) => {
        if (hand === undefined) s.own[seat].hand = s.dark.deck.splice(0, SOME_CARDS);
      });
      s.todo = todoOf(when, you).toReversed();
    },
  });
}

const neutralsIn = ({ open: { board, neutrals, city } }: S): number =>
  board + neutrals.reduce((sum, n) => sum + n, 0) + city.lying.filter(Boolean).length;

function todoOf(when: Told['when'], seat: number): GuildsTask[] {
  if (when === 'over') return [{ do: 'finish' }];
  if (when === 'round') return [{ do: 'round' }];
  return [{ do: 'act', seat }, { do: 'windows', at: 0 }, { do: 'endRound' }];
}
