/** How true a game is to its rules, rule by rule: `fidelity.json` in its folder, written by `npm run fidelity`. */
export interface Fidelity {
  /** How many simulated games were searched for each rule. */
  readonly games: number;
  readonly rules: Readonly<Record<string, FidelityRow>>;
  /** The games that examples are taken from, as records. */
  readonly records: Readonly<Record<string, string>>;
}
export interface FidelityRow {
  /** Where the code and the tests cite it: 'rules/steps.ts:31', in the game's folder. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** In how many of the games it came up. */
  readonly games: number;
  /** The version of the rules since which it has been as it is. */
  readonly since: number;
  /** Where it can be seen: a record, and the step after which it has just come up. */
  readonly see?: readonly [record: string, step: number];
}

/** What is missing before a rule can be said to be kept. */
export type Lack = 'code' | 'tests' | 'games';
export const lacksOf = ({ code, tests, games }: FidelityRow): Lack[] => [
  ...(code.length === 0 ? (['code'] as const) : []),
  ...(tests.length === 0 ? (['tests'] as const) : []),
  ...(games === 0 ? (['games'] as const) : []),
];
