import { isSupplied, NOTHING_BROKEN, PUT_TOGETHER, RAILS_READ, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';

/** The power supply gives nothing and is replaced by a new one; every story has its own words for what that looked like. */
export function deadSupply(
  symptom: readonly string[],
  prevention: readonly string[],
): Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'> {
  return {
    truth: 'supply-dead',
    objectives: ['C1 3.6', 'C1 5.1'],
    parPartsUsd: 85,
    cured: isSupplied,
    goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
    verify: [STARTED, RAILS_READ],
    note: {
      symptom,
      action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
      part: ['spare-psu', 'psu'],
      prevention,
    },
  };
}
