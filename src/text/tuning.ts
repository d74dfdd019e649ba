// Numbers of an evaluation that are found by playing (`scripts/tune.ts`).

/** What a number starts from, how far apart it is tried, and whether by factors or by sums. */
export interface Weight {
  readonly start: number;
  readonly step: number;
  readonly by: 'times' | 'plus';
}
/** Above zero: varied by factors. */
export const times = (start: number, step = 0.3): Weight => ({ start, step, by: 'times' });
/** Varied by sums. */
export const plus = (step: number, start = 0): Weight => ({ start, step, by: 'plus' });

/** What all of them start from. */
export const startOf = (weights: Weights): Numbers =>
  quick(
    Object.fromEntries(
      Object.entries(weights).map(([group, list]) => [
        group,
        Object.fromEntries(Object.entries(list).map(([name, { start }]) => [name, start])),
      ]),
    ),
  );

/** Objects made by a parser are quicker to read. */
export const quick = (numbers: Numbers): Numbers => JSON.parse(JSON.stringify(numbers)) as Numbers;

/** By group and name. */
export type Weights = Readonly<Record<string, Readonly<Record<string, Weight>>>>;
export type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;
