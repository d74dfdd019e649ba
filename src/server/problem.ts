// Every error has one shape: {error: {why, rule?, facts?}}.
import type { Refusal } from '../kernel/types.ts';
import type { ErrorBody } from '../wire/game.ts';

export type Facts = NonNullable<Refusal['facts']>;

/** Ends a request. `why` is a key; the sentence is made where it is read. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly why: string;
  readonly rule: string;
  readonly facts: Facts | undefined;
  /** Of something with many parts: what is wrong with each. */
  readonly problems?: ErrorBody['error']['problems'];
  constructor(status: number, why: string, facts?: Facts, rule = '') {
    super(why);
    this.status = status;
    this.why = why;
    this.facts = facts;
    this.rule = rule;
  }
}

export const notFound = (): HttpProblem => new HttpProblem(404, 'notFound');
export const noIdentity = (): HttpProblem => new HttpProblem(401, 'noIdentity');
/** The store did not answer, or is shutting down: the same request may be sent again. */
export const tryAgain = (why: 'storeFailed' | 'closing' | 'busy'): HttpProblem => new HttpProblem(503, why);
/** What the key of a seat does not allow is forbidden, whatever state the table is in. */
const FORBIDDEN: readonly string[] = ['seatKey', 'badSeatKey'];
export const refused = ({ why, facts, rule }: Refusal): HttpProblem =>
  new HttpProblem(FORBIDDEN.includes(why) ? 403 : 409, why, facts, rule);

export const bodyOf = ({
  why,
  rule,
  facts,
  problems,
}: Pick<HttpProblem, 'why' | 'rule' | 'facts' | 'problems'>): ErrorBody => ({
  error: {
    why,
    ...(rule !== '' && { rule }),
    ...(facts !== undefined && { facts }),
    ...(problems !== undefined && { problems }),
  },
});

interface Thrown {
  readonly validation?: readonly { readonly instancePath: string; readonly message?: string }[];
  readonly validationContext?: string;
  readonly statusCode?: number;
  readonly code?: string;
}

/** What the outside learns of anything thrown inside: never more than this. */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { validation, validationContext = '', statusCode = 500, code = '' } = (error ?? {}) as Thrown;
  if (validation !== undefined) {
    const { instancePath = '', message = '' } = validation.at(-1) ?? {};
    return new HttpProblem(400, 'badRequest', { at: `${validationContext}${instancePath}`, problem: message });
  }
  if (statusCode === 413) return new HttpProblem(413, 'tooLarge');
  if (statusCode === 429) return new HttpProblem(429, 'tooFast');
  if (statusCode === 503 || code === 'FST_ERR_REOPENED_CLOSE_SERVER') return tryAgain('closing');
  if (statusCode >= 400 && statusCode < 500) return new HttpProblem(statusCode, 'badRequest');
  return new HttpProblem(500, 'internal');
}
