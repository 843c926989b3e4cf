import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTED_THREE_TIMES,
  STARTED_TWICE,
  STARTS,
} from '../predicates.ts';
import { MOVED_DESKS } from './moved-desks.ts';

/** HW-06 Half a handshake: the main plug stands two millimetres proud. */
export const HW_06: Scenario = caseOf(MOVED_DESKS, {
  id: 'HW-06',
  truth: 'main-plug',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 12,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_THREE_TIMES, proven('plug-firm', 'tug:cable-atx24', 'firm')],
  note: {
    symptom: ['dies'],
    cause: ['main-plug'],
    action: ['plug-cable'],
    part: ['cable-atx24'],
    prevention: ['click-check', 'move-by-it'],
  },
});

/** Its look-alike: a clip of the cooler sprang open. */
export const HW_06_CLIP: Scenario = caseOf(MOVED_DESKS, {
  id: 'HW-06-clip',
  truth: 'cooler-loose',
  difficulty: 3,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) =>
    machine.latches['clip-cooler-1'] === 'closed' && machine.latches['clip-cooler-2'] === 'closed',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_TWICE],
  note: {
    symptom: ['dies'],
    cause: ['cooler-loose'],
    action: ['close-latch'],
    part: ['cpu-cooler'],
    prevention: ['click-check', 'move-by-it'],
  },
});
