import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Blocks of IPv4 that are not reached over the internet, or belong to nobody there: IANA's registry of special-purpose addresses
 * (RFC 6890), multicast and what is reserved. 169.254 holds the metadata of machines in a cloud, 100.64 what carriers share.
 */
const notPublic4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];

/** All that IANA has given out of IPv6. Addresses that map, embed or translate IPv4 are not in it: `::ffff:0:0/96`, `64:ff9b::/96`. */
const public6 = ['2000::/3'];

/** Blocks in it that are for protocols (Teredo, 2001::/32, among them), for examples, or hold an address of IPv4 (6to4, 2002::/16). */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(blocks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = '', bits] = block.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const refused4 = listOf(notPublic4, 'ipv4');
const global6 = listOf(public6, 'ipv6');
const refused6 = listOf(notPublic6, 'ipv6');

/** Whether an address of IPv4 or IPv6 is one of the internet, which a stranger may send us to. Any other text is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused4.check(address, 'ipv4');
  // A scope (`fe80::1%eth0`) names a network of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}
