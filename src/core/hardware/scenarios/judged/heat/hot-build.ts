import type { LabCommand } from '../../../model/commands.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  START,
  takeOut,
} from '../../procedures.ts';
import { HOT_BUILD } from '../../public/heat/hot-build.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS, STAYED_COOL } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Built yesterday, and it shuts off after two minutes": what lies between the processor and its cooler. */
const STORY: Story = {
  ...HOT_BUILD,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'film-on',
      band: 'common',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { film: true } }] }],
    },
    {
      id: 'paste-missing',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { paste: 'none' } }] }],
    },
    {
      id: 'fan-unplugged',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }] }],
    },
  ],
  setups: { panel: 60, start: 75, 'cooler-off': 270 },
  tests: [
    {
      id: 'page:firmware-sensors',
      outcomes: ['normal', 'hot', 'no-cpu-fan'],
      otherwise: 'normal',
      says: {
        'film-on': ['hot', 'likely'],
        // Dry metal on metal takes some minutes to get hot without a load.
        'paste-missing': { normal: 0.6, hot: 0.4 },
        'fan-unplugged': 'no-cpu-fan',
      },
    },
    {
      id: 'thermal-camera',
      outcomes: ['normal', 'cold-cooler'],
      otherwise: 'normal',
      says: { 'film-on': 'cold-cooler' },
    },
    {
      id: 'look-under:cpu-cooler',
      outcomes: ['normal', 'film-on', 'paste-none', 'paste-old'],
      otherwise: 'normal',
      // Paste that was good is used once the cooler is off.
      says: { 'film-on': 'film-on', 'paste-missing': 'paste-none', 'fan-unplugged': 'paste-old' },
    },
  ],
  answers: { parts: 'kit', cooler: 'from-box', video: 'followed-video' },
  plan: (view) => [
    ...OPEN_CASE,
    ...START,
    { kind: 'use-tool', tool: 'thermal-camera', target: 'cpu-cooler' },
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...takeOut('cpu-cooler', COOLER),
    ...inspect('cpu-cooler'),
    ...afterLook(view),
  ],
};

const COOLER: Mounting = {
  socket: 'mount-cooler',
  ends: ['edge'],
  cables: ['cable-cpu-fan'],
  latches: [],
  screws: ['screw-cooler-1', 'screw-cooler-4', 'screw-cooler-2', 'screw-cooler-3'],
};

const onCooler = (tool: 'peel-film' | 'ipa-wipe' | 'thermal-paste'): LabCommand => ({
  kind: 'use-tool',
  tool,
  target: 'cpu-cooler',
});

function afterLook(view: LabView): readonly LabCommand[] {
  switch (said(view, 'look-under:cpu-cooler')) {
    case 'film-on':
      return refit(view, 'film-on', [onCooler('peel-film'), onCooler('ipa-wipe')], 'peel-first');
    case 'paste-none':
      return refit(view, 'paste-missing', [], 'pea-of-paste');
    default:
      return [];
  }
}

function refit(
  view: LabView,
  cause: string,
  before: readonly LabCommand[],
  prevention: string,
): readonly LabCommand[] {
  return [
    theory(cause, 95),
    ...before,
    onCooler('thermal-paste'),
    ...putIn('cpu-cooler', COOLER),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    ...closing(view, {
      symptom: 'shuts-off-hot',
      cause,
      evidence: ['look-under:cpu-cooler'],
      action: 'use-tool',
      part: 'cpu-cooler',
      verification: ['start-system', 'run:load-test'],
      prevention,
    }),
  ];
}

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
const HW_26: CaseData = {
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
};

/** Its look-alike: the film is off, and no paste was put on. */
const HW_26_PASTE: CaseData = {
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
};

export const HOT_BUILD_CASES: StoryCases = { story: STORY, cases: [HW_26, HW_26_PASTE] };
