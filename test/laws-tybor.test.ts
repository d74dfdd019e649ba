import { lawsOf } from './laws/game.ts';

await lawsOf('tybor');
