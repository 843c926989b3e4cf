import { profileUnstable } from '../../../behaviour/memory.ts';
import { emptyCellCase, misfittedCell } from '../causes/cmos-cell.ts';
import { deadFan, unpluggedFan } from '../causes/cooling.ts';
import {
  memoryClean,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  STARTED,
  STARTED_TWICE,
  STARTS,
} from '../predicates.ts';
import type { CaseData, StoryCases } from '../story.ts';
import { STORY, SYMPTOM } from './fast-profile.ts';

const GOAL: CaseData['goal'] = [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER];

/** HW-30 Free speed: a profile that the board's list has for two modules, with four in it. */
const HW_30: CaseData = {
  goal: GOAL,
  id: 'HW-30',
  truth: 'profile-too-fast',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 19,
  cured: ({ machine }) => !profileUnstable(machine),
  verify: [STARTED, STARTED_TWICE, memoryClean('memory-clean', 1)],
  note: {
    symptom: [SYMPTOM],
    action: ['change-setting', 'use-tool'],
    part: [null],
    prevention: ['read-memory-list'],
  },
};

/** Whoever fitted the modules brushed the lead of the processor's fan off, or put it on another header. */
const HW_30_FAN: CaseData = {
  ...unpluggedFan('fan-lead', SYMPTOM, ['check-headers']),
  goal: GOAL,
  id: 'HW-30-fan',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 18,
};

/** The processor's fan is plugged in and stands still. */
const HW_30_DEAD_FAN: CaseData = {
  ...deadFan(SYMPTOM, ['check-headers']),
  goal: GOAL,
  id: 'HW-30-dead-fan',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 26,
};

/** The cell lies crooked in its holder; the settings went with it, the profile too. */
const HW_30_CELL: CaseData = {
  ...misfittedCell('cell-crooked', SYMPTOM, 'seat-cell'),
  goal: GOAL,
  id: 'HW-30-cell',
  difficulty: 3,
  parMinutes: 24,
};

/** The cell is empty: the settings were lost while the mains was off. */
const HW_30_EMPTY: CaseData = {
  ...emptyCellCase(SYMPTOM, 'new-cell'),
  goal: GOAL,
  id: 'HW-30-empty',
  difficulty: 3,
  parMinutes: 28,
};

export const FAST_PROFILE_CASES: StoryCases = {
  story: STORY,
  cases: [HW_30, HW_30_FAN, HW_30_DEAD_FAN, HW_30_CELL, HW_30_EMPTY],
};
