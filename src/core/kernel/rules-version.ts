/** The rules and the mode of a run. The mode is part of it, so that the log of a test cannot be replayed with help switched on. */
export interface RulesVersion {
  readonly rules: string;
  readonly mode: string;
}

/** The stored form, such as `lab-18-testing`. */
export function formatRulesVersion({ rules, mode }: RulesVersion): string {
  return `${rules}-${mode}`;
}

/** Parses the output of `formatRulesVersion`. The mode follows the last dash. */
export function parseRulesVersion(stored: string): RulesVersion {
  const dash = stored.lastIndexOf('-');
  return { rules: stored.slice(0, Math.max(dash, 0)), mode: stored.slice(dash + 1) };
}
