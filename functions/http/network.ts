import { isIPv6, SocketAddress } from 'node:net';

const groupsOfNetwork = 4;
const groupsOfAddress = 8;
const groupsIn = (part: string): string[] => part.split(':').filter(Boolean);

/**
 * Returns the network that counts as one caller. For IPv6, this is the network of the first 64 bits, because one household or
 * server can use every address in such a network. An IPv4 address in IPv6 notation counts as that IPv4 address.
 */
export function networkOf(written: string): string {
  const address = written.replace(/^\[(.*)\]$/, '$1');
  if (!isIPv6(address)) return address;
  // Node writes every address in its one canonical form: RFC 5952.
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1];
  if (mapped) return mapped;
  const [head = [], tail = []] = canonical.split('::').map(groupsIn);
  const missing = groupsOfAddress - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}
