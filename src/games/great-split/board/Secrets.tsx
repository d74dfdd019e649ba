// What a player of The Great Split keeps from the others, and the decks, when a finished game is laid open.
import './pigments.css';
import './tints.css';
import './cards.css';
import { Card } from '../../../parts/Card.tsx';
import { nextOf, SecretRow } from '../../../parts/SecretRow.tsx';
import type { ComingProps, SecretsProps } from '../../../parts/secrets.ts';
import type { CardId } from '../data/kinds.ts';
import { MARKET_TILES } from '../data/table.ts';
import type { Dark, Own, Parts } from '../types.ts';
import { type BoardWords, LETTERS } from '../words/board.ts';
import type { SplitWords } from '../words/index.ts';
import { CardPicture, nameOfCard } from './cards.tsx';

const Cards = ({ ids, words }: { readonly ids: readonly CardId[]; readonly words: BoardWords }) =>
  ids.map((id) => (
    <Card key={id} className="gs-card" label={nameOfCard(words, id)} title={nameOfCard(words, id)}>
      <CardPicture id={id} words={words} />
    </Card>
  ));

interface RowProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly words: BoardWords;
}
const Row = ({ title, cards, words }: RowProps) => (
  <SecretRow title={title} count={cards.length}>
    <Cards ids={cards} words={words} />
  </SecretRow>
);

const NO_PARTS: Parts = [[], []];

export function Secrets({ view, seat, words: { board: words } }: SecretsProps<SplitWords>) {
  const own = view.own[seat] as Own;
  const { hand, discarding, sold, lost } = own;
  // Once the envelopes are back, what they held is in the hands (R4.4).
  const [parts, received] = lost === null ? [own.parts ?? NO_PARTS, own.received ?? NO_PARTS] : [NO_PARTS, NO_PARTS];
  const laid = new Set([...parts.flat(), ...discarding]);
  return (
    <div className="gs-pigments">
      <Row title={words.secret.hand} cards={hand.filter((id) => !laid.has(id))} words={words} />
      {LETTERS.map((letter, i) => (
        <Row key={letter} title={words.secret.own(letter)} cards={parts[i]} words={words} />
      ))}
      {LETTERS.map((letter, i) => (
        <Row key={letter} title={words.secret.received(letter)} cards={received[i]} words={words} />
      ))}
      <Row title={words.secret.discarding} cards={discarding} words={words} />
      <Row title={words.secret.sold} cards={sold} words={words} />
    </div>
  );
}

export function Coming({ dark, words: { board: words } }: ComingProps<SplitWords>) {
  const { levelI, levelII, levelIII, market } = dark as Dark;
  const decks = [
    ['I', levelI],
    ['II', levelII],
    ['III', levelIII],
  ] as const;
  return (
    <div className="gs-pigments">
      {decks.map(([level, deck]) => {
        const { next, more } = nextOf(deck);
        return (
          <SecretRow key={level} title={words.secret.level(level)} count={deck.length} more={more}>
            <Cards ids={next} words={words} />
          </SecretRow>
        );
      })}
      <SecretRow title={words.secret.market} count={market.length}>
        {market.toReversed().map((tile) => (
          <b key={tile} className="k-secret-more">
            +{MARKET_TILES[tile]}
          </b>
        ))}
      </SecretRow>
    </div>
  );
}
