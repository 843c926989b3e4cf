import { emailField, passwordField, personNameField } from './fields.ts';
import { ROLES } from './vocabulary.ts';
import { z } from './zod.ts';

/** The Add User dialog; the same person is `userData` in the function's body. */
export const newPersonForm = z.object({
  name: personNameField,
  email: emailField,
  password: passwordField,
  role: z.enum(ROLES),
});
export type NewPersonForm = z.infer<typeof newPersonForm>;

/** Spec section 5: all four fields are required, which is said once, whichever is empty. */
export function isAnyFieldMissing(form: Readonly<Record<keyof NewPersonForm, string>>): boolean {
  return Object.values(form).some((value) => value.trim() === '');
}
