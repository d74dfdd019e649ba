// The Grand Masters and the mayors of the cities, each in a medallion of their place.
import { circle, type Drawing, group, place as put } from '../../../draw/drawing.ts';
import { type Likeness, medallion, SKINS } from '../../../draw/faces.ts';
import type { Place } from '../data/goods.ts';
import { TILES, type Tile, type TileId } from '../data/parameters.ts';
import { crest, icon, personMark } from './art.ts';

const [FAIR, WARM, BROWN] = SKINS;
const OLD = '#cfc8ba';
/** Grand Masters of the guilds: age, fur, and gold around the neck. */
const MASTERS: Readonly<Record<Exclude<Tile['counts'], 'cash'> | 'money', Likeness>> = {
  riga: { skin: FAIR, hair: OLD, cloth: '#5a3b22', trim: '#3c2717', beard: 'full', hat: 'fur', collar: 'chain' },
  visby: {
    skin: WARM,
    hair: '#6d4a2c',
    cloth: '#8e2a22',
    trim: '#6b1d18',
    back: 'short',
    beard: 'point',
    hat: 'chaperon',
    collar: 'mantle',
  },
  stockholm: {
    skin: FAIR,
    hair: '#d2b063',
    cloth: '#2b5592',
    trim: '#1f3f6f',
    back: 'short',
    beard: 'full',
    hat: 'fur',
    collar: 'mantle',
  },
  tallinn: {
    skin: BROWN,
    hair: '#4a3524',
    cloth: '#b98a1f',
    trim: '#7d5b12',
    back: 'short',
    beard: 'moustache',
    hat: 'beret',
    collar: 'ruff',
  },
  danzig: { skin: WARM, hair: OLD, cloth: '#2d6b4c', trim: '#1f4d36', back: 'long', hat: 'chaperon', collar: 'chain' },
  knight: {
    skin: WARM,
    hair: '#5a4632',
    cloth: '#e4e0d6',
    beard: 'full',
    back: 'short',
    hat: 'helmet',
    collar: 'gorget',
  },
  merchant: {
    skin: BROWN,
    hair: '#3b2a1c',
    cloth: '#6b4a12',
    trim: '#8e2a22',
    beard: 'full',
    back: 'short',
    hat: 'chaperon',
    collar: 'chain',
  },
  money: {
    skin: FAIR,
    hair: OLD,
    cloth: '#3c3a44',
    trim: '#22202a',
    beard: 'whiskers',
    back: 'short',
    hat: 'beret',
    collar: 'ruff',
  },
};
/** Mayors: younger, without a hat or with the cloth of their city, the chain of office for all of them. */
const MAYORS: Readonly<Record<Exclude<Place, 'riga'>, Likeness>> = {
  visby: {
    skin: FAIR,
    hair: '#7a4a22',
    cloth: '#8e2a22',
    back: 'short',
    front: 'parted',
    beard: 'moustache',
    collar: 'chain',
  },
  stockholm: {
    skin: WARM,
    hair: '#c79a48',
    cloth: '#2b5592',
    back: 'bun',
    front: 'swept',
    collar: 'chain',
    worn: 'earrings',
  },
  tallinn: {
    skin: FAIR,
    hair: '#3b2a1c',
    cloth: '#a97d18',
    back: 'short',
    front: 'swept',
    beard: 'full',
    collar: 'chain',
  },
  danzig: { skin: BROWN, hair: '#2b1d14', cloth: '#2d6b4c', back: 'long', front: 'parted', collar: 'chain' },
};

const GOLD = '#c99a3a';

/** In a square of 60: the face, and what the tile counts at its foot. */
export function masterFace(tile: TileId): Drawing {
  const { counts } = TILES[tile];
  if (counts === 'cash')
    return group(
      {},
      medallion(MASTERS.money, '#d9d2c2', GOLD),
      circle(46, 46, 12, { fill: '$gold', stroke: '$gold-deep', strokeWidth: 1.5 }),
      icon('wechselstube', 46, 46, 17, '#33230a'),
    );
  if (counts === 'knight' || counts === 'merchant')
    return group({}, medallion(MASTERS[counts], '#d9d2c2', GOLD), put(46, 46, 1.2, personMark(counts)));
  return group({}, medallion(MASTERS[counts], `$rg-${counts}-sky`, GOLD), put(34, 34, 1.1, crest(counts)));
}
export const mayorFace = (of: keyof typeof MAYORS): Drawing =>
  group({}, medallion(MAYORS[of], `$rg-${of}-sky`, GOLD), put(34, 34, 1.1, crest(of)));
