// R10.2.1–R10.2.16 What mayor cards pay for, with the numbers of the cards.
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import type { MayorKind } from '../../data/tokens.ts';
import { mayorSteps } from '../figures.ts';
import { areOwn, mayorsOf, payAlike, sayMayors } from '../users.ts';
import { users } from './effect-rules.ts';

type Counted = { readonly vp: number; readonly max: number };
const each =
  <K extends MayorKind>(kind: K, sentence: (row: ReturnType<typeof mayorsOf<K>>[number]) => string) =>
  () =>
    sayMayors(users, kind, sentence);
/** '2 SP je …, höchstens 8.' */
const per = (kind: MayorKind, what: string, more = '') =>
  each(kind, (row) => `${(row as Counted).vp} SP je ${what}, höchstens ${(row as Counted).max}.${more}`);
/** '2, 3, 4 bringen 1, 3, 5 SP' */
const paid = (steps: readonly number[], beyond: string): string => {
  const { counts, points } = mayorSteps(steps);
  return `${counts.join(', ')}${beyond} bringen ${points.join(', ')} SP.`;
};

function patrons(): string {
  const rows = mayorsOf('PER_MASTER_SYMBOL');
  if (areOwn('PER_MASTER_SYMBOL') && payAlike(rows))
    return `Gönner der gelben, roten, blauen, grünen, rosa Zünfte (MR01 bis MR05): ${rows[0].vp} SP je eigenem Meister mit diesem Symbol, höchstens ${rows[0].max}.`;
  return sayMayors(
    users,
    'PER_MASTER_SYMBOL',
    ({ symbol, vp, max }) =>
      `${vp} SP je eigenem Meister mit dem Symbol ${users.names.symbols[symbol]}, höchstens ${max}.`,
  );
}
function numbered(): string {
  const rows = mayorsOf('PRECEDENCE');
  if (!payAlike(rows))
    return sayMayors(
      users,
      'PRECEDENCE',
      ({ from, to, vp, max }) => `${vp} SP je eigenem Meister auf den Nummern ${from} bis ${to}, höchstens ${max}.`,
    );
  const which = sayMayors(users, 'PRECEDENCE', ({ from, to }) => `Nummern ${from} bis ${to}.`);
  return `${which} ${rows[0].vp} SP je eigenem Meister dort, höchstens ${rows[0].max}.`;
}

export const mayorRules: Readonly<Record<MayorKind, () => string>> = {
  PER_MASTER_SYMBOL: patrons,
  SINGLE_SYMBOL_COLOURS: each(
    'SINGLE_SYMBOL_COLOURS',
    ({ steps }) => `verschiedene Symbole deiner Meister auf Zunft-Plättchen mit genau einem Symbol; ${paid(steps, '')}`,
  ),
  LARGEST_GROUP: each(
    'LARGEST_GROUP',
    ({ vp, min, max }) =>
      `${vp} SP je Meister deiner größten zusammenhängenden Gruppe ab ${min}, höchstens ${max}. Plättchen, die eine Kante teilen, hängen zusammen.`,
  ),
  ISOLATED: per('ISOLATED', 'eigenem Meister ohne eigenen Meister auf einem benachbarten Plättchen'),
  BORDER: per(
    'BORDER',
    'eigenem Meister auf einem Plättchen mit einer Kante, an der weder ein Plättchen noch die Zunfthalle liegt',
  ),
  NEXT_TO_GUILDHALL: per('NEXT_TO_GUILDHALL', 'eigenem Meister neben der Zunfthalle'),
  PRECEDENCE: numbered,
  PER_MASTERS: each(
    'PER_MASTERS',
    (row) => `${row.vp} SP für je ${row.per} eigene Meister, abgerundet, höchstens ${row.max}.`,
  ),
  PER_SPECIAL: per('PER_SPECIAL', 'eigenem Meister auf einem besonderen Gebäude'),
  LONGEST_LINE: each(
    'LONGEST_LINE',
    ({ steps }) =>
      `deine längste lückenlose Reihe von Meistern in einer Zeile oder Spalte; ${paid(steps, ' oder mehr')} Die Zunfthalle unterbricht.`,
  ),
  PER_TOKEN_RECEIVED: per(
    'PER_TOKEN_RECEIVED',
    'im Spiel erhaltenem Belohnungsmarker',
    ' Auch auf der Promokarte ausgegebene zählen.',
  ),
  PER_PLANTATION_WON: per('PER_PLANTATION_WON', 'erhaltener linker Belohnung der Plantage'),
  PER_PAWN_IN_GUILDHALL: per('PER_PAWN_IN_GUILDHALL', 'eigenem Mitglied in der Zunfthalle'),
  PER_NEUTRAL_HELD: per('PER_NEUTRAL_HELD', 'Neutralem, den du besitzt'),
  PER_CARD_IN_HAND: per('PER_CARD_IN_HAND', 'Aktionskarte auf deiner Hand'),
  ROWS_COLUMNS_WITH_2: each(
    'ROWS_COLUMNS_WITH_2',
    ({ vp, max }) =>
      `${vp} SP für jede Zeile und jede Spalte der Stadt mit mindestens ${inWords('de', AMOUNTS.streetMasters)} eigenen Meistern, höchstens ${max}. Was die Zunfthalle unterbricht, zählt als eine.`,
  ),
};
