import { linkMbps } from '../../../behaviour/network.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import { START } from '../../procedures.ts';
import { NO_LINK } from '../../public/network/no-link.ts';
import type { Predicate } from '../../scenario.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "The network icon is crossed out": the lead, the wall, the port or a switch in the system. */
const STORY: Story = {
  ...NO_LINK,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'lead-open',
      band: 'common',
      placements: [
        { faults: [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [1] } }] },
        { faults: [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [2] } }] },
      ],
    },
    {
      id: 'wall-unpatched',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'wall-lan', traits: { port: 'unpatched' } }] }],
    },
    {
      id: 'adapter-off',
      band: 'possible',
      placements: [{ faults: [{ kind: 'setting', setting: 'network-adapter', value: 'off' }] }],
    },
    {
      id: 'port-damaged',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'port-lan', traits: { port: 'damaged' } }] }],
    },
  ],
  setups: { start: 75, 'lead-off': 60 },
  tests: [
    {
      id: 'page:network',
      outcomes: ['no-link', 'adapter-off'],
      otherwise: 'no-link',
      says: { 'adapter-off': 'adapter-off' },
    },
    {
      id: 'cable-tester',
      outcomes: ['pass', 'open'],
      otherwise: 'pass',
      says: { 'lead-open': 'open' },
    },
    {
      id: 'loopback',
      otherwise: 'link',
      says: { 'port-damaged': 'no-link', 'adapter-off': 'no-link' },
    },
  ],
  answers: { 'since-when': 'this-morning', neighbours: 'others-fine', changed: 'desk-moved' },
  plan: (view) => [
    ...START,
    { kind: 'open-page', page: 'network' },
    ...(said(view, 'page:network') === 'adapter-off' ? switchOn(view) : testTheLead(view)),
  ],
};

function switchOn(view: LabView): readonly LabCommand[] {
  return [
    theory('adapter-off', 95),
    { kind: 'change-setting', setting: 'network-adapter', value: 'on' },
    { kind: 'open-page', page: 'desktop' },
    { kind: 'open-page', page: 'network' },
    ...closing(view, {
      symptom: 'no-network',
      cause: 'adapter-off',
      evidence: ['page:network'],
      action: 'change-setting',
      part: null,
      verification: ['page:network'],
      prevention: 'lock-adapter',
    }),
  ];
}

const LEAD_OFF: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-lan' },
  { kind: 'unplug-cable', target: 'cable-lan-far' },
];

const LEAD_ON: readonly LabCommand[] = [
  { kind: 'plug-cable', target: 'cable-lan' },
  { kind: 'plug-cable', target: 'cable-lan-far' },
];

function testTheLead(view: LabView): readonly LabCommand[] {
  if (said(view, 'page:network') === null) return [];
  const lead = said(view, 'cable-tester');
  return [
    ...LEAD_OFF,
    { kind: 'use-tool', tool: 'cable-tester', target: 'cable-lan' },
    ...(lead === null ? [] : lead === 'open' ? replaceLead(view) : testThePort(view)),
  ];
}

function replaceLead(view: LabView): readonly LabCommand[] {
  return [
    theory('lead-open', 95),
    { kind: 'order-part', sku: 'patch-lead' },
    { kind: 'plug-cable', target: 'cable-lan-spare' },
    { kind: 'plug-cable', target: 'cable-lan-spare-far' },
    { kind: 'open-page', page: 'desktop' },
    { kind: 'open-page', page: 'network' },
    ...closing(view, {
      symptom: 'no-network',
      cause: 'lead-open',
      evidence: ['cable-tester'],
      action: 'plug-cable',
      part: 'cable-lan-spare',
      verification: ['page:network'],
      prevention: 'route-lead',
    }),
  ];
}

function testThePort(view: LabView): readonly LabCommand[] {
  const port = said(view, 'loopback');
  return [
    { kind: 'use-tool', tool: 'loopback-plug', target: 'port-lan' },
    ...(port === null ? [] : passOn(view, port === 'link' ? 'wall-unpatched' : 'port-damaged')),
  ];
}

/** Escalates a fault that the technician cannot repair, with the evidence. */
function passOn(view: LabView, cause: 'wall-unpatched' | 'port-damaged'): readonly LabCommand[] {
  const isWall = cause === 'wall-unpatched';
  return [
    theory(cause, 95),
    ...LEAD_ON,
    { kind: 'escalate', to: isWall ? 'network-team' : 'warranty' },
    ...closing(view, {
      symptom: 'no-network',
      cause,
      evidence: ['cable-tester', 'loopback'],
      action: 'escalate',
      part: isWall ? null : 'motherboard',
      verification: ['cable-tester', 'loopback'],
      prevention: isWall ? 'label-socket' : 'route-lead',
    }),
  ];
}

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
const HW_38: CaseData = {
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
};

/** Its look-alike at the other end: the socket in the wall is not patched. That is the network team's to mend. */
const HW_38_WALL: CaseData = {
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
};

/** Its look-alike in the system: somebody switched the adapter off. */
const HW_38_ADAPTER: CaseData = {
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
};

/** Its look-alike at the machine: the port is damaged; a board under warranty goes to its maker. */
const HW_38_PORT: CaseData = {
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
};

export const NO_LINK_CASES: StoryCases = {
  story: STORY,
  cases: [HW_38, HW_38_ADAPTER, HW_38_PORT, HW_38_WALL],
};
