// What is shown large: a tile, a card, the table's papers, one's own mayor cards, and the score of the opponent.
import { useContext } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { Drawn } from '../../../parts/Drawn.tsx';
import { Enlarged, Sheet } from '../../../parts/Sheet.tsx';
import { type CardId, cardOf } from '../data/kinds.ts';
import { hallFront } from '../picture/hall.ts';
import { land } from '../picture/scoreboard.ts';
import { tile } from '../picture/tiles.ts';
import { opponentOf, placeOf } from '../rules/city.ts';
import { costOf, ruleOf } from '../rules/jobs.ts';
import { rival } from '../scoring.ts';
import type { Own } from '../types.ts';
import { type BoardWords, cardTitle, symbolText, tileTitle } from '../words/board.ts';
import { effectText } from '../words/sentences.ts';
import { CardFace } from './ActionCard.tsx';
import { placeOfKey } from './asking.ts';
import type { Describer } from './describe.ts';
import { Sign } from './glyphs.tsx';
import { cardText } from './Hand.tsx';
import type { GuildsBoardProps } from './index.tsx';
import { MayorFace } from './Offer.tsx';
import { Letters, OwnerMark } from './Pieces.tsx';
import { Portrait, Rounds, stocksOf } from './Strip.tsx';

export type Look =
  | { readonly at: 'place'; readonly key: string }
  | { readonly at: 'card'; readonly card: CardId }
  | { readonly at: 'table' | 'plantation' | 'pile' | 'mayors' | 'rival' };

interface LooksProps {
  readonly look: Look;
  readonly props: GuildsBoardProps;
  readonly words: BoardWords;
  readonly owners: readonly string[];
  readonly describe: Describer;
  close(): void;
}

export function Looks({ look, ...of }: LooksProps) {
  switch (look.at) {
    case 'place':
      return <PlaceSheet placeKey={look.key} {...of} />;
    case 'card':
      return <CardSheet card={look.card} {...of} />;
    case 'plantation':
      return <PlantationSheet {...of} />;
    case 'pile':
      return <PileSheet {...of} />;
    case 'mayors':
      return <MayorSheet {...of} />;
    case 'rival':
      return <RivalSheet {...of} />;
    default:
      return <TableSheet {...of} />;
  }
}
type Of = Omit<LooksProps, 'look'>;
const CLASS = 'gl-sheet';

const Lines = ({ lines }: { readonly lines: readonly string[] }) => lines.map((line) => <p key={line}>{line}</p>);

/** A rule that opens the rulebook beside the board. */
function RuleButton({ rule, props, close }: Pick<Of, 'props' | 'close'> & { readonly rule: string }) {
  const { openRule } = props;
  if (openRule === undefined) return null;
  const open = () => {
    close();
    openRule(rule);
  };
  return (
    <button type="button" className="gl-rule" onClick={open}>
      {rule}
    </button>
  );
}

function PlaceSheet({ placeKey, props, words, describe, close }: Of & { readonly placeKey: string }) {
  const { open } = props.view;
  const letters = useContext(Letters);
  const place = placeOfKey(placeKey);
  const said = describe(placeKey);
  if (said === null || place === null) return null;
  const look = { name: '', ghost: null, isFull: false, letters, scale: 2.2 };
  const drawing =
    place === 'hall' ? hallFront() : tile(open, placeOf(open.city, place), { ...look, name: tileTitle(words, place) });
  return (
    <Sheet title={said.title} closeLabel={words.close} className={`${CLASS} is-place`} onClose={close}>
      <div className="gl-large">
        <svg className="gl-large-tile" viewBox="-2 -10 104 112" aria-hidden="true">
          <Drawn of={drawing} />
        </svg>
        <div>
          <Lines lines={said.lines} />
          <RuleButton rule={place === 'hall' ? 'R5.3' : 'R7.5'} props={props} close={close} />
        </div>
      </div>
    </Sheet>
  );
}

