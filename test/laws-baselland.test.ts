import { lawsOf } from './laws/game.ts';

lawsOf('baselland');
