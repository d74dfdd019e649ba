// What the lab calls things, by the kinds of lab.ts.
import type { LabWords } from '../../../text/lab.ts';
import type { OrderRowId } from '../data/kinds.ts';
import type { Use } from '../types.ts';
import type { CardNames } from './names.ts';
import { type LineLabel, orderName } from './sentences.ts';

type LabKind = 'scenarios' | 'chapters' | 'citizens' | 'professions' | 'buildings' | 'orders' | 'uses';
type RecordKey = 'citizens' | 'buildings' | 'large' | 'ships';
interface Said {
  readonly records: Readonly<Record<RecordKey, string>>;
  readonly kinds: Readonly<Record<LabKind, string>>;
  readonly lines: Readonly<Record<LineLabel, string>>;
  readonly uses: Readonly<Record<Use['as'], string>>;
}

export function labWords(names: CardNames, { kinds, lines, records, uses }: Said): LabWords {
  const { scenarios, chapters, persons: citizens, professions, buildings } = names;
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    scenarios,
    chapters,
    citizens,
    professions,
    buildings,
    uses,
  };
  return {
    kinds,
    lines,
    records,
    thing: (kind, id) => (kind === 'orders' ? orderName(names, id as OrderRowId) : named[kind][id]),
  };
}
