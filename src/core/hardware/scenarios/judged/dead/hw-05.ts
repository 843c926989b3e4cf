import { isShorted } from '../../../behaviour/electrics.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { NEW_BUILD_TWITCH } from './new-build-twitch.ts';

/** HW-05 Click and die: a tenth standoff under the board shorts +12 V to the case. */
export const HW_05: Scenario = caseOf(NEW_BUILD_TWITCH, {
  id: 'HW-05',
  truth: 'board-short',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 70,
  cured: ({ machine }) =>
    machine.parts['motherboard']?.socket === 'tray-board' &&
    !isShorted(machine) &&
    machine.parts['standoff-extra']?.socket === null,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('no-short', 'measure-short', 'normal')],
  note: {
    symptom: ['twitch'],
    cause: ['board-short'],
    action: ['lift-part'],
    part: ['standoff-extra'],
    prevention: ['count-standoffs', 'bench-test'],
  },
});

/** Its look-alike: the stiff main plug never clicked. */
export const HW_05_PLUG: Scenario = caseOf(NEW_BUILD_TWITCH, {
  id: 'HW-05-plug',
  truth: 'main-plug',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['twitch'],
    cause: ['main-plug'],
    action: ['plug-cable'],
    part: ['cable-atx24'],
    prevention: ['click-check', 'bench-test'],
  },
});
