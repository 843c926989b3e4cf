import { emailField, passwordField, personNameField } from './fields.ts';
import { ROLES } from './vocabulary.ts';
import { z } from './zod.ts';

/** The Add User dialog; `create-user` takes the same fields as `userData`. */
export const newPersonForm = z.object({
  name: personNameField,
  email: emailField,
  password: passwordField,
  role: z.enum(ROLES),
});
export type NewPersonForm = z.infer<typeof newPersonForm>;

/** Whether a required field is empty: the dialog shows one message for all four fields (spec section 5). */
export function isAnyFieldMissing(form: Readonly<Record<keyof NewPersonForm, string>>): boolean {
  return Object.values(form).some((value) => value.trim() === '');
}
