import { playRandomly } from '../play.ts';
import { serve } from './serve.ts';

await serve(playRandomly);
