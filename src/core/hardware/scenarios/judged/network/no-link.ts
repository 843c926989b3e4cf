import { linkMbps } from '../../../behaviour/network.ts';
import type { LabState } from '../../../model/state.ts';
import { NO_LINK } from '../../public/network/no-link.ts';
import type { Predicate } from '../../scenario.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, provenBy, STARTS } from '../predicates.ts';
import { looksAtBoth } from '../seen-marks.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { findNoLink } from './no-link-plan.ts';

/** "I have no network": the lead, its plugs, the wall, the port or a setting. */
const STORY: Story = {
  ...NO_LINK,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      // A pair 1-2 or 3-6 that is open: no link (corrections 6).
      id: 'lead-open',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [1] } }] },
        { faults: [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [2] } }] },
      ],
    },
    {
      id: 'lan-plug-loose',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-lan', plug: 'partial' }], part: ['cable-lan', 'port-lan'] },
        {
          faults: [{ kind: 'plug', end: 'cable-lan-far', plug: 'partial' }],
          part: ['cable-lan-far', 'wall-lan', 'cable-lan'],
        },
      ],
    },
    {
      id: 'wall-unpatched',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'wall-lan', traits: { port: 'unpatched' } }] }],
    },
    {
      id: 'wall-no-dhcp',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'wall-lan', traits: { port: 'isolated' } }] }],
    },
    {
      id: 'adapter-off',
      band: 'possible',
      placements: [{ faults: [{ kind: 'setting', setting: 'network-adapter', value: 'off' }] }],
    },
    {
      id: 'address-static',
      band: 'possible',
      placements: [{ faults: [{ kind: 'setting', setting: 'ip-address', value: 'static' }] }],
    },
    {
      id: 'port-damaged',
      band: 'possible',
      // An adapter of its own gets around a bad port.
      parts: ['motherboard', 'usb-nic', 'pcie-nic'],
      placements: [{ faults: [{ kind: 'trait', target: 'port-lan', traits: { port: 'damaged' } }] }],
    },
  ],
  setups: { start: 75, 'lead-off': 60 },
  tests: [
    {
      id: 'page:ipconfig',
      outcomes: ['media-disconnected', 'no-adapter', 'static', 'apipa'],
      otherwise: 'media-disconnected',
      says: { 'adapter-off': 'no-adapter', 'address-static': 'static', 'wall-no-dhcp': 'apipa' },
    },
    {
      id: 'page:network',
      outcomes: ['no-link', 'adapter-off', 'link-1000'],
      otherwise: 'no-link',
      says: { 'adapter-off': 'adapter-off', 'address-static': 'link-1000', 'wall-no-dhcp': 'link-1000' },
    },
    {
      id: 'page:ping-gateway',
      outcomes: ['general-failure', 'unreachable'],
      otherwise: 'general-failure',
      says: { 'address-static': 'unreachable' },
    },
    ...looksAtBoth('lan-plug-loose', 'plug-proud', ['cable-lan', 'wall-lan']),
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
  plan: findNoLink,
};

const LINKED = ({ machine }: LabState): boolean => linkMbps(machine) === FULL_MBPS;

/** A lead with all its pairs. */
const FULL_MBPS = 1000;

/** Lead and port were both tested before the job was passed on. */
const PROVED_BOTH: Predicate = {
  id: 'lead-and-port-tested',
  holds: ({ evidence }) =>
    ['cable-tester', 'loopback'].every((test) => evidence.some((found) => found.test === test)),
};

