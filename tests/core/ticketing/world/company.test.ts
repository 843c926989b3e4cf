import { describe, expect, it } from 'vitest';
import { companyOf } from '../../../../src/core/ticketing/world/company.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const seed = fc.integer();

describe('company', () => {
  it('has 420 people, and about a third of them work from home', () => {
    fc.assert(
      fc.property(seed, (one) => {
        const { people } = companyOf(one);
        const remote = people.filter(({ site }) => site === 'remote').length;
        expect(people).toHaveLength(420);
        expect(remote / people.length).toBeGreaterThan(0.25);
        expect(remote / people.length).toBeLessThan(0.42);
      }),
      { numRuns: 30 },
    );
  });

  it('gives everybody an id, a sign-in name, a phone number and an employee number that nobody else has', () => {
    fc.assert(
      fc.property(seed, (one) => {
        const { people } = companyOf(one);
        for (const field of ['id', 'login', 'phone', 'employeeNumber'] as const)
          expect(new Set(people.map((person) => person[field])).size).toBe(people.length);
      }),
      { numRuns: 10 },
    );
  });

  it('gives everybody but the managing director a manager, and no manager reports to himself', () => {
    const { people, byId } = companyOf(4175);
    for (const person of people) {
      if (person.title === 'managing-director') expect(person.manager).toBeNull();
      else expect(byId.get(person.manager ?? '')?.id).not.toBe(person.id);
      expect(person.manager === null || byId.has(person.manager)).toBe(true);
    }
  });

  it('has three people of a family name at most, and some who are told apart by their first names alone', () => {
    fc.assert(
      fc.property(seed, (one) => {
        const { people } = companyOf(one);
        const named = people.map(({ family }) => people.filter((other) => other.family === family).length);
        expect(Math.max(...named)).toBeLessThanOrEqual(3);
        // m.tanaka and m.tanaka2: whoever looks somebody up by the sign-in name may take the wrong one.
        expect(people.filter(({ login }) => login.endsWith('2')).length).toBeGreaterThan(0);
      }),
      { numRuns: 10 },
    );
  });

  it('is the same for the same seed, and another one for another seed', () => {
    const first = companyOf(1).people.map(({ id }) => id);
    for (let other = 2; other < 12; other += 1) companyOf(other);
    expect(companyOf(1).people.map(({ id }) => id)).toEqual(first);
    expect(companyOf(2).people.map(({ id }) => id)).not.toEqual(first);
  });

  it('gives a desk to those who sit in a building, and none to those who work from home', () => {
    for (const { site, desk, building } of companyOf(9).people) {
      if (site === 'remote') expect(desk).toBeNull();
      else expect(site).toBe(building);
    }
  });
});
