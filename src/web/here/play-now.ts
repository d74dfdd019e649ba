import type { GameId } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import type { NewChair } from '../../wire/tables.ts';
import { botOf } from '../lib/company.ts';
import { go } from '../lib/router.ts';
import { createHere, type HereChair } from './index.ts';

/** The one click without network: the same chairs, at a table in this browser. */
export async function playNowHere(
  game: GameId,
  chairs: readonly NewChair[],
  settings: Settings,
  name: string,
): Promise<void> {
  const seats = chairs.map((chair): HereChair => botOf(game, chair) ?? { kind: 'person', name });
  go(`/here/${await createHere({ game, settings, chairs: seats, help: 'full' })}`);
}
