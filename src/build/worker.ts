import { createHash } from 'node:crypto';

export interface WorkerParts {
  /** `public/sw.js`. */
  readonly text: string;
  /** All built files by name: names change with content. */
  readonly files: readonly string[];
  /** Prerendered addresses, and the session-dependent ones. */
  readonly drawn: readonly string[];
  readonly shell: readonly string[];
}

const LENGTH_OF_NAME = 12;

/** The service worker of one build: its content differs per build, which is how browsers detect an update. */
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
