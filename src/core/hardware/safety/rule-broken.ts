import type { SafetyRule, Severity } from '../model/state.ts';

/**
 * A broken safety rule (hardware-lab.md 2.4; corrections 7 and 22). It is recorded even when nothing is damaged.
 */
export interface RuleBroken {
  readonly rule: SafetyRule;
  readonly severity: Severity;
}
