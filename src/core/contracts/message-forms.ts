import { emailField, lineField, personNameField } from './fields.ts';
import { z } from './zod.ts';

/** Longest message the team takes; the database says the same. */
export const MAX_MESSAGE_CHARS = 5000;

/** Spec section 5: one complaint, whichever of the fields is empty. */
export const REQUIRED_FIELDS_MESSAGE = 'Please fill in all required fields';

const IS_REQUIRED = { error: REQUIRED_FIELDS_MESSAGE, abort: true };
const requiredLine = lineField.min(1, IS_REQUIRED);

/** Lines of words; a NUL, which no column can hold, says nothing and is left out. */
const requiredText = z
  .string()
  .overwrite((text) => text.replaceAll('\0', ''))
  .trim()
  .min(1, IS_REQUIRED);

/** The support dialog and the contact forms (spec section 2). */
export const contactForm = z.object({
  name: requiredLine.max(100, 'Name must be at most 100 characters'),
  email: requiredLine.pipe(emailField),
  message: requiredText.max(MAX_MESSAGE_CHARS, 'Message must be at most 5000 characters'),
});
export type ContactForm = z.infer<typeof contactForm>;

export const waitingListForm = z.object({ name: personNameField, email: z.string().trim().pipe(emailField) });
export type WaitingListForm = z.infer<typeof waitingListForm>;

/** How many waited before the list was kept here (spec section 9); private.waiting_list_count() adds the entries since. */
export const WAITING_LIST_START = 347;

/** How long an early adopter's offer stands, in days (spec section 9: 'days left 60'). */
export const OFFER_DAYS = 60;
