import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';

export const WHERES = ['alone', 'online', 'here'] as const;
export type Where = (typeof WHERES)[number];

interface WhereProps {
  readonly where: Where;
  readonly onChange: (where: Where) => void;
}

/** Nobody but bots, friends on devices of their own, or all on this one. */
export function WherePicker({ where, onChange }: WhereProps) {
  const words = useWords().where;
  return (
    <section className="w-where">
      <Choice
        label={words.where}
        hideLabel
        values={WHERES}
        value={where}
        name={(one) => words.places[one]}
        onChange={onChange}
      />
      <p className="w-about">{words.about[where]}</p>
    </section>
  );
}
