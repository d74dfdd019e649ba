// Which cards have an effect, and which mayor cards pay for something: the rulebook names them by rule.
import { ACTIONS, type EffectKind, type StepRow } from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import type { GuildSymbol } from '../data/tiles.ts';
import { MAYORS, type MayorKind, type MayorRow } from '../data/tokens.ts';
import type { CardNames } from './names.ts';

export interface UserWords {
  readonly names: CardNames;
  /** 'only with a blue master' */
  needs(symbol: GuildSymbol | 'any'): string;
  /** No card of the edition does it. */
  readonly none: string;
}
const usersOf = (effect: EffectKind) =>
  Object.entries(ACTIONS).flatMap(([code, { needs, steps }]) =>
    steps.filter((step) => step.effect === effect).map((step) => ({ code, needs, step })),
  );
const unique = (list: readonly string[]): string => [...new Set(list)].join(', ');

/** The names of all cards that have an effect. */
export const cardsWith = ({ names }: UserWords, effect: EffectKind): string[] => [
  ...new Set(usersOf(effect).map(({ code }) => names.actions[code])),
];

/** 'Mercenary, Retinue: take one neutral.' Cards that do the same are named together. */
export function sayEach(words: UserWords, effect: EffectKind, sentence: (step: StepRow) => string): string {
  const said = new Map<string, string[]>();
  for (const { code, needs, step } of usersOf(effect)) {
    const text = `${needs === undefined ? '' : `, ${words.needs(needs)}`}: ${sentence(step)}`;
    said.set(text, [...(said.get(text) ?? []), words.names.actions[code]]);
  }
  const all = [...said].map(([text, cards]) => `${unique(cards)}${text}`);
  return all.length === 0 ? words.none : all.join(' ');
}
/** 'Convoy (2), Merchant fleet (3, only with a blue master): that many …' */
export function sayMany(words: UserWords, effect: EffectKind, sentence: string): string {
  const cards = usersOf(effect).map(({ code, needs, step }) => {
    const facts = [String(step.n), ...(needs === undefined ? [] : [words.needs(needs)])];
    return `${words.names.actions[code]} (${facts.join(', ')})`;
  });
  return cards.length === 0 ? words.none : `${unique(cards)}: ${sentence}`;
}

type Of<K extends MayorKind> = Extract<MayorRow, { kind: K }> & { readonly code: string };
export const mayorsOf = <K extends MayorKind>(kind: K): Of<K>[] =>
  Object.entries(MAYORS).flatMap(([code, row]) => (row.kind === kind ? [{ ...row, code } as unknown as Of<K>] : []));
/** 'Loners (MR08): 2 VP …' */
export const sayMayors = <K extends MayorKind>(
  { names, none }: UserWords,
  kind: K,
  sentence: (row: Of<K>) => string,
): string =>
  mayorsOf(kind)
    .map((row) => `${names.mayors[row.code]} (${row.code}): ${sentence(row)}`)
    .join(' ') || none;
/** Whether several pay the same: then one sentence says it for all. */
export const payAlike = (rows: readonly { readonly vp: number; readonly max: number }[]): boolean =>
  rows.length > 0 && rows.every(({ vp, max }) => vp === rows[0].vp && max === rows[0].max);
/** Whether a kind has just Kontor's own cards, with Kontor's own names. */
export function areOwn(kind: MayorKind): boolean {
  const facts = (): string =>
    mayorsOf(kind)
      .map((row) => `${row.code} ${'symbol' in row ? row.symbol : ''}`)
      .join();
  const isNamed = inPlay.edition.tables.mayors.some(({ names }) => names !== undefined);
  return !isNamed && facts() === inPlay.with(inPlay.builtIn, facts);
}
/** R6.4 Whether cards of the edition do several things. */
export const hasSeveral = (): boolean => Object.values(ACTIONS).some(({ steps }) => steps.length > 1);
