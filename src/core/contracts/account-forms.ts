import { emailField, lineField, passwordField } from './fields.ts';
import { z } from './zod.ts';

/** The name in the account's User Information form; it is stored as `full_name`. */
const usernameField = lineField
  .min(2, 'Username must be at least 2 characters')
  .max(100, 'Username must be at most 100 characters');

/** The form shows the email but cannot change it (spec section 3). */
export const profileForm = z.object({ username: usernameField, email: emailField.optional() });
export type ProfileForm = z.infer<typeof profileForm>;

export const passwordChangeForm = z
  .object({
    currentPassword: z.string().min(1, 'Current password is required'),
    newPassword: passwordField,
    confirmPassword: z.string(),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });
export type PasswordChangeForm = z.infer<typeof passwordChangeForm>;
