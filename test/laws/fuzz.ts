// Anything not in the list is refused, with a reason, and changes nothing.
import { same } from '../../src/kernel/canonical.ts';
import type { Refusal, Seat } from '../../src/kernel/types.ts';
import { type Going, type Law, Offence } from './drive.ts';

const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  1e308,
  '',
  'x',
  'c9',
  '__proto__',
  '\u0000',
  'é'.repeat(2000),
  {},
  [],
  [[[[[]]]]],
  { toString: 'no' },
  JSON.parse('{"__proto__":{"x":1},"constructor":{},"tile":"__proto__","x":"1","y":{},"turn":[]}'),
  () => 1,
  new Map(),
  Symbol.iterator,
];

/** `refused` hears of every refusal, to see which kinds have occurred. */
export function fuzz(refused: (refusal: Refusal, g: Going) => void): Law {
  let stale: unknown[] = [];
  return {
    name: 'refusals',
    probes: true,
    begin() {
      stale = [];
    },
    before(g, step) {
      if (!step.asks) return;
      const seat = step.task.seat!;
      const mutants = step.options
        .slice(0, 3)
        .concat([step.choice])
        .flatMap((option) => mutate(option, g));
      for (const choice of [...MALFORMED, ...stale, ...mutants]) attempt(g, seat, choice, step.options, refused);
      if (!same(g.s, step.was)) throw new Offence('refusals', `refusing '${step.task.do}' changed something`, g);
      stale = [...stale, step.choice].slice(-3);
    },
  };
}

function attempt(
  g: Going,
  seat: Seat,
  choice: unknown,
  options: readonly unknown[],
  refused: (refusal: Refusal, g: Going) => void,
): void {
  if (options.some((option) => same(option, choice))) return;
  const refusal = g.engine.choose(g.s, seat, choice);
  if (refusal === null) throw new Offence('refusals', `${String(choice)} was accepted`, g);
  if (typeof refusal.why !== 'string' || typeof refusal.rule !== 'string')
    throw new Offence('refusals', 'a refusal without a reason', g);
  refused(refusal, g);
}

/** Choices that look like a real one and are not. */
function mutate(option: unknown, g: Going): unknown[] {
  if (typeof option === 'number') return [option + 1, option - 1, option + 0.5, String(option)];
  if (typeof option === 'string') return [`${option}x`, option.slice(1), option.toUpperCase(), [option]];
  if (option === null || typeof option !== 'object') return [];
  const entries = Object.entries(option);
  const changed = entries.flatMap(([key, value]) => mutate(value, g).map((other) => ({ ...option, [key]: other })));
  const moved = Array.from({ length: 4 }, () =>
    Object.fromEntries(entries.map(([key, v]) => [key, typeof v === 'number' ? g.chance.random('mutant', 9) - 4 : v])),
  );
  return [...changed, ...moved, { ...option, extra: 1 }, Object.fromEntries(entries.slice(1))];
}
