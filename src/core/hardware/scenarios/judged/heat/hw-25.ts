import { sagsUnderLoad } from '../../../behaviour/rails.ts';
import { partIn } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { heldLoad, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { EXPORT_RESTARTS } from './export-restarts.ts';

/** Nothing new stands in the system log behind the load that used to bring it down. */
const LOG_READ = proven('log-read', 'page:event-log', 'power-41', 'heat-37', 'quiet');

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'goal' | 'verify'> = {
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, heldLoad('held-load-30', 30), LOG_READ],
};

/** HW-25 Renders die: +12 V falls below its band at full load. A tester would have passed it. */
export const HW_25: Scenario = caseOf(EXPORT_RESTARTS, {
  ...COMMON,
  id: 'HW-25',
  truth: 'supply-sags',
  parMinutes: 34,
  parPartsUsd: 85,
  cured: ({ machine }) => partIn(machine, 'bay-psu') !== null && !sagsUnderLoad(machine),
  verify: [...COMMON.verify, proven('rail-held', 'measure-12v-load', 'in-band')],
  note: {
    symptom: ['restarts-loaded'],
    cause: ['supply-sags'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-psu', 'psu'],
    prevention: ['size-supply'],
  },
});

/** Its look-alike: the same load, and a cooler that no air gets through. */
export const HW_25_HEAT: Scenario = caseOf(EXPORT_RESTARTS, {
  ...COMMON,
  id: 'HW-25-heat',
  truth: 'cooler-choked',
  parMinutes: 20,
  cured: ({ machine }) => {
    const cooler = partIn(machine, 'mount-cooler');
    return cooler !== null && (machine.traits[cooler]?.dust ?? 0) === 0;
  },
  note: {
    symptom: ['restarts-loaded'],
    cause: ['cooler-choked'],
    action: ['use-tool'],
    part: ['cpu-cooler'],
    prevention: ['filter-plan'],
  },
});
