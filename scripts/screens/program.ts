// What a program would do over the interface, so that a picture has something to show.
import type { Person } from '../../test/browser/players.ts';

/** Opens a table as this person and acts there; its id. */
export async function opened({ page }: Person, url: string, table: object, acts: readonly object[]): Promise<string> {
  if (!page.url().startsWith(url)) await page.goto(url);
  await page.evaluate("localStorage.setItem('kontor.known', '1')"); // the page asks who it is only if somebody was here
  return page.evaluate(
    async ([what, todo]) => {
      const post = async (path: string, body: unknown): Promise<{ id: string }> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as { id: string };
      };
      await post('/me', { name: 'Anna' });
      const { id } = await post('/tables', what);
      for (const [i, act] of todo.entries()) await post(`/tables/${id}/acts`, { id: `act-${i}`, act });
      return id;
    },
    [table, acts] as const,
  );
}

/** A game that a bot plays to its end in this person's place; its id. */
export async function played(person: Person, url: string, game: string): Promise<string> {
  const acts = [{ do: 'start' }, { do: 'sitOut', bot: 'beginner' }];
  const id = await opened(person, url, { game, chairs: ['me', 'bot:beginner'] }, acts);
  for (let tries = 0; tries < 900; tries++) {
    const answer = await fetch(`${url}/api/tables/${id}`);
    const { seen } = (await answer.json()) as { seen: { phase: string } };
    if (seen.phase === 'finished') return id;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${game} does not end`);
}
