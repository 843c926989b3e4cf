/** Pages that Stripe's page returns to (spec section 7): after payment, and after canceling in either flow. */
export const RETURN_PATHS = { paid: '/admin', selection: '/select-plan', account: '/plans' } as const;

/** The query parameter with the id of the checkout session. */
export const SESSION_ID_PARAM = 'session_id';

/** The query parameter of the emailed link that reopens a closed account. */
export const REOPEN_PARAM = 'reopen';

/** The link in the email to a person whose account was closed by an administrator. */
export const SUPPORT_PATH = '/contact';
