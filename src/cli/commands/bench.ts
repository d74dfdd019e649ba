import { GAME_IDS, isGameId } from '../../games/index.ts';
import type { Command } from '../args.ts';
import { clean } from '../layout.ts';
import { failed, misused } from '../stop.ts';

export const bench: Command = {
  words: [{ name: 'game', optional: true }],
  options: [],
  async run(args, io) {
    const [game] = args.rest;
    if (game !== undefined && !isGameId(game)) throw misused(io.t.unknownGame(clean(game), GAME_IDS.join(', ')));
    const measure = await import('../../../bench/index.ts');
    try {
      await measure.bench(game === undefined ? {} : { game });
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('no comparison'))) throw error;
      throw failed(clean(error.message.split('\n')[0])); // no network, which is not our fault
    }
    return 0;
  },
};
