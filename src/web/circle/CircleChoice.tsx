// Setting up a table: for a circle of mine, or for whoever gets its link.
import { useLoaded } from '../lib/hooks.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { circleApi } from './api.ts';

interface ChoiceProps {
  readonly circle: string | null;
  readonly onChange: (circle: string | null) => void;
}

export function CircleChoice({ circle, onChange }: ChoiceProps) {
  const words = useWords('circle');
  const { lang } = useWords();
  const { me } = useSession();
  const circles = useLoaded(async () => (me ? await circleApi.mine() : []), [me]) ?? [];
  const chosen = circles.find(({ id }) => id === circle);
  if (circles.length === 0) return null;
  return (
    <section className="w-card w-stack-s" lang={lang.circle}>
      <Choice
        label={words.forCircle}
        values={['', ...circles.map(({ id }) => id)]}
        value={chosen?.id ?? ''}
        name={(id) => circles.find((one) => one.id === id)?.name ?? words.forNobody}
        onChange={(id) => onChange(id === '' ? null : id)}
      />
      <p className="w-about">{chosen === undefined ? words.forNobodyAbout : words.forCircleAbout(chosen.name)}</p>
    </section>
  );
}
