import { startsSystem } from '../../../behaviour/boot.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTED_TWICE, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { NO_BOOT } from './no-boot.ts';

const COMMON: Pick<CaseData, 'objectives' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.2', 'C2 3.1'],
  cured: ({ machine }) => startsSystem(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_TWICE],
};

/** HW-17 The forgotten stick: USB comes first, and a stick without a system is in. */
export const HW_17: Scenario = caseOf(NO_BOOT, {
  ...COMMON,
  id: 'HW-17',
  truth: 'stick-first',
  difficulty: 1,
  parMinutes: 8,
  note: {
    symptom: ['no-system'],
    cause: ['stick-first'],
    action: ['change-setting', 'lift-part'],
    part: ['usb-stick', null],
    prevention: ['boot-drive-first'],
  },
});

/** Its look-alike: the system drive was never screwed down again, and stands up. */
export const HW_17_LOOSE: Scenario = caseOf(NO_BOOT, {
  ...COMMON,
  id: 'HW-17-loose',
  truth: 'drive-proud',
  difficulty: 2,
  parMinutes: 14,
  note: {
    symptom: ['no-system'],
    cause: ['drive-proud'],
    action: ['seat-part', 'tighten-screw'],
    part: ['ssd-m2-1'],
    prevention: ['screw-drive'],
  },
});
