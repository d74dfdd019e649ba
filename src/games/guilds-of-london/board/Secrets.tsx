// What a player of Guilds of London holds, and the piles, when a finished game is laid open.
import './pigments.css';
import './art.css';
import './offers.css';
import './index.tsx';
import type { ViewOf } from '../../../kernel/types.ts';
import { Drawn } from '../../../parts/Drawn.tsx';
import { nextOf, SecretRow } from '../../../parts/SecretRow.tsx';
import type { ComingProps, SecretsProps } from '../../../parts/secrets.ts';
import { type CardId, cardOf, type MayorId, mayorOf, tileOf, tokenOf } from '../data/kinds.ts';
import { tokenDisc } from '../picture/tiles.ts';
import type { Dark, Own, S } from '../types.ts';
import { type BoardWords, cardTitle, rewardLabel, tileTitle } from '../words/board.ts';
import type { GuildsWords } from '../words/index.ts';
import { mayorText } from '../words/sentences.ts';
import { CardFace } from './ActionCard.tsx';
import { Sign } from './glyphs.tsx';
import { cardText } from './Hand.tsx';
import { MayorFace } from './Offer.tsx';
import { Symbols } from './Shield.tsx';

const Cards = ({ cards, words }: { readonly cards: readonly CardId[]; readonly words: BoardWords }) =>
  cards.map((card) => {
    const { cost } = cardOf(card).action;
    const label = cardText(words, card, cost);
    return (
      <span key={card} className="k-secret-card" role="img" aria-label={label} title={label}>
        <CardFace card={card} name={cardTitle(words, card)} cost={cost} />
      </span>
    );
  });

export function Secrets({ view, seat, words: { board: words } }: SecretsProps<GuildsWords>) {
  const { hand, mayors, offered } = view.own[seat] as Own;
  const of = { view: view as ViewOf<S>, seat, words, isFull: true };
  const faces = (ids: readonly MayorId[]) =>
    ids.map((id) => (
      <span key={id} className="gl-mayor">
        <MayorFace id={id} {...of} />
      </span>
    ));
  return (
    <div className="gl-pigments">
      <SecretRow title={words.laidOpen.hand} count={hand.length}>
        <Cards cards={hand} words={words} />
      </SecretRow>
      <SecretRow title={words.laidOpen.offered} count={offered.length}>
        {faces(offered)}
      </SecretRow>
      <SecretRow title={words.laidOpen.mayors} count={mayors.length}>
        {faces(mayors)}
      </SecretRow>
    </div>
  );
}

export function Coming({ dark, words: { board: words } }: ComingProps<GuildsWords>) {
  const { deck, pile, stack, mayors } = dark as Dark;
  const [cards, tiles, tokens, next] = [nextOf(deck), nextOf(pile), nextOf(stack), nextOf(mayors)];
  return (
    <div className="gl-pigments">
      <SecretRow title={words.laidOpen.deck} count={deck.length} more={cards.more}>
        <Cards cards={cards.next} words={words} />
      </SecretRow>
      <SecretRow title={words.laidOpen.tiles} count={pile.length} more={tiles.more}>
        {tiles.next.map((tile) => (
          <span key={tile} className="gl-coming">
            <Symbols symbols={tileOf(tile).symbols} size={24} />
            {tileTitle(words, tile)}
          </span>
        ))}
      </SecretRow>
      <SecretRow title={words.laidOpen.tokens} count={stack.length} more={tokens.more}>
        {tokens.next.map((token) => {
          const { vp, effects } = tokenOf(token);
          return (
            <span
              key={token}
              role="img"
              aria-label={rewardLabel(words, vp, effects)}
              title={rewardLabel(words, vp, effects)}
            >
              <svg viewBox="-42 -14 44 29" width="70" height="46" aria-hidden="true">
                <Drawn of={tokenDisc(token, 0, 0)} />
              </svg>
            </span>
          );
        })}
      </SecretRow>
      <SecretRow title={words.laidOpen.mayors} count={mayors.length} more={next.more}>
        {next.next.map((id) => (
          <span key={id} className="gl-coming" title={mayorText(words, id)}>
            <Sign name="mayor" size={22} />
            {words.names.mayors[mayorOf(id).code]}
          </span>
        ))}
      </SecretRow>
    </div>
  );
}
