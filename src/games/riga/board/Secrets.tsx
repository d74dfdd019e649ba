// What a player of Riga holds, and the piles, when a finished game is laid open.
import './pigments.css';
import './signs.css';
import './cards.css';
import { Card } from '../../../parts/Card.tsx';
import { nextOf, SecretRow } from '../../../parts/SecretRow.tsx';
import type { ComingProps, SecretsProps } from '../../../parts/secrets.ts';
import { GOODS } from '../data/goods.ts';
import { BASE, type BuildingId, type GoodId } from '../data/kinds.ts';
import type { Dark, Own } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { RigaWords } from '../words/index.ts';
import { BuildingFace, buildingLabel, GoodFace } from './cards.tsx';

const Goods = ({ goods, words }: { readonly goods: readonly GoodId[]; readonly words: BoardWords }) =>
  goods.map((good, i) => {
    const name = words.names.goods[GOODS[good]];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
      <Card key={i} className="rg-card rg-goodcard" label={words.good(name, BASE[good])}>
        <GoodFace good={good} name={name} />
      </Card>
    );
  });

const Buildings = ({ ids, words }: { readonly ids: readonly BuildingId[]; readonly words: BoardWords }) =>
  ids.map((id) => (
    <Card key={id} className="rg-card" label={buildingLabel(words, id)} title={buildingLabel(words, id)}>
      <BuildingFace id={id} />
    </Card>
  ));

export function Secrets({ view, seat, words: { board: words } }: SecretsProps<RigaWords>) {
  const { goods, buildings, buried } = view.own[seat] as Own;
  return (
    <div className="rg-paint">
      <SecretRow title={words.laidOpen.goods} count={goods.length}>
        <Goods goods={goods} words={words} />
      </SecretRow>
      <SecretRow title={words.laidOpen.buildings} count={buildings.length}>
        <Buildings ids={buildings} words={words} />
      </SecretRow>
      <SecretRow title={words.laidOpen.buried} count={buried === null ? 0 : 1}>
        {buried !== null && <Buildings ids={[buried]} words={words} />}
      </SecretRow>
    </div>
  );
}

export function Coming({ dark, words: { board: words } }: ComingProps<RigaWords>) {
  const piles = dark as Dark;
  const goods = nextOf(piles.goods);
  const buildings = nextOf(piles.buildings);
  return (
    <div className="rg-paint">
      <SecretRow title={words.laidOpen.goods} count={piles.goods.length} more={goods.more}>
        <Goods goods={goods.next} words={words} />
      </SecretRow>
      <SecretRow title={words.laidOpen.buildings} count={piles.buildings.length} more={buildings.more}>
        <Buildings ids={buildings.next} words={words} />
      </SecretRow>
    </div>
  );
}
