// Takes the place of the sentence while somebody looks back.
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { isMyTurn } from '../table/use-turn.ts';
import { Icon } from '../ui/Icon.tsx';
import type { LookBack } from './use-look-back.ts';

export function BackBar({ back }: { readonly back: LookBack }) {
  const { seen } = useAtTable();
  const said = useWords().back;
  const { point, earlier, later, goTo, leave, hasFailed } = back;
  return (
    <section className="w-turn w-back" aria-label={said.label}>
      <div>
        <p className="w-sentence" role="status">
          <Icon name="eye" /> {hasFailed ? said.failed : said.sentence(point, seen.stepsBack)}
        </p>
        <p className="w-about">{isMyTurn(seen) ? said.yourTurn : said.about}</p>
      </div>
      <div className="w-turn-buttons">
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={said.earlier}
          aria-keyshortcuts=","
          disabled={point === 0}
          onClick={earlier}
        >
          <Icon name="left" />
        </button>
        <input
          type="range"
          className="w-back-slider"
          aria-label={said.label}
          aria-valuetext={said.sentence(point, seen.stepsBack)}
          min={0}
          max={seen.stepsBack}
          value={point}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={said.later}
          aria-keyshortcuts="."
          onClick={later}
        >
          <Icon name="right" />
        </button>
        <button type="button" className="w-main" onClick={leave}>
          {said.leave}
        </button>
      </div>
    </section>
  );
}
