import { cardPlugWorn } from '../../../behaviour/rails.ts';
import { plugIn } from '../../../behaviour/wiring.ts';
import type { LabState } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { BLACK_IN_GAMES } from './black-in-games.ts';

/** A sound plug is home in the card. */
function isFed({ machine }: LabState): boolean {
  return plugIn(machine, 'gpu-12v-power') === 'latched' && !cardPlugWorn(machine);
}

const COMMON: Pick<CaseData, 'objectives' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.3', 'C2 4.4'],
  cured: isFed,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, HELD_LOAD, proven('plug-cool', 'thermal-camera', 'normal')],
};

/** HW-36 Not quite home: the 12V-2x6 plug was not in, and has browned by it. */
export const HW_36: Scenario = caseOf(BLACK_IN_GAMES, {
  ...COMMON,
  id: 'HW-36',
  truth: 'card-plug-browned',
  difficulty: 4,
  parMinutes: 13,
  parPartsUsd: 18,
  note: {
    symptom: ['black-loaded'],
    cause: ['card-plug-browned'],
    action: ['plug-cable', 'order-part'],
    part: ['cable-12v2x6-spare', 'cable-12v2x6'],
    prevention: ['seat-and-bend'],
  },
});

/** Its look-alike: the same gap, found before it burnt anything. */
export const HW_36_GAP: Scenario = caseOf(BLACK_IN_GAMES, {
  ...COMMON,
  id: 'HW-36-gap',
  truth: 'card-plug-proud',
  difficulty: 3,
  parMinutes: 13,
  note: {
    symptom: ['black-loaded'],
    cause: ['card-plug-proud'],
    action: ['plug-cable'],
    part: ['cable-12v2x6', 'gpu-12v'],
    prevention: ['seat-and-bend'],
  },
});
