// The open ledger between table and hand: what is being looked at, what it would cost and bring, and the buttons.
import { type ReactNode, useMemo } from 'react';
import { GOODS } from '../data/goods.ts';
import { type BuildingId, baseOf, buildingOf, type GoodId } from '../data/kinds.ts';
import { personFor, plunder } from '../rules/brothers.ts';
import { cheapestPayment, type Money } from '../rules/pay.ts';
import type { Choices } from '../types.ts';
import { buildingName, functionName, goodsName } from '../words/text-words.ts';
import { Coins, Crest, GoodMark, Icon } from './art.tsx';
import { Harbour } from './Harbour.tsx';
import { type Option, taskOf } from './model.ts';
import { cheapestRest, payableWith, type Quote } from './preview.ts';
import { type Table, useTable } from './useTable.ts';
import { Verdict } from './Verdict.tsx';

export function Ledger() {
  const table = useTable();
  const { offers } = table;
  return (
    <section className="rg-ledger" data-step={offers.step ?? 'watch'}>
      <Content {...table} />
      <Harbour season={table.props.view.open.season} />
    </section>
  );
}

function Content(table: Table): ReactNode {
  switch (table.offers.step) {
    case 'pay':
      return <Paying />;
    case 'store':
    case 'answer':
      return <Asked />;
    case 'build':
      return <Building />;
    default:
      return <Looking />;
  }
}

/** Nothing to pay: the thing under pointer, focus or finger; a finger finds its button here. */
function Looking() {
  const { props, words, offers, pointed, quote, choose } = useTable();
  const { help, decision } = props;
  if (pointed?.kind === 'row') return <RowLine row={pointed.row} />;
  if (pointed?.kind === 'building') {
    const option = pointed.at === 'town' ? undefined : offers.buildings.get(pointed.building);
    return (
      <>
        <BuildingLines id={pointed.building} quote={help === 'full' ? quote : null} />
        {option !== undefined && (
          <div className="rg-buttons is-touch">
            <button type="button" className="k-main rg-main" onClick={() => choose(option)}>
              {offers.step === 'keep' ? words.keep : offers.step === 'discard' ? words.giveUp : words.take}
            </button>
          </div>
        )}
      </>
    );
  }
  const { step } = offers;
  const hint = step === 'take' || step === 'keep' || step === 'discard' ? words.hints[step] : null;
  const last = props.events.at(-1);
  return (
    <p className="rg-hint">
      {decision !== null && hint !== null && help === 'full'
        ? hint
        : last === undefined
          ? ''
          : props.texts.event(last.event, props.names).text}
    </p>
  );
}

function RowLine({ row }: { readonly row: number }) {
  const { props, words, offers, own, choose } = useTable();
  const { view, help } = props;
  const goods = view.open.rows[row]?.goods ?? [];
  const option = offers.rows.get(row);
  const then =
    own === null || view.seat === null || option === undefined || help !== 'full'
      ? null
      : payableWith(view, view.seat, [...own.goods, ...goods], own.buildings);
  const names = then?.map((id) => buildingName(words.names, id)).join(', ');
  return (
    <>
      <div className="rg-lines">
        <p>
          <b>{words.row(row + 1, goodsName(words.names, goods), baseOf(goods))}</b>
          {view.open.rows[row]?.token && <em>{words.token}</em>}
        </p>
        {then !== null && <p>{names === '' ? words.thenNothing : words.thenPayable(names ?? '')}</p>}
      </div>
      {option !== undefined && (
        <div className="rg-buttons is-touch">
          <button type="button" className="k-main rg-main" onClick={() => choose(option)}>
            {words.take}
          </button>
        </div>
      )}
    </>
  );
}

/** Name, function, and with a quote what it costs me, whether I can pay, and what it brings. */
function BuildingLines({ id, quote }: { readonly id: BuildingId; readonly quote: Quote | null }) {
  const { props, words } = useTable();
  const { place, does } = buildingOf(id);
  return (
    <div className="rg-lines">
      <p>
        <Crest place={place} size={22} />
        <b>{buildingName(words.names, id)}</b>
        {does !== 'NONE' && <span className="rg-text">{functionName(words.names, id)}</span>}
      </p>
      {quote !== null && quote.building === id && (
        <p>
          <span>{words.costLess(quote.printed, quote.cost)}</span>
          <span>{words.reach(quote.reach)}</span>
          <Verdict quote={quote} />
          {quote.claims.map(({ tile, from }) => (
            <em key={tile}>{words.claims(words.names.tiles[tile], from === null ? null : props.names[from])}</em>
          ))}
        </p>
      )}
    </div>
  );
}

/** A payment as small pictures, named for those who do not see them. */
function Payment({ goods, coins, stored }: Money & { readonly goods: readonly GoodId[] }) {
  const { words } = useTable();
  const money = coins + stored;
  return (
    <span className="rg-payment">
      <span className="k-unseen">
        {[goodsName(words.names, goods), money > 0 ? words.coins(money) : ''].filter(Boolean).join(', ')}
      </span>
      {goods.map((good, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
        <GoodMark key={`${GOODS[good]}${i}`} good={good} size={24} />
      ))}
      {money > 0 && <Coins count={money} />}
    </span>
  );
}

