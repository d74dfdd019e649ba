// What every seat holds and what lies face down, drawn with the game's own cards. Only finished games are laid open.
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { ComingNext, HandOf } from '../teach/secrets.tsx';
import type { Watching } from './use-watching.ts';

export function OpenPanel({ watching: { model, step } }: { readonly watching: Watching }) {
  const { names } = useAtTable();
  const { open } = useWords('replay');
  const { dark, own } = model.state(step);
  const hasOwn = own.some((one) => Object.keys(one as object).length > 0);
  return (
    <div className="rp-open">
      {hasOwn &&
        names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <article key={seat} aria-label={name}>
            <h2>
              <PlayerSign seat={seat} size={26} />
              {name}
            </h2>
            <HandOf view={model.view(step, seat)} seat={seat} />
          </article>
        ))}
      <section aria-label={open.coming}>
        <h2>{open.coming}</h2>
        <ComingNext dark={dark} />
      </section>
    </div>
  );
}
