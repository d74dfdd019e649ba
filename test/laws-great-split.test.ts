import { lawsOf } from './laws/game.ts';

lawsOf('great-split');
