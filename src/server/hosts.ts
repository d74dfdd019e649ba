// By which names this server may be asked for. A page of somebody else's whose name was made to lead here (rebinding) asks
// by that name, and would pass for our own.
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
 * Our public name; what only this machine understands as us; and, where others in the network may come, our own names and
 * any bare address: behind a router or in a container ours is not known to us, and an address cannot be rebound.
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

/** Where nobody is served, but asked whether we live: whoever looks after us may use any name. */
export const isForAnyHost = (url: string): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);
