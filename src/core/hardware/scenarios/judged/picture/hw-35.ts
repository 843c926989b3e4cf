import { hasBrokenDriver } from '../../../behaviour/drives.ts';
import { cardWorks } from '../../../behaviour/post.ts';
import { partIn } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { heldLoad, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { CONFETTI } from './confetti.ts';

const COMMON: Pick<CaseData, 'objectives' | 'verify'> = {
  objectives: ['C1 5.3'],
  verify: [STARTED, heldLoad('held-load-30', 30), proven('picture-clean', 'page:display', 'normal')],
};

/** HW-35 Confetti: video memory that fails, in the firmware's picture too. */
export const HW_35: Scenario = caseOf(CONFETTI, {
  ...COMMON,
  id: 'HW-35',
  truth: 'card-failing',
  // A card that is on its way to its maker leaves its slot empty.
  exempt: ['slot-x16'],
  difficulty: 3,
  parMinutes: 18,
  cured: ({ machine }) => {
    const card = partIn(machine, 'slot-x16');
    return card === null || machine.traits[card]?.vram === undefined;
  },
  goal: [
    STARTS,
    NOTHING_BROKEN,
    PUT_TOGETHER,
    {
      id: 'card-settled',
      holds: ({ machine, job }) => job.escalatedTo === 'card-warranty' || cardWorks(machine),
    },
  ],
  note: {
    symptom: ['coloured-blocks'],
    cause: ['card-failing'],
    action: ['escalate', 'lift-part', 'place-part'],
    part: ['gpu', 'spare-gpu'],
    prevention: ['firmware-first'],
  },
});

/** Its look-alike: the same blocks and the same log, and a clean picture in the firmware. */
export const HW_35_DRIVER: Scenario = caseOf(CONFETTI, {
  ...COMMON,
  id: 'HW-35-driver',
  truth: 'driver-broken',
  difficulty: 2,
  parMinutes: 13,
  cured: ({ machine }) => !hasBrokenDriver(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  note: {
    symptom: ['coloured-blocks'],
    cause: ['driver-broken'],
    action: ['run-program'],
    part: [null, 'gpu'],
    prevention: ['makers-driver'],
  },
});
