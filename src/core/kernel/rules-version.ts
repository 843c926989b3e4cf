/** Which rules a run is played by, and in which mode: a log of a test cannot be folded with help switched on. */
export interface RulesVersion {
  readonly rules: string;
  readonly mode: string;
}

/** As it is stored with a run: `lab-15-testing`. */
export function formatRulesVersion({ rules, mode }: RulesVersion): string {
  return `${rules}-${mode}`;
}

/** Reads what `formatRulesVersion` wrote. The mode is what follows the last dash. */
export function parseRulesVersion(stored: string): RulesVersion {
  const dash = stored.lastIndexOf('-');
  return { rules: stored.slice(0, Math.max(dash, 0)), mode: stored.slice(dash + 1) };
}
