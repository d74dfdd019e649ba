// What a bot thread remembers: a bot that has just chosen at a table and is asked again continues its own search.
import type { Player } from '../bots/player.ts';
import type { Question } from './bot-pool.ts';

type About = Pick<Question, 'table' | 'bot' | 'character' | 'decision' | 'made'>;

/** A chain of picks is short; a tree may have some megabytes. */
const MOST_TABLES = 4;

export class BotMemory {
  /** By table, oldest first: the player, and who must be asked after how many choices for it to be used again. */
  readonly #players = new Map<string, { readonly key: string; readonly player: Player }>();

  /** The player that made the last choice of this table for the same seat, or a new one. */
  async playerFor(question: About, make: () => Promise<Player>): Promise<Player> {
    const { table, made } = question;
    const known = this.#players.get(table);
    const player = known?.key === keyOf(question, made) ? known.player : await make();
    this.#players.delete(table);
    this.#players.set(table, { key: keyOf(question, made + 1), player });
    if (this.#players.size > MOST_TABLES) this.#players.delete(this.#players.keys().next().value!);
    return player;
  }

  forget(table: string): void {
    this.#players.delete(table);
  }
}

const keyOf = ({ bot, character = '', decision }: About, made: number): string =>
  `${decision.seat} ${bot} ${character} ${made}`;
