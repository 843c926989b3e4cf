/** Something read from the backend, as a screen draws it: being read, failed with a way to try again, or there. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: Value };

interface Read<Value> {
  readonly data: Value | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** A query as `Loaded`. What was read before stays when a later read fails. */
export function loadedOf<Value>({ data, isError, refetch }: Read<Value>): Loaded<Value> {
  if (data !== undefined) return { kind: 'ready', value: data };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
