import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { START } from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "The network icon is crossed out": the lead, the wall, the port or a switch in the system. */
export const NO_LINK: Story = {
  id: 'no-link',
  family: 'F6',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'lead-open',
      band: 'common',
      faults: [
        [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [1] } }],
        [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [2] } }],
      ],
    },
    {
      id: 'wall-unpatched',
      band: 'possible',
      faults: [[{ kind: 'trait', target: 'wall-lan', traits: { port: 'unpatched' } }]],
    },
    {
      id: 'adapter-off',
      band: 'possible',
      faults: [[{ kind: 'setting', setting: 'network-adapter', value: 'off' }]],
    },
    {
      id: 'port-damaged',
      band: 'possible',
      parts: ['motherboard'],
      faults: [[{ kind: 'trait', target: 'port-lan', traits: { port: 'damaged' } }]],
    },
  ],
  setups: { start: 75, 'lead-off': 60 },
  tests: [
    {
      id: 'page:network',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['no-link', 'adapter-off'],
      otherwise: 'no-link',
      says: { 'adapter-off': 'adapter-off' },
    },
    {
      id: 'cable-tester',
      costSeconds: 120,
      setups: ['lead-off'],
      outcomes: ['pass', 'open'],
      otherwise: 'pass',
      says: { 'lead-open': 'open' },
    },
    {
      id: 'loopback',
      costSeconds: 60,
      setups: ['start', 'lead-off'],
      outcomes: ['link', 'no-link'],
      otherwise: 'link',
      says: { 'port-damaged': 'no-link', 'adapter-off': 'no-link' },
    },
  ],
  answers: { 'since-when': 'this-morning', neighbours: 'others-fine', changed: 'desk-moved' },
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', network: '1 Gb/s', socket: '3-14' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-network', 'slow-network', 'no-start'],
      preventions: ['route-lead', 'label-socket', 'lock-adapter', 'none'],
    },
    escalations: ['network-team', 'warranty'],
  },
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

/** Neither is the bench's to mend: whoever mends it gets the proof along. */
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
