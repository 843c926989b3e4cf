import { describe, expect, test } from 'vitest';
import { createUserBody } from '../../../src/core/contracts/functions.ts';
import { isAnyFieldMissing, newPersonForm } from '../../../src/core/contracts/people-forms.ts';
import { peoplePage } from '../../../src/core/contracts/people-rows.ts';

const MINA = { name: 'Mina Malik', email: 'mina@example.test', password: 'first-day', role: 'user' } as const;

describe('the form for a new person', () => {
  test('accepts what the function accepts', () => {
    const form = newPersonForm.parse(MINA);
    expect(createUserBody.parse({ action: 'createUser', userData: form }).userData).toEqual(MINA);
  });

  test.each(['name', 'email', 'password', 'role'])('asks for a %s that is empty or blank', (field) => {
    expect(isAnyFieldMissing(MINA)).toBe(false);
    expect(isAnyFieldMissing({ ...MINA, [field]: '' })).toBe(true);
    expect(isAnyFieldMissing({ ...MINA, [field]: '  ' })).toBe(true);
  });
});

describe('a page of people', () => {
  const person = {
    id: '5eed0000-0000-4000-8000-000000000001',
    full_name: null,
    email: null,
    account_type: null,
    active_plan: null,
    plan_status: 'inactive',
    role: 'admin',
    status: true,
  };

  test('keeps a known role and reads any other as user', () => {
    const page = peoplePage.parse({ total: 2, people: [person, { ...person, role: 'emperor' }] });
    expect(page.people.map(({ role }) => role)).toEqual(['admin', 'user']);
  });

  test('is refused without a total, or with an incomplete person', () => {
    expect(peoplePage.safeParse({ people: [] }).success).toBe(false);
    expect(peoplePage.safeParse({ total: 1, people: [{ id: person.id }] }).success).toBe(false);
  });
});
