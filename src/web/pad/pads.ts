// Which games have a score pad or a transcript in the page, each loaded when somebody opens it.
import type { PadModule, TranscriptModule } from '../../parts/pad.ts';
import { byGame } from '../lib/by-game.ts';

export const PADS = byGame(import.meta.glob<PadModule>('../../games/*/board/pad/index.tsx'));
export const TRANSCRIPTS = byGame(import.meta.glob<TranscriptModule>('../../games/*/board/transcript/index.tsx'));
