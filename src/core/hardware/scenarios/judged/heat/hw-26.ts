import { type LabState, partIn } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS, STAYED_COOL } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { HOT_BUILD } from './hot-build.ts';

/** The cooler that sits there touches the processor through fresh paste and nothing else. */
function hasGoodContact({ machine }: LabState): boolean {
  const cooler = partIn(machine, 'mount-cooler');
  const traits = cooler === null ? undefined : machine.traits[cooler];
  return cooler !== null && traits?.film === undefined && traits?.paste === undefined;
}

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'cured' | 'goal' | 'verify'> = {
  difficulty: 2,
  objectives: ['C1 5.1'],
  cured: hasGoodContact,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STAYED_COOL],
};

/** HW-26 Hot head: the film is still on the cold plate. */
export const HW_26: Scenario = caseOf(HOT_BUILD, {
  ...COMMON,
  id: 'HW-26',
  truth: 'film-on',
  parMinutes: 22,
  note: {
    symptom: ['shuts-off-hot'],
    cause: ['film-on'],
    action: ['use-tool'],
    part: ['cpu-cooler'],
    prevention: ['peel-first'],
  },
});

/** Its look-alike: the film is off, and no paste was put on. */
export const HW_26_PASTE: Scenario = caseOf(HOT_BUILD, {
  ...COMMON,
  id: 'HW-26-paste',
  truth: 'paste-missing',
  parMinutes: 18,
  note: {
    symptom: ['shuts-off-hot'],
    cause: ['paste-missing'],
    action: ['use-tool'],
    part: ['cpu-cooler'],
    prevention: ['pea-of-paste'],
  },
});
