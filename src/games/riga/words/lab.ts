// What the lab calls things, by the kinds of lab.ts.
import type { LabWords } from '../../../text/lab.ts';
import type { FunctionId } from '../data/buildings.ts';
import type { Good } from '../data/goods.ts';
import { readBuilding } from '../data/kinds.ts';
import type { ModuleId, Side } from '../types.ts';
import { amountOf } from './figures.ts';
import type { CardNames } from './names.ts';
import { buildingName, type LineLabel } from './text-words.ts';

type Kind = 'modules' | 'mastersOut' | 'functions' | 'buildings' | 'places' | 'masters' | 'goods';
type RecordKey = 'buildings' | 'cities' | 'masters' | 'money';
interface Said {
  readonly records: Readonly<Record<RecordKey, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly lines: Readonly<Record<LineLabel, string>>;
  readonly names: CardNames;
  readonly sides: Readonly<Record<Side, string>>;
}

export function labWords({ kinds, lines, records, names, sides }: Said): LabWords {
  /** 'knight first': the tile and the side that lies up. */
  const master = (id: string): string => {
    const [tile, side] = id.split(' ') as ['riga', Side];
    return [names.tiles[tile], sides[side]].filter((word) => word !== '').join(', ');
  };
  const named: Readonly<Record<Kind, (id: string) => string>> = {
    modules: (id) => (id === 'none' ? '–' : names.modules[id as ModuleId]),
    mastersOut: master,
    functions: (id) => names.functions[id as FunctionId](amountOf(id as FunctionId)),
    buildings: (code) => buildingName(names, readBuilding(code)!),
    places: (id) => names.places[id as 'riga'],
    masters: master,
    goods: (id) => names.goods[id as Good],
  };
  return { kinds, lines, records, thing: (kind, id) => named[kind as Kind](id) };
}
