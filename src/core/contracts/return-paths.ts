/** Pages that the payment page leads back to (spec section 7): paid, and left unpaid in each flow. */
export const RETURN_PATHS = { paid: '/admin', selection: '/select-plan', account: '/plans' } as const;

/** The query parameter with which it says for which checkout. */
export const SESSION_ID_PARAM = 'session_id';

/** The query parameter of the emailed link that opens a closed account again. */
export const REOPEN_PARAM = 'reopen';

/** Where the letter to somebody whose account an administrator has closed leads. */
export const SUPPORT_PATH = '/contact';
