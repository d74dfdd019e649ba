// Editions of one's own: made, copied, brought in, kept on the server, given to whoever plays with them.
import { hashOf } from '../../fair/hash.ts';
import type { GameId, GamePackage } from '../../games/index.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { readEdition } from '../../text/edition/read.ts';
import type { EditionProblem } from '../../text/edition/shape.ts';
import type { EditionCard, EditionCards, NewEdition, WholeEdition } from '../../wire/editions.ts';
import { json } from '../lib/api.ts';
import { newId } from '../lib/id.ts';
import { ensureMe, isSomebody } from '../lib/session.ts';
import { editionStore, type OwnEdition } from './store.ts';

/** The games whose tables are data. */
export async function packageWithEditions(game: GameId): Promise<GamePackage | null> {
  const pkg = await loadGame(game, []);
  return pkg.editions === undefined ? null : pkg;
}

const freshEditionId = (): string => `own-${newId().slice(0, 8)}`;

async function keepNew(edition: Edition): Promise<OwnEdition> {
  const own: OwnEdition = { key: newId(), edition, number: 1, at: Date.now() };
  await (await editionStore()).keep(own);
  void navigator.storage?.persist?.().catch(() => false); // asked quietly: the browser decides
  return own;
}

/** Begins with the built-in one, or with another one. */
export const createOwn = (like: Edition, name: string): Promise<OwnEdition> =>
  keepNew({ ...like, id: freshEditionId(), name });

export const listOwn = async (): Promise<OwnEdition[]> =>
  (await (await editionStore()).list()).toSorted((a, b) => b.at - a.at);

export async function renameOwn(own: OwnEdition, name: string): Promise<void> {
  const edition = { ...own.edition, name: name.trim() };
  await (await editionStore()).keep({ ...own, edition, number: own.number + 1, at: Date.now() });
}

export const dropOwn = async ({ key }: OwnEdition): Promise<void> => (await editionStore()).drop(key);
/** What was just thrown away. */
export const bringBack = async (own: OwnEdition): Promise<void> =>
  void (await (await editionStore()).keep({ ...own, number: 1 }));

/** A document from a file, of any game; or what is wrong with it. */
export async function importOwn(
  text: string,
): Promise<OwnEdition | { readonly problems: readonly EditionProblem[]; readonly game: GameId | null }> {
  let input: unknown = null;
  try {
    input = JSON.parse(text);
  } catch {
    return { problems: [{ why: 'notAnEdition' }], game: null };
  }
  const { game } = (input ?? {}) as Partial<Edition>;
  const pkg = typeof game === 'string' && isGameId(game) ? await packageWithEditions(game) : null;
  if (pkg === null) return { problems: [{ why: 'notAnEdition' }], game: null };
  const read = readEdition(pkg.editions!.kind, input);
  if (read.problems !== undefined) return { problems: read.problems, game: game as GameId };
  return await keepNew(read.edition);
}

/** Mine, what others share, and what the house brings; nothing if there is nobody yet, or no network. */
export async function listKept(): Promise<readonly EditionCard[]> {
  if (!isSomebody()) return [];
  try {
    return (await json<EditionCards>('GET', '/editions')).editions;
  } catch {
    return [];
  }
}

export const loadKept = async (id: string): Promise<{ readonly edition: Edition; readonly card: EditionCard }> =>
  (await json<WholeEdition>('GET', `/editions/${id}`)) as unknown as { edition: Edition; card: EditionCard };

/** On the server as it is now; throws what the server says against it. */
export async function sendOwn(own: OwnEdition, isShared = own.kept?.isShared ?? false): Promise<OwnEdition> {
  const hash = hashOf(own.edition);
  if (own.kept?.hash === hash && own.kept.isShared === isShared) return own;
  await ensureMe();
  const body: NewEdition = { edition: { ...own.edition }, isShared };
  const path = own.kept === undefined ? '/editions' : `/editions/${own.kept.id}`;
  const card = await json<EditionCard>(own.kept === undefined ? 'POST' : 'PUT', path, body);
  const sent = { ...own, kept: { id: card.id, hash, isShared }, number: own.number + 1 };
  await (await editionStore()).keep(sent);
  return sent;
}

/** Only in this browser from now on. */
export async function takeBackOwn(own: OwnEdition): Promise<OwnEdition> {
  if (own.kept !== undefined) await json('DELETE', `/editions/${own.kept.id}`);
  const { kept: _, ...alone } = own;
  const now = { ...alone, number: own.number + 1 };
  await (await editionStore()).keep(now);
  return now;
}

/** The one with this key; one that is only on the server comes here, with its copy noted if it is mine. */
export async function openOwn(key: string): Promise<OwnEdition | null> {
  const store = await editionStore();
  const here = await store.load(key);
  if (here !== null) return here;
  const again = (await store.list()).find(({ kept }) => kept?.id === key);
  if (again !== undefined) return again;
  try {
    const { edition, card } = await loadKept(key);
    const own: OwnEdition = { key, edition, number: 1, at: Date.now() };
    if (!card.isMine) return null; // it is changed by whoever made it; others copy it
    const kept = { id: card.id, hash: card.hash, isShared: card.isShared };
    await store.keep({ ...own, kept });
    return { ...own, kept };
  } catch {
    return null;
  }
}
