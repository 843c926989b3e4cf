import type { SafetyRule, Severity } from '../model/state.ts';

/**
 * The safety rules (hardware-lab.md 2.4; corrections 7 and 22) and their seeded consequences. A rule broken is noted
 * even when nothing breaks.
 */
export interface RuleBroken {
  readonly rule: SafetyRule;
  readonly severity: Severity;
}
