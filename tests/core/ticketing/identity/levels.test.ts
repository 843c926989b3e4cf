import { describe, expect, it } from 'vitest';
import type { Level } from '../../../../src/core/ticketing/identity/acts.ts';
import { levelOfProofs, levelReached, routesTo } from '../../../../src/core/ticketing/identity/policy.ts';
import {
  ACCEPTED_PROOFS,
  type AcceptedProof,
  type Proof,
  WORTHLESS_PROOFS,
} from '../../../../src/core/ticketing/identity/proofs.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const NADIA = { id: 'nadia-ferrant', manager: 'owen-bright' };
const CALL = 'call-1';

const proof = (kind: Proof['kind'], other: Partial<Proof> = {}): Proof => ({
  kind,
  person: NADIA.id,
  contact: CALL,
  at: 100,
  ...(kind === 'manager-on-record' ? { confirmedBy: NADIA.manager } : {}),
  ...other,
});

const levelAt = (proofs: readonly Proof[], at = 200): Level => levelReached(NADIA, CALL, at, proofs);

const TABLE: readonly (readonly [Level, readonly AcceptedProof[]])[] = [
  [0, []],
  [1, ['callback-on-record']],
  [1, ['portal-session']],
  [1, ['badge-in-person']],
  [1, ['live-video-with-id']],
  [1, ['callback-on-record', 'portal-session']],
  [1, ['callback-on-record', 'badge-in-person']],
  [0, ['registered-authenticator']],
  [0, ['manager-on-record']],
  [0, ['registered-authenticator', 'manager-on-record']],
  [2, ['callback-on-record', 'registered-authenticator']],
  [2, ['portal-session', 'registered-authenticator']],
  [2, ['callback-on-record', 'manager-on-record']],
  [2, ['callback-on-record', 'photo-id-in-person']],
  [2, ['photo-id-in-person']],
  [2, ['callback-on-record', 'live-video-with-id']],
  [2, ['live-video-with-id', 'manager-on-record']],
  [2, ['callback-on-record', 'registered-authenticator', 'manager-on-record']],
  [2, ['callback-on-record', 'live-video-with-id', 'registered-authenticator']],
  [3, ['photo-id-in-person', 'manager-on-record']],
  [3, ['live-video-with-id', 'callback-on-record', 'manager-on-record']],
  [3, ['live-video-with-id', 'registered-authenticator', 'manager-on-record']],
  [3, ['badge-in-person', 'registered-authenticator', 'manager-on-record']],
];

const someProofs = fc.subarray([...ACCEPTED_PROOFS]);
const someProofRecords = fc.array(
  fc.record({
    kind: fc.constantFrom(...ACCEPTED_PROOFS, ...WORTHLESS_PROOFS),
    person: fc.constantFrom('nadia-ferrant', 'tom-weller'),
    contact: fc.constantFrom('call-1', 'call-2'),
    at: fc.integer({ min: 0, max: 300 }),
    confirmedBy: fc.constantFrom('owen-bright', 'nadia-ferrant', 'tom-weller'),
  }),
  { maxLength: 8 },
);

