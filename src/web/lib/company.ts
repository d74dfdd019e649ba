// Whom one plays against: characters where the game has some, plain levels where it has none or all of them sit already.
import type { BotName } from '../../bots/names.ts';
import { type Character, characterOf, charactersOf, type GameId } from '../../games/index.ts';
import type { SentAct } from '../../wire/acts.ts';
import type { NewChair } from '../../wire/tables.ts';

/** A bot that is to sit down. */
export interface BotSeat {
  readonly kind: 'bot';
  readonly bot: BotName;
  readonly character?: string | undefined;
}

/** The bot that plays unless somebody chooses another. */
export const USUAL_LEVEL = 'club';

/** What its host asks of the table. */
export const botAct = (chair: number, { bot, character }: BotSeat): SentAct => ({
  ...{ do: 'chair', chair, kind: 'bot', bot },
  ...(character !== undefined && { character }),
});

export const plainBot = (bot: BotName): BotSeat => ({ kind: 'bot', bot });
export const sitsAs = ({ id, level }: Character): BotSeat => ({ kind: 'bot', bot: level, character: id });

export const toChair = ({ bot, character }: BotSeat): NewChair =>
  character === undefined ? `bot:${bot}` : `character:${character}`;

/** Who is to sit there; null: nobody of the house. */
export function botOf(game: GameId, chair: NewChair): BotSeat | null {
  if (chair.startsWith('bot:')) return plainBot(chair.slice('bot:'.length) as BotName);
  if (!chair.startsWith('character:')) return null;
  const character = characterOf(game, chair.slice('character:'.length));
  return character === undefined ? plainBot(USUAL_LEVEL) : sitsAs(character);
}

/** Who is asked first if nobody is named: those of the usual level, then their neighbours. */
const ASKED = [USUAL_LEVEL, 'expert', 'beginner', 'master'] as const;

/** Somebody who does not sit there yet. */
export function nextBot(game: GameId, seated: readonly (string | undefined)[]): BotSeat {
  const free = charactersOf(game).filter(({ id }) => !seated.includes(id));
  const best = ASKED.flatMap((level) => free.filter((one) => one.level === level)).at(0);
  return best === undefined ? plainBot(USUAL_LEVEL) : sitsAs(best);
}

/** This many of the house, nobody twice. */
export function company(game: GameId, count: number): BotSeat[] {
  const list: BotSeat[] = [];
  while (list.length < count)
    list.push(
      nextBot(
        game,
        list.map(({ character }) => character),
      ),
    );
  return list;
}
