import { plainAddress } from './private-address.ts';

/** What an address is counted by: an IPv6 visitor owns a whole /64, so that counts as one. */
export function limitKey(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** The /48 that an IPv6 address is of: as many /64 as a company or a rented server gets; undefined for IPv4. */
export function siteKey(address: string): string | undefined {
  const plain = plainAddress(address);
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : undefined;
}

/** The eight groups, however the address is written. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
