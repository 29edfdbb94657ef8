import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's address on the internet: ours, this machine's, and those kept for special things. */
const insideV4 = [
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
] as const;

/** Of the newer addresses only those that are given out count, and of them none that carries an older one inside. */
const GIVEN_OUT = ['2000::', 3] as const;
const insideV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of insideV4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of insideV6) blocked.addSubnet(network, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet(...GIVEN_OUT, 'ipv6');

/** Whether an address lies on the internet. Whatever is not clearly outside is inside. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
