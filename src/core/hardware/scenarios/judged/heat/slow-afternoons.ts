import { coolerFanTurns } from '../../../behaviour/heat.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  READ_SENSORS,
  START,
} from '../../procedures.ts';
import { SLOW_AFTERNOONS } from '../../public/heat/slow-afternoons.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS, STAYED_COOL } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Slow and loud each afternoon" in a workshop: dust, or a fan that somebody silenced the warning of. */
const STORY: Story = {
  ...SLOW_AFTERNOONS,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'cooler-dusty',
      band: 'common',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }] }],
    },
    {
      id: 'fan-unplugged',
      band: 'possible',
      placements: [
        {
          faults: [
            { kind: 'plug', end: 'cable-cpu-fan', plug: 'none' },
            { kind: 'setting', setting: 'fan-warning', value: 'off' },
          ],
        },
      ],
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      placements: [
        { faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 61, '197': 16, '198': 16 } } }] },
      ],
    },
    {
      id: 'module-marginal',
      band: 'rare',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'page:firmware-sensors',
      outcomes: ['normal', 'no-cpu-fan'],
      otherwise: 'normal',
      says: { 'fan-unplugged': 'no-cpu-fan' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'heat-37', 'disk-errors', 'stops-mixed'],
      otherwise: 'quiet',
      says: { 'cooler-dusty': 'heat-37', 'disk-failing': 'disk-errors', 'module-marginal': 'stops-mixed' },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-dusty': 'dust-mat' },
    },
    {
      id: 'look:cable-cpu-fan',
      outcomes: ['normal', 'hangs-loose'],
      otherwise: 'normal',
      says: { 'fan-unplugged': 'hangs-loose' },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'failing'],
      otherwise: 'clean',
      says: { 'disk-failing': 'failing' },
    },
  ],
  answers: { place: 'workshop', when: 'drawings', 'last-service': 'message-gone' },
  plan: (view) => [
    ...START,
    READ_SENSORS,
    ...(said(view, 'page:firmware-sensors') === 'no-cpu-fan' ? plugFan(view) : readLog(view)),
  ],
};

const OFF_AND_OPEN: readonly LabCommand[] = [{ kind: 'press-power' }, ...MAKE_SAFE, ...OPEN_CASE];

const SHOW: LabCommand = { kind: 'open-page', page: 'desktop' };

function plugFan(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'open-page', page: 'firmware-power' },
    theory('fan-unplugged', 95),
    { kind: 'change-setting', setting: 'fan-warning', value: 'on' },
    ...OFF_AND_OPEN,
    ...inspect('cable-cpu-fan'),
    { kind: 'plug-cable', target: 'cable-cpu-fan' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    ...closing(view, {
      symptom: 'slow-hot',
      cause: 'fan-unplugged',
      evidence: ['page:firmware-sensors', 'look:cable-cpu-fan'],
      action: 'plug-cable',
      part: 'cable-cpu-fan',
      verification: ['start-system', 'run:load-test'],
      prevention: 'keep-warning',
    }),
  ];
}

function readLog(view: LabView): readonly LabCommand[] {
  if (said(view, 'page:firmware-sensors') === null) return [];
  const log: readonly LabCommand[] = [SHOW, { kind: 'open-page', page: 'event-log' }];
  return said(view, 'page:event-log') === 'heat-37' ? [...log, ...blowOut(view)] : log;
}

function blowOut(view: LabView): readonly LabCommand[] {
  return [
    ...OFF_AND_OPEN,
    ...inspect('cpu-cooler'),
    theory('cooler-dusty', 95),
    { kind: 'use-tool', tool: 'compressed-air', target: 'cpu-cooler' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    ...closing(view, {
      symptom: 'slow-hot',
      cause: 'cooler-dusty',
      evidence: ['page:event-log', 'look:cpu-cooler'],
      action: 'use-tool',
      part: 'cpu-cooler',
      verification: ['start-system', 'run:load-test'],
      prevention: 'filter-plan',
    }),
  ];
}

const COMMON: Pick<CaseData, 'objectives' | 'difficulty' | 'verify'> = {
  objectives: ['C1 5.1', 'C2 4.5'],
  difficulty: 2,
  verify: [STARTED, STAYED_COOL],
};

/** HW-27 Dust bowl: a mat of dust in the cooler's fins. */
const HW_27: CaseData = {
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
};

/** Its look-alike: the cooler's fan is unplugged, and its warning was switched off instead. */
const HW_27_FAN: CaseData = {
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
};

export const SLOW_AFTERNOONS_CASES: StoryCases = { story: STORY, cases: [HW_27, HW_27_FAN] };
