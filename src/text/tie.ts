// Who wins at equal points, and why, in one or more sentences.
import type { Seat } from '../kernel/types.ts';
import type { Sentence, Texts } from './texts.ts';

/** Several seats with the most points, and what was compared until one was ahead (`src/wire/seen.ts`). */
interface Equals {
  readonly points: number;
  readonly seats: readonly Seat[];
  readonly compared: readonly { readonly label: string; readonly counts: readonly number[] }[];
  readonly rule: string;
}

export interface TieWords {
  /** 'Anna and Ben have 58 points each.' */
  tied(names: readonly string[], points: number): string;
  /** 'Buildings: Anna 9, Ben 7.' */
  compared(what: string, counts: readonly string[]): string;
  readonly shared: string;
}

export function tieSentence(
  tie: Equals,
  winners: readonly Seat[],
  names: readonly string[],
  texts: Pick<Texts, 'ties'>,
  words: TieWords,
): Sentence {
  const by = ({ label, counts }: Equals['compared'][number]): string =>
    words.compared(
      texts.ties?.[label] ?? label,
      counts.map((count, i) => `${names[tie.seats[i]]} ${count}`),
    );
  const said = [
    words.tied(
      tie.seats.map((seat) => names[seat]),
      tie.points,
    ),
    ...tie.compared.map(by),
    ...(winners.length > 1 ? [words.shared] : []),
  ];
  return { text: said.join(' '), rule: tie.rule };
}
