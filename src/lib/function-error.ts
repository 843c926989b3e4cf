/** Why the call of an Edge Function failed. */
export type FunctionErrorReason =
  /** There was no response. */
  | 'unreachable'
  /** The response was not what was expected. */
  | 'unreadable'
  /** The function refused. */
  | 'refused';

/** A failed call of an Edge Function. `status` is the response's HTTP status, 0 without a response. */
export class FunctionError extends Error {
  readonly reason: FunctionErrorReason;
  readonly status: number;
  /** Details beyond the message, where the function sent some. */
  readonly details: string | null;

  /** `message` is the function's own sentence if it wrote one, else empty. */
  constructor(reason: FunctionErrorReason, status: number, message = '', details: string | null = null) {
    super(message);
    this.name = 'FunctionError';
    this.reason = reason;
    this.status = status;
    this.details = details;
  }
}
