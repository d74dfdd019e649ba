// What could have been done at this step, with what was done marked; and a way to try something else.

import { useMemo, useState } from 'react';
import { RuleLink } from '../lib/rule-link.tsx';
import { useSession } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { useLighting } from '../table/light.ts';
import { Icon } from '../ui/Icon.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import type { Asked, Replay } from './model.ts';
import { playOn } from './try-out.ts';
import type { Watching } from './use-watching.ts';

const FEW = 12;

/** Whether seats have no secrets from each other: then everybody knows what somebody could do. */
const hasNoSecrets = (model: Replay, step: number): boolean => {
  const { own, lanes } = model.state(step);
  return lanes.length === 0 && own.every((one) => Object.keys(one as object).length === 0);
};

export function Here({ watching }: { readonly watching: Watching }) {
  const { model, step, viewer, isOpen, see } = watching;
  const { names } = useAtTable();
  const { here } = useWords('replay');
  const asked = useMemo(() => model.asked(step), [model, step]);
  if (asked === null) return <p className="rp-over">{here.over}</p>;
  const name = names[asked.seat];
  const mayKnow = isOpen || viewer === asked.seat || hasNoSecrets(model, step);
  return (
    <div className="rp-here">
      <h2>{here.title(name)}</h2>
      {mayKnow ? (
        <Options asked={asked} watching={watching} />
      ) : (
        <>
          <p>{here.unseen(name)}</p>
          <button type="button" className="w-second" onClick={() => see(asked.seat)}>
            <Icon name="eye" />
            {here.look(name)}
          </button>
        </>
      )}
      <TryOut watching={watching} />
    </div>
  );
}

function Options({ asked, watching: { model, step } }: { readonly asked: Asked; readonly watching: Watching }) {
  const { texts, seen } = useAtTable();
  const { here } = useWords('replay');
  const { pointed } = useLighting();
  const [wanted, setWanted] = useState('');
  const view = useMemo(() => model.view(step, asked.seat), [model, step, asked]);
  const options = useMemo(
    () => asked.options.map((option, i) => ({ i, ...texts.option(view, asked.task, option) })),
    [asked, view, texts],
  );
  const isWanted = (text: string): boolean => text.toLowerCase().includes(wanted.trim().toLowerCase());
  const found = options.filter(({ i, text }) => i === asked.taken || isWanted(text));
  const sorted = found.toSorted((a, b) => Number(b.i === asked.taken) - Number(a.i === asked.taken));
  return (
    <>
      <p className="w-about">
        {texts.ask(view, asked.task)} · {here.count(options.length)}
      </p>
      {options.length > FEW && <SearchField label={here.search} value={wanted} onChange={setWanted} />}
      <ul className="rp-options" aria-label={here.count(options.length)}>
        {sorted.map(({ i, text, rule, of }) => (
          <li key={i} className={i === asked.taken ? 'is-taken' : ''} {...pointed(of)}>
            {i === asked.taken && (
              <span className="rp-taken">
                <Icon name="check" size={18} />
                {here.taken}
              </span>
            )}
            <span>
              {text} <RuleLink game={seen.game} rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** People sit where they look from; a watcher sits where the next decision is. */
function TryOut({ watching: { model, step, viewer } }: { readonly watching: Watching }) {
  const { names } = useAtTable();
  const { here } = useWords('replay');
  const { name } = useSession();
  const [isBusy, setBusy] = useState(false);
  const seat = viewer ?? model.asked(step)?.seat ?? 0;
  const open = (): void => {
    setBusy(true);
    playOn(model, step, seat, name).catch(() => {
      setBusy(false);
      toast(here.tryOutFailed, 'refusal');
    });
  };
  return (
    <div className="rp-try">
      <button type="button" className="w-second" disabled={isBusy} onClick={open}>
        <Icon name="chair" />
        {here.tryOut}
      </button>
      <p className="w-about">{here.tryOutAbout(names[seat])}</p>
    </div>
  );
}
