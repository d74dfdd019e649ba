import type { Game, Setting } from '../../kernel/types.ts';
import { about } from './about.ts';
import { knownTables } from './data/known.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { steps } from './rules/steps.ts';
import { score, tieBreak } from './scoring.ts';
import { clone, pieces, setup } from './setup.ts';
import type { Choices, Happened, ModuleId, RigaTask, S } from './types.ts';

const data = knownTables();
/** The same tables in an older form: with a trigger for each function, which no rule read, and prices on every building. */
const known = ['98f6f86651d8aa41bf6590b9ce8fa42590153bda94694bd93c9cadaebe2374d4'];
const module = (byDefault: boolean, rule: string): Setting => ({ values: [true, false], default: byDefault, rule });

export const game: Game<S, RigaTask, Choices, Happened> = {
  id: 'riga',
  version: 1,
  edition: { id: 'reconstructed', data, known },
  seats: about.seats, // R0.4
  settings: {
    RG: module(true, 'R1.5'),
    GM: module(true, 'R10.1'),
    VB: module(false, 'R11.1'),
    BM: module(false, 'R12.1'),
  } satisfies Record<ModuleId, Setting>,
  presets: {
    masters: { RG: true, GM: true, VB: false, BM: false },
    base: { RG: false, GM: false, VB: false, BM: false },
    everything: { RG: true, GM: true, VB: true, BM: true },
    brothers: { RG: true, GM: true, VB: true, BM: false },
    mayors: { RG: true, GM: true, VB: false, BM: true },
  },
  sizes: ['own.goods', 'own.buildings', 'dark.goods', 'dark.buildings'], // Q34
  first: { do: 'begin' },
  steps,
  setup,
  clone,
  imagine,
  score,
  tieBreak,
  sharedBy: 'R9.5',
  pieces,
  notation,
};
