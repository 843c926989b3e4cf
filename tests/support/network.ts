const REAL_FETCH = globalThis.fetch;

/** A filter of the product's requests. `afterEach(restoreNetwork)` removes it. */
export interface Network {
  /** Requests whose address matches, as `METHOD url`, in the order they were made. */
  readonly seen: readonly string[];
  /** Lets all requests through again. */
  heal(): void;
}

type Fault =
  | 'offline'
  /** The request arrives and its answer never does. */
  | 'answer lost'
  | { readonly status: number; readonly body: unknown }
  | { readonly after: Promise<unknown> };

/** Records the requests that match, and makes them fail: offline, with a server response, or only `after` a delay. */
export function network(pattern: RegExp, fault: Fault | null = null): Network {
  const seen: string[] = [];
  let current = fault;
  const below = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!pattern.test(url)) return below(input, init);
    seen.push(`${init?.method ?? 'GET'} ${url}`);
    if (current === null) return below(input, init);
    if (current === 'offline') throw new TypeError('Failed to fetch');
    if (current === 'answer lost') {
      await below(input, init);
      throw new TypeError('Failed to fetch');
    }
    if ('after' in current) {
      await current.after;
      return below(input, init);
    }
    return Response.json(current.body, { status: current.status });
  };
  return {
    seen,
    heal: () => {
      current = null;
    },
  };
}

/** What the Supabase client itself logs of one request of its auth part that found no network. */
export const CLIENT_LOG = ['TypeError: Failed to fetch'];

/** Ends every fault and every watch. */
export function restoreNetwork(): void {
  globalThis.fetch = REAL_FETCH;
}
