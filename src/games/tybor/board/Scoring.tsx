// The final scoring on a slate, category by category; what counts is lit in all tableaus.
import { useMemo } from 'react';
import { countRows } from '../../../parts/count.ts';
import { useCounting } from '../../../parts/counting.ts';
import { Finale } from '../../../parts/Finale.tsx';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { workOf } from '../rules/counts.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { TyborBoardProps } from './model.ts';
import { linesOf } from './preview.ts';
import { Tableau } from './Tableau.tsx';

interface ScoringProps {
  readonly words: BoardWords;
  readonly props: TyborBoardProps;
}
const NOTHING_FRESH: ReadonlySet<string> = new Set();

export function Scoring({ props, words }: ScoringProps) {
  const { view, names, texts, lit } = props;
  const { tableaux, orders } = view.open as Open;
  const seats = [...tableaux.keys()];
  const rows = useMemo(
    () =>
      countRows(
        view.open.tableaux.map((_, seat) => linesOf(view, seat)),
        texts.kind,
      ),
    [view, texts],
  );
  const counted = useCounting(rows, false);
  const counting = props.counting ?? counted;
  const { totals, bright } = counting;
  const shine = useMemo(() => ({ lit: new Set([...lit, ...bright]), fresh: NOTHING_FRESH }), [lit, bright]);
  const best = Math.max(...totals);
  const tied = seats.filter((seat) => totals[seat] === best);
  const work = tableaux.map(({ workers }) => workOf(workers));
  const most = Math.max(...tied.map((seat) => work[seat]));
  const first = view.seat ?? 0;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  return (
    <div className="ty-final">
      <Finale
        counting={counting}
        seats={order}
        names={names}
        texts={{ title: words.scoring, total: words.total, skip: words.skip, again: words.again }}
        winners={tied.filter((seat) => work[seat] === most)}
        // R9.2 Work left decides between those who have the same.
        ties={tied.length > 1 ? [{ title: words.works, values: work }] : []}
      />
      <div className="ty-final-seats">
        {order.map((seat) => (
          <section key={seat} className="ty-final-seat" aria-label={words.tableau(names[seat])}>
            <h2>
              <PlayerSign seat={seat} size={26} /> {names[seat]}
            </h2>
            <Tableau cards={tableaux[seat]} order={orders[seat] ?? null} words={words} shine={shine} />
          </section>
        ))}
      </div>
    </div>
  );
}
