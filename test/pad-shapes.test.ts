// What a position consists of is said once a game: it is a JSON Schema, and whatever does not fit is told with its place,
// in words.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { aboutGame, GAME_IDS, loadGame } from '../src/games/index.ts';
import { LANGUAGES } from '../src/text/languages.ts';
import { textsOf } from '../src/text/package.ts';
import { isPadProblem } from '../src/text/pad.ts';
import type { ObjectShape } from '../src/text/shape.ts';

const JUNK = [null, '', 'constructor', -1, 0.5, 1e15, true, [], {}, [null], { a: 1 }];
type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}
function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const copy = Array.isArray(value) ? value.slice() : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = put((copy as Record<string, unknown>)[key], rest, next);
  return copy;
}
/** The position that the game's page shows. */
function exampleOf(game: string): unknown {
  const page = game === 'baselland' ? 'README.md' : `src/games/${game}/README.md`;
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
  const shown = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
  return shown.find((one) => 'players' in one);
}
/** The same with one thing after the other replaced by something else. */
const positionsOf = (example: unknown): unknown[] => [
  example,
  ...pathsIn(example).flatMap((path) => JUNK.map((junk) => put(example, path, junk))),
];

describe.each(GAME_IDS.filter((id) => aboutGame(id).hasPad))('%s', (game) => {
  test('what the pad takes fits the schema', async () => {
    const { POSITION } = (await import(`../src/games/${game}/pad-shape.ts`)) as { POSITION: ObjectShape };
    const { pad } = await loadGame(game);
    const app = Fastify({ ajv: { customOptions: { strict: false, coerceTypes: false, removeAdditional: false } } });
    app.post('/', { schema: { body: POSITION } }, () => 'fits');
    let taken = 0;
    for (const position of positionsOf(exampleOf(game))) {
      if (typeof position !== 'object' || isPadProblem(await pad!(position))) continue;
      taken++;
      const { body, statusCode } = await app.inject({ method: 'POST', url: '/', body: position as object });
      expect(statusCode, `${JSON.stringify(position)}: ${body}`).toBe(200);
    }
    expect(taken).toBeGreaterThan(game === 'guilds-of-london' ? -1 : 0); // its page shows three tiles of a city only
    const { statusCode } = await app.inject({ method: 'POST', url: '/', body: { players: [], more: 1 } });
    expect(statusCode).toBe(400);
  });

  test('is refused where, why and by which rule it always was', async () => {
    const { pad } = await loadGame(game);
    const example = exampleOf(game);
    const lines: string[] = [];
    for (const path of pathsIn(example)) {
      const told = await Promise.all(
        JUNK.map(async (junk) => {
          const result = await pad!(put(example, path, junk));
          const what = isPadProblem(result)
            ? [result.at, result.why, result.rule]
            : result.players.map((one) => one.total);
          return `${JSON.stringify(junk)}: ${what.join(' ')}`;
        }),
      );
      lines.push(path.join('.'), ...told.map((one) => `  ${one.trimEnd()}`));
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(`fixtures/pad-refusals/${game}.txt`);
  });

  test('what does not fit is told in every language', async () => {
    const pkg = await loadGame(game);
    const whys = new Set<string>();
    for (const position of positionsOf(exampleOf(game))) {
      const problem = await pkg.pad!(position);
      if (!isPadProblem(problem)) continue;
      whys.add(problem.why);
      for (const language of LANGUAGES)
        expect(textsOf(pkg, language).refusal(problem), `${problem.at} ${problem.why}`).toMatch(
          /^(?!.*(\?|undefined)).+/,
        );
    }
    expect([...whys]).toEqual(expect.arrayContaining(['notAnObject', 'unknownField', 'emptyName']));
  });
});
