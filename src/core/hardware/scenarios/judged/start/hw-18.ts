import { cellVolts } from '../../../behaviour/circuit.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { WRONG_DATE } from './wrong-date.ts';

/** Below this a CR2032 is replaced (corrections 8). Volts. */
const CELL_GOOD_V = 2.8;

const COMMON: Pick<CaseData, 'objectives' | 'difficulty' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.1', 'C2 3.1'],
  difficulty: 2,
  cured: ({ machine }) => cellVolts(machine) >= CELL_GOOD_V,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [proven('clock-held', 'clock-held', 'held'), STARTED],
};

/** HW-18 Time traveller: the cell is empty. */
export const HW_18: Scenario = caseOf(WRONG_DATE, {
  ...COMMON,
  id: 'HW-18',
  truth: 'cell-empty',
  parMinutes: 20,
  parPartsUsd: 3,
  note: {
    symptom: ['wrong-date'],
    cause: ['cell-empty'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-cell', 'cmos-cell'],
    prevention: ['cell-with-service'],
  },
});

/** Its look-alike: the cell is good and lies crooked in its holder. */
export const HW_18_CROOKED: Scenario = caseOf(WRONG_DATE, {
  ...COMMON,
  id: 'HW-18-crooked',
  truth: 'cell-crooked',
  parMinutes: 16,
  note: {
    symptom: ['wrong-date'],
    cause: ['cell-crooked'],
    action: ['seat-part'],
    part: ['cmos-cell'],
    prevention: ['seat-cell'],
  },
});
