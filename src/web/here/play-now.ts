import type { BotName } from '../../bots/names.ts';
import type { GameId } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import type { NewChair } from '../../wire/tables.ts';
import { go } from '../lib/router.ts';
import { createHere, type HereChair } from './index.ts';

/** The one click without network: the same chairs, at a table in this browser. */
export async function playNowHere(
  game: GameId,
  chairs: readonly NewChair[],
  settings: Settings,
  name: string,
): Promise<void> {
  const seats = chairs.map(
    (chair): HereChair =>
      chair.startsWith('bot:') ? { kind: 'bot', bot: chair.slice(4) as BotName } : { kind: 'person', name },
  );
  go(`/here/${await createHere({ game, settings, chairs: seats, help: 'full' })}`);
}
