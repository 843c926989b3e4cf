/** IPv4 addresses as people write them, and what a computer derives from address and mask. */

const OCTETS = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** The address as an unsigned number, or null when it is none. */
export function parseIpv4(text: string): number | null {
  const octets = OCTETS.exec(text)?.slice(1).map(Number);
  if (octets === undefined || octets.some((octet) => octet > 255)) return null;
  return octets.reduce((value, octet) => value * 256 + octet, 0);
}

export const isIpv4 = (text: string): boolean => parseIpv4(text) !== null;

/** An address that is known to be one. */
const numberOf = (address: string): number => parseIpv4(address) ?? 0;

export function formatIpv4(value: number): string {
  return [24, 16, 8, 0].map((bits) => (value >>> bits) & 255).join('.');
}

export function prefixLength(mask: string): number {
  return numberOf(mask).toString(2).replaceAll('0', '').length;
}

export function maskOf(prefix: number): string {
  return formatIpv4(prefix === 0 ? 0 : (0xffffffff << (32 - prefix)) >>> 0);
}

export function networkOf(address: string, mask: string): string {
  return formatIpv4((numberOf(address) & numberOf(mask)) >>> 0);
}

export function broadcastOf(address: string, mask: string): string {
  return formatIpv4((numberOf(address) | ~numberOf(mask)) >>> 0);
}

/** Whether an address lies in the network that another address and a mask make. */
export function isInNetwork(address: string, network: string, mask: string): boolean {
  return networkOf(address, mask) === networkOf(network, mask);
}

export function nextAddress(address: string, steps: number): string {
  return formatIpv4((numberOf(address) + steps) >>> 0);
}

/** 127.0.0.0/8. */
export const isLoopback = (address: string): boolean => isInNetwork(address, '127.0.0.0', '255.0.0.0');

/** 169.254.0.0/16: what a computer gives itself when no DHCP server answers. */
export const isSelfAssigned = (address: string): boolean =>
  isInNetwork(address, '169.254.0.0', '255.255.0.0');

/** RFC 1918. */
export const isPrivate = (address: string): boolean =>
  isInNetwork(address, '10.0.0.0', '255.0.0.0') ||
  isInNetwork(address, '172.16.0.0', '255.240.0.0') ||
  isInNetwork(address, '192.168.0.0', '255.255.0.0');

/** `39.12.20.10.in-addr.arpa` for 10.20.12.39: the name that a reverse look-up asks for. */
export function reverseName(address: string): string {
  return `${address.split('.').reverse().join('.')}.in-addr.arpa`;
}
