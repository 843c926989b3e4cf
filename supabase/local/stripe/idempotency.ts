import { ApiError } from './api-error.ts';

interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Responses by idempotency key. Like Stripe, it also stores and repeats server errors. */
export interface AnswerStore {
  /** @throws ApiError when the key was used for another request. */
  find(key: string, fingerprint: string): StoredAnswer | null;
  keep(key: string, fingerprint: string, answer: StoredAnswer): void;
  clear(): void;
}

export function createAnswerStore(): AnswerStore {
  const answers = new Map<string, StoredAnswer & { readonly fingerprint: string }>();
  return {
    find: (key, fingerprint) => {
      const stored = answers.get(key);
      if (stored === undefined) return null;
      if (stored.fingerprint === fingerprint) return stored;
      throw new ApiError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    },
    keep: (key, fingerprint, answer) => answers.set(key, { ...answer, fingerprint }),
    clear: () => answers.clear(),
  };
}
