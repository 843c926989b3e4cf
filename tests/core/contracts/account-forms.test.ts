import { describe, expect, test } from 'vitest';
import { passwordChangeForm, profileForm } from '../../../src/core/contracts/account-forms.ts';

const complaints = (answer: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  (answer.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('the profile form', () => {
  test('takes a name of two letters and trims it; the email may be left out', () => {
    expect(profileForm.parse({ username: ' Bo ' })).toEqual({ username: 'Bo' });
  });

  test('refuses a shorter name and an email that is none', () => {
    expect(complaints(profileForm.safeParse({ username: ' B ', email: 'nobody' }))).toEqual([
      'username: Username must be at least 2 characters',
      'email: Please enter a valid email address',
    ]);
  });
});

describe('the password form', () => {
  const form = { currentPassword: 'old', newPassword: 'new-one', confirmPassword: 'new-one' };

  test('takes any current password, and a new one of six letters twice', () => {
    expect(passwordChangeForm.parse(form)).toEqual(form);
  });

  test.each([
    [{ ...form, currentPassword: '' }, 'currentPassword: Current password is required'],
    [
      { ...form, newPassword: 'five5', confirmPassword: 'five5' },
      'newPassword: Password must be at least 6 characters',
    ],
    [{ ...form, confirmPassword: 'new-two' }, "confirmPassword: Passwords don't match"],
  ])('refuses %j', (value, complaint) => {
    expect(complaints(passwordChangeForm.safeParse(value))).toEqual([complaint]);
  });
});
