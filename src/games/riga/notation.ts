import { GOODS } from './data/goods.ts';
import { type BuildingId, buildingOf, readBuilding, readGood } from './data/kinds.ts';
import type { Answer, Build, Choices, Discard, Pay, RigaTask, Take } from './types.ts';

/**
 * `keep visby-dom` · `row 3`, `take visby-dom` · `fight visby-burg`, `ransom visby-hafen`, `plundered` · `build visby-dom`,
 * `end` · `pay cloth`, `coins 2`, `stored 1`, `coins 2 stored 1`, `enough` · `store 2` · `discard grain`, `discard visby-dom`.
 */
export const notation = {
  write(task: RigaTask, choice: unknown): string {
    switch (task.do) {
      case 'keep':
        return `keep ${code((choice as Choices['keep']).building)}`;
      case 'take': {
        const take = choice as Take;
        return take.as === 'row' ? `row ${take.row + 1}` : `take ${code(take.building)}`;
      }
      case 'answer': {
        const answer = choice as Answer;
        return answer.as === 'plundered' ? answer.as : `${answer.as} ${code(answer.building)}`;
      }
      case 'build': {
        const build = choice as Build;
        return build.as === 'end' ? build.as : `build ${code(build.building)}`;
      }
      case 'pay':
        return writePay(choice as Pay);
      case 'store':
        return `store ${(choice as Choices['store']).store}`;
      default: {
        const discard = choice as Discard;
        return `discard ${discard.as === 'good' ? GOODS[discard.good] : code(discard.building)}`;
      }
    }
  },

  read(task: RigaTask, text: string): unknown {
    const words = text.split(' ');
    const [verb, what] = words;
    const building = words.length === 2 ? readBuilding(what) : undefined;
    switch (task.do) {
      case 'keep':
        return verb === 'keep' && building !== undefined ? { building } : undefined;
      case 'take':
        if (verb === 'take' && building !== undefined) return { as: 'building', building } satisfies Take;
        return numbered(words, 'row', (n) => ({ as: 'row', row: n - 1 }) satisfies Take);
      case 'answer':
        if (text === 'plundered') return { as: text } satisfies Answer;
        if (building === undefined || (verb !== 'fight' && verb !== 'ransom')) return undefined;
        return { as: verb, building } satisfies Answer;
      case 'build':
        if (text === 'end') return { as: 'end' } satisfies Build;
        return verb === 'build' && building !== undefined ? ({ as: 'build', building } satisfies Build) : undefined;
      case 'pay':
        return readPay(text);
      case 'store':
        return numbered(words, 'store', (store) => ({ store }));
      default: {
        if (verb !== 'discard') return undefined;
        if (building !== undefined) return { as: 'building', building } satisfies Discard;
        const good = words.length === 2 ? readGood(what) : undefined;
        return good === undefined ? undefined : ({ as: 'good', good } satisfies Discard);
      }
    }
  },
};

const code = (id: BuildingId): string => buildingOf(id).code;

function numbered(words: readonly string[], verb: string, make: (n: number) => unknown): unknown {
  return words.length === 2 && words[0] === verb && /^(0|[1-9]\d?)$/.test(words[1])
    ? make(Number(words[1]))
    : undefined;
}

function writePay(pay: Pay): string {
  if (pay.as === 'good') return `pay ${GOODS[pay.good]}`;
  if (pay.as === 'enough') return pay.as;
  const words = [pay.coins > 0 ? `coins ${pay.coins}` : '', pay.stored > 0 ? `stored ${pay.stored}` : ''];
  return words.filter(Boolean).join(' ');
}

function readPay(text: string): Pay | undefined {
  if (text === 'enough') return { as: text };
  const [, what] = /^pay (\w+)$/.exec(text) ?? [];
  const good = readGood(what);
  if (good !== undefined) return { as: 'good', good };
  const money = /^(?:coins ([1-9]\d?))?(?:(?:^| )stored ([1-9]\d?))?$/.exec(text);
  if (money === null || text === '') return undefined;
  return { as: 'money', coins: Number(money[1] ?? 0), stored: Number(money[2] ?? 0) };
}
