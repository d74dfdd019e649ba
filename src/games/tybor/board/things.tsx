// Cards as they lie on the table: a face, a size, and whether they can be taken or are lit.
import type { CSSProperties, ReactNode } from 'react';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import type { Built } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { coloursOf, personName } from '../words/sentences.ts';
import { BuildingFace, type Lying, PersonFace } from './cards.tsx';

/** What is lit or fresh, by code. */
export interface Shine {
  readonly lit: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
}

export const personLabel = (words: BoardWords, id: PersonId): string =>
  [personName(words.names, id), words.work(personOf(id).work), coloursOf(words.names, id)].filter(Boolean).join(', ');

export function abilityOf(words: BoardWords, id: BuildingId): string {
  const { symbol, effect, counts } = buildingOf(id);
  if (symbol !== null) return words.sign(words.names.professions[symbol]);
  return effect === null ? '' : words.ability(effect, counts === null ? '' : words.names.colours[counts]);
}

export function buildingLabel(words: BoardWords, id: BuildingId): string {
  const { row, small, large } = buildingOf(id);
  return words.building(words.names.buildings[row], small, large, abilityOf(words, id));
}

const shining = ({ lit, fresh }: Shine, code: string): string =>
  `${lit.has(code) ? ' is-lit' : ''}${fresh.has(code) ? ' is-fresh' : ''}`;

export const Lie = (props: { className: string; label: string; children: ReactNode; style?: CSSProperties }) => (
  <span
    className={`ty-card ${props.className}`}
    role="img"
    aria-label={props.label}
    title={props.label}
    style={props.style}
  >
    {props.children}
  </span>
);

/** Several cards that overlap as far as the room demands. */
export function Fan({ count, className = '', children }: { count: number; className?: string; children: ReactNode }) {
  return (
    <div className={`ty-fan ${className}`} style={{ '--n': Math.max(2, count) }}>
      {children}
    </div>
  );
}

interface LyingProps {
  readonly words: BoardWords;
  readonly shine: Shine;
}

export function LyingPerson({ id, as, words, shine }: LyingProps & { readonly id: PersonId; readonly as: Lying }) {
  return (
    <Lie className={`ty-lie${shining(shine, personOf(id).code)}`} label={personLabel(words, id)}>
      <PersonFace id={id} names={words.names} as={as} />
    </Lie>
  );
}

export function LyingBuilding({ built, words, shine }: LyingProps & { readonly built: Built }) {
  const building = buildingOf(built.id);
  const name = words.names.buildings[building.row];
  const label = [words.built(name, built.size, building[built.size]), abilityOf(words, built.id)].filter(Boolean);
  return (
    <Lie className={`ty-lie${shining(shine, building.code)}`} label={label.join('. ')}>
      <BuildingFace id={built.id} names={words.names} size={built.size} />
    </Lie>
  );
}
