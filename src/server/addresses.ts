// Where this machine can be reached: the address to send to guests, and which addresses are our own.
import { BlockList, isIP } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { ServerSettings } from './settings.ts';

export type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Listens on every address of the machine. */
export const EVERYWHERE = '0.0.0.0';
const isEverywhere = (host: string): boolean => host === EVERYWHERE || host === '::' || host === '[::]';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');
const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const bare = (host: string): string => host.replace(/^\[|\]$/g, '').toLowerCase();
/** A name or an address that means us only on this machine itself. */
export const isLoopback = (host: string): boolean => bare(host) === 'localhost' || isIn(loopback, bare(host));

/** Networks between this machine and what runs inside it: nobody else is there. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|vethernet|awdl|llw)/i;

/** The addresses at which others can reach this machine: IPv4 first, since they are easier to type. */
function networkAddresses(interfaces: Interfaces): string[] {
  const all = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ internal, address }) => !internal && !isIn(linkLocal, address))
      .map(({ address }) => ({ address, isInside: INSIDE.test(name) })),
  );
  const outside = all.filter(({ isInside }) => !isInside);
  const shown = (outside.length > 0 ? outside : all).map(({ address }) => address);
  return [...new Set(shown)].sort((a, b) => isIP(a) - isIP(b));
}

export const urlAt = (host: string, port: number): string =>
  `http://${isIP(bare(host)) === 6 ? `[${bare(host)}]` : host}:${port}`;

/** Where this machine itself finds a server that listens at `host`. */
export const ownUrl = (host: string, port: number): string => {
  if (!isEverywhere(host)) return urlAt(host, port);
  return urlAt(host === EVERYWHERE ? '127.0.0.1' : '::1', port);
};

/** Where other machines find it; []: nowhere. */
export function guestUrls(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  if (isLoopback(host)) return [];
  if (!isEverywhere(host)) return [urlAt(host, port)];
  const found = networkAddresses(interfaces).filter((address) => host !== EVERYWHERE || isIP(address) === 4);
  return found.map((address) => urlAt(address, port));
}

type Asked = Pick<FastifyRequest, 'ip' | 'hostname' | 'host' | 'protocol' | 'socket'>;

/**
 * Where guests find us, for somebody at this very machine who came by an address that is useless to others;
 * []: the address they came by is the right one, or there is no other. Nobody else learns our addresses.
 */
export function addressesFor({ ip, hostname, socket }: Asked, { origin, host }: ServerSettings): string[] {
  if (!isLoopback(hostname) || !isLoopback(ip.replace(/^::ffff:/, ''))) return [];
  return origin === null ? guestUrls(host, socket.localPort ?? 0) : [origin];
}

/** How links for other devices begin: with the public address, or one that they can reach. */
export function originFor(request: Asked, settings: ServerSettings): string {
  const [first] = addressesFor(request, settings);
  return settings.origin ?? first ?? `${request.protocol}://${request.host}`;
}
