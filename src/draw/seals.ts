// What people choose to be known by: seals pressed into wax, and portraits in a medallion. All are 60 by 60.
import { SEALS, type SealName } from '../text/seals.ts';
import { circle, type Drawing, element, group, type Paint, path } from './drawing.ts';
import { type Likeness, medallion, SKINS } from './faces.ts';

/** What is pressed into the wax, around 30, 30. */
const MARKS = {
  ship: 'M16 36H44L40 45H20ZM29 15H31V34H29ZM33 17Q43 22 42 33H33ZM27 19Q18 24 18 33H27Z',
  anchor:
    'M30 13A4 4 0 1 1 30 21A4 4 0 1 1 30 13ZM28.4 21H31.6V25H38V28.4H31.6V42Q38 41 41 35L37 35L43.6 28L46 37L43.6 36Q40 46 30 47Q20 46 16.400 36L14 37L16.400 28L23 35L19 35Q22 41 28.4 42V28.4H22V25H28.4Z',
  key: 'M20 21A7.5 7.5 0 1 1 26.500 32L40 45.5L37 48.5L34 45.5L31 48.5L28.5 46L31.5 43L23 34.500A7.5 7.5 0 0 1 20 21ZM22.5 24A4 4 0 1 0 28.5 29A4 4 0 0 0 22.5 24Z',
  tower: 'M18 14H23V18H27.5V14H32.5V18H37V14H42V24H39V41H43V47H34V38Q30 33 26 38V47H17V41H21V24H18Z',
  oak: 'M30 12Q37 12 37 18Q44 17 44 24Q49 28 44 33Q42 40 33 36L32 48H28L27 36Q18 40 16 33Q11 28 16 24Q16 17 23 18Q23 12 30 12Z',
  rose: 'M30 24A6 6 0 1 1 30 36A6 6 0 1 1 30 24ZM30 12Q38 13 36 21Q33 20 30 21.500Q27 20 24 21Q22 13 30 12ZM47 26Q48 35 40 35Q39.500 31 37.400 28Q38 24 39 22Q46 20 47 26ZM40 46Q33 50 30 43Q33.500 41 35 38.500Q39 38 42 38Q44 43 40 46ZM20 46Q16 43 18 38Q21 38 25 38.500Q26.500 41 30 43Q27 50 20 46ZM13 26Q14 20 21 22Q22 24 22.600 28Q20.500 31 20 35Q12 35 13 26Z',
  fish: 'M12 30Q22 17 36 26L46 20Q44 30 46 40L36 34Q22 43 12 30ZM20 27A2 2 0 1 0 20 31A2 2 0 1 0 20 27Z',
  bell: 'M28.500 12H31.500V15.500Q40 17 40 28Q40 37 45 41H15Q20 37 20 28Q20 17 28.500 15.500ZM25.500 43H34.500Q34 48 30 48Q26 48 25.500 43Z',
  sun: 'M30 21A9 9 0 1 1 30 39A9 9 0 1 1 30 21ZM28.500 11H31.500L31 18H29ZM28.500 49H31.500L31 42H29ZM11 28.500V31.500L18 31V29ZM49 28.500V31.500L42 31V29ZM15.500 17.600L17.600 15.500L22.200 20.600L20.600 22.200ZM44.500 17.600L42.400 15.500L37.800 20.600L39.400 22.200ZM15.500 42.400L17.600 44.500L22.200 39.400L20.600 37.800ZM44.500 42.400L42.400 44.500L37.800 39.400L39.400 37.800Z',
  moon: 'M36 12A19 19 0 1 0 48 35A15 15 0 0 1 36 12ZM20 22L21.500 25.500L25 27L21.500 28.500L20 32L18.500 28.500L15 27L18.500 25.500Z',
  hammer: 'M16 17H36Q42 17 44 24H38L36 27H31.500V48H26.500V27H16Z',
  quill: 'M46 12Q24 14 19 34L14 48L16.500 48L20 40Q38 38 42 24L36 25L44 19ZM22 36Q28 26 38 19Q29 29 22 36Z',
  barrel: 'M20 13H40Q46 30 40 47H20Q14 30 20 13ZM18 22V25H42V22ZM18 35V38H42V35Z',
  crown: 'M13 20L22 29L30 15L38 29L47 20L43 40H17ZM17 42.500H43V47H17Z',
  wheat:
    'M28.800 48V30H31.200V48ZM30 11Q35 17 30 23Q25 17 30 11ZM32 28Q32 20 40 19Q40 27 32 28ZM28 28Q28 20 20 19Q20 27 28 28ZM32 37Q32 29 40 28Q40 36 32 37ZM28 37Q28 29 20 28Q20 36 28 37Z',
  cat: 'M18 14L25 20Q30 18.500 35 20L42 14L43 28Q46 44 30 46Q14 44 17 28ZM23 28A2.200 2.200 0 1 0 23 32.400A2.200 2.200 0 1 0 23 28ZM37 28A2.200 2.200 0 1 0 37 32.400A2.200 2.200 0 1 0 37 28ZM28 36H32L30 38.500Z',
} as const;
type Mark = keyof typeof MARKS;

