import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  OPEN_CASE,
  READ_MEMORY,
  READ_SENSORS,
  START,
} from '../../procedures.ts';
import { closing, pushModuleHome, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "Shipped from our US office to the 230 V site, please set it up, it is untouched": look before power. */
export const SHIPPED_OVER: Story = {
  id: 'shipped-over',
  family: 'F1',
  model: 'brant-h6',
  mains: 230,
  arrival: [],
  suspects: [
    {
      id: 'selector',
      band: 'common',
      faults: [[{ kind: 'switch', target: 'mains-selector', position: '115' }]],
    },
    {
      id: 'memory-loose',
      band: 'possible',
      faults: [
        [{ kind: 'unseat', part: 'dimm-1', end: 'top' }],
        [{ kind: 'unseat', part: 'dimm-3', end: 'bottom' }],
      ],
    },
    { id: 'card-loose', band: 'rare', faults: [[{ kind: 'unseat', part: 'gpu', end: 'edge' }]] },
    { id: 'main-plug', band: 'rare', faults: [[{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }]] },
    {
      id: 'supply-dead',
      band: 'rare',
      parts: ['psu'],
      faults: [[{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }]],
    },
    { id: 'nothing-wrong', band: 'possible', faults: [[]] },
  ],
  setups: { panel: 45 },
  tests: [
    {
      id: 'look:mains-selector',
      costSeconds: 30,
      outcomes: ['set-230', 'set-115'],
      otherwise: 'set-230',
      says: { selector: 'set-115' },
    },
    {
      id: 'look-at-memory',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['home', 'proud'],
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
    {
      id: 'look:cable-atx24',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'main-plug': 'plug-proud' },
    },
    {
      id: 'look:gpu',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'card-loose': 'stands-proud' },
    },
    {
      id: 'psu-tester',
      costSeconds: 180,
      setups: ['panel'],
      outcomes: ['pass', 'fail', 'dark'],
      otherwise: 'pass',
      // Whoever plugs in a tester at the wrong setting has burst the supply.
      says: { 'supply-dead': 'dark', selector: 'dark' },
    },
  ],
  answers: { tried: 'not-yet', parcel: 'dented', prepared: 'no-idea' },
  asset: { model: 'Brant H6', memory: '4 GB', origin: 'US, 120 V' },
  card: {
    manualSections: ['safety', 'power', 'codes', 'memory'],
    noteChoices: {
      symptoms: ['set-up', 'dead', 'no-picture'],
      preventions: ['label-voltage', 'pack-better', 'surge-protection', 'none'],
    },
    escalations: [],
  },
  plan: (view, log) => [
    ...inspect('mains-selector'),
    ...(said(view, 'look:mains-selector') === 'set-115' ? setVoltage(view) : lookInside(view, log)),
  ],
};

function setVoltage(view: LabView): readonly LabCommand[] {
  return [
    theory('selector', 95),
    { kind: 'set-switch', target: 'mains-selector', position: '230' },
    { kind: 'plug-cable', target: 'cable-mains' },
    ...START,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'set-up',
      cause: 'selector',
      evidence: ['look:mains-selector'],
      verification: ['start-system', 'page:firmware-sensors'],
      action: 'set-switch',
      part: 'psu',
      prevention: 'label-voltage',
    }),
  ];
}

function lookInside(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  return [
    { kind: 'wear-strap' },
    ...OPEN_CASE,
    ...inspect('dimm-1'),
    theory('memory-loose', 95),
    ...pushModuleHome(view, log),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'set-up',
      cause: 'memory-loose',
      evidence: ['look-at-memory'],
      action: 'seat-part',
      part: 'dimm-1',
      prevention: 'pack-better',
    }),
  ];
}
