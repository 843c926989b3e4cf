import { expect, test } from 'vitest';
import { emailField } from '../../../src/core/contracts/fields.ts';

test.each(['nobody', 'two@@example.test', `${'a'.repeat(250)}@example.test`])(
  'an email address that is none is refused in the words of the specification: %s',
  (address) => {
    expect(emailField.safeParse(address).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    );
  },
);
