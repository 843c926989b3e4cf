import { halfFed } from '../../../behaviour/processor.ts';
import type { LabView } from '../../../model/view.ts';
import { inspect, LOAD_TEST } from '../../procedures.ts';
import { outcomeOf } from '../expert-plan.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Suspect } from '../story.ts';
import { CLOSE_AND_START, type JobWords, OFF_AND_OPEN, repairing } from './repair.ts';

/** Four of the eight pins of the processor's power plug are in (hardware-lab.md 2.2). */
export const HALF_EPS: Suspect['placements'] = [
  { faults: [{ kind: 'plug', end: 'cable-eps', plug: 'partial' }] },
];

/** After a reset under load: looks at the processor's power plug, and pushes its other half in. */
export function pushEps(view: LabView, words: JobWords) {
  const looked = [...OFF_AND_OPEN, ...inspect('conn-eps')];
  if (outcomeOf(view, 'look:conn-eps') !== 'half-in') return looked;
  return [
    ...looked,
    ...repairing(view, words, {
      ...{ cause: 'eps-half', action: 'plug-cable', part: 'cable-eps' },
      repair: [
        { kind: 'unplug-cable', target: 'cable-eps' },
        { kind: 'plug-cable', target: 'cable-eps' },
      ],
      prove: [...CLOSE_AND_START, ...LOAD_TEST],
      verification: ['start-system', 'run:load-test'],
    }),
  ];
}

/** All eight pins are in, and the machine carried a full load. */
export function halfEps(
  symptom: string,
  prevention: readonly string[],
): Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'> {
  return {
    truth: 'eps-half',
    objectives: ['C1 3.6', 'C1 5.1'],
    cured: ({ machine }) => !halfFed(machine),
    goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
    verify: [STARTED, HELD_LOAD],
    note: {
      symptom: [symptom],
      action: ['plug-cable'],
      part: ['cable-eps', 'conn-eps'],
      prevention,
    },
  };
}
