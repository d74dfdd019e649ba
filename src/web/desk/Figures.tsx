import { useKit, useWords } from '../lib/words.ts';
import { useDesk } from './desk.ts';

/** How the house is doing, in a few large figures. */
export function Figures() {
  const words = useWords('desk');
  const kit = useKit();
  const { load } = useDesk().overview;
  const number = (n: number): string => kit.fixed(n, Number.isInteger(n) ? 0 : 1);
  const { gauges, counts, times, memory } = load;
  const milliseconds = (seconds: number | null): string => (seconds === null ? '–' : `≤ ${number(seconds * 1000)}`);
  const large: readonly (readonly [string, string])[] = [
    [words.connections, number(gauges.connections)],
    [words.awake, number(gauges.tables_awake)],
    [words.bots, number(gauges.bots_searching)],
    [words.memory, number(Math.round(memory / 1e6))],
    [words.half, milliseconds(times.act_seconds.half)],
    [words.most, milliseconds(times.act_seconds.most)],
  ];
  const queues: readonly (readonly [string, string])[] = [
    [words.botsWaiting, number(gauges.bots_waiting)],
    [words.writesWaiting, number(gauges.writes_waiting)],
    [words.messagesWaiting, number(gauges.messages_waiting)],
  ];
  const small: readonly (readonly [string, string])[] = [
    [words.requests, number(counts.requests)],
    [words.acts, number(counts.acts)],
    [words.storeErrors, number(counts.store_errors)],
    [words.botFailures, number(counts.bot_failures)],
  ];
  return (
    <section className="w-card w-figures" aria-label={words.load}>
      <Ledger size="large" figures={large} />
      <Ledger size="small" figures={queues} />
      <Ledger size="small" figures={small} />
    </section>
  );
}

interface LedgerProps {
  readonly size: 'large' | 'small';
  readonly figures: readonly (readonly [name: string, value: string])[];
}
const Ledger = ({ size, figures }: LedgerProps) => (
  <dl className={`w-figures-${size}`}>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dd>{value}</dd>
        <dt>{name}</dt>
      </div>
    ))}
  </dl>
);

export function Errors() {
  const words = useWords('desk');
  const kit = useKit();
  const { errors } = useDesk().overview;
  return (
    <section className="w-card w-stack-s">
      <h2>{words.errors}</h2>
      {errors.length === 0 && <p className="w-about">{words.noErrors}</p>}
      <ul className="w-desk-errors">
        {errors.slice(0, 20).map(({ at, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same error may occur twice at once
          <li key={`${at} ${i}`}>
            <details>
              <summary>
                <span className="w-about">{kit.date(at)}</span> {text.split('\n')[0].slice(0, 120)}
              </summary>
              <pre>{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
