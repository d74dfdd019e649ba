// What a player of Tybor keeps from the others, and the piles, when a finished game is laid open.
import './pigments.css';
import './signs.css';
import './cards.css';
import { Card } from '../../../parts/Card.tsx';
import { nextOf, SecretRow } from '../../../parts/SecretRow.tsx';
import type { ComingProps, SecretsProps } from '../../../parts/secrets.ts';
import type { PersonId } from '../data/kinds.ts';
import type { Dark, Own } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { TyborWords } from '../words/index.ts';
import { orderName } from '../words/sentences.ts';
import { BuildingFace, PersonFace } from './cards.tsx';
import { buildingLabel, personLabel } from './things.tsx';

const Persons = ({ ids, words }: { readonly ids: readonly PersonId[]; readonly words: BoardWords }) =>
  ids.map((id) => (
    <Card key={id} className="ty-card" label={personLabel(words, id)} title={personLabel(words, id)}>
      <PersonFace id={id} names={words.names} />
    </Card>
  ));

export function Secrets({ view, seat, words: { board: words } }: SecretsProps<TyborWords>) {
  const { hand, picked, drawn, order } = view.own[seat] as Own;
  const rest = hand.filter((id) => id !== picked);
  return (
    <div className="ty-pigments">
      <SecretRow title={words.secret.hand} count={rest.length}>
        <Persons ids={rest} words={words} />
      </SecretRow>
      <SecretRow title={words.secret.picked} count={picked === null ? 0 : 1}>
        {picked !== null && <Persons ids={[picked]} words={words} />}
      </SecretRow>
      <SecretRow title={words.secret.drawn} count={drawn.length}>
        <Persons ids={drawn} words={words} />
      </SecretRow>
      <SecretRow title={words.order} count={order === null ? 0 : 1}>
        {order !== null && <b>{orderName(words.names, order)}</b>}
      </SecretRow>
    </div>
  );
}

export function Coming({ dark, words: { board: words } }: ComingProps<TyborWords>) {
  const { people, stack } = dark as Dark;
  const persons = nextOf(people);
  const buildings = nextOf(stack);
  return (
    <div className="ty-pigments">
      <SecretRow title={words.secret.people} count={people.length} more={persons.more}>
        <Persons ids={persons.next} words={words} />
      </SecretRow>
      <SecretRow title={words.secret.buildings} count={stack.length} more={buildings.more}>
        {buildings.next.map((id) => (
          <Card key={id} className="ty-card" label={buildingLabel(words, id)} title={buildingLabel(words, id)}>
            <BuildingFace id={id} names={words.names} size="both" />
          </Card>
        ))}
      </SecretRow>
    </div>
  );
}
