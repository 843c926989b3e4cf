/** Why a function gave no good answer. */
export type FunctionErrorReason =
  /** There was no answer at all. */
  | 'unreachable'
  /** There was one, and nobody could make sense of it. */
  | 'unreadable'
  /** The function said no. */
  | 'refused';

/** A call of an Edge Function that came to nothing. `status` is the answer's HTTP status, 0 without an answer. */
export class FunctionError extends Error {
  readonly reason: FunctionErrorReason;
  readonly status: number;
  /** More than the sentence, where the function said more. */
  readonly details: string | null;

  /** `message` is the function's own sentence for `refused`, and empty otherwise. */
  constructor(reason: FunctionErrorReason, status: number, message = '', details: string | null = null) {
    super(message);
    this.name = 'FunctionError';
    this.reason = reason;
    this.status = status;
    this.details = details;
  }
}
