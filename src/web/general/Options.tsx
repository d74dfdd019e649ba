// Every option as a button with its sentence, in groups.

import { useState } from 'react';
import type { BoardProps } from '../../parts/board.ts';
import { useWords } from '../lib/words.ts';
import { SearchField } from '../ui/SearchField.tsx';
import type { OfferedChoice } from './options.ts';

/** Up to this many can be found at a glance. */
const FEW = 12;

interface OptionsProps {
  /** What is asked: with the next question the search starts over. */
  readonly decision: BoardProps['decision'];
  readonly groups: readonly (readonly OfferedChoice[])[];
  readonly choose: (option: unknown) => void;
  readonly openRule: ((rule: string) => void) | undefined;
  /** Back from the options that name a pressed piece; null: all are shown. */
  readonly showAll: (() => void) | null;
}

export function Options({ decision, groups, choose, openRule, showAll }: OptionsProps) {
  const { options, search, all } = useWords().general;
  const [typed, setTyped] = useState({ decision, text: '' });
  const wanted = typed.decision === decision ? typed.text : '';
  const isLong = groups.flat().length > FEW;
  const isWanted = ({ text }: OfferedChoice): boolean =>
    !isLong || text.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <section className="gb-options" aria-label={options}>
      {isLong && <SearchField label={search} value={wanted} onChange={(text) => setTyped({ decision, text })} />}
      {groups.map((group) => (
        <Group key={group[0].text} choices={group.filter(isWanted)} choose={choose} openRule={openRule} />
      ))}
      {showAll !== null && (
        <button type="button" className="w-quiet" onClick={showAll}>
          {all}
        </button>
      )}
    </section>
  );
}

interface GroupProps extends Pick<OptionsProps, 'choose' | 'openRule'> {
  readonly choices: readonly OfferedChoice[];
}

function Group({ choices, choose, openRule }: GroupProps) {
  const rules = [...new Set(choices.map(({ rule }) => rule))];
  return (
    <div className="gb-group">
      <ul>
        {choices.map(({ text, option }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may read alike
          <li key={`${text}/${i}`}>
            <button type="button" className="gb-option" onClick={() => choose(option)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {openRule !== undefined && (
        <p className="gb-rules">
          {rules.map((rule) => (
            <button key={rule} type="button" className="w-rule" onClick={() => openRule(rule)}>
              {rule}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