/** The address was read before the job was passed on. */
const ADDRESS_READ: Predicate = {
  id: 'address-read',
  holds: ({ evidence }) =>
    evidence.some(({ test, outcome }) => test === 'page:ipconfig' && outcome === 'apipa'),
};

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'goal' | 'verify'> = {
  difficulty: 2,
  objectives: ['C1 2.8', 'C1 5.5'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [
    proven('linked', 'page:network', 'link-1000'),
    provenBy('gateway-reached', { 'page:ping-gateway': ['replies'], 'page:ipconfig': ['lease'] }),
  ],
};

/** HW-38 No link: a pair of the patch lead is broken. */
const HW_38: CaseData = {
  ...COMMON,
  id: 'HW-38',
  truth: 'lead-open',
  parMinutes: 14,
  parPartsUsd: 4,
  cured: LINKED,
  note: {
    symptom: ['no-network'],
    action: ['plug-cable', 'order-part', 'unplug-cable'],
    part: ['cable-lan-spare', 'cable-lan'],
    prevention: ['route-lead'],
  },
};

/** Its look-alike without a fault in the lead: one of its plugs is not in until it clicks. */
const HW_38_PLUG: CaseData = {
  ...COMMON,
  id: 'HW-38-plug',
  truth: 'lan-plug-loose',
  difficulty: 1,
  parMinutes: 11,
  cured: LINKED,
  note: {
    symptom: ['no-network'],
    action: ['plug-cable'],
    part: ['cable-lan'],
    prevention: ['route-lead'],
  },
};

/** What the network team has to mend, behind the wall. */
const BEHIND_THE_WALL: Pick<CaseData, 'cured' | 'note'> = {
  cured: ({ job }) => job.escalatedTo === 'network-team',
  note: { symptom: ['no-network'], action: ['escalate'], part: [null], prevention: ['label-socket'] },
};

/** Its look-alike at the other end: the socket in the wall is not patched. */
const HW_38_WALL: CaseData = {
  ...COMMON,
  ...BEHIND_THE_WALL,
  id: 'HW-38-wall',
  truth: 'wall-unpatched',
  parMinutes: 14,
  verify: [PROVED_BOTH],
};

/** Its look-alike with a link and no DHCP server: a wrong VLAN, or a switch without uplink (corrections 13). */
const HW_38_VLAN: CaseData = {
  ...COMMON,
  ...BEHIND_THE_WALL,
  id: 'HW-38-vlan',
  truth: 'wall-no-dhcp',
  difficulty: 3,
  parMinutes: 9,
  verify: [ADDRESS_READ],
};

/** A setting of the adapter. */
const SETTING_NOTE: CaseData['note'] = {
  symptom: ['no-network'],
  action: ['change-setting'],
  part: [null],
  prevention: ['lock-adapter', 'none'],
};

/** Its look-alike in the system: somebody switched the adapter off. */
const HW_38_ADAPTER: CaseData = {
  ...COMMON,
  id: 'HW-38-adapter',
  truth: 'adapter-off',
  difficulty: 1,
  parMinutes: 11,
  cured: ({ machine }) => machine.settings['network-adapter'] !== 'off',
  note: SETTING_NOTE,
};

/** Its look-alike in the system: somebody typed in an address of another network. */
const HW_38_STATIC: CaseData = {
  ...COMMON,
  id: 'HW-38-static',
  truth: 'address-static',
  parMinutes: 11,
  cured: ({ machine }) => machine.settings['ip-address'] !== 'static',
  note: SETTING_NOTE,
};

/** Its look-alike at the machine: the port is damaged. The board is under warranty; an adapter gets around it. */
const HW_38_PORT: CaseData = {
  ...COMMON,
  id: 'HW-38-port',
  truth: 'port-damaged',
  difficulty: 3,
  parMinutes: 14,
  cured: (state) => state.job.escalatedTo === 'warranty' || LINKED(state),
  verify: [PROVED_BOTH],
  note: {
    symptom: ['no-network'],
    action: ['escalate', 'place-part', 'order-part', 'plug-cable'],
    part: ['motherboard', 'port-lan', 'spare-usb-nic', 'spare-pcie-nic'],
    prevention: ['route-lead'],
  },
};

export const NO_LINK_CASES: StoryCases = {
  story: STORY,
  cases: [HW_38, HW_38_PLUG, HW_38_ADAPTER, HW_38_STATIC, HW_38_PORT, HW_38_WALL, HW_38_VLAN],
};
