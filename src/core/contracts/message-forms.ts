import { emailField, personNameField } from './fields.ts';
import { z } from './zod.ts';

/** Longest message the team takes; the database says the same. */
export const MAX_MESSAGE_CHARS = 5000;

/** Spec section 5: one complaint, whichever of the fields is empty. */
export const REQUIRED_FIELDS_MESSAGE = 'Please fill in all required fields';

const required = z.string().trim().min(1, { error: REQUIRED_FIELDS_MESSAGE, abort: true });

/** The support dialog and the contact forms (spec section 2). */
export const contactForm = z.object({
  name: required.max(100, 'Name must be at most 100 characters'),
  email: required.pipe(emailField),
  message: required.max(MAX_MESSAGE_CHARS, 'Message must be at most 5000 characters'),
});
export type ContactForm = z.infer<typeof contactForm>;

export const waitingListForm = z.object({ name: personNameField, email: z.string().trim().pipe(emailField) });
export type WaitingListForm = z.infer<typeof waitingListForm>;

/** How many waited before the list was kept here (spec section 9); private.waiting_list_count() adds the entries since. */
export const WAITING_LIST_START = 347;

/** How long an early adopter's offer stands, in days (spec section 9: 'days left 60'). */
export const OFFER_DAYS = 60;
