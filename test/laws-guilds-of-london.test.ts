import { lawsOf } from './laws/game.ts';

lawsOf('guilds-of-london');