describe('the level that proofs reach', () => {
  it.each(TABLE)('is %i with %j', (level, kinds) => {
    expect(levelOfProofs(kinds)).toBe(level);
    expect(levelAt(kinds.map((kind) => proof(kind)))).toBe(level);
  });

  it('never falls when a proof is added', () => {
    fc.assert(
      fc.property(someProofRecords, someProofRecords, (before, added) => {
        expect(levelAt([...before, ...added])).toBeGreaterThanOrEqual(levelAt(before));
      }),
    );
  });

  it('depends neither on the order of the proofs nor on how often one was given', () => {
    fc.assert(
      fc.property(someProofRecords, (proofs) => {
        expect(levelAt([...proofs, ...proofs].reverse())).toBe(levelAt(proofs));
      }),
    );
  });

  it('stays 0 with any number of worthless proofs, and they add nothing to real ones', () => {
    fc.assert(
      fc.property(fc.subarray([...WORTHLESS_PROOFS]), someProofs, (worthless, accepted) => {
        const offered = worthless.map((kind) => proof(kind));
        const given = accepted.map((kind) => proof(kind));
        expect(levelAt(offered)).toBe(0);
        expect(levelAt([...given, ...offered])).toBe(levelAt(given));
      }),
    );
  });

  it('of every set is 0 without a proof of level 1, and below 3 without the manager or without having seen the person', () => {
    const sets: (readonly AcceptedProof[])[] = [[]];
    for (const kind of ACCEPTED_PROOFS) sets.push(...sets.map((kinds) => [...kinds, kind]));
    expect(sets).toHaveLength(128);
    const hasOneOf = (kinds: readonly AcceptedProof[], wanted: readonly AcceptedProof[]): boolean =>
      kinds.some((kind) => wanted.includes(kind));
    const SEEN: readonly AcceptedProof[] = ['badge-in-person', 'photo-id-in-person', 'live-video-with-id'];
    for (const kinds of sets) {
      const level = levelOfProofs(kinds);
      expect(level > 0).toBe(hasOneOf(kinds, ['callback-on-record', 'portal-session', ...SEEN]));
      if (!hasOneOf(kinds, ['manager-on-record']) || !hasOneOf(kinds, SEEN)) expect(level).toBeLessThan(3);
    }
  });

  it('is that of the person, the contact and the time: proofs of another one count nothing', () => {
    const full = (other: Partial<Proof>): readonly Proof[] =>
      (['photo-id-in-person', 'manager-on-record'] as const).map((kind) => proof(kind, other));
    expect(levelAt(full({}))).toBe(3);
    expect(levelAt(full({ person: 'tom-weller' }))).toBe(0);
    expect(levelAt(full({ contact: 'call-2' }))).toBe(0);
    expect(levelAt(full({ at: 201 }))).toBe(0);
  });

  it('counts the word of the manager in the directory, and of nobody else', () => {
    const withWordOf = (confirmedBy: string): Level =>
      levelAt([proof('callback-on-record'), proof('manager-on-record', { confirmedBy })]);
    expect(withWordOf('owen-bright')).toBe(2);
    expect(withWordOf('tom-weller')).toBe(1);
    expect(withWordOf('nadia-ferrant')).toBe(1);
  });

  it('takes no word of a manager for a person who has none, or who is entered as their own', () => {
    const proofs = [
      proof('photo-id-in-person'),
      proof('manager-on-record', { confirmedBy: 'nadia-ferrant' }),
    ];
    expect(levelReached({ ...NADIA, manager: null }, CALL, 200, proofs)).toBe(2);
    expect(levelReached({ ...NADIA, manager: NADIA.id }, CALL, 200, proofs)).toBe(2);
  });
});

describe('the routes to a level', () => {
  it('are the three proofs of level 1 that a caller can give at once, and live video or a photo ID', () => {
    expect(routesTo(1, [])).toEqual([
      ['callback-on-record'],
      ['portal-session'],
      ['badge-in-person'],
      ['photo-id-in-person'],
      ['live-video-with-id'],
    ]);
  });

  it('begin from the proofs that are there', () => {
    expect(routesTo(2, ['callback-on-record'])).toEqual([
      ['photo-id-in-person'],
      ['registered-authenticator'],
      ['manager-on-record'],
      ['live-video-with-id'],
    ]);
    expect(routesTo(3, ['photo-id-in-person'])).toEqual([['manager-on-record']]);
  });

  it('reach the level, lose it without any one of their proofs, and are none where it is reached', () => {
    fc.assert(
      fc.property(someProofs, fc.constantFrom<Level>(1, 2, 3), (held, level) => {
        const routes = routesTo(level, held);
        expect(routes.length === 0).toBe(levelOfProofs(held) >= level);
        for (const route of routes) {
          expect(levelOfProofs([...held, ...route])).toBeGreaterThanOrEqual(level);
          for (const left of route)
            expect(levelOfProofs([...held, ...route.filter((kind) => kind !== left)])).toBeLessThan(level);
        }
      }),
    );
  });
});
