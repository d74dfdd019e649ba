// Editions that people keep in the house. A table copies the one it is played with: what becomes of it later changes no game.
import { hashOf } from '../../fair/hash.ts';
import { type GameId, isGameId, loadGame } from '../../games/index.ts';
import type { KeptEdition, ListedEdition } from '../../store/store.ts';
import { BadEdition, editionFrom } from '../../table/editions.ts';
import type { Who } from '../../table/types.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { type EditionCard, MOST_EDITIONS } from '../../wire/editions.ts';
import { Gate } from '../gate.ts';
import { freshId } from '../identity.ts';
import type { Keeper } from '../keeper.ts';
import { HttpProblem, notFound } from '../problem.ts';
import type { ServerSettings } from '../settings.ts';
import { tryOut } from './try-out.ts';

const MOST_LISTED = 500;
/** A thousand games keep a core busy for seconds: one at a time, and few wait for it. */
const MOST_WAITING = 4;
const MOST_PASSED = 1000;

interface Found {
  readonly edition: Edition;
  readonly card: EditionCard;
}

export class HouseEditions {
  readonly #keeper: Keeper;
  readonly #settings: ServerSettings;
  readonly #trials = new Gate(1, MOST_WAITING);
  /** Hashes of tables that games end with: what an edition is called does not matter. */
  readonly #passed = new Set<string>();

  constructor(keeper: Keeper, settings: ServerSettings) {
    this.#keeper = keeper;
    this.#settings = settings;
  }

  /** Those that somebody may play with: the house's own, theirs, and what others share. */
  async list(who: Who): Promise<EditionCard[]> {
    const kept = await this.#keeper.ask((store) => store.editionsFor(who, MOST_LISTED));
    return [...this.#fromFiles().map(({ card }) => card), ...kept.map((one) => cardOf(one, who))];
  }

  /** Nobody learns whether there is one that they may not see. */
  async find(id: string, who: Who): Promise<Found> {
    const fromFile = this.#fromFiles().find(({ card }) => card.id === id);
    if (fromFile !== undefined) return fromFile;
    const kept = await this.#keeper.ask((store) => store.edition(id));
    if (kept === null || !(kept.isShared || kept.who === who)) throw notFound();
    const input = JSON.parse(kept.data) as { game: GameId };
    // It may have been kept before the game asked for more.
    return { edition: await editionIn(input), card: cardOf(kept, who) };
  }

  async keep(who: Who, id: string | null, input: unknown, isShared: boolean): Promise<EditionCard> {
    // Whose it is, and not whether it still fits: one that a new version refuses can be put right.
    if (id !== null && (await this.#keeper.ask((store) => store.edition(id)))?.who !== who) throw notFound();
    const edition = await editionIn(input);
    await this.mustEnd(who, edition);
    const { game, name } = edition;
    const at = this.#settings.clock.now();
    const data = JSON.stringify(edition);
    const kept: KeptEdition = { id: id ?? freshId(), who, game, name, hash: hashOf(edition), isShared, at, data };
    if (!(await this.#keeper.ask((store) => store.keepEdition(kept, MOST_EDITIONS))))
      throw new HttpProblem(409, 'tooManyEditions', { most: MOST_EDITIONS });
    return cardOf(kept, who);
  }

  async drop(who: Who, id: string): Promise<void> {
    if (!(await this.#keeper.ask((store) => store.dropEdition(who, id)))) throw notFound();
  }

  /** Games with it must come to an end. What has been tried is not tried again. */
  async mustEnd(who: Who, edition: Edition): Promise<void> {
    const { game, tables } = edition;
    const hash = hashOf({ game, tables });
    if (this.#passed.has(hash)) return;
    const leave = await this.#trials.enter(who);
    try {
      const found = await tryOut(edition, this.#settings.trialGames);
      if (found !== null) throw new HttpProblem(409, 'editionFails', { problem: found.why, seats: found.seats });
      this.#passed.add(hash);
      if (this.#passed.size > MOST_PASSED) this.#passed.delete(this.#passed.values().next().value!);
    } finally {
      leave();
    }
  }

  /** Whoever runs the house has brought them, and everybody may play with them. */
  #fromFiles(): Found[] {
    return this.#settings.editions.map((edition) => {
      const { id, game, name } = edition;
      const card = { id: `house-${game}-${id}`, game: game as GameId, name, hash: hashOf(edition) };
      return { edition, card: { ...card, isShared: true, isMine: false, changedAt: 0 } };
    });
  }
}

const cardOf = ({ id, game, name, hash, isShared, at, who: owner }: ListedEdition, who: Who): EditionCard => ({
  ...{ id, game: game as GameId, name, hash, isShared },
  isMine: owner === who,
  changedAt: at,
});

/** What came from outside, if it is an edition of one of our games. */
export async function editionIn(input: unknown): Promise<Edition> {
  const { game } = (input ?? {}) as { game?: unknown };
  if (typeof game !== 'string' || !isGameId(game)) throw new HttpProblem(400, 'badEdition', { problem: 'otherGame' });
  try {
    return editionFrom(await loadGame(game), input);
  } catch (error) {
    if (!(error instanceof BadEdition)) throw error;
    throw new RefusedEdition(error);
  }
}

/** Every reason, as `EditionProblem` has them: whoever asked says them in words. */
class RefusedEdition extends HttpProblem {
  override readonly problems: HttpProblem['problems'];
  constructor({ problems }: BadEdition) {
    const [{ why, facts, ...place }] = problems;
    super(400, 'badEdition', { ...place, ...facts, problem: why });
    this.problems = problems;
  }
}
