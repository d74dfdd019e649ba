// Cards as they lie on the table: a face, a size, and whether they can be taken or are lit.
import { Card } from '../../../parts/Card.tsx';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import type { Lying } from '../picture/cards.ts';
import type { Built } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { coloursOf, personName } from '../words/sentences.ts';
import { BuildingFace, PersonFace } from './cards.tsx';
import { useExplained } from './explain.ts';

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

const shining = ({ lit, fresh }: Shine, code: string) => ({
  isLit: lit.has(code),
  isFresh: fresh.has(code),
  'data-piece': code,
});

interface LyingProps {
  readonly words: BoardWords;
  readonly shine: Shine;
}

interface LyingPersonProps extends LyingProps {
  readonly id: PersonId;
  readonly as: Lying;
}
export function LyingPerson({ id, as, words, shine }: LyingPersonProps) {
  const label = personLabel(words, id);
  const looking = useExplained({ person: id });
  return (
    <Card className="ty-card" label={label} title={label} {...shining(shine, personOf(id).code)} {...looking}>
      <PersonFace id={id} names={words.names} as={as} />
    </Card>
  );
}

export function LyingBuilding({ built, words, shine }: LyingProps & { readonly built: Built }) {
  const building = buildingOf(built.id);
  const name = words.names.buildings[building.row];
  const says = [words.built(name, built.size, building[built.size]), abilityOf(words, built.id)].filter(Boolean);
  const label = says.join('. ');
  const looking = useExplained({ building: built.id });
  return (
    <Card className="ty-card" label={label} title={label} {...shining(shine, building.code)} {...looking}>
      <BuildingFace id={built.id} names={words.names} size={built.size} />
    </Card>
  );
}
