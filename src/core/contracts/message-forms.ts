import { emailField, lineField, personNameField } from './fields.ts';
import { z } from './zod.ts';

/** Maximum length of a message; the database has the same limit. */
export const MAX_MESSAGE_CHARS = 5000;

/** One message, whichever field is empty (spec section 5). */
export const REQUIRED_FIELDS_MESSAGE = 'Please fill in all required fields';

const IS_REQUIRED = { error: REQUIRED_FIELDS_MESSAGE, abort: true };
const requiredLine = lineField.min(1, IS_REQUIRED);

/** Text of several lines. NUL characters, which PostgreSQL cannot store, are removed. */
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

/** Entries of the waiting list from before this database (spec section 9); private.waiting_list_count() adds the later ones. */
export const WAITING_LIST_START = 347;

/** Duration of the early adopter's offer in days (spec section 9: 'days left 60'). */
export const OFFER_DAYS = 60;
