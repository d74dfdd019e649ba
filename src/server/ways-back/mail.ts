// A way back by mail: a link to the address that somebody has confirmed for notices.
import { createHash } from 'node:crypto';
import type { Who } from '../../table/types.ts';
import type { Keeper } from '../keeper.ts';
import { wantedBy } from '../notices/kept.ts';

/** Where it is noted whose address it is; only its hash, and what it says is checked. */
const noteOf = (address: string): string =>
  `way back ${createHash('sha256').update(`kontor mail ${address.trim().toLowerCase()}`).digest('base64url')}`;

/** The confirmed address of a person; null: they have none. */
export async function addressOf(keeper: Keeper, who: Who): Promise<string | null> {
  const { mail } = await wantedBy(keeper, who);
  return mail?.isConfirmed === true ? mail.address : null;
}

/** Finds them by their address from now on. */
export async function noteAddress(keeper: Keeper, who: Who): Promise<void> {
  const address = await addressOf(keeper, who);
  if (address !== null) await keeper.ask((store) => store.setNote(noteOf(address), who));
}

/** Before a person is forgotten. Whoever shares the address with them still finds back. */
export async function forgetAddress(keeper: Keeper, who: Who): Promise<void> {
  const address = await addressOf(keeper, who);
  if (address === null || (await keeper.ask((store) => store.note(noteOf(address)))) !== who) return;
  await keeper.ask((store) => store.setNote(noteOf(address), ''));
}

/** Who has confirmed this address; null: nobody. */
export async function personAt(keeper: Keeper, address: string): Promise<Who | null> {
  const who = await keeper.ask((store) => store.note(noteOf(address)));
  if (who === null || who === '') return null;
  const own = await addressOf(keeper, who);
  return own !== null && noteOf(own) === noteOf(address) ? who : null;
}
