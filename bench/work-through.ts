import { openBar } from '../src/cli/bar.ts';
import { workAll } from '../src/cli/threads.ts';

/** What a thread's script (in this folder) makes of each of these, on all cores and with a bar; in no particular order. */
export async function workThrough<Asked, Made>(
  script: string,
  asked: readonly Asked[],
  keep: (one: Made) => void = () => {},
): Promise<Made[]> {
  const left = asked.slice();
  const made: Made[] = [];
  const bar = openBar(left.length, true);
  try {
    await workAll<Asked, Made>({
      worker: new URL(script, import.meta.url),
      next: () => left.shift() ?? null,
      async done(one) {
        made.push(one);
        keep(one);
        await bar.show(made.length);
      },
    });
  } finally {
    bar.close();
  }
  return made;
}
