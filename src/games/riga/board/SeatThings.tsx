// What everybody may know of a player and the board does not show: persons, cards in hand, money.
import './pigments.css';
import './signs.css';
import './seat.css';
import type { View } from '../../../kernel/types.ts';
import { PERSONS } from '../data/buildings.ts';
import { countPersons, handLimit, moneyOf } from '../rules/counts.ts';
import type { RigaWords } from '../words/index.ts';
import { Coins, PersonMark } from './art.tsx';
import { handSizes, type V } from './model.ts';

interface SeatThingsProps {
  readonly view: View;
  readonly seat: number;
  readonly words: RigaWords;
}

export function SeatThings({ view, seat, words: { board: words } }: SeatThingsProps) {
  const seen = view as V;
  const town = seen.open.towns[seat];
  const { goods, buildings } = handSizes(seen, seat);
  const money = moneyOf(town);
  return (
    <div className="rg-seat rg-paint">
      {PERSONS.map((person) => (
        <span key={person} title={words.names.persons[person]}>
          <PersonMark person={person} />
          <span className="k-unseen">{words.names.persons[person]} </span>
          {countPersons(town, person)}
        </span>
      ))}
      <span title={`${words.seatHand(goods, buildings)} (${words.handOf(goods + buildings, handLimit(town))})`}>
        <i className="rg-back is-goods" aria-hidden="true" />
        <b aria-hidden="true">{goods}</b>
        <i className="rg-back is-buildings" aria-hidden="true" />
        <b aria-hidden="true">{buildings}</b>
        <span className="k-unseen">{words.seatHand(goods, buildings)}</span>
      </span>
      {money > 0 && (
        <span title={words.seatMoney(money)}>
          <Coins count={1} />
          <b aria-hidden="true">{money}</b>
          <span className="k-unseen">{words.seatMoney(money)}</span>
        </span>
      )}
    </div>
  );
}
