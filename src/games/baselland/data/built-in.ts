// The landscape tiles: dossier sections 4.2 and 4.3. Counts, edges and regions are public (P); positions are ours (K). And the points of
// the rules, which are the booklet's.
import type { Edition } from '../../../text/edition/edition.ts';

/** Places on a tile are in hundredths of its side, from the north-west. */
const city = (sides: number[], x: number, y: number) => ({ kind: 'city', sides, halves: [], besideCities: [], x, y });
const road = (sides: number[], x: number, y: number) => ({ kind: 'road', sides, halves: [], besideCities: [], x, y });
const field = (halves: number[], besideCities: string[], x: number, y: number) => ({
  kind: 'field',
  sides: [],
  halves,
  besideCities,
  x,
  y,
});
const monastery = (x: number, y: number) => ({ kind: 'monastery', sides: [], halves: [], besideCities: [], x, y });

export const BUILT_IN: Edition = {
  kontor: 1,
  game: 'baselland',
  id: 'classic',
  name: 'Kontor',
  tables: {
    parameters: [
      { id: 'road', origin: 'S', value: 1 }, // R7.4
      { id: 'city', origin: 'S', value: 2 }, // R7.6
      { id: 'pennant', origin: 'S', value: 2 }, // R7.6
      { id: 'refugee', origin: 'S', value: 1 }, // R7.7
      { id: 'monastery', origin: 'S', value: 1 }, // R7.12
      { id: 'openRoad', origin: 'S', value: 1 }, // R9.2
      { id: 'openCity', origin: 'S', value: 1 }, // R9.2
      { id: 'openPennant', origin: 'S', value: 1 }, // R9.2
      { id: 'openMonastery', origin: 'S', value: 1 }, // R9.2
    ],
    start: [{ id: 'start', origin: 'P', tile: 'D' }], // R2.3
    tiles: [
      {
        id: 'A',
        origin: 'P+K',
        count: 2,
        edges: ['F', 'F', 'R', 'F'],
        pennants: 0,
        regions: {
          m0: monastery(50, 42),
          r0: road([2], 50, 84),
          f0: field([0, 1, 2, 3, 4, 5, 6, 7], [], 18, 20),
        },
      },
      {
        id: 'B',
        origin: 'P+K',
        count: 4,
        edges: ['F', 'F', 'F', 'F'],
        pennants: 0,
        regions: {
          m0: monastery(50, 50),
          f0: field([0, 1, 2, 3, 4, 5, 6, 7], [], 18, 18),
        },
      },
      {
        id: 'C',
        origin: 'P+K',
        count: 1,
        edges: ['C', 'C', 'C', 'C'],
        pennants: 1,
        regions: {
          c0: city([0, 1, 2, 3], 50, 50),
        },
      },
      {
        id: 'D',
        origin: 'P+K',
        count: 4,
        edges: ['C', 'R', 'F', 'R'],
        pennants: 0,
        regions: {
          c0: city([0], 50, 13),
          r0: road([1, 3], 50, 54),
          f0: field([2, 7], ['c0'], 86, 34),
          f1: field([3, 4, 5, 6], [], 50, 82),
        },
      },
      {
        id: 'E',
        origin: 'P+K',
        count: 5,
        edges: ['C', 'F', 'F', 'F'],
        pennants: 0,
        regions: {
          c0: city([0], 50, 14),
          f0: field([2, 3, 4, 5, 6, 7], ['c0'], 50, 64),
        },
      },
      {
        id: 'F',
        origin: 'P+K',
        count: 2,
        edges: ['F', 'C', 'F', 'C'],
        pennants: 1,
        regions: {
          c0: city([1, 3], 50, 50),
          f0: field([0, 1], ['c0'], 50, 10),
          f1: field([4, 5], ['c0'], 50, 90),
        },
      },
      {
        id: 'G',
        origin: 'P+K',
        count: 1,
        edges: ['F', 'C', 'F', 'C'],
        pennants: 0,
        regions: {
          c0: city([1, 3], 50, 50),
          f0: field([0, 1], ['c0'], 50, 10),
          f1: field([4, 5], ['c0'], 50, 90),
        },
      },
      {
        id: 'H',
        origin: 'P+K',
        count: 3,
        edges: ['C', 'F', 'C', 'F'],
        pennants: 0,
        regions: {
          c0: city([0], 50, 12),
          c1: city([2], 50, 88),
          f0: field([2, 3, 6, 7], ['c0', 'c1'], 50, 50),
        },
      },
      {
        id: 'I',
        origin: 'P+K',
        count: 2,
        edges: ['C', 'F', 'F', 'C'],
        pennants: 0,
        regions: {
          c0: city([0], 56, 12),
          c1: city([3], 12, 56),
          f0: field([2, 3, 4, 5], ['c0', 'c1'], 64, 64),
        },
      },
      {
        id: 'J',
        origin: 'P+K',
        count: 3,
        edges: ['C', 'R', 'R', 'F'],
        pennants: 0,
        regions: {
          c0: city([0], 50, 12),
          r0: road([1, 2], 58, 58),
          f0: field([2, 5, 6, 7], ['c0'], 20, 60),
          f1: field([3, 4], [], 84, 84),
        },
      },
      {
        id: 'K',
        origin: 'P+K',
        count: 3,
        edges: ['C', 'F', 'R', 'R'],
        pennants: 0,
        regions: {
          c0: city([0], 50, 12),
          r0: road([2, 3], 42, 58),
          f0: field([2, 3, 4, 7], ['c0'], 80, 60),
          f1: field([5, 6], [], 16, 84),
        },
      },
      {
        id: 'L',
        origin: 'P+K',
        count: 3,
        edges: ['C', 'R', 'R', 'R'],
        pennants: 0,
        regions: {
          c0: city([0], 50, 12),
          r0: road([1], 82, 54),
          r1: road([2], 50, 84),
          r2: road([3], 18, 54),
          f0: field([2, 7], ['c0'], 86, 30),
          f1: field([3, 4], [], 80, 82),
          f2: field([5, 6], [], 20, 82),
        },
      },
      {
        id: 'M',
        origin: 'P+K',
        count: 2,
        edges: ['C', 'F', 'F', 'C'],
        pennants: 1,
        regions: {
          c0: city([0, 3], 26, 26),
          f0: field([2, 3, 4, 5], ['c0'], 72, 72),
        },
      },
      {
        id: 'N',
        origin: 'P+K',
        count: 3,
        edges: ['C', 'F', 'F', 'C'],
        pennants: 0,
        regions: {
          c0: city([0, 3], 26, 26),
          f0: field([2, 3, 4, 5], ['c0'], 72, 72),
        },
      },
      {
        id: 'O',
        origin: 'P+K',
        count: 2,
        edges: ['C', 'R', 'R', 'C'],
        pennants: 1,
        regions: {
          c0: city([0, 3], 22, 22),
          r0: road([1, 2], 66, 66),
          f0: field([2, 5], ['c0'], 84, 28),
          f1: field([3, 4], [], 88, 88),
        },
      },
      {
        id: 'P',
        origin: 'P+K',
        count: 3,
        edges: ['C', 'R', 'R', 'C'],
        pennants: 0,
        regions: {
          c0: city([0, 3], 22, 22),
          r0: road([1, 2], 66, 66),
          f0: field([2, 5], ['c0'], 84, 28),
          f1: field([3, 4], [], 88, 88),
        },
      },
      {
        id: 'Q',
        origin: 'P+K',
        count: 1,
        edges: ['C', 'C', 'F', 'C'],
        pennants: 1,
        regions: {
          c0: city([0, 1, 3], 50, 36),
          f0: field([4, 5], ['c0'], 50, 88),
        },
      },
      {
        id: 'R',
        origin: 'P+K',
        count: 3,
        edges: ['C', 'C', 'F', 'C'],
        pennants: 0,
        regions: {
          c0: city([0, 1, 3], 50, 36),
          f0: field([4, 5], ['c0'], 50, 88),
        },
      },
      {
        id: 'S',
        origin: 'P+K',
        count: 2,
        edges: ['C', 'C', 'R', 'C'],
        pennants: 1,
        regions: {
          c0: city([0, 1, 3], 50, 32),
          r0: road([2], 50, 86),
          f0: field([4], ['c0'], 76, 90),
          f1: field([5], ['c0'], 24, 90),
        },
      },
      {
        id: 'T',
        origin: 'P+K',
        count: 1,
        edges: ['C', 'C', 'R', 'C'],
        pennants: 0,
        regions: {
          c0: city([0, 1, 3], 50, 32),
          r0: road([2], 50, 86),
          f0: field([4], ['c0'], 76, 90),
          f1: field([5], ['c0'], 24, 90),
        },
      },
      {
        id: 'U',
        origin: 'P+K',
        count: 8,
        edges: ['R', 'F', 'R', 'F'],
        pennants: 0,
        regions: {
          r0: road([0, 2], 50, 50),
          f0: field([0, 5, 6, 7], [], 20, 50),
          f1: field([1, 2, 3, 4], [], 80, 50),
        },
      },
      {
        id: 'V',
        origin: 'P+K',
        count: 9,
        edges: ['F', 'F', 'R', 'R'],
        pennants: 0,
        regions: {
          r0: road([2, 3], 42, 58),
          f0: field([0, 1, 2, 3, 4, 7], [], 66, 30),
          f1: field([5, 6], [], 16, 84),
        },
      },
      {
        id: 'W',
        origin: 'P+K',
        count: 4,
        edges: ['F', 'R', 'R', 'R'],
        pennants: 0,
        regions: {
          r0: road([1], 80, 52),
          r1: road([2], 50, 82),
          r2: road([3], 20, 52),
          f0: field([0, 1, 2, 7], [], 50, 20),
          f1: field([3, 4], [], 82, 82),
          f2: field([5, 6], [], 18, 82),
        },
      },
      {
        id: 'X',
        origin: 'P+K',
        count: 1,
        edges: ['R', 'R', 'R', 'R'],
        pennants: 0,
        regions: {
          r0: road([0], 50, 18),
          r1: road([1], 82, 50),
          r2: road([2], 50, 82),
          r3: road([3], 18, 50),
          f0: field([0, 7], [], 18, 18),
          f1: field([1, 2], [], 82, 18),
          f2: field([3, 4], [], 82, 82),
          f3: field([5, 6], [], 18, 82),
        },
      },
    ],
  },
};
