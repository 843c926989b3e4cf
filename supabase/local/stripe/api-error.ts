import type Stripe from 'stripe';

export type ApiErrorType = Stripe.RawErrorType;

/** A refusal in the shape that the SDK turns into its own error classes. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ApiErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    type: ApiErrorType,
    message: string,
    about: { readonly code?: string; readonly param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = about.code;
    this.param = about.param;
  }

  get body(): { readonly error: Record<string, string | undefined> } {
    return { error: { type: this.type, message: this.message, code: this.code, param: this.param } };
  }
}

export function missing(kind: string, id: string): ApiError {
  return new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
}

export function invalid(param: string, message: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message, { param });
}
