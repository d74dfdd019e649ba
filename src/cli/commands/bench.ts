import { GAME_IDS, isGameId } from '../../games/index.ts';
import type { Command } from '../args.ts';
import { clean } from '../layout.ts';
import { misused } from '../stop.ts';

export const bench: Command = {
  words: [{ name: 'game', optional: true }],
  options: [],
  async run(args, io) {
    const [game] = args.rest;
    if (game !== undefined && !isGameId(game)) throw misused(io.t.unknownGame(clean(game), GAME_IDS.join(', ')));
    const measure = await import('../../../bench/index.ts');
    await measure.bench(game === undefined ? {} : { game });
    return 0;
  },
};
