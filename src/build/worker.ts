import { createHash } from 'node:crypto';

export interface WorkerParts {
  /** `public/sw.js`. */
  readonly text: string;
  /** Everything that the build has written, by name: names change with content. */
  readonly files: readonly string[];
  /** Addresses that are drawn at build time, and those that are not. */
  readonly drawn: readonly string[];
  readonly shell: readonly string[];
}

const LENGTH_OF_NAME = 12;

/** The service worker of one build: a new one differs, which is how browsers notice. */
export function fillWorker({ text, files, drawn, shell }: WorkerParts): string {
  const build = createHash('sha256')
    .update(files.toSorted().join('\n'))
    .digest('hex')
    .slice(0, LENGTH_OF_NAME);
  return replaced(
    replaced(replaced(text, "'__BUILD__'", build), "['__DRAWN_PAGES__']", drawn),
    "['__SHELL_PAGES__']",
    shell,
  );
}

function replaced(text: string, token: string, value: unknown): string {
  if (!text.includes(token)) throw new Error(`sw.js has no ${token}`);
  return text.replace(token, () => JSON.stringify(value));
}
