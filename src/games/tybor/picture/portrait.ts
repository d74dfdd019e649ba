// The people of Tybor, in front of a wall; what they wear on their heads says what they are.
import { type Drawing, group, type Paint, path, rect } from '../../../draw/drawing.ts';
import { bust, type Likeness, SKINS } from '../../../draw/faces.ts';
import type { Profession } from '../data/persons.ts';

const HAIR: readonly Paint[] = ['#3b2a1c', '#7a4a22', '#b98a3e', '#8b8378', '#5a3a2c'];
/** Two kinds of cloth for each. */
const DRESS: Readonly<
  Record<
    Profession,
    Pick<Likeness, 'back' | 'hat' | 'collar'> & { readonly cloth: readonly [Paint, Paint]; readonly wall: Paint }
  >
> = {
  farmer: { back: 'long', hat: 'straw', collar: 'shirt', cloth: ['#7d8f4e', '#a5744a'], wall: '#dfe3bd' },
  merchant: { back: 'short', hat: 'beret', collar: 'chain', cloth: ['#7b3f55', '#4c5f7d'], wall: '#ecd7b4' },
  craftsman: { back: 'short', hat: 'cap', collar: 'apron', cloth: ['#9a6b3c', '#6a6f73'], wall: '#e5cfb0' },
  captain: { back: 'flowing', hat: 'bicorne', collar: 'lapels', cloth: ['#34507a', '#24405c'], wall: '#cddde4' },
  priest: { back: 'cowl', hat: 'cowl', collar: 'cross', cloth: ['#4b4a52', '#6d5a4a'], wall: '#ddd6de' },
  soldier: { back: 'short', hat: 'helmet', collar: 'gorget', cloth: ['#77818a', '#8a6a5a'], wall: '#e3cbbf' },
};
const BEARDS = ['full', 'moustache', null] as const;

/** The digits of an id, so that cards of one kind look different: 9 for 'FA09'; of one without digits, its letters count. */
export function numberIn(row: string): number {
  const digits = row.replace(/\D/g, '').slice(-6);
  return digits === '' ? [...row].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) : Number(digits);
}

/** 64 by 112, origin top left. `n` makes two of a kind different people. */
export function portrait(profession: Profession, n: number): Drawing {
  const { cloth, wall, ...dress } = DRESS[profession];
  return group(
    {},
    rect(0, 0, 64, 112, { fill: wall }),
    path('M0 0H64L0 64Z', { fill: '#fff', opacity: 0.28 }),
    path('M0 84H64V112H0Z', { fill: '#5b4326', opacity: 0.14 }),
    bust({
      ...dress,
      skin: SKINS[(n * 7 + 1) % SKINS.length],
      hair: HAIR[(n * 3 + profession.length) % HAIR.length],
      cloth: cloth[n % 2],
      trim: DRESS.merchant.cloth[(n + 1) % 2],
      beard: profession === 'farmer' || profession === 'captain' ? null : BEARDS[n % 3],
    }),
  );
}
