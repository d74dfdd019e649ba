// The host names by which this server may be asked. A foreign page whose name was pointed at us (DNS rebinding) asks
// by that name, and would otherwise pass for our own.
import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import { isLoopback } from './addresses.ts';
import type { ServerSettings } from './settings.ts';

/** A name or an address, with a port or without. */
const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

function nameIn(host: string): string | null {
  const [, name] = HOST.exec(host) ?? [];
  return name === undefined ? null : name.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}

/** What neighbours call this machine. */
function machineNames(): string[] {
  const [first] = machineName().toLowerCase().split('.');
  return [machineName().toLowerCase(), first, `${first}.local`];
}

/**
 * Our public name; names that mean us only on this machine; and, if others in the network may come, our own names and
 * any bare address: behind a router or in a container we do not know ours, and an address cannot be rebound.
 */
export function hostCheck({ origin, host: listensAt }: Pick<ServerSettings, 'origin' | 'host'>) {
  const isShared = !isLoopback(listensAt);
  const names = new Set([
    ...(origin === null ? [] : [nameIn(new URL(origin).host)]),
    ...(isShared ? [nameIn(listensAt), ...machineNames()] : []),
  ]);
  return (host: string): boolean => {
    const name = nameIn(host);
    return name !== null && (names.has(name) || isLoopback(name) || (isShared && isIP(name) !== 0));
  };
}

/** Health checks serve nobody: whoever monitors us may use any name. */
export const isForAnyHost = (url: string): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);
