import { startsSystem } from '../../../behaviour/boot.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTED_TWICE, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { AFTER_THE_CELL } from './after-the-cell.ts';

const COMMON: Pick<CaseData, 'objectives' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.2', 'C2 3.1'],
  cured: ({ machine }) => startsSystem(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_TWICE],
};

/** HW-19 Blue by default: the defaults put the drives into another mode than the system's. */
export const HW_19: Scenario = caseOf(AFTER_THE_CELL, {
  ...COMMON,
  id: 'HW-19',
  truth: 'mode-changed',
  difficulty: 4,
  parMinutes: 16,
  note: {
    symptom: ['no-system'],
    cause: ['mode-changed'],
    action: ['change-setting', 'run-program'],
    part: [null],
    prevention: ['note-settings'],
  },
});

/** Its look-alike: whoever changed the cell had the drive beside it out, and forgot its screw. */
export const HW_19_LOOSE: Scenario = caseOf(AFTER_THE_CELL, {
  ...COMMON,
  id: 'HW-19-loose',
  truth: 'drive-proud',
  difficulty: 2,
  parMinutes: 13,
  note: {
    symptom: ['no-system'],
    cause: ['drive-proud'],
    action: ['seat-part', 'tighten-screw'],
    part: ['ssd-m2-1'],
    prevention: ['screw-drive'],
  },
});
