let logged: string[] = [];

/** What the auth library warns of when a page opens a second client for the same session: both would refresh it. */
const SECOND_AUTH_CLIENT = 'Multiple GoTrueClient instances';

const textOf = (words: readonly unknown[]): string => words.map(String).join(' ');

/**
 * Notes everything that is logged as an error from now on, and the warning of a second auth client; no spy, which a test
 * that restores its own would end.
 */
export function watchLoggedErrors(): void {
  logged = [];
  console.error = (...words: readonly unknown[]) => {
    logged.push(textOf(words));
  };
  const { warn } = console;
  console.warn = (...words: readonly unknown[]) => {
    if (textOf(words).includes(SECOND_AUTH_CLIENT)) logged.push(textOf(words));
    else warn(...words);
  };
}

/** Answers what was logged and takes it off the list; for a test that provokes an error. */
export function takeLoggedErrors(): string[] {
  const taken = logged;
  logged = [];
  return taken;
}
