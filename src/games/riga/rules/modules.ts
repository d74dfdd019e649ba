// The modules of a table (R0.2). Each is a file of its own; this is the only one that names them all.
import type { BuildingId } from '../data/kinds.ts';
import { MODULE_IDS, type ModuleId, type Options } from '../types.ts';
import { brothers } from './brothers.ts';
import { masters } from './masters.ts';
import { mayors } from './mayors.ts';
import type { Module } from './module.ts';
import { rigaBuildings } from './riga-buildings.ts';

const MODULES: Readonly<Record<ModuleId, Module>> = { RG: rigaBuildings, GM: masters, VB: brothers, BM: mayors };

/** For each combination, as bits, the modules that are in. */
const IN_USE = Array.from({ length: 1 << MODULE_IDS.length }, (_, bits) =>
  MODULE_IDS.filter((_id, i) => ((bits >> i) & 1) === 1).map((id) => MODULES[id]),
);

export const modulesOf = ({ RG, GM, VB, BM }: Options): readonly Module[] =>
  IN_USE[(RG ? 1 : 0) + (GM ? 2 : 0) + (VB ? 4 : 0) + (BM ? 8 : 0)];

/** R6.7, R12.3 Whether more may be paid for a building than it costs. */
export const mayOverpay = (options: Options, building: BuildingId): boolean =>
  modulesOf(options).some((module) => module.mayOverpay?.(building));
