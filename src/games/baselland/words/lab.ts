// What the lab calls things, by the kinds of lab.ts.
import type { LabWords } from '../../../text/lab.ts';
import type { Award, Happened } from '../types.ts';
import type { Names } from './names.ts';
import type { LineLabel } from './sentences.ts';

interface Things extends Pick<Names, 'tiles' | 'roles'> {
  readonly features: Readonly<Record<Award['what'], string>>;
  readonly ends: Readonly<Record<Extract<Happened, { e: 'ended' }>['why'], string>>;
}
type RecordKey = 'housed' | 'city' | 'road' | 'monasteries';
interface Said {
  readonly records: Readonly<Record<RecordKey, string>>;
  readonly kinds: Readonly<Record<keyof Things, string>>;
  readonly lines: Readonly<Record<Exclude<LineLabel, 'entered'>, string>>;
  readonly things: Things;
}

export function labWords({ kinds, lines, records, things }: Said): LabWords {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...things };
  return { kinds, lines, records, thing: (kind, id) => named[kind][id] };
}
