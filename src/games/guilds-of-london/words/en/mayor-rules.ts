// R10.2.1–R10.2.16 What mayor cards pay for, with the numbers of the cards.
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import type { MayorKind } from '../../data/tokens.ts';
import { mayorSteps } from '../figures.ts';
import { areOwn, mayorsOf, payAlike, sayMayors } from '../users.ts';
import { users } from './effect-rules.ts';
import { names } from './names.ts';

type Counted = { readonly vp: number; readonly max: number };
const each =
  <K extends MayorKind>(kind: K, sentence: (row: ReturnType<typeof mayorsOf<K>>[number]) => string) =>
  () =>
    sayMayors(users, kind, sentence);
/** '2 VP for each …, at most 8.' */
const per = (kind: MayorKind, what: string, more = '') =>
  each(kind, (row) => `${(row as Counted).vp} VP for each ${what}, at most ${(row as Counted).max}.${more}`);
/** '2, 3, 4 bring 1, 3, 5 VP' */
const paid = (steps: readonly number[], beyond: string): string => {
  const { counts, points } = mayorSteps(steps);
  return `${counts.join(', ')}${beyond} bring ${points.join(', ')} VP.`;
};

function patrons(): string {
  const rows = mayorsOf('PER_MASTER_SYMBOL');
  if (areOwn('PER_MASTER_SYMBOL') && payAlike(rows))
    return `Patron of the yellow, red, blue, green, pink guilds (MR01 to MR05): ${rows[0].vp} VP for each own master with this symbol, at most ${rows[0].max}.`;
  return sayMayors(
    users,
    'PER_MASTER_SYMBOL',
    ({ symbol, vp, max }) =>
      `${vp} VP for each own master with a ${symbol === undefined ? '' : names.symbols[symbol]} symbol, at most ${max}.`,
  );
}
function numbered(): string {
  const rows = mayorsOf('PRECEDENCE');
  if (!payAlike(rows))
    return sayMayors(
      users,
      'PRECEDENCE',
      ({ from, to, vp, max }) => `${vp} VP for each own master on numbers ${from} to ${to}, at most ${max}.`,
    );
  const which = sayMayors(users, 'PRECEDENCE', ({ from, to }) => `numbers ${from} to ${to}.`);
  return `${which} ${rows[0].vp} VP for each own master there, at most ${rows[0].max}.`;
}

export const mayorRules: Readonly<Record<MayorKind, () => string>> = {
  PER_MASTER_SYMBOL: patrons,
  SINGLE_SYMBOL_COLOURS: each(
    'SINGLE_SYMBOL_COLOURS',
    ({ steps }) => `different symbols of your masters on guild tiles with exactly one symbol; ${paid(steps, '')}`,
  ),
  LARGEST_GROUP: each(
    'LARGEST_GROUP',
    ({ vp, min, max }) =>
      `${vp} VP for each master of your largest connected group from ${min} on, at most ${max}. Tiles that share an edge are connected.`,
  ),
  ISOLATED: per('ISOLATED', 'own master without an own master on an adjacent tile'),
  BORDER: per('BORDER', 'own master on a tile with an edge that touches neither another tile nor the Guildhall'),
  NEXT_TO_GUILDHALL: per('NEXT_TO_GUILDHALL', 'own master next to the Guildhall'),
  PRECEDENCE: numbered,
  PER_MASTERS: each(
    'PER_MASTERS',
    (row) => `${row.vp} VP for every ${row.per} own masters, rounded down, at most ${row.max}.`,
  ),
  PER_SPECIAL: per('PER_SPECIAL', 'own master on a special building'),
  LONGEST_LINE: each(
    'LONGEST_LINE',
    ({ steps }) =>
      `your longest unbroken run of masters in a row or column; ${paid(steps, ' or more')} The Guildhall breaks a run.`,
  ),
  PER_TOKEN_RECEIVED: per(
    'PER_TOKEN_RECEIVED',
    'second-place token received during the game',
    ' Those spent on the promo card count too.',
  ),
  PER_PLANTATION_WON: per('PER_PLANTATION_WON', 'left plantation reward received'),
  PER_PAWN_IN_GUILDHALL: per('PER_PAWN_IN_GUILDHALL', 'own pawn in the Guildhall'),
  PER_NEUTRAL_HELD: per('PER_NEUTRAL_HELD', 'neutral you hold'),
  PER_CARD_IN_HAND: per('PER_CARD_IN_HAND', 'action card in your hand'),
  ROWS_COLUMNS_WITH_2: each(
    'ROWS_COLUMNS_WITH_2',
    ({ vp, max }) =>
      `${vp} VP for every row and every column of the city with at least ${inWords('en', AMOUNTS.streetMasters)} own masters, at most ${max}. One that the Guildhall interrupts counts as one.`,
  ),
};
