import { describe, expect, it } from 'vitest';
import {
  mayChangePerson,
  mayManagePeople,
  roleOf,
  rolesGrantableBy,
} from '../../../src/core/access/roles.ts';
import { ROLES, type Role } from '../../../src/core/contracts/vocabulary.ts';
import { fc } from '../../support/fixed-seeds.ts';

const anyRole: fc.Arbitrary<Role> = fc.constantFrom(...ROLES);

describe('roles', () => {
  it.each([undefined, null, '', 'root', 'ADMIN', 7])('%o counts as an ordinary user', (value) => {
    expect(roleOf(value)).toBe('user');
  });

  it('are read from the profile when it names a known one', () => {
    expect(ROLES.map(roleOf)).toEqual(ROLES);
  });

  it.each([
    ['user', []],
    ['admin', ['user', 'admin']],
    ['super_admin', ['user', 'admin', 'super_admin']],
  ] as const)('a %s may give %o', (actor, granted) => {
    expect(rolesGrantableBy(actor)).toEqual(granted);
  });

  it('no role may change its own account', () => {
    fc.assert(
      fc.property(fc.uuid(), anyRole, anyRole, (id, actor, target) => {
        expect(mayChangePerson({ id, role: actor }, { id, role: target })).toBe(false);
      }),
    );
  });

  it('a person who may change another manages people, and has no lower role than the other', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (actor, target) => {
        if (!mayChangePerson({ id: 'one', role: actor }, { id: 'other', role: target })) return;
        expect(mayManagePeople(actor)).toBe(true);
        expect(ROLES.indexOf(target)).toBeLessThanOrEqual(ROLES.indexOf(actor));
      }),
    );
  });
});
