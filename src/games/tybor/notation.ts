import { buildingOf, type PersonId, personOf, readBuilding, readPerson } from './data/kinds.ts';
import { type Choices, type Harbour, SIZES, type TyborTask, type Use } from './types.ts';

/**
 * `pick FA03` · `citizen`, `worker`, `build BG01 large` · `pay ME03` · `keep CR01 FA04` · `dismiss citizen FA01`,
 * `dismiss worker SO02` · `sail CA03`, `sail BB01`, `stay`.
 */
export const notation = {
  write(task: TyborTask, choice: unknown): string {
    switch (task.do) {
      case 'pick':
        return `pick ${personOf((choice as Choices['pick']).card).code}`;
      case 'use':
        return writeUse(choice as Use);
      case 'pay':
        return `pay ${personOf((choice as Choices['pay']).worker).code}`;
      case 'keep':
        return ['keep', ...(choice as Choices['keep']).keep.map((card) => personOf(card).code)].join(' ');
      case 'dismiss': {
        const { from, card } = choice as Choices['dismiss'];
        return `dismiss ${from} ${personOf(card).code}`;
      }
      default:
        return writeHarbour(choice as Harbour);
    }
  },

  read(task: TyborTask, text: string): unknown {
    const [verb, ...words] = text.split(' ');
    switch (task.do) {
      case 'pick':
        return verb === 'pick' ? only(words, (card) => ({ card })) : undefined;
      case 'use':
        return readUse(verb, words);
      case 'pay':
        return verb === 'pay' ? only(words, (worker) => ({ worker })) : undefined;
      case 'keep': {
        const keep = words.map(readPerson);
        return verb === 'keep' && !keep.includes(undefined) ? { keep } : undefined;
      }
      case 'dismiss': {
        const [from, ...more] = words;
        if (verb !== 'dismiss' || (from !== 'citizen' && from !== 'worker')) return undefined;
        return only(more, (card) => ({ from, card }));
      }
      default:
        return readHarbour(verb, words);
    }
  },
};

function only(words: readonly string[], make: (card: PersonId) => unknown): unknown {
  const card = words.length === 1 ? readPerson(words[0]) : undefined;
  return card === undefined ? undefined : make(card);
}

const writeUse = (use: Use): string =>
  use.as === 'builder' ? `build ${buildingOf(use.building).code} ${use.size}` : use.as;

function readUse(verb: string, [code, size, ...more]: readonly string[]): Use | undefined {
  if (verb === 'citizen' || verb === 'worker') return code === undefined ? { as: verb } : undefined;
  const building = readBuilding(code);
  const known = SIZES.find((one) => one === size);
  if (verb !== 'build' || building === undefined || known === undefined || more.length > 0) return undefined;
  return { as: 'builder', building, size: known };
}

function writeHarbour(choice: Harbour): string {
  if (choice.as === 'decline') return 'stay';
  return `sail ${choice.as === 'captain' ? personOf(choice.card).code : buildingOf(choice.building).code}`;
}

function readHarbour(verb: string, words: readonly string[]): unknown {
  if (verb === 'stay' && words.length === 0) return { as: 'decline' } satisfies Harbour;
  if (verb !== 'sail') return undefined;
  const building = words.length === 1 ? readBuilding(words[0]) : undefined;
  if (building !== undefined) return { as: 'building', building } satisfies Harbour;
  return only(words, (card): Harbour => ({ as: 'captain', card }));
}
