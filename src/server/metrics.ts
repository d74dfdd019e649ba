// Figures for Prometheus, in its text format.
import type { Load } from '../wire/desk.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export type HistogramName = keyof Load['times'];
const HISTOGRAMS: Readonly<Record<HistogramName, string>> = {
  act_seconds: 'From receiving an act to its answer.',
  commit_seconds: 'Until an append is on disk.',
  bot_thinking_seconds: 'How long bots think.',
};
export type CounterName = keyof Load['counts'];
const COUNTERS: Readonly<Record<CounterName, string>> = {
  requests: 'HTTP requests, by the kind of answer.',
  acts: 'Acts, by what was wanted and how it ended.',
  store_errors: 'Failures of the store.',
  bot_failures: 'Bots that died or took too long.',
  dropped: 'Live connections that we ended, by reason.',
  notices: 'Notices, by way and how they ended.',
};
export type GaugeName = keyof Load['gauges'];
const GAUGES: Readonly<Record<GaugeName, string>> = {
  tables_awake: 'Tables in memory.',
  connections: 'Live connections.',
  buffered_bytes: 'Written to live connections and not read yet.',
  bots_thinking: 'Tables whose bots this process plays.',
};

export class Metrics {
  readonly #counters = new Map<CounterName, Map<string, number>>();
  readonly #histograms = new Map<HistogramName, Histogram>();
  readonly #gauges = new Map<GaugeName, () => number>();

  /** `labels` as they appear between the braces; only words of our own, never from outside. */
  count(name: CounterName, labels = ''): void {
    const series = this.#counters.get(name) ?? new Map<string, number>();
    series.set(labels, (series.get(labels) ?? 0) + 1);
    this.#counters.set(name, series);
  }

  time(name: HistogramName, seconds: number): void {
    const histogram = this.#histograms.get(name) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
    if (bucket >= 0) histogram.counts[bucket]++;
    histogram.sum += seconds;
    histogram.count++;
    this.#histograms.set(name, histogram);
  }

  gauge(name: GaugeName, read: () => number): void {
    this.#gauges.set(name, read);
  }

  /** The same for people: totals, median and 95th percentile, in seconds. */
  summary(): Load {
    const gauges = Object.keys(GAUGES).map((name) => [name, this.#gauges.get(name as GaugeName)?.() ?? 0]);
    const counts = Object.keys(COUNTERS).map((name) => {
      const series = this.#counters.get(name as CounterName)?.values() ?? [];
      return [name, [...series].reduce((sum, n) => sum + n, 0)];
    });
    const times = Object.keys(HISTOGRAMS).map((name) => [name, timesOf(this.#histograms.get(name as HistogramName))]);
    return {
      gauges: Object.fromEntries(gauges) as Load['gauges'],
      counts: Object.fromEntries(counts) as Load['counts'],
      times: Object.fromEntries(times) as Load['times'],
      memory: process.memoryUsage.rss(),
      seconds: process.uptime(),
    };
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, about: string, type: string): void => {
      lines.push(`# HELP kontor_${name} ${about}`, `# TYPE kontor_${name} ${type}`);
    };
    for (const [name, about] of Object.entries(GAUGES) as [GaugeName, string][]) {
      head(name, about, 'gauge');
      lines.push(`kontor_${name} ${this.#gauges.get(name)?.() ?? 0}`);
    }
    for (const [name, about] of Object.entries(COUNTERS) as [CounterName, string][]) {
      head(`${name}_total`, about, 'counter');
      const series = this.#counters.get(name) ?? new Map([['', 0]]);
      for (const [labels, n] of series) lines.push(`kontor_${name}_total${labels && `{${labels}}`} ${n}`);
    }
    for (const [name, about] of Object.entries(HISTOGRAMS) as [HistogramName, string][]) {
      head(name, about, 'histogram');
      lines.push(...histogramLines(name, this.#histograms.get(name)));
    }
    head('process_memory_bytes', 'Resident memory.', 'gauge');
    lines.push(`kontor_process_memory_bytes ${process.memoryUsage.rss()}`);
    head('process_heap_bytes', 'Used heap.', 'gauge');
    lines.push(`kontor_process_heap_bytes ${process.memoryUsage().heapUsed}`);
    return `${lines.join('\n')}\n`;
  }
}

function timesOf({ counts, count }: Histogram = { counts: [], sum: 0, count: 0 }): Load['times'][HistogramName] {
  const within = (share: number): number | null => {
    let below = 0;
    const at = counts.findIndex((n) => {
      below += n;
      return below >= count * share;
    });
    return count === 0 ? null : (BUCKETS[at] ?? null);
  };
  return { count, half: within(0.5), most: within(0.95) };
}

function histogramLines(name: HistogramName, histogram: Histogram | undefined): string[] {
  const { counts, sum, count } = histogram ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
  let below = 0;
  const lines = BUCKETS.map((limit, i) => {
    below += counts[i];
    return `kontor_${name}_bucket{le="${limit}"} ${below}`;
  });
  lines.push(`kontor_${name}_bucket{le="+Inf"} ${count}`, `kontor_${name}_sum ${sum}`, `kontor_${name}_count ${count}`);
  return lines;
}