const WAX: Readonly<Record<Mark, Paint>> = {
  ship: '#23527c',
  anchor: '#2c3e50',
  key: '#8a5a17',
  tower: '#6b4a3a',
  oak: '#3d6b35',
  rose: '#a1304f',
  fish: '#1f6f78',
  bell: '#94641a',
  sun: '#b1541e',
  moon: '#423a72',
  hammer: '#59514a',
  quill: '#5c3a75',
  barrel: '#7c4524',
  crown: '#9c2f28',
  wheat: '#7a6a1d',
  cat: '#45403c',
};

const [PALE, TAN, BROWN, DARK] = SKINS as readonly [Paint, Paint, Paint, Paint];
const PEOPLE: Readonly<Record<Exclude<SealName, Mark>, Likeness>> = {
  merchant: {
    skin: TAN,
    hair: '#4a3222',
    cloth: '#7a2f2a',
    hat: 'chaperon',
    beard: 'full',
    trim: '#8c3b24',
    collar: 'chain',
  },
  baker: {
    skin: PALE,
    hair: '#b06a35',
    cloth: '#d9cbb0',
    back: 'bun',
    front: 'parted',
    collar: 'apron',
    trim: '#fff7ea',
  },
  sailor: {
    skin: BROWN,
    hair: '#2a1c14',
    cloth: '#244a6b',
    hat: 'cap',
    beard: 'whiskers',
    collar: 'scarf',
    trim: '#a4483a',
  },
  scholar: {
    skin: PALE,
    hair: '#8d8478',
    cloth: '#3d3a52',
    front: 'thin',
    beard: 'point',
    worn: 'glasses',
    collar: 'ruff',
  },
  countess: {
    skin: DARK,
    hair: '#1e1512',
    cloth: '#5b2f6b',
    back: 'curls',
    hat: 'tiara',
    collar: 'pearls',
    worn: 'earrings',
    trim: '#b5304a',
    lips: '#a5394a',
  },
  gardener: {
    skin: TAN,
    hair: '#6b4423',
    cloth: '#4f7a45',
    back: 'long',
    hat: 'straw',
    front: 'parted',
    collar: 'shirt',
  },
  explorer: {
    skin: BROWN,
    hair: '#3a2718',
    cloth: '#a98b54',
    back: 'flowing',
    hat: 'explorer',
    collar: 'scarf',
    trim: '#3f6b62',
  },
  weaver: { skin: DARK, hair: '#241a16', cloth: '#b1662f', hat: 'turban', trim: '#1f6f78', collar: 'bow' },
};

/** The blob that wax makes under a seal: never quite round. */
const BLOB = 'M30 2Q44 0 51 10Q60 18 57 32Q58 46 46 53Q34 61 20 56Q6 52 3 38Q-1 24 8 12Q16 2 30 2Z';

const isMark = (name: SealName): name is Mark => Object.hasOwn(MARKS, name);

export function seal(name: SealName): Drawing {
  if (!isMark(name)) return medallion(PEOPLE[name], '#e6d9bd', '#8d6410');
  return element(
    'svg',
    { width: 60, height: 60, viewBox: '0 0 60 60' },
    path(BLOB, { fill: WAX[name] }),
    circle(30, 30, 22.5, { fill: '#000000', fillOpacity: 0.18 }),
    circle(30, 30, 22.5, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.28, strokeWidth: 1.2 }),
    group({ fill: '#fdf3df', fillRule: 'evenodd' }, path(MARKS[name], {})),
  );
}

/** For whoever has chosen none: always the same one for the same number. */
export const sealBy = (number: number): SealName => SEALS[Math.abs(Math.trunc(number)) % SEALS.length];
