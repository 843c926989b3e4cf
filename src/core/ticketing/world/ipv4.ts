/** IPv4 addresses as people write them, and what a computer derives from address and mask. */

const DOT = 46;
const ZERO = 48;
const OCTETS = 4;
const MOST = 255;
const LONGEST = '255'.length;

/**
 * The address as an unsigned number, or null when it is none. A loop over the characters: every packet of the console asks
 * for this several times.
 */
export function parseIpv4(text: string): number | null {
  let value = 0;
  let octet = 0;
  let digits = 0;
  let octets = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? DOT : text.charCodeAt(at);
    if (code === DOT) {
      if (digits === 0 || octet > MOST) return null;
      value = value * (MOST + 1) + octet;
      octet = 0;
      digits = 0;
      octets += 1;
    } else {
      const digit = code - ZERO;
      if (digit < 0 || digit > 9 || digits === LONGEST) return null;
      octet = octet * 10 + digit;
      digits += 1;
    }
  }
  return octets === OCTETS ? value : null;
}

export const isIpv4 = (text: string): boolean => parseIpv4(text) !== null;

/** An address that is known to be one. */
const numberOf = (address: string): number => parseIpv4(address) ?? 0;

export function formatIpv4(value: number): string {
  return `${value >>> 24}.${(value >>> 16) & MOST}.${(value >>> 8) & MOST}.${value & MOST}`;
}

export function prefixLength(mask: string): number {
  let length = 0;
  // Each turn clears the lowest bit that is set.
  for (let bits = numberOf(mask); bits !== 0; bits &= bits - 1) length += 1;
  return length;
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
  return ((numberOf(address) ^ numberOf(network)) & numberOf(mask)) === 0;
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
const REVERSE_ZONE = '.in-addr.arpa';

export function reverseName(address: string): string {
  return `${address.split('.').reverse().join('.')}${REVERSE_ZONE}`;
}

/** The address whose reverse name this is; null for another name. */
export function addressOfReverse(name: string): string | null {
  return name.endsWith(REVERSE_ZONE)
    ? name.slice(0, -REVERSE_ZONE.length).split('.').reverse().join('.')
    : null;
}
