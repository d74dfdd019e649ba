// Positions for tests: only the facts a rule needs, cards by their codes, then real steps.
import { total } from '../../kernel/score.ts';
import { type Table, tableOf } from '../table.testing.ts';
import { codesOf, trackNo } from './data/kinds.ts';
import type { TrackId } from './data/tracks.ts';
import { type SceneFacts, setScene } from './examples/scene.ts';
import { game } from './game.ts';
import { beginHarvest } from './rules/envelopes.ts';
import type { Happened, S, SplitTask } from './types.ts';

export { c, cards, setTracks, type Tracks } from './examples/scene.ts';

export interface Scene extends Omit<Table<Happened>, 'run' | 'play' | 'events'> {
  readonly s: S;
  events(): Happened[];
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: SplitTask[]): Scene;
  /** Seat 0 harvests its hand, alone. */
  harvest(): Scene;
  /** Answers for seat 0, or for whoever is asked first; every answer must be legal. */
  play(...texts: string[]): Scene;
  /** The cubes of a seat, those of its harvest at work if there is one; only the tracks named. */
  at(...tracks: TrackId[]): number[];
  hand(seat?: number): string;
  points(rule: string): number[];
}

export function scene(facts: SceneFacts = {}): Scene {
  const { seats = [], players = Math.max(2, seats.length) } = facts;
  const table = tableOf<Happened>(game, players);
  const s = table.state as S;
  setScene(s, facts);
  const made: Scene = {
    ...table,
    s,
    events: () => table.told.map(({ event }) => event as Happened),
    run(...tasks) {
      s.lanes = [];
      s.forked = [];
      table.run(tasks);
      return made;
    },
    harvest() {
      beginHarvest(s.open.tracks[0], s.own[0]);
      return made.run({ do: 'play', seat: 0 }, { do: 'show', seat: 0 });
    },
    play(...texts) {
      table.play(texts);
      return made;
    },
    at: (...tracks) => tracks.map((id) => (s.own[0].harvest?.tracks ?? s.open.tracks[0])[trackNo(id)]),
    hand: (seat = 0) => codesOf(s.own[seat].hand).join(' '),
    points: (rule) => s.own.map((_, seat) => total(game.score(s, seat).filter((line) => line.rule === rule))),
  };
  return made;
}
