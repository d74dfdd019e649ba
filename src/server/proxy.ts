// Who is asking, if a proxy may be in front of us: only named proxies are believed.
import { BlockList, isIP } from 'node:net';

/** What `KONTOR_TRUST_PROXY=1` means: a proxy on this machine. */
export const THIS_MACHINE: readonly string[] = ['127.0.0.0/8', '::1'];

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** IPv4 as IPv6 sockets write it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** One address or network of a list (`10.0.0.7`, `10.0.0.0/24`); null: it is neither. */
function readNetwork(text: string): { readonly address: string; readonly bits: number } | null {
  const [address, length, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const bits = length === undefined ? most : Number(length);
  return bits >= 1 && bits <= most ? { address, bits } : null; // not everybody can be a proxy
}

/** The proxies that a setting names, separated by commas or blanks; null: it cannot be read. */
export function readProxies(text: string): readonly string[] | null {
  const word = text.trim();
  if (word === '' || /^(0|false|no)$/i.test(word)) return [];
  if (/^(1|true|yes)$/i.test(word)) return THIS_MACHINE;
  const named = word.split(/[\s,]+/).filter(Boolean);
  return named.every((one) => readNetwork(one) !== null) ? named : null;
}

/** Whether an address is that of a trusted proxy. */
export function proxyCheck(named: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const one of named) {
    const network = readNetwork(one);
    if (network === null) throw new Error(`not an address: ${one}`);
    list.addSubnet(network.address, network.bits, kindOf(network.address));
  }
  return (given) => {
    const address = plain(given);
    return isIP(address) !== 0 && list.check(address, kindOf(address));
  };
}

/** What one household or machine may have to itself: an IPv4 address, or 64 bits of IPv6. */
export function householdOf(given: string): string {
  const address = plain(given);
  if (isIP(address) !== 6) return address;
  const [head, tail = ''] = address.split('%')[0].split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const tailLength = right.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const groups = [...left, ...Array.from({ length: 8 - left.length - tailLength }, () => '0'), ...right];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
