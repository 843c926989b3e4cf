import { overCurrent } from '../../../behaviour/boot.ts';
import { partIn } from '../../../model/state.ts';
import type { Predicate, Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { OVER_CURRENT } from './over-current.ts';

const FRONT_PORT = 'port-usb-front-1';

/** The front port serves again: a sound stick in a machine that starts, or its supply by the meter. */
const PORT_TRIED: Predicate = {
  id: 'port-tried',
  holds: (state) =>
    (partIn(state.machine, 'usb-front-1') !== null && STARTED.holds(state) && !overCurrent(state.machine)) ||
    state.evidence.some(
      ({ test, outcome, target, step }) =>
        target?.startsWith(FRONT_PORT) === true &&
        step > (state.cured?.step ?? Number.POSITIVE_INFINITY) &&
        ((test === 'measure-vbus' && outcome === 'in-band') ||
          (test === 'measure-vbus-ohm' && outcome !== 'short' && outcome !== 'unsteady')),
    ),
};

const COMMON: Pick<CaseData, 'objectives' | 'goal' | 'verify'> = {
  objectives: ['C1 3.2', 'C1 5.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, PORT_TRIED],
};

/** HW-39 Fifteen seconds: the tongue of the front port is bent and shorts. */
export const HW_39: Scenario = caseOf(OVER_CURRENT, {
  ...COMMON,
  id: 'HW-39',
  truth: 'port-bent',
  cured: ({ machine }) => !overCurrent(machine),
  difficulty: 3,
  parMinutes: 11,
  parPartsUsd: 15,
  note: {
    symptom: ['over-current'],
    cause: ['port-bent'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-front-io', 'front-io'],
    prevention: ['short-sticks', 'use-rear-ports'],
  },
});

/** Its look-alike: the port survived, the stick's plug did not. */
export const HW_39_STICK: Scenario = caseOf(OVER_CURRENT, {
  ...COMMON,
  id: 'HW-39-stick',
  truth: 'stick-bent',
  // Thrown away, or out of the port when the machine was switched on; whoever only looks has pulled it out as well.
  cured: ({ machine }) =>
    machine.parts['usb-stick'] === undefined ||
    (machine.parts['usb-stick'].socket === null && (machine.running || machine.goodStarts > 0)),
  difficulty: 2,
  parMinutes: 7,
  note: {
    symptom: ['over-current'],
    cause: ['stick-bent'],
    action: ['discard', 'lift-part'],
    part: ['usb-stick'],
    prevention: ['short-sticks', 'use-rear-ports'],
  },
});
