import { buttonWired, hasProcessorPower } from '../../../behaviour/electrics.ts';
import { isHome } from '../../../model/state.ts';
import type { Predicate } from '../../scenario.ts';
import { deadSupply } from '../causes/dead-supply.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTED_THREE_TIMES,
  STARTED_TWICE,
  STARTS,
} from '../predicates.ts';
import type { CaseData, StoryCases } from '../story.ts';
import { STORY } from './moved-desks.ts';

const COMMON: Pick<CaseData, 'goal' | 'verify'> = {
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
};

const CHECKED = ['click-check', 'move-by-it'];

/** HW-06 Half a handshake: the 24-pin plug is not fully in. */
const HW_06: CaseData = {
  ...COMMON,
  id: 'HW-06',
  truth: 'main-plug',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  verify: [STARTED, STARTED_THREE_TIMES, proven('plug-firm', 'tug:cable-atx24', 'firm')],
  note: {
    symptom: ['no-start'],
    action: ['plug-cable'],
    part: ['cable-atx24', 'conn-atx24'],
    prevention: CHECKED,
  },
};

/** Its look-alike: a clip of the cooler sprang open. */
const HW_06_CLIP: CaseData = {
  ...COMMON,
  id: 'HW-06-clip',
  truth: 'cooler-loose',
  difficulty: 3,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 11,
  cured: ({ machine }) =>
    machine.latches['clip-cooler-1'] === 'closed' && machine.latches['clip-cooler-2'] === 'closed',
  verify: [STARTED, STARTED_TWICE],
  note: {
    symptom: ['no-start'],
    action: ['close-latch'],
    part: ['cpu-cooler'],
    prevention: CHECKED,
  },
};

/** Its look-alike: one end of a memory module came out. */
const HW_06_MEMORY: CaseData = {
  ...COMMON,
  id: 'HW-06-memory',
  truth: 'memory-loose',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => ['dimm-1', 'dimm-3'].every((id) => isHome(machine.parts[id])),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['no-start', 'no-picture'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-1', 'dimm-3'],
    prevention: CHECKED,
  },
};

/** Its look-alike: the processor's power plug hangs loose. */
const HW_06_EPS: CaseData = {
  ...COMMON,
  id: 'HW-06-eps',
  truth: 'eps-out',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 13,
  cured: ({ machine }) => hasProcessorPower(machine) && machine.plugs['cable-eps'] === 'latched',
  note: {
    symptom: ['no-start', 'no-picture'],
    action: ['plug-cable'],
    part: ['cable-eps', 'conn-eps'],
    prevention: CHECKED,
  },
};

/** Its look-alike: the lead of the power button came off. */
const HW_06_BUTTON: CaseData = {
  ...COMMON,
  id: 'HW-06-button',
  truth: 'button-lead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 13,
  cured: ({ machine }) => buttonWired(machine, 'cable-front-panel'),
  note: {
    symptom: ['no-start', 'dead'],
    action: ['plug-cable'],
    part: ['cable-front-panel', 'conn-front-panel'],
    prevention: CHECKED,
  },
};

/** Its look-alike: the power supply gives nothing. */
const HW_06_SUPPLY: CaseData = {
  ...deadSupply(['no-start', 'dead'], CHECKED),
  id: 'HW-06-supply',
  difficulty: 2,
  parMinutes: 24,
};

/** The supply and the button's lead were both tested before the job was passed on. */
const PROVED_BOTH: Predicate = {
  id: 'supply-and-button-tested',
  holds: ({ evidence }) =>
    evidence.some(({ test }) => test === 'psu-self-test') &&
    evidence.some(({ test }) =>
      ['look:cable-front-panel', 'look:conn-front-panel', 'short-power-pins'].includes(test),
    ),
};

/** Its look-alike: the motherboard is dead. It is under warranty. */
const HW_06_BOARD: CaseData = {
  ...COMMON,
  id: 'HW-06-board',
  truth: 'board-dead',
  difficulty: 3,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 12,
  cured: ({ job }) => job.escalatedTo === 'warranty',
  goal: [PUT_TOGETHER],
  verify: [PROVED_BOTH],
  note: {
    symptom: ['no-start', 'dead'],
    action: ['escalate'],
    part: ['motherboard'],
    prevention: CHECKED,
  },
};

export const MOVED_DESKS_CASES: StoryCases = {
  story: STORY,
  cases: [HW_06, HW_06_CLIP, HW_06_MEMORY, HW_06_EPS, HW_06_BUTTON, HW_06_SUPPLY, HW_06_BOARD],
};
