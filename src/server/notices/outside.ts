// A request to an address that somebody has given us. It must not reach into the house: https only, only public addresses,
// checked again after the name is resolved, no redirects, little time, and nothing of the answer but its status.
import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const WITHIN = 8000;

/** The outcome: a status, or why there is none. Without an answer it may have arrived if it has left us. */
export type Sent =
  | { readonly status: number }
  | { readonly why: 'forbidden' }
  /** Its name leads to an address that is not public: nobody's business but ours. */
  | { readonly why: 'inside' }
  | { readonly why: 'noAnswer'; readonly hasLeft: boolean };
export const isFine = (sent: Sent): boolean => 'status' in sent && sent.status >= 200 && sent.status < 300;

/** IPv4 ranges that are not public: RFC 6890, carrier networks, documentation, multicast. */
const PRIVATE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Inside the public IPv6 range: tunnels that lead to an IPv4 address, and documentation. */
const TUNNELS: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
const refused = new BlockList();
for (const [net, bits] of PRIVATE) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of TUNNELS) refused.addSubnet(net, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether requests may go there. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !refused.check(address, 'ipv4');
  return kind === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

class Forbidden extends Error {}

/** The connection goes to the very address that was checked: a name cannot change in between. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error !== null) return done(error, '');
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Forbidden(hostname), '');
    if (options.all === true) return done(null, found);
    done(null, found[0].address, found[0].family);
  });
};

/** An address that may be kept; null: it is none. Where its name leads is checked when something is sent. */
export function outsideUrl(text: string, mayBePrivate: boolean): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || (mayBePrivate && url.protocol === 'http:');
  if (!isWeb || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return mayBePrivate || isIP(host) === 0 || isPublicAddress(host) ? url : null;
}

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export function post({ url: text, headers, body }: Parcel, mayBePrivate: boolean): Promise<Sent> {
  const url = outsideUrl(text, mayBePrivate);
  if (url === null) return Promise.resolve({ why: 'forbidden' });
  const isSecret = url.protocol === 'https:';
  const send = isSecret ? overHttps : overHttp;
  return new Promise((resolve) => {
    let hasLeft = false;
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(WITHIN),
      agent: false,
      ...(!mayBePrivate && { lookup: publicOnly }),
    });
    request.on('socket', (socket) =>
      socket.once(isSecret ? 'secureConnect' : 'connect', () => {
        hasLeft = true; // nothing is written before this
      }),
    );
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.on('error', () => {}).destroy();
    });
    request.on('upgrade', (_response, socket) => {
      resolve({ why: 'noAnswer', hasLeft }); // we have not asked for another protocol
      socket.destroy();
    });
    request.on('close', () => resolve({ why: 'noAnswer', hasLeft })); // whatever else happened
    request.on('error', (error) =>
      resolve(error instanceof Forbidden ? { why: 'inside' } : { why: 'noAnswer', hasLeft }),
    );
    request.end(body);
  });
}
