import { DIAGNOSIS_FLOOR } from '../../../core/assessment/pass.ts';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { GATE_CAP, GUESSING_CAP, MANY_B, WEIGHTS } from '../../../core/assessment/score.ts';
import {
  LATE_SHARE,
  PASSED_SHARE,
  PRIORITY_WEIGHT,
  SHIFT_GATE_CAP,
} from '../../../core/ticketing/assessment/shift-weights.ts';
import { TICKET_WEIGHTS } from '../../../core/ticketing/assessment/ticket-weights.ts';
import type { Facts } from './facts.ts';
import { named, percentOf, reading, rowsOf } from './rows.ts';

/** Pass marks, weights and caps of a job, a ticket and a shift. */
export function scoreFacts(): Facts {
  return {
    'score.pass': `${PASS_MARK}`,
    'score.diagnosis': percentOf(DIAGNOSIS_FLOOR),
    'score.guessing': `${GUESSING_CAP}`,
    ...Object.fromEntries(
      Object.entries(WEIGHTS).map(([part, weight]) => [`score.weight.${part}`, percentOf(weight)]),
    ),
    ...named('score.gate', GATE_CAP),
    'score.gate.breaches': `${MANY_B}`,
    ...named('ticket.weight', TICKET_WEIGHTS),
    'shift.weight.rows': rowsOf(
      Object.entries(PRIORITY_WEIGHT).map(([priority, weight]) => [reading(priority), `${weight}`]),
    ),
    'shift.late': percentOf(LATE_SHARE),
    'shift.passed': percentOf(PASSED_SHARE),
    'shift.gate': `${SHIFT_GATE_CAP}`,
  };
}
