// Passkeys in this browser.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Me } from '../../wire/me.ts';
import type { WaysBack } from '../../wire/ways-back.ts';
import { json } from '../lib/api.ts';

export type PasskeysHere = 'yes' | 'needsName' | 'noPasskeys';
/** Whether they can be used at this address, and if not, why. */
export function passkeysHere(): PasskeysHere {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname); // a passkey belongs to a name
  if (!window.isSecureContext || isNumber) return 'needsName';
  return typeof PublicKeyCredential === 'function' ? 'yes' : 'noPasskeys';
}

type NewOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type BackOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** null: the person has thought better of it. */
const unlessStopped = <T>(asking: Promise<T>): Promise<T | null> =>
  asking.catch((error: unknown) => {
    if (error instanceof Error && /NotAllowedError|AbortError|InvalidStateError/.test(error.name)) return null;
    throw error;
  });

export async function makePasskey(): Promise<WaysBack | null> {
  const optionsJSON = await json<NewOptions>('POST', '/me/ways-back/passkeys/options');
  const made = await unlessStopped(startRegistration({ optionsJSON }));
  return made === null ? null : await json<WaysBack>('POST', '/me/ways-back/passkeys', answered(made));
}

/** What a passkey of this house answers, whosever it is. */
export async function showPasskey(): Promise<object | null> {
  const optionsJSON = await json<BackOptions>('POST', '/back/passkey/options');
  const shown = await unlessStopped(startAuthentication({ optionsJSON }));
  return shown === null ? null : answered(shown);
}

export async function comeBackByPasskey(): Promise<Me | null> {
  const shown = await showPasskey();
  return shown === null ? null : await json<Me>('POST', '/back/passkey', shown);
}

/** Only what the house asks for: browsers may add more. */
function answered<
  A extends { id: string; rawId: string; type: string; response: object; clientExtensionResults: object },
>(answer: A): object {
  const { id, rawId, type, response, clientExtensionResults } = answer;
  return { id, rawId, type, response, clientExtensionResults };
}
