import { emailField, PASSWORDS_DIFFER, passwordField, passwordsMatch, personNameField } from './fields.ts';
import { z } from './zod.ts';

export const loginForm = z.object({ email: emailField, password: passwordField });
export type LoginForm = z.infer<typeof loginForm>;

export const resetRequestForm = z.object({ email: emailField });
export type ResetRequestForm = z.infer<typeof resetRequestForm>;

export const registrationForm = z
  .object({
    name: personNameField,
    email: emailField,
    password: passwordField,
    confirmPassword: z.string(),
  })
  .refine(passwordsMatch, PASSWORDS_DIFFER);
export type RegistrationForm = z.infer<typeof registrationForm>;

export const passwordResetForm = z
  .object({ password: passwordField, confirmPassword: z.string() })
  .refine(passwordsMatch, PASSWORDS_DIFFER);
export type PasswordResetForm = z.infer<typeof passwordResetForm>;
