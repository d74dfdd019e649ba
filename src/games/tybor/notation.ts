import { isBuildingId, isPersonId, type PersonId } from './data/kinds.ts';
import { type Choices, type Harbour, SIZES, type TyborTask, type Use } from './types.ts';

/**
 * `pick FA03` · `citizen`, `worker`, `build BG01 large` · `pay ME03` · `keep CR01 FA04` · `dismiss FA01` with
 * `citizen` or `worker` before the card · `sail CA03`, `sail BB01`, `stay`.
 */
export const notation = {
  write(task: TyborTask, choice: unknown): string {
    switch (task.do) {
      case 'pick':
        return `pick ${(choice as Choices['pick']).card}`;
      case 'use':
        return writeUse(choice as Use);
      case 'pay':
        return `pay ${(choice as Choices['pay']).worker}`;
      case 'keep':
        return `keep ${(choice as Choices['keep']).keep.join(' ')}`;
      case 'dismiss': {
        const { from, card } = choice as Choices['dismiss'];
        return `dismiss ${from} ${card}`;
      }
      default:
        return writeHarbour(choice as Harbour);
    }
  },

  read(task: TyborTask, text: string): unknown {
    const [verb, ...words] = text.split(' ');
    const persons = words.filter(isPersonId);
    switch (task.do) {
      case 'pick':
        return verb === 'pick' ? only(words, persons, (card) => ({ card })) : undefined;
      case 'use':
        return readUse(verb, words);
      case 'pay':
        return verb === 'pay' ? only(words, persons, (worker) => ({ worker })) : undefined;
      case 'keep':
        return verb === 'keep' && persons.length === words.length ? { keep: persons } : undefined;
      case 'dismiss': {
        const [from, ...card] = words;
        if (verb !== 'dismiss' || (from !== 'citizen' && from !== 'worker')) return undefined;
        return only(card, persons, (one) => ({ from, card: one }));
      }
      default:
        return readHarbour(verb, words, persons);
    }
  },
};

const only = (words: readonly string[], persons: readonly PersonId[], make: (card: PersonId) => unknown): unknown =>
  words.length === 1 && persons.length === 1 ? make(persons[0]) : undefined;

const writeUse = (use: Use): string => (use.as === 'builder' ? `build ${use.building} ${use.size}` : use.as);

function readUse(verb: string, [building, size, ...more]: readonly string[]): Use | undefined {
  if (verb === 'citizen' || verb === 'worker') return building === undefined ? { as: verb } : undefined;
  const known = SIZES.find((one) => one === size);
  if (verb !== 'build' || !isBuildingId(building) || known === undefined || more.length > 0) return undefined;
  return { as: 'builder', building, size: known };
}

function writeHarbour(choice: Harbour): string {
  if (choice.as === 'decline') return 'stay';
  return `sail ${choice.as === 'captain' ? choice.card : choice.building}`;
}

function readHarbour(verb: string, words: readonly string[], persons: readonly PersonId[]): unknown {
  if (verb === 'stay' && words.length === 0) return { as: 'decline' } satisfies Harbour;
  if (verb !== 'sail') return undefined;
  const [what] = words;
  if (words.length === 1 && isBuildingId(what)) return { as: 'building', building: what } satisfies Harbour;
  return only(words, persons, (card): Harbour => ({ as: 'captain', card }));
}
