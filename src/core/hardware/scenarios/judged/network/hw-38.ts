import { linkMbps } from '../../../behaviour/indicators.ts';
import type { LabState } from '../../../model/state.ts';
import type { Predicate, Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { NO_LINK } from './no-link.ts';

const LINKED = ({ machine }: LabState): boolean => linkMbps(machine) === FULL_MBPS;
/** A lead with all its pairs. */
const FULL_MBPS = 1000;

/** Lead and port were both tested before the job was passed on. */
const PROVED_BOTH: Predicate = {
  id: 'lead-and-port-tested',
  holds: ({ evidence }) =>
    ['cable-tester', 'loopback'].every((test) => evidence.some((found) => found.test === test)),
};

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'goal'> = {
  difficulty: 2,
  objectives: ['C1 2.8', 'C1 5.5'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
};

/** HW-38 No link: a pair of the patch lead is broken. */
export const HW_38: Scenario = caseOf(NO_LINK, {
  ...COMMON,
  id: 'HW-38',
  truth: 'lead-open',
  parMinutes: 10,
  parPartsUsd: 4,
  cured: LINKED,
  verify: [proven('linked', 'page:network', 'link-1000')],
  note: {
    symptom: ['no-network'],
    cause: ['lead-open'],
    action: ['plug-cable', 'order-part', 'unplug-cable'],
    part: ['cable-lan-spare', 'cable-lan'],
    prevention: ['route-lead'],
  },
});

/** Its look-alike at the other end: the socket in the wall is not patched. That is the network team's to mend. */
export const HW_38_WALL: Scenario = caseOf(NO_LINK, {
  ...COMMON,
  id: 'HW-38-wall',
  truth: 'wall-unpatched',
  parMinutes: 11,
  cured: ({ job }) => job.escalatedTo === 'network-team',
  verify: [PROVED_BOTH],
  note: {
    symptom: ['no-network'],
    cause: ['wall-unpatched'],
    action: ['escalate'],
    part: [null],
    prevention: ['label-socket'],
  },
});

/** Its look-alike in the system: somebody switched the adapter off. */
export const HW_38_ADAPTER: Scenario = caseOf(NO_LINK, {
  ...COMMON,
  id: 'HW-38-adapter',
  truth: 'adapter-off',
  difficulty: 1,
  parMinutes: 6,
  cured: ({ machine }) => machine.settings['network-adapter'] !== 'off',
  verify: [proven('linked', 'page:network', 'link-1000')],
  note: {
    symptom: ['no-network'],
    cause: ['adapter-off'],
    action: ['change-setting'],
    part: [null],
    prevention: ['lock-adapter', 'none'],
  },
});

/** Its look-alike at the machine: the port is damaged; a board under warranty goes to its maker. */
export const HW_38_PORT: Scenario = caseOf(NO_LINK, {
  ...COMMON,
  id: 'HW-38-port',
  truth: 'port-damaged',
  difficulty: 3,
  parMinutes: 11,
  cured: ({ job }) => job.escalatedTo === 'warranty',
  verify: [PROVED_BOTH],
  note: {
    symptom: ['no-network'],
    cause: ['port-damaged'],
    action: ['escalate'],
    part: ['motherboard', 'port-lan'],
    prevention: ['route-lead'],
  },
});
