// The drawings: crests and gables of the five places, crates, coins, persons. Few shapes, one light from the top left.
import type { ReactNode } from 'react';
import type { Person } from '../data/buildings.ts';
import { GOODS, type Place } from '../data/goods.ts';
import { type Building, type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import { ICONS } from './icons.ts';
import { DRAWN, FRONTS, SHIELDS } from './shapes.ts';

const PATHS = { ...ICONS, ...DRAWN };
export type ArtName = keyof typeof PATHS;

interface IconProps {
  readonly name: ArtName;
  readonly size?: number | string;
  readonly className?: string;
}
/** Decoration: what it means is said beside it. */
export function Icon({ name, size = '1em', className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'rg-icon' : `rg-icon ${className}`}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}

interface CrestProps {
  readonly place: Place;
  readonly size?: number;
}
export function Crest({ place, size = 24 }: CrestProps) {
  return (
    <svg className="rg-crest" data-place={place} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path className="rg-crest-shield" d={SHIELDS[place]} />
      <svg x="5" y="4.6" width="14" height="14" viewBox="0 0 512 512" aria-hidden="true">
        <path className="rg-crest-charge" fillRule="evenodd" d={PATHS[place]} />
      </svg>
    </svg>
  );
}

export function Front({ place, children }: { readonly place: Place; readonly children?: ReactNode }) {
  return (
    <svg className="rg-front" data-place={place} viewBox="0 0 48 64" aria-hidden="true" focusable="false">
      <path className="rg-front-wall" d={FRONTS[place]} />
      <path fill="url(#rg-shade)" d={FRONTS[place]} />
      {children}
    </svg>
  );
}

export const goodIcon = (good: GoodId): ArtName => GOODS[good];
export const kindIcon = (id: BuildingId): ArtName => buildingOf(id).kind as ArtName;

/** A good: a square of its pigment with its icon. */
export function GoodMark({ good, size = 18 }: { readonly good: GoodId; readonly size?: number | string }) {
  return (
    <span className="rg-good" data-good={GOODS[good]} style={{ width: size, height: size }} aria-hidden="true">
      <Icon name={goodIcon(good)} size="74%" />
    </span>
  );
}

export function PersonMark({ person, isCovered = false }: { readonly person: Person; readonly isCovered?: boolean }) {
  return (
    <span className={isCovered ? 'rg-person is-covered' : 'rg-person'} data-person={person} aria-hidden="true">
      <Icon name={isCovered ? 'brothers' : person} size="72%" />
    </span>
  );
}

/** `of`: how many there is room for. */
export function Coins({ count, of = count }: { readonly count: number; readonly of?: number }) {
  return (
    <span className="rg-coins" aria-hidden="true">
      {Array.from({ length: Math.max(count, of) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one coin is like another
        <i key={i} className={i < count ? '' : 'is-gone'} />
      ))}
    </span>
  );
}

/** A function at a glance: figures and icons instead of a sentence. */
export function FunctionSign({ building }: { readonly building: Building }) {
  const { does, good, place } = building;
  const sign = (text: string, mark?: ReactNode) => (
    <span className="rg-does" aria-hidden="true">
      {text}
      {mark}
    </span>
  );
  switch (does) {
    case 'NONE':
      return null;
    case 'SALE_PLUS':
      return sign('+1', <GoodMark good={good as GoodId} size="1.2em" />);
    case 'COINS':
      return sign('', <Coins count={2} />);
    case 'DRAW_ON_ROW':
      return sign('+1', <span className="rg-tiny-ship" />);
    case 'DRAW_ON_BUILDING':
      return sign('+1', <span className="rg-tiny-house" />);
    case 'DISCOUNT_CITY':
      return sign('−2', <Crest place={place} size={17} />);
    case 'DISCOUNT_COMBO':
      return sign('−3', <small>2+</small>);
    case 'DISCOUNT_ALL':
      return sign('−1');
    case 'HAND_LIMIT_2':
      return sign('+2', <Icon name="hand" />);
    case 'HAND_LIMIT_3':
      return sign('+3', <Icon name="hand" />);
    case 'KEEP_CHANGE':
      return sign('≤3', <Coins count={1} />);
    case 'END_MERCHANT_CITIES':
      return sign('★', <Icon name="merchant" />);
    case 'END_KNIGHT_CITIES':
      return sign('★', <Icon name="knight" />);
    case 'END_SAME_CITY':
      return sign('★', <Crest place={place} size={17} />);
    case 'END_TWO_PER_CITY':
      return sign('★', <small>2×</small>);
  }
}
