// Whether something from outside looks like a sample: so a broken link is noticed before anything is drawn.

/** A list has a sample of its things; a function decides itself; of a string, number or boolean only the type counts. */
export type Sample = string | number | boolean | ((value: unknown) => boolean) | readonly [Sample] | SampleObject;
interface SampleObject {
  readonly [field: string]: Sample;
}

const isList = (sample: Sample): sample is readonly [Sample] => Array.isArray(sample);

export function fits(value: unknown, sample: Sample): boolean {
  if (typeof sample === 'function') return sample(value);
  if (isList(sample)) return Array.isArray(value) && value.every((one) => fits(one, sample[0]));
  if (typeof sample === 'number') return Number.isSafeInteger(value);
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = Object.keys(sample);
  return (
    Object.keys(value).every((field) => fields.includes(field)) &&
    fields.every((field) => fits((value as Record<string, unknown>)[field], sample[field]))
  );
}

/** One of a few. */
export const oneOf =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    list.includes(value);
/** As the sample, or null. */
export const orNull =
  (sample: Sample) =>
  (value: unknown): boolean =>
    value === null || fits(value, sample);
