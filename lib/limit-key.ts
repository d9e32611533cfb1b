import { plainAddress } from './private-address.ts';

/** What an address is counted by: an IPv6 visitor owns a whole /64, so that counts as one. */
export function limitKey(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') ? expand(plain).slice(0, 4).join(':') : plain;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}
