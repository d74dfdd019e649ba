// Every option as a button with its sentence, for people who cannot or do not want to use the board.
import { useMemo, useState } from 'react';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { useLighting } from './light.ts';

const FEW = 8;

export function OptionList({ onChosen }: { readonly onChosen?: () => void }) {
  const { seen, texts, act } = useAtTable();
  const { table } = useWords();
  const lang = useGameLang();
  const { pointed } = useLighting();
  const [wanted, setWanted] = useState('');
  const { decision, view } = seen;
  const options = useMemo(() => {
    if (decision === null || view === null) return [];
    return decision.options.map((option, i) => ({
      notation: decision.notations[i],
      ...texts.option(view, decision.task, option),
    }));
  }, [decision, view, texts]);
  if (decision === null || view === null) return <p className="w-about">{table.noOptions}</p>;
  const found = options.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  const choose = (choice: string): void => {
    onChosen?.();
    void act({ do: 'choose', decision: decision.number, choice });
  };
  return (
    <div className="w-options">
      <p className="w-sentence" lang={lang}>
        {texts.ask(view, decision.task)}
      </p>
      {options.length > FEW && <SearchField label={table.search} value={wanted} onChange={setWanted} />}
      <ul lang={lang}>
        {found.map(({ notation, text, rule, of }) => (
          <li key={notation}>
            <button type="button" className="w-option" {...pointed(of)} onClick={() => choose(notation)}>
              {text}
            </button>
            <RuleLink game={seen.game} rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}
