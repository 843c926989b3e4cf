/** A refusal of the backend whose message is a sentence for the person. */
export class UserFacingError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UserFacingError';
  }
}

/** Our database functions raise codes made of PT and an HTTP status, with a sentence for people. */
const OWN_REFUSAL = /^PT4\d\d$/;

/** What to throw for a failed call of a database function. */
export function toUserFacingError(error: { readonly code: string; readonly message: string }): unknown {
  return OWN_REFUSAL.test(error.code) ? new UserFacingError(error.message) : error;
}

/** What to tell of a failure: the sentence that came with it as it is (spec section 8), or null where there is none. */
export function userMessageOf(cause: unknown): string | null {
  const text = cause instanceof UserFacingError ? cause.message : cause;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
