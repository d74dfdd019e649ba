// What Riga says, apart from the words: which sentence when, and by which rule. The words are in the folders of the languages.
import type { Refusal, ScoreLine, SeatTask } from '../../../kernel/types.ts';
import type { Person } from '../data/buildings.ts';
import { GOODS, type Good, type Place } from '../data/goods.ts';
import { type GoodId, readBuilding } from '../data/kinds.ts';
import type { TileId } from '../data/parameters.ts';
import { plunder } from '../rules/brothers.ts';
import { handLimit } from '../rules/counts.ts';
import { billOf } from '../rules/pay.ts';
import type { Own, RigaTask } from '../types.ts';
import { eventSentence } from './events.ts';
import type { CardNames } from './names.ts';
import { optionSentence } from './options.ts';
import { piecesOfEvent, piecesOfOption } from './pieces.ts';
import {
  buildingName,
  goodsName,
  type LineLabel,
  type RefusalKey,
  type RigaTexts,
  type V,
  type Words,
} from './text-words.ts';

export function makeTexts(words: Words): RigaTexts {
  return {
    title: words.title,
    tagline: words.tagline,
    settings: words.settings,
    ties: words.ties,
    presets: words.presets,
    ask: (view, task) => ask(words, view, task),
    option: (view, task, choice) => ({
      ...optionSentence(words, view, task, choice),
      of: piecesOfOption(view, task, choice),
    }),
    event: (event, players) => ({ ...eventSentence(words, event, players), of: piecesOfEvent(event) }),
    refusal: (refusal) => refusalText(words, refusal),
    line: (line) => lineText(words, line),
    kind: ({ label }) => (Object.hasOwn(words.kinds, label) ? words.kinds[label as LineLabel] : label),
  };
}

function ask(words: Words, view: V, task: RigaTask & SeatTask): string {
  const { asks, names } = words;
  const { open } = view;
  switch (task.do) {
    case 'keep':
      return asks.keep;
    case 'take':
      return asks.take(open.season);
    case 'answer': {
      const goods = open.rows[task.row]?.goods ?? [];
      return asks.answer(task.row + 1, goodsName(names, goods), goodsName(names, plunder(goods)) || '–');
    }
    case 'build':
      return asks.build(open.built);
    case 'pay':
      return askToPay(words, view, task);
    case 'store':
      return asks.store(buildingName(names, open.site!.building), task.over);
    case 'discard':
      return asks.discard(handLimit(open.towns[task.seat]), task.left);
    default:
      return '';
  }
}

/** What is owed, and what each good that can still be laid is worth here. */
function askToPay({ asks, names, and }: Words, { open, own }: V, task: Extract<RigaTask, { do: 'pay' }>): string {
  const { building, cost } = open.site!;
  const { goods } = own[task.seat] as Partial<Own>;
  const held: readonly GoodId[] = Array.isArray(goods) ? goods : [];
  const { worth, order, counts } = billOf(open, task.seat, held, building, false);
  const usable = order.slice(task.from).filter((good) => counts[good] > 0);
  const text = and(usable.map((good) => `${names.goods[GOODS[good]]} ${worth[good]}`));
  const name = buildingName(names, building);
  return task.owed > 0 ? asks.pay(name, cost, task.owed, text) : asks.payMore(name, -task.owed, text);
}

/** Only these facts name something; others may merely look like a code. */
function factText(names: CardNames, name: string, fact: string | number): string {
  const named = <Id extends string>(list: Readonly<Record<Id, string>>) =>
    Object.hasOwn(list, fact) ? list[fact as Id] : String(fact);
  switch (name) {
    case 'building': {
      const id = readBuilding(fact);
      return id === undefined ? String(fact) : buildingName(names, id);
    }
    case 'good':
      return named<Good>(names.goods);
    case 'place':
    case 'city':
      return named<Place>(names.places);
    case 'tile':
      return named<TileId>(names.tiles);
    case 'person':
      return named<Person>(names.persons);
    default:
      return String(fact);
  }
}

function refusalText({ names, refusals }: Words, { why, rule, facts = {} }: Refusal): string | null {
  if (!Object.hasOwn(refusals, why)) return null;
  const text = refusals[why as RefusalKey]((name) => factText(names, name, facts[name] ?? '?'));
  return rule === '' ? text : `${text} (${rule})`;
}

function lineText({ names, lines }: Words, { label, facts = {} }: ScoreLine): string {
  if (!Object.hasOwn(lines, label)) return label;
  return lines[label as LineLabel]((name) => factText(names, name, facts[name] ?? '?'));
}
