// The check of fairness, one finding after the other, so that a person can follow what was checked.
import { promise, seedFrom } from '../../fair/proof.ts';
import type { GamePackage } from '../../games/index.ts';
import { BadRecord, type GameRecord, parseRecord } from '../../kernel/record.ts';
import { effective } from '../../table/choices.ts';
import { type Difference, isSameEdition, verify } from '../../table/replay.ts';

export type Finding =
  | { readonly what: 'record' | 'choices'; readonly isRight: boolean; readonly count: number }
  | {
      readonly what: 'edition' | 'commitment' | 'sawCommitment' | 'mine' | 'seed' | 'scores';
      readonly isRight: boolean;
    }
  | { readonly what: 'promise' | 'bot' | 'none'; readonly isRight: boolean; readonly seat: number };

export interface Verdict {
  readonly findings: readonly Finding[];
  readonly difference: Difference | null;
  readonly isFair: boolean;
}

/** What this browser knows by itself. */
export interface Known {
  readonly commitment: string | null;
  readonly contribution: string | null;
  readonly you: number | null;
}

export function judge({ game }: GamePackage, text: string, known: Known): Verdict {
  let record: GameRecord;
  try {
    record = parseRecord(text);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { findings: [{ what: 'record', isRight: false, count: 0 }], difference: null, isFair: false };
  }
  const difference = verify(game, record);
  const isPlayed = difference === null || !['illegal', 'edition', 'seed', 'proof'].includes(difference.why);
  const findings: Finding[] = [
    { what: 'record', isRight: true, count: record.choices.length },
    { what: 'edition', isRight: isSameEdition(game, record.edition) },
    ...shuffleFindings(record, known),
    { what: 'choices', isRight: isPlayed, count: effective(record.choices).length },
  ];
  if (record.result !== null) findings.push({ what: 'scores', isRight: difference === null });
  return { findings, difference, isFair: difference === null && findings.every(({ isRight }) => isRight) };
}

function shuffleFindings({ proof, seats, seed }: GameRecord, known: Known): Finding[] {
  const { secret, commitment } = proof;
  const findings: Finding[] = [{ what: 'commitment', isRight: isKept(secret, commitment) }];
  if (known.commitment !== null) findings.push({ what: 'sawCommitment', isRight: known.commitment === commitment });
  const said = seats.map((_, seat): string => proof[`contribution${seat + 1}`] ?? '');
  seats.forEach(({ bot }, seat) => {
    const promised = proof[`promise${seat + 1}`];
    if (promised !== undefined || said[seat] !== '')
      findings.push({ what: 'promise', isRight: isKept(said[seat], promised), seat });
    else findings.push({ what: bot === null ? 'none' : 'bot', isRight: true, seat });
  });
  if (known.you !== null && known.contribution !== null && said[known.you] !== '')
    findings.push({ what: 'mine', isRight: said[known.you] === known.contribution });
  findings.push({ what: 'seed', isRight: seed !== null && isHex(secret) && follows(secret, said, seed.text) });
  return findings;
}

const isHex = (text: string | undefined): text is string => text !== undefined && /^([0-9a-f]{2}){16,64}$/.test(text);
const isKept = (said: string | undefined, promised: string | undefined): boolean =>
  isHex(said) && promise(said) === promised;
const follows = (secret: string, said: readonly string[], seed: string): boolean =>
  said.every((one) => one === '' || isHex(one)) && seedFrom(secret, said) === seed;
