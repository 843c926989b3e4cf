let logged: string[] = [];

/** Notes everything that is logged as an error from now on; no spy, which a test that restores its own would end. */
export function watchLoggedErrors(): void {
  logged = [];
  console.error = (...words: readonly unknown[]) => {
    logged.push(words.map(String).join(' '));
  };
}

/** Answers what was logged and takes it off the list; for a test that provokes an error. */
export function takeLoggedErrors(): string[] {
  const taken = logged;
  logged = [];
  return taken;
}
