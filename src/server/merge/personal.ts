// What is kept for two people who are one: which of it stays.
import type { Who } from '../../table/types.ts';
import type { Keeper } from '../keeper.ts';
import { WAYS_TOLD, type Wanted, wantedBy } from '../notices/kept.ts';
import { SLIP, withSlip } from '../slips.ts';
import { CODE } from '../ways-back/code.ts';
import { PASSKEYS, passkeysOf } from '../ways-back/passkeys.ts';

/** As `Store.merge` wants it: values for what both may have. What only one has goes over by itself. */
export async function joined(keeper: Keeper, from: Who, into: Who): Promise<Record<string, string | null>> {
  const passkeys = [...(await passkeysOf(keeper, into)), ...(await passkeysOf(keeper, from))];
  const slips: Record<string, string> = {};
  for (const { name, value } of await keeper.ask((store) => store.personalsOf(from, SLIP, 10_000)))
    slips[name] = withSlip(await keeper.ask((store) => store.personal(into, name)), value);
  return {
    ...slips,
    [CODE]: null, // the printed code of the one that goes is void
    [PASSKEYS]: passkeys.length === 0 ? null : JSON.stringify(passkeys),
    [WAYS_TOLD]: await notices(keeper, from, into),
  };
}

/** Every device that wants to be told still is; address and hours are those of whoever stays, if they have any. */
async function notices(keeper: Keeper, from: Who, into: Who): Promise<string | null> {
  const has = async (who: Who): Promise<boolean> =>
    (await keeper.ask((store) => store.personal(who, WAYS_TOLD))) !== null;
  const [hasOld, hasOwn] = [await has(from), await has(into)];
  if (!hasOld) return null;
  const old = await wantedBy(keeper, from);
  if (!hasOwn) return JSON.stringify(old);
  const own = await wantedBy(keeper, into);
  const isNew = ({ endpoint }: Wanted['push'][number]): boolean => !own.push.some((one) => one.endpoint === endpoint);
  const push = [...own.push, ...old.push.filter(isNew)];
  // An address that nobody has confirmed is no way back: a confirmed one goes before it.
  const mail = own.mail !== null && (own.mail.isConfirmed || old.mail?.isConfirmed !== true) ? own.mail : old.mail;
  return JSON.stringify({ ...own, push, mail, hook: own.hook ?? old.hook } satisfies Wanted);
}
