// What is still wrong with the whole, each with the way to its card.
import { useMemo } from 'react';
import { readEdition } from '../../text/edition/read.ts';
import { problemSentence } from '../../text/edition/say.ts';
import type { EditionProblem } from '../../text/edition/shape.ts';
import { useWords } from '../lib/words.ts';
import { useEditing } from './context.ts';
import type { RowPlace } from './draft.ts';

export function Problems() {
  const { kind, shower, draft, refused, go } = useEditing();
  const words = useWords('editions');
  const problems = useMemo(() => readEdition(kind, draft.edition).problems ?? [], [kind, draft.edition]);
  if (problems.length === 0 && refused.size === 0) return null;
  const placeOf = ({ table, row }: EditionProblem): RowPlace | null =>
    table !== undefined && row !== undefined ? { table, row } : table === undefined ? null : { table, row: '' };
  return (
    <section className="w-ed-problems" aria-labelledby="w-ed-problems">
      <h3 id="w-ed-problems">{words.stillWrong}</h3>
      <ul>
        {[...refused].map(([key, { text, why }]) => {
          const [table, row, column] = key.split('/');
          const name = shower.words.tables[table]?.columns[column] ?? column;
          return (
            <li key={key}>
              <button type="button" className="w-ed-link" onClick={() => go({ table, row }, 'first')}>
                {words.notTaken(shower.rowName(draft.edition, { table, row }), name, text)}
              </button>{' '}
              {why}
            </li>
          );
        })}
        {problems.map((problem, i) => {
          const place = placeOf(problem);
          const name = place === null || place.row === '' ? problem.row : shower.rowName(draft.edition, place);
          const said = { ...problem, ...(name !== undefined && { row: name }) };
          const sentence = problemSentence(said, shower.words, words.problems);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike
            <li key={i}>
              {place === null ? (
                sentence
              ) : (
                <button type="button" className="w-ed-link" onClick={() => go(place, 'first')}>
                  {sentence}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