function CardSheet({ card, props, words, close }: Of & { readonly card: CardId }) {
  const { standards } = cardOf(card);
  const face = <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />;
  return (
    <Enlarged title={cardTitle(words, card)} closeLabel={words.close} className={CLASS} face={face} onClose={close}>
      <p>
        <b>{words.recruit}</b>
      </p>
      <p>
        <b>{words.move}</b>: {words.moveTo(symbolText(words, standards))}
      </p>
      <p>
        <b>{words.special}</b>: {effectText(words, card)}; {words.cost(costOf(props.view, card))}{' '}
        <RuleButton rule={ruleOf(card)} props={props} close={close} />
      </p>
      <p>{words.coin}</p>
    </Enlarged>
  );
}

function PlantationSheet({ props, words, describe, close }: Of) {
  const { title, lines } = describe('plantation')!;
  return (
    <Sheet title={title} closeLabel={words.close} className={`${CLASS} is-place`} onClose={close}>
      <div className="gl-large">
        <svg className="gl-large-tile" viewBox="0 0 210 140" aria-hidden="true">
          <Drawn of={land(props.view.open.side)} />
        </svg>
        <div>
          <Lines lines={lines} />
          <RuleButton rule="R9.2" props={props} close={close} />
        </div>
      </div>
    </Sheet>
  );
}

function TableSheet({ props: { view }, words, owners, close }: Of) {
  const { open } = view;
  return (
    <Sheet title={words.table} closeLabel={words.close} className={`${CLASS} is-table`} onClose={close}>
      <Rounds open={open} words={words} />
      <ul className="gl-legend">
        {open.order.map((seat, i) => (
          <li key={seat}>
            {i + 1}. <OwnerMark owner={seat} size={24} /> {owners[seat]}
          </li>
        ))}
        {stocksOf(view, open).map(([sign, what, n]) => (
          <li key={what}>
            <Sign name={sign} size={24} /> {n} {words.stocks[what]}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function PileSheet({ props: { view }, words, close }: Of) {
  const { discard } = view.open;
  return (
    <Sheet title={words.discardPile} closeLabel={words.close} className={CLASS} onClose={close}>
      {discard.length === 0 && <p>{words.emptyPile}</p>}
      <ul className="gl-pile">
        {discard.toReversed().map((card) => (
          <li key={card}>
            <Card
              label={cardText(words, card, cardOf(card).action.cost)}
              title={cardText(words, card, cardOf(card).action.cost)}
            >
              <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
            </Card>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function MayorSheet({ props: { view, help }, words, close }: Of) {
  const seat = view.seat ?? 0;
  const { mayors } = view.own[seat] as Own;
  return (
    <Sheet title={words.mayors} closeLabel={words.close} className={CLASS} onClose={close}>
      <ul className="gl-mayors">
        {mayors.map((id) => (
          <li key={id}>
            <span className="gl-mayor">
              <MayorFace id={id} view={view} seat={seat} words={words} isFull={help === 'full'} />
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** R11.17 Where Boris or Rik has his points from. */
function RivalSheet({ props, words, close }: Of) {
  const { view, texts } = props;
  const { name, score, lines } = rival(view)!;
  return (
    <Sheet title={name} closeLabel={words.close} className={`${CLASS} is-place`} onClose={close}>
      <div className="gl-large">
        <Portrait of={opponentOf(view)} size={140} />
        <div>
          <table className="gl-score">
            <tbody>
              {lines.map((line) => (
                <tr key={line.label}>
                  <th scope="row">{texts.line(line)}</th>
                  <td>{line.points}</td>
                  <td>
                    <RuleButton rule={line.rule} props={props} close={close} />
                  </td>
                </tr>
              ))}
              <tr className="is-total">
                <th scope="row">{words.total}</th>
                <td>{score}</td>
                <td />
              </tr>
            </tbody>
          </table>
          <p>{words.rival[opponentOf(view)]}</p>
        </div>
      </div>
    </Sheet>
  );
}