function Building() {
  const { props, words, offers, held, hold, own, pointed, quote, choose, payCheaply, isEnding } = useTable();
  const { view } = props;
  const end = offers.plain[0];
  const shown = pointed?.kind === 'building' ? pointed.building : held;
  const option = held === null ? undefined : offers.buildings.get(held);
  // What is held stays to be erected while the pointer looks at something else.
  const cheapest = useMemo(
    () => (held === null || own === null ? null : cheapestPayment(view.open, view.seat!, own.goods, held)),
    [view, own, held],
  );
  return (
    <>
      {shown === null ? (
        <p className="rg-hint">{props.help === 'full' && offers.buildings.size > 0 ? words.hints.build : ''}</p>
      ) : (
        <BuildingLines id={shown} quote={props.help === 'full' ? quote : null} />
      )}
      <div className="rg-buttons">
        {option !== undefined && cheapest !== null && (
          <>
            <button type="button" className="k-quiet rg-second" onClick={() => choose(option)}>
              {words.payMyself}
            </button>
            <button type="button" className="k-main rg-main" data-first="" onClick={() => payCheaply(option)}>
              {words.erect}
              <Payment {...cheapest} />
            </button>
          </>
        )}
        {held !== null && (
          <button
            type="button"
            className="k-quiet rg-second is-small"
            aria-label={words.cancel}
            onClick={() => hold(null)}
          >
            ×
          </button>
        )}
        {held === null && end !== undefined && !isEnding && <Plain option={end} isMain={offers.buildings.size === 0} />}
      </div>
    </>
  );
}

function Paying() {
  const { props, words, offers, own, payCheaply } = useTable();
  const { view, decision, help } = props;
  const task = taskOf(decision, 'pay')!;
  const { building, cost, goods } = view.open.site!;
  const rest = cheapestRest(view, task.seat, own!.goods, task.owed, task.from);
  const [first] = decision!.options as readonly Option[];
  const isPlain = offers.plain.includes(first);
  return (
    <>
      <div className="rg-lines">
        <p>
          <Crest place={buildingOf(building).place} size={22} />
          <b>{buildingName(words.names, building)}</b>
          <span>{words.costLess(buildingOf(building).cost, cost)}</span>
        </p>
        <p>
          <Payment goods={goods} coins={0} stored={0} />
          <strong className={task.owed > 0 ? 'rg-bad' : 'rg-well'}>
            {task.owed > 0 ? words.owed(task.owed) : words.overpaid(-task.owed)}
          </strong>
        </p>
      </div>
      <div className="rg-buttons">
        {offers.plain.map((option) => (
          <Plain key={JSON.stringify(option)} option={option} isMain={option === first} />
        ))}
        {!isPlain && (
          <button type="button" className="k-main rg-main" data-first="" onClick={() => payCheaply(first)}>
            {words.payRest}
            {help === 'full' && <Payment {...rest} />}
          </button>
        )}
      </div>
    </>
  );
}

/** The Victual Brothers want an answer, or the change has to be put somewhere: every option is a button. */
function Asked() {
  const { props, choose } = useTable();
  const { view, decision, texts } = props;
  return (
    <div className="rg-buttons is-list">
      {decision!.options.map((option) => {
        const sentence = texts.option(view, decision!.task, option).text;
        return (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="k-quiet rg-second"
            title={sentence}
            aria-label={sentence}
            onClick={() => choose(option)}
          >
            <Answer option={option} />
          </button>
        );
      })}
    </div>
  );
}

function Answer({ option }: { readonly option: Option }) {
  const { props, words } = useTable();
  const { view, decision } = props;
  const { answers, names } = words;
  if ('store' in option) return <>{answers.store(option.store, taskOf(decision, 'store')!.over - option.store)}</>;
  const { as } = option as Choices['answer'];
  if (as === 'plundered') {
    const goods = view.open.rows[taskOf(decision, 'answer')!.row]?.goods ?? [];
    return (
      <>
        <Icon name="brothers" size={20} />
        {answers.plundered(goodsName(names, plunder(goods)) || '–')}
      </>
    );
  }
  const { building } = option as Extract<Choices['answer'], { building: BuildingId }>;
  return (
    <>
      <Icon name={personFor(as)} size={20} />
      {answers[as](buildingName(names, building))}
    </>
  );
}

function Plain({ option, isMain }: { readonly option: Option; readonly isMain: boolean }) {
  const { props, choose } = useTable();
  const { view, decision, texts } = props;
  return (
    <button type="button" className={isMain ? 'k-main rg-main' : 'k-quiet rg-second'} onClick={() => choose(option)}>
      {texts.option(view, decision!.task, option).text}
    </button>
  );
}
