// A code to print: whoever types it is that person, once. It lasts until it is used or replaced.
import { randomInt } from 'node:crypto';
import type { Who } from '../../table/types.ts';
import { CODE_LENGTH, CODE_LETTERS } from '../../text/way-back-code.ts';
import { hashOfToken } from '../identity.ts';
import type { Keeper } from '../keeper.ts';

export const CODE = 'code';
interface Kept {
  readonly hash: string;
  readonly madeAt: number;
}

const hashOfCode = (code: string): string => hashOfToken(`code ${code}`);
/** Five bits a letter: 125 in all. */
const freshCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(32)]).join('');

async function keptBy(keeper: Keeper, who: Who): Promise<Kept | null> {
  const text = await keeper.ask((store) => store.personal(who, CODE));
  return text === null ? null : (JSON.parse(text) as Kept);
}

export const codeMadeAt = async (keeper: Keeper, who: Who): Promise<number | null> =>
  (await keptBy(keeper, who))?.madeAt ?? null;

/** An earlier code no longer works. */
export async function makeCode(keeper: Keeper, who: Who): Promise<{ code: string; madeAt: number }> {
  await dropCode(keeper, who);
  const code = freshCode();
  const kept: Kept = { hash: hashOfCode(code), madeAt: keeper.now() };
  await keeper.ask((store) => store.addToken(kept.hash, who, true, null));
  await keeper.ask((store) => store.setPersonal(who, CODE, JSON.stringify(kept)));
  return { code, madeAt: kept.madeAt };
}

export async function dropCode(keeper: Keeper, who: Who): Promise<void> {
  const kept = await keptBy(keeper, who);
  if (kept === null) return;
  await keeper.ask((store) => store.dropToken(who, kept.hash));
  await keeper.ask((store) => store.setPersonal(who, CODE, null));
}

/** Whose code it is; it is used up. null: nobody's. Of codes made at the same moment only the one that is shown counts: only it can be taken away. */
export async function takeCode(keeper: Keeper, code: string): Promise<Who | null> {
  const hash = hashOfCode(code);
  const who = await keeper.ask((store) => store.takeToken(hash, keeper.now()));
  if (who === null || (await keptBy(keeper, who))?.hash !== hash) return null;
  await keeper.ask((store) => store.setPersonal(who, CODE, null));
  return who;
}
