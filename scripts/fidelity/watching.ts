// Which rules come up while a game is played: those whose code runs, and those that a sentence about it cites.
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Engine } from '../../src/kernel/engine.ts';
import type { GameEvent, State } from '../../src/kernel/types.ts';
import type { Texts } from '../../src/text/texts.ts';
import type { Citation } from './citations.ts';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Counts how often code runs; started before a game is loaded, so that all of it is counted. */
export class Coverage {
  readonly #session = new Session();

  static async begin(): Promise<Coverage> {
    // Code that was compiled in the middle tier, or into its caller, is no longer counted.
    for (const flag of ['--no-maglev', '--no-turbo-inlining']) setFlagsFromString(flag);
    const coverage = new Coverage();
    coverage.#session.connect();
    await coverage.#session.post('Profiler.enable');
    await coverage.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return coverage;
  }

  /** The rules whose code has run since the last call. */
  async ran(folder: string, byFile: ReadonlyMap<string, readonly Citation[]>): Promise<Set<string>> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const rules = new Set<string>();
    for (const [file, citations] of byFile) {
      const script = result.find(({ url }) => url === pathToFileURL(join(folder, file)).href);
      if (script === undefined) continue;
      const ranges = script.functions.flatMap((one) => one.ranges);
      for (const { rule, offset } of citations) if (countAt(ranges, offset) > 0) rules.add(rule);
    }
    return rules;
  }
}

/** How often the innermost block containing a place ran. */
function countAt(ranges: readonly Range[], offset: number): number {
  const holding = ranges.filter((range) => range.startOffset <= offset && offset < range.endOffset);
  const inner = holding.reduce<Range | null>(
    (best, range) =>
      best === null || range.endOffset - range.startOffset <= best.endOffset - best.startOffset ? range : best,
    null,
  );
  return inner?.count ?? 0;
}

/** Notes which rules the sentences about a game cite. */
export class Sentences {
  readonly rules = new Set<string>();
  readonly #texts: Texts;
  readonly #names: readonly string[];

  constructor(texts: Texts, seats: number) {
    this.#texts = texts;
    this.#names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  }

  event(event: GameEvent): void {
    this.rules.add(this.#texts.event(event, this.#names).rule);
  }

  choice(engine: Engine, s: State, seat: number, choice: unknown): void {
    const task = engine.pending(s, seat)!;
    this.rules.add(this.#texts.option(engine.view(s, seat), task, choice).rule);
  }

  scores(engine: Engine, s: State): void {
    for (const seat of s.own.keys()) for (const { rule } of engine.game.score(s, seat)) this.rules.add(rule);
  }
}
