import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { badgeAddresses } from '../../../../src/core/assessment/credential/addresses.ts';
import { credentialClaims } from '../../../../src/core/assessment/credential/claims.ts';
import { linkedInAddress } from '../../../../src/core/assessment/credential/linked-in.ts';
import {
  CREDENTIAL_TRACKS,
  credentialNumber,
  readCredentialNumber,
} from '../../../../src/core/assessment/credential/number.ts';
import { credentialStatus } from '../../../../src/core/assessment/credential/status.ts';
import { readCredential } from '../../../../src/core/assessment/credential/told.ts';
import { DESK_AWARD, HARDWARE_AWARD } from '../../../support/awards.ts';

const NUMBER = 'BR-HW-7K4M-29QD';
const claimsOf = (award = HARDWARE_AWARD) =>
  credentialClaims({
    award,
    number: NUMBER,
    subject: { uuid: '0c4f2f0e-3d9a-4b9c-8f53-a2d9f0b5d6c1', emailHash: 'a'.repeat(64), salt: 'salt' },
    issuedAt: Date.UTC(2026, 10, 23, 12),
    siteUrl: 'https://bench.example',
    addresses: badgeAddresses('https://ref.supabase.co/functions/v1/badge'),
  });

test('a number that was made is read as it was printed, also typed in small letters with spaces', () => {
  const words = fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...CREDENTIAL_TRACKS), words, (track, random) => {
      const number = credentialNumber(track, random);
      expect(readCredentialNumber(number)).toBe(number);
      expect(readCredentialNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number);
    }),
  );
});

test.each(['', 'BR-HW-7K4M', 'BR-XX-7K4M-29QD', 'BR-HW-7K4M-29QO', 'BR-HW-7K4M-29QD-1', '../keys'])(
  '%j is no number',
  (text) => {
    expect(readCredentialNumber(text)).toBeNull();
  },
);

describe('the status of a certificate', () => {
  const life = { expiresAt: 1000, revokedAt: null, isWithdrawn: false };
  it.each([
    ['valid', life, 999],
    ['expired', life, 1000],
    ['withdrawn', { ...life, isWithdrawn: true }, 1000],
    ['revoked', { ...life, isWithdrawn: true, revokedAt: 1 }, 1000],
  ] as const)('is %s', (status, of, now) => {
    expect(credentialStatus(of, now)).toBe(status);
  });
});

describe('what a badge says', () => {
  it.each([HARDWARE_AWARD, DESK_AWARD])('is what was awarded ($track)', (award) => {
    const told = readCredential(JSON.parse(JSON.stringify(claimsOf(award))));
    expect(told).toMatchObject({ number: NUMBER, track: award.track, range: award.range });
    expect(told?.groups.map(({ group, passed, cases }) => ({ group, passed, cases }))).toEqual(
      award.groups.map(({ group, passed, cases }) => ({ group, passed, cases })),
    );
    expect(told?.counts.get('viva')).toEqual({ value: 2, of: 2 });
  });

  it('names objectives by number, and CompTIA’s words nowhere', () => {
    const told = readCredential(claimsOf());
    expect(told?.groups[3]?.objectives).toEqual(['220-1201 5.1', '220-1202 3.1']);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another subject', { sub: 'urn:uuid:0c4f2f0e-3d9a-4b9c-8f53-a2d9f0b5d6c2' }],
    ['another badge', { jti: 'https://ref.supabase.co/functions/v1/badge/BR-HW-2222-2222' }],
    ['another beginning', { nbf: 1 }],
    ['another end', { exp: 4_000_000_000 }],
    ['another context', { '@context': ['https://www.w3.org/2018/credentials/v1', 'x', 'y'] }],
    ['another type', { type: ['VerifiableCredential'] }],
  ])('is not read when its claims name %s', (_what, change) => {
    expect(readCredential({ ...claimsOf(), ...change })).toBeNull();
    expect(readCredential(claimsOf())).not.toBeNull();
  });
});

test('LinkedIn’s form is filled in, with months from 1', () => {
  const address = new URL(
    linkedInAddress({
      name: 'Experienced Technician, Hardware',
      organization: 'BenchReady',
      issuedAt: Date.UTC(2026, 0, 31),
      expiresAt: Date.UTC(2027, 11, 1),
      verifyUrl: `https://bench.example/verify/${NUMBER}`,
      number: NUMBER,
    }),
  );
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Experienced Technician, Hardware',
    organizationName: 'BenchReady',
    issueYear: '2026',
    issueMonth: '1',
    expirationYear: '2027',
    expirationMonth: '12',
    certUrl: `https://bench.example/verify/${NUMBER}`,
    certId: NUMBER,
  });
});
