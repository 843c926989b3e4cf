import type { FunctionFailure } from '../../../src/core/contracts/functions.ts';

/** An error response: thrown anywhere in a handler, sent as `{error, details}` with its status. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    error: string,
    details?: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(error);
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
    this.headers = headers;
  }

  get body(): FunctionFailure {
    return this.details === undefined
      ? { error: this.message }
      : { error: this.message, details: this.details };
  }
}
