// Crests, fronts, goods, persons, coins and functions in the page.
import type { ReactNode } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import type { Person } from '../data/buildings.ts';
import { GOODS, type Place } from '../data/goods.ts';
import type { Building, GoodId } from '../data/kinds.ts';
import { type ArtName, crest, type FunctionThing, front, functionSigns, goodIcon, PATHS } from '../picture/art.ts';

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
      <Drawn of={crest(place)} />
    </svg>
  );
}

export const Front = ({ place }: { readonly place: Place }) => (
  <svg className="rg-front" data-place={place} viewBox="0 0 48 64" aria-hidden="true" focusable="false">
    <Drawn of={front(place)} />
  </svg>
);

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

interface PersonsProps {
  readonly of: readonly Person[];
  /** By their places. */
  readonly covered?: readonly boolean[];
}
/** Who is on a building: nobody, one, or two beside each other. */
export function Persons({ of, covered = [] }: PersonsProps) {
  if (of.length === 0) return null;
  const marks = of.map((person, on) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a person is known by its place on the card
    <PersonMark key={on} person={person} isCovered={covered[on] ?? false} />
  ));
  return of.length === 1 ? marks[0] : <span className="rg-persons">{marks}</span>;
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
  const { figure, thing } = functionSigns(building);
  if (figure === '' && thing === null) return null;
  return (
    <span className="rg-does" aria-hidden="true">
      {figure}
      {thing && thingOf(thing)}
    </span>
  );
}

function thingOf(thing: FunctionThing): ReactNode {
  if ('good' in thing) return <GoodMark good={thing.good} size="1.2em" />;
  if ('tiny' in thing) return <span className={`rg-tiny-${thing.tiny}`} />;
  if ('place' in thing) return <Crest place={thing.place} size={17} />;
  if ('icon' in thing) return <Icon name={thing.icon} />;
  return 'coins' in thing ? <Coins count={thing.coins} /> : <small>{thing.small}</small>;
}
