import type { BotName } from '../../bots/names.ts';
import type { GameId } from '../../games/index.ts';
import { useWords } from '../lib/words.ts';
import { aboutLevel } from './level-about.ts';

/** How strong the bots at a table are: each level once, however many play at it. */
export function LevelNotes({ game, levels }: { readonly game: GameId; readonly levels: readonly BotName[] }) {
  const words = useWords();
  return [...new Set(levels)].map((level) => (
    <p key={level} className="w-about">
      {words.bots[level].name}: {aboutLevel(words, game, level)}
    </p>
  ));
}
