// Every option in words: what it does, what it costs, what is lost.
import type { SeatTask } from '../../../kernel/types.ts';
import type { Sentence } from '../../../text/texts.ts';
import { GOODS } from '../data/goods.ts';
import { BASE, type BuildingId, baseOf, type GoodId } from '../data/kinds.ts';
import { plunder } from '../rules/brothers.ts';
import { mayOverpay } from '../rules/modules.ts';
import { cheapestPayment, costOf, roomForChange, worthAt } from '../rules/pay.ts';
import type { Answer, Choices, Discard, Own, Pay, RigaTask, Take } from '../types.ts';
import { buildingName, buildingWords, goodsName, type PaidWords, type V, type Words } from './text-words.ts';

type Asked<K extends RigaTask['do']> = Extract<RigaTask, { do: K }>;

export function optionSentence(
  words: Words,
  view: V,
  task: RigaTask & SeatTask,
  choice: Choices[keyof Choices],
): Sentence {
  const { options, names } = words;
  switch (task.do) {
    case 'keep':
      return { text: options.keep(buildingWords(names, (choice as Choices['keep']).building)), rule: 'R1.4' };
    case 'take':
      return ofTake(words, view, choice as Take);
    case 'answer':
      return ofAnswer(words, view, task, choice as Answer);
    case 'build': {
      const build = choice as Choices['build'];
      if (build.as === 'end') return { text: options.end, rule: 'R4.5' };
      return ofBuild(words, view, task.seat, build.building);
    }
    case 'pay':
      return ofPay(words, view, task, choice as Pay);
    case 'store': {
      const { store } = choice as Choices['store'];
      return { text: options.store(store, task.over - store), rule: 'R12.3' };
    }
    default:
      return ofDiscard(words, choice as Discard);
  }
}

function ofTake({ options, names }: Words, { open }: V, take: Take): Sentence {
  if (take.as === 'building') return { text: options.take(buildingWords(names, take.building)), rule: 'R5.2' };
  const row = open.rows[take.row];
  const goods = row?.goods ?? [];
  const text = options.row(take.row + 1, goodsName(names, goods), baseOf(goods), row?.token ?? false);
  return { text, rule: 'R5.1' };
}

function ofAnswer({ options, names }: Words, { open }: V, { row }: Asked<'answer'>, answer: Answer): Sentence {
  const rule = 'R11.3';
  if (answer.as !== 'plundered') return { text: options[answer.as](buildingName(names, answer.building)), rule };
  return { text: options.plundered(goodsName(names, plunder(open.rows[row]?.goods ?? [])) || '–'), rule };
}

/** What becomes of a payment that is too much, or not yet enough. */
function paidWords(view: V, seat: number, building: BuildingId, owed: number): PaidWords {
  const isMove = mayOverpay(view.settings, building);
  const over = Math.max(0, -owed);
  const kept = isMove ? 0 : Math.min(over, roomForChange(view.open, seat)); // R7.11a
  return { left: Math.max(0, owed), kept, over: over - kept, isMove };
}

function ofBuild({ options, names }: Words, view: V, seat: number, building: BuildingId): Sentence {
  const { goods } = view.own[seat] as Partial<Own>;
  const held: readonly GoodId[] = Array.isArray(goods) ? goods : [];
  const cheapest = cheapestPayment(view.open, seat, held, building);
  const paid = paidWords(view, seat, building, -(cheapest?.over ?? 0));
  const words = buildingWords(names, building, costOf(view.open, seat, building));
  return { text: options.build(words, paid), rule: 'R6.1' };
}

function ofPay({ options, names }: Words, view: V, { seat, owed }: Asked<'pay'>, pay: Pay): Sentence {
  const { building } = view.open.site!;
  if (pay.as === 'enough') return { text: options.enough(-owed), rule: 'R12.3' };
  if (pay.as === 'money') {
    const { coins, stored } = pay;
    const paid = paidWords(view, seat, building, owed - coins - stored);
    return { text: options.money(coins, stored, paid), rule: 'R6.5' };
  }
  const worth = worthAt(view.open, seat, building)[pay.good];
  const paid = paidWords(view, seat, building, owed - worth);
  return { text: options.good(names.goods[GOODS[pay.good]], worth, paid), rule: 'R6.2' };
}

function ofDiscard({ options, names }: Words, discard: Discard): Sentence {
  const rule = 'R8.1';
  if (discard.as === 'building') return { text: options.discardBuilding(buildingWords(names, discard.building)), rule };
  return { text: options.discardGood(names.goods[GOODS[discard.good]], BASE[discard.good]), rule };
}
