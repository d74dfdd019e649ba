// A board for any game that has none of its own: open things as cards and counters, options as buttons.
import { useWords } from '../lib/words.ts';
import './general.css';
import { useMemo, useRef } from 'react';
import type { Seat } from '../../kernel/types.ts';
import { useFocus } from '../../parts/focus.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { layOut, type Thing, unnamed } from '../../text/things.ts';
import { Options } from './Options.tsx';
import { choicesOf } from './options.ts';
import { ThingList } from './Pieces.tsx';
import { type GeneralBoardProps, type Pressing, usePressing } from './use-pressing.ts';

export function GeneralBoard(props: GeneralBoardProps) {
  const { view, decision, texts, names, choose } = props;
  const { middle: inTheMiddle } = useWords().general;
  const root = useRef<HTMLDivElement>(null);
  const { middle, each } = useMemo(() => layOut(view, texts.things ?? unnamed(view)), [view, texts]);
  const { pressing, left, letGo } = usePressing(props);
  const groups = useMemo(
    () => (decision === null ? [] : choicesOf(view, { ...decision, options: left ?? decision.options }, texts)),
    [view, decision, texts, left],
  );
  useFocus(root, decision, '.gb-option');
  const mat = (seat: Seat) => (
    <Mat
      key={seat}
      seat={seat}
      name={names[seat]}
      things={each[seat]}
      pressing={pressing}
      isMine={seat === view.seat}
    />
  );
  return (
    <div ref={root} className="gb gb-pigments">
      <div className="gb-room">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <div className="gb-table" tabIndex={0}>
          <section className="gb-middle" aria-label={inTheMiddle}>
            <ThingList things={middle} pressing={pressing} />
            {props.events.length > 0 && (
              <p className="gb-said">
                {props.events.slice(-LAST).map(({ key, event }) => (
                  <span key={key}>{texts.event(event, names).text}</span>
                ))}
              </p>
            )}
          </section>
          <div className="gb-others">{othersOf(view.seat, each.length).map(mat)}</div>
        </div>
        {view.seat !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll too
          <div className="gb-edge" tabIndex={0}>
            {mat(view.seat)}
          </div>
        )}
        {groups.length > 0 && (
          <Options
            decision={decision}
            groups={groups}
            choose={choose}
            openRule={props.openRule}
            showAll={left === null ? null : letGo}
          />
        )}
      </div>
    </div>
  );
}

/** How much of what happened is said beside what it changed; the whole story is in the log. */
const LAST = 2;

/** In seating order, starting at the viewer's left. */
const othersOf = (viewer: Seat | null, seats: number): Seat[] =>
  viewer === null
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats);

interface MatProps {
  readonly seat: Seat;
  readonly name: string;
  readonly things: readonly Thing[];
  readonly pressing: Pressing;
  readonly isMine: boolean;
}

/** What lies in front of a player. */
function Mat({ seat, name, things, pressing, isMine }: MatProps) {
  return (
    <section
      className={isMine ? 'gb-mat is-mine' : 'gb-mat'}
      aria-label={name}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <h2>
        <PlayerSign seat={seat} size={26} />
        {name}
      </h2>
      <ThingList things={things} pressing={pressing} />
    </section>
  );
}
