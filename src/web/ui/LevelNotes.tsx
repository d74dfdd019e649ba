import type { BotName } from '../../bots/names.ts';
import type { GameId } from '../../games/index.ts';
import { useWords } from '../lib/words.ts';
import { aboutLevel, isUnmeasured } from './level-about.ts';

interface NotesProps {
  readonly game: GameId;
  readonly levels: readonly BotName[];
  /** How many sit at the table. */
  readonly players: number;
}

/** How strong the bots at a table are: each level once, however many play at it. */
export function LevelNotes({ game, levels, players }: NotesProps) {
  const words = useWords();
  return (
    <>
      {[...new Set(levels)].map((level) => (
        <p key={level} className="w-about">
          {words.bots[level].name}: {aboutLevel(words, game, level, players)}
        </p>
      ))}
      {isUnmeasured(game, levels, players) && <p className="w-about">{words.house.unmeasured(players)}</p>}
    </>
  );
}
