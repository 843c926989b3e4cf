/** A query's state for a screen: loading, failed with a retry, or loaded. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: Value };

interface Read<Value> {
  readonly data: Value | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Converts a query. Data stays available when a later refetch fails. */
export function loadedOf<Value>({ data, isError, refetch }: Read<Value>): Loaded<Value> {
  if (data !== undefined) return { kind: 'ready', value: data };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
