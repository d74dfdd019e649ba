// At the end: the hands that were left, and how the Grand Master Money was shared out, ties and all.
import { Card } from '../../../parts/Card.tsx';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { GoodMark } from './art.tsx';
import { BuildingFace } from './cards.tsx';
import { purses } from './standing.ts';
import { useTable } from './useTable.ts';

export function Ending() {
  const { props, words, lit } = useTable();
  const { open } = props.view;
  const { names, openRule } = props;
  const hasMoney = open.masters.some(({ side }) => side === 'money');
  const list = purses(open);
  return (
    <section
      className={lit.has('gm-money') ? 'rg-ending is-lit' : 'rg-ending'}
      aria-label={hasMoney ? words.moneyTitle : words.leftTitle}
    >
      <h3>
        {hasMoney ? words.moneyTitle : words.leftTitle}
        {hasMoney && (
          <button type="button" className="rg-rule" onClick={() => openRule?.('R10.13')}>
            R10.13
          </button>
        )}
        {hasMoney && <small>{words.moneyAbout}</small>}
      </h3>
      <ol>
        {list.map((purse) => {
          const { seat, cash, goods, money, tied, points } = purse;
          const others = tied.filter((other) => other !== seat).map((other) => names[other]);
          return (
            <li key={seat}>
              <PlayerSign seat={seat} size={28} />
              <span className="rg-purse">
                <b>{names[seat]}</b>
                <span className="rg-left">
                  {open.seen[seat].goods.map((good, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
                    <GoodMark key={i} good={good} size={20} />
                  ))}
                  {open.seen[seat].buildings.map((id) => (
                    <Card key={id} className="rg-card rg-left-card">
                      <BuildingFace id={id} />
                    </Card>
                  ))}
                </span>
              </span>
              <span className="rg-purse-cash">
                <b>{cash}</b> <span>{words.purse(goods, money)}</span>
              </span>
              {hasMoney && (
                <span className="rg-purse-why">
                  <span>{words.why(purse, others.join(', '))}</span>
                  <b>{points === 0 ? 0 : `+${points}`}</b>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
