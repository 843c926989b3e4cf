import { expect, test } from 'vitest';
import { emailField, personNameField } from '../../../src/core/contracts/fields.ts';
import { contactForm } from '../../../src/core/contracts/message-forms.ts';

test.each(['nobody', 'two@@example.test', `${'a'.repeat(250)}@example.test`])(
  'an email address that is none is refused in the words of the specification: %s',
  (address) => {
    expect(emailField.safeParse(address).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    );
  },
);

test('what is no word comes along when Nora pastes her name, and goes no further than the form', () => {
  expect(personNameField.parse(' Nora\u0000\tNewcomb\u0007 ')).toBe('Nora Newcomb');
  expect(personNameField.safeParse('\u0000\u0000\u0000').success).toBe(false);
});

test('her message keeps its lines, and loses what cannot be kept', () => {
  const form = { name: 'Nora', email: 'nora@example.test', message: 'Hello\u0000,\n\tit beeps.' };
  expect(contactForm.parse(form).message).toBe('Hello,\n\tit beeps.');
  expect(contactForm.safeParse({ ...form, message: '\u0000' }).success).toBe(false);
});
