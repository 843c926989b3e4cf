import { expect, test } from 'vitest';
import { emailField, personNameField } from '../../../src/core/contracts/fields.ts';
import { contactForm } from '../../../src/core/contracts/message-forms.ts';

test.each(['nobody', 'two@@example.test', `${'a'.repeat(250)}@example.test`])(
  'a malformed email address is refused with the text of the specification: %s',
  (address) => {
    expect(emailField.safeParse(address).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    );
  },
);

test('control characters in a pasted name are removed by the form', () => {
  expect(personNameField.parse(' Nora\u0000\tNewcomb\u0007 ')).toBe('Nora Newcomb');
  expect(personNameField.safeParse('\u0000\u0000\u0000').success).toBe(false);
});

test('a message keeps its lines, and loses characters that the database cannot store', () => {
  const form = { name: 'Nora', email: 'nora@example.test', message: 'Hello\u0000,\n\tit beeps.' };
  expect(contactForm.parse(form).message).toBe('Hello,\n\tit beeps.');
  expect(contactForm.safeParse({ ...form, message: '\u0000' }).success).toBe(false);
});
