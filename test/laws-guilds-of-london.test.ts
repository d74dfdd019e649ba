import { lawsOf } from './laws/game.ts';

await lawsOf('guilds-of-london');
