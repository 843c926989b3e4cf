import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  broadcastOf,
  formatIpv4,
  isInNetwork,
  isIpv4,
  isPrivate,
  isSelfAssigned,
  maskOf,
  networkOf,
  parseIpv4,
  prefixLength,
  reverseName,
} from '../../../../src/core/ticketing/world/ipv4.ts';

it.each([
  '10.20.12',
  '10.20.12.256',
  '10.20.12.3.4',
  'wms',
  '',
  '10.20.12.x',
  '10.20..3',
  '10.20.12.0003',
  '.10.20.12',
  '10.20.12.3.',
  '10 .20.12.3',
])('%s is no address', (text) => {
  expect(isIpv4(text)).toBe(false);
});

it('an address is read and written without loss', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), (value) => {
      expect(parseIpv4(formatIpv4(value))).toBe(value);
    }),
  );
});

it('network and broadcast of an address lie in its network, for every mask', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 0, max: 32 }), (value, prefix) => {
      const address = formatIpv4(value);
      const mask = maskOf(prefix);
      expect(prefixLength(mask)).toBe(prefix);
      expect(isInNetwork(networkOf(address, mask), address, mask)).toBe(true);
      expect(isInNetwork(broadcastOf(address, mask), address, mask)).toBe(true);
    }),
  );
});

it.each([
  ['169.254.88.12', true, false],
  ['169.255.0.1', false, false],
  ['10.30.12.84', false, true],
  ['172.31.255.255', false, true],
  ['172.32.0.1', false, false],
  ['192.168.50.4', false, true],
  ['203.0.113.53', false, false],
])('%s is self-assigned: %s, private: %s', (address, selfAssigned, isOfCompany) => {
  expect(isSelfAssigned(address)).toBe(selfAssigned);
  expect(isPrivate(address)).toBe(isOfCompany);
});

it('a reverse look-up asks for the octets from right to left', () => {
  expect(reverseName('10.20.12.39')).toBe('39.12.20.10.in-addr.arpa');
});
