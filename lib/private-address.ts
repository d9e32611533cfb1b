import { BlockList } from 'node:net';

const ranges = new BlockList();
ranges.addSubnet('127.0.0.0', 8);
ranges.addSubnet('10.0.0.0', 8);
ranges.addSubnet('172.16.0.0', 12);
ranges.addSubnet('192.168.0.0', 16);
ranges.addSubnet('::1', 128, 'ipv6');
ranges.addSubnet('fc00::', 7, 'ipv6');

/** An IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`), written plainly; any other as it is. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an IP address is this machine's or a private network's: it says nothing of a place in the world. */
export function isPrivateAddress(address: string): boolean {
  const plain = plainAddress(address);
  return ranges.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}
