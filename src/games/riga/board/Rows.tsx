// The rows of goods: each is a ship at the quay, its crates on deck, what it is worth in its flag.
import { Drawn } from '../../../parts/Drawn.tsx';
import { useGroup } from '../../../parts/roving.ts';
import { baseOf } from '../data/kinds.ts';
import { hull } from '../picture/art.ts';
import { goodsName } from '../words/text-words.ts';
import { Icon } from './art.tsx';
import { Crate } from './cards.tsx';
import { Piece } from './Piece.tsx';
import { useTable } from './useTable.ts';

const HULL = hull();

export function Rows() {
  const { props, words, offers, choose } = useTable();
  const { rows, year } = props.view.open;
  const here = [...rows.keys()].filter((row) => rows[row] !== null);
  const { stop, keys } = useGroup(here.map((row) => offers.rows.has(row)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: ships are no form
    <section className="rg-rows" role="group" aria-label={words.rows} {...keys}>
      {rows.length === 0 && <p className="rg-empty">{words.noRows}</p>}
      {rows.map((row, i) => {
        const key = `${year}.${i}`;
        if (row === null)
          return (
            <span key={key} className="rg-berth" data-at={`row-${i}`} title={words.rowTaken(i + 1)}>
              <span className="k-unseen">{words.rowTaken(i + 1)}</span>
            </span>
          );
        const { goods, token } = row;
        const value = baseOf(goods);
        const option = offers.rows.get(i);
        const label = `${words.row(i + 1, goodsName(words.names, goods), value)}${token ? `. ${words.token}` : ''}`;
        const isAsked = offers.step === 'answer' && (props.decision!.task as { row?: number }).row === i;
        return (
          <Piece
            key={key}
            thing={{ kind: 'row', row: i }}
            className={`rg-ship${isAsked ? ' is-asked' : ''}`}
            label={label}
            act={option === undefined ? null : () => choose(option)}
            roving={stop(here.indexOf(i))}
            at={`row-${i}`}
            style={{ '--i': i }}
          >
            <span className="rg-flag">
              <b>{value}</b>
            </span>
            <span className="rg-deck">
              {goods.map((good, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: crates of a ship do not move
                <Crate key={at} good={good} />
              ))}
            </span>
            <svg className="rg-hull" viewBox="0 0 200 22" preserveAspectRatio="none" aria-hidden="true">
              <Drawn of={HULL} />
            </svg>
            {token && (
              <span className="rg-token" title={words.token}>
                <Icon name="brothers" />
              </span>
            )}
          </Piece>
        );
      })}
    </section>
  );
}
