import { coolerFanTurns } from '../../../behaviour/heat.ts';
import { partIn } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS, STAYED_COOL } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { SLOW_AFTERNOONS } from './slow-afternoons.ts';

const COMMON: Pick<CaseData, 'objectives' | 'difficulty' | 'verify'> = {
  objectives: ['C1 5.1', 'C2 4.5'],
  difficulty: 2,
  verify: [STARTED, STAYED_COOL],
};

/** HW-27 Dust bowl: a mat of dust in the cooler's fins. */
export const HW_27: Scenario = caseOf(SLOW_AFTERNOONS, {
  ...COMMON,
  id: 'HW-27',
  truth: 'cooler-dusty',
  parMinutes: 22,
  cured: ({ machine }) => {
    const cooler = partIn(machine, 'mount-cooler');
    return cooler !== null && (machine.traits[cooler]?.dust ?? 0) === 0;
  },
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  note: {
    symptom: ['slow-hot'],
    cause: ['cooler-dusty'],
    action: ['use-tool'],
    part: ['cpu-cooler'],
    prevention: ['filter-plan'],
  },
});

/** Its look-alike: the cooler's fan is unplugged, and its warning was switched off instead. */
export const HW_27_FAN: Scenario = caseOf(SLOW_AFTERNOONS, {
  ...COMMON,
  id: 'HW-27-fan',
  truth: 'fan-unplugged',
  parMinutes: 14,
  cured: ({ machine }) => coolerFanTurns(machine),
  goal: [
    STARTS,
    NOTHING_BROKEN,
    PUT_TOGETHER,
    { id: 'warning-on', holds: ({ machine }) => machine.settings['fan-warning'] !== 'off' },
  ],
  note: {
    symptom: ['slow-hot'],
    cause: ['fan-unplugged'],
    action: ['plug-cable'],
    part: ['cable-cpu-fan', 'cpu-cooler'],
    prevention: ['keep-warning'],
  },
});
