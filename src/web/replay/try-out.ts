// Playing on from a step against bots: a new table in this browser, which knows nothing about the real one.
import type { GameId } from '../../games/index.ts';
import type { Seat } from '../../kernel/types.ts';
import { go } from '../lib/router.ts';
import type { Replay } from './model.ts';

/** You on one seat, bots from the club on the others, from the same seed and with the same choices so far. */
export async function playOn(model: Replay, step: number, seat: Seat, name: string): Promise<void> {
  const { game, settings, seats, seed } = model.record;
  const { createHere } = await import('../here/index.ts');
  const id = await createHere({
    game: game as GameId,
    settings,
    chairs: seats.map((_, one) => (one === seat ? { kind: 'person', name } : { kind: 'bot', bot: 'club' })),
    help: 'full',
    ...(seed !== null && { seed }),
    choices: model.choicesTo(step),
    tryOut: true,
  });
  go(`/here/${id}`);
}
