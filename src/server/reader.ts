import type { FastifyRequest } from 'fastify';
import { type Language, languageAmong } from '../text/languages.ts';

/** The first of our languages that the browser names. */
export function languageFor({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return languageAmong((headers['accept-language'] ?? '').split(','));
}
