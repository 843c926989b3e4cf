import type { Handler } from '../gateway.ts';

interface Watched {
  readonly handler: Handler;
  /** Resolves once no request is running. */
  idle(): Promise<void>;
}

/** Wraps a handler and tracks its running requests. */
export function watchRequests(handle: Handler): Watched {
  const underWay = new Set<Promise<unknown>>();
  return {
    handler: (request) => {
      const answer = handle(request);
      underWay.add(answer);
      const end = (): void => {
        underWay.delete(answer);
      };
      answer.then(end, end);
      return answer;
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
