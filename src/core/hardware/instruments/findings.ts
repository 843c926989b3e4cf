import { withState } from '../model/changed.ts';
import type { LabEvent } from '../model/commands.ts';
import type { Evidence, LabState } from '../model/state.ts';
import type { Reading } from '../model/vocabulary.ts';
import type { OutcomeOf, TestId } from './diagnostic-tests/catalogue.ts';

/** Appends a finding to the notebook: `test` is an id of `diagnostic-tests/catalogue.ts`, `outcome` what it showed. */
export function withFinding<Id extends TestId>(
  state: LabState,
  test: Id,
  outcome: OutcomeOf<Id>,
  reading: Reading | null = null,
  target: string | null = null,
): LabState {
  const { simSeconds, steps } = state.ledger;
  const finding: Evidence = { test, outcome, reading, target, simSeconds, step: steps + 1 };
  return withState(state, { evidence: [...state.evidence, finding] });
}

export function foundEvent<Id extends TestId>(
  test: Id,
  outcome: OutcomeOf<Id>,
  reading: Reading | null = null,
): LabEvent {
  return { kind: 'found', test, outcome, reading };
}
