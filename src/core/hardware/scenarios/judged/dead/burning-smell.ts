import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  READ_SENSORS,
  START,
  takeOut,
} from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "There's a burning smell and a wisp of smoke, it is still running": power away first, then look. */
export const BURNING_SMELL: Story = {
  id: 'burning-smell',
  family: 'F1',
  model: 'brant-h6',
  mains: 'any',
  runs: true,
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'supply-burning',
      band: 'common',
      parts: ['psu'],
      faults: [[{ kind: 'trait', target: 'psu', traits: { burning: true } }]],
    },
    {
      id: 'card-burnt',
      band: 'possible',
      parts: ['gpu'],
      faults: [[{ kind: 'condition', part: 'gpu', condition: 'burnt' }]],
    },
    {
      id: 'lead-browned',
      band: 'possible',
      faults: [[{ kind: 'trait', target: 'cable-sata-power', traits: { wires: 'browned' } }]],
    },
    {
      id: 'board-burnt',
      band: 'possible',
      parts: ['motherboard'],
      faults: [[{ kind: 'condition', part: 'motherboard', condition: 'burnt' }]],
    },
  ],
  setups: { panel: 90 },
  tests: [
    {
      id: 'look:psu',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'brown-vent'],
      otherwise: 'normal',
      says: { 'supply-burning': 'brown-vent' },
    },
    {
      id: 'look:gpu',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'scorched'],
      otherwise: 'normal',
      says: { 'card-burnt': 'scorched' },
    },
    {
      id: 'look:cable-sata-power',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'browned'],
      otherwise: 'normal',
      says: { 'lead-browned': 'browned' },
    },
  ],
  answers: { 'where-smell': 'at-the-back', unsaved: 'half-hour', 'since-when': 'ten-minutes' },
  asset: { model: 'Brant H6', memory: '4 GB', supply: '400 W' },
  card: {
    manualSections: ['safety', 'power'],
    noteChoices: {
      symptoms: ['burning', 'dead', 'hot'],
      preventions: ['incident-note', 'dust-filter', 'surge-protection', 'none'],
    },
    escalations: [],
  },
  plan: (view) => {
    const first: readonly LabCommand[] = [
      { kind: 'set-switch', target: 'strip-switch', position: 'off' },
      ...MAKE_SAFE,
      ...OPEN_CASE,
      ...inspect('psu'),
    ];
    const vent = said(view, 'look:psu');
    if (vent === null) return first;
    return [...first, ...(vent === 'brown-vent' ? replaceSupply(view) : replaceCard(view))];
  },
};

/** What holds the supply of a Brant. */
export const BRANT_SUPPLY: Mounting = {
  socket: 'bay-psu',
  ends: ['edge'],
  cables: ['cable-atx24', 'cable-atx12v', 'cable-sata-power'],
  latches: [],
  screws: ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'],
};

const CARD: Mounting = {
  socket: 'slot-x16',
  ends: ['edge'],
  cables: ['cable-monitor'],
  latches: ['latch-x16'],
  screws: ['screw-gpu-1'],
};

const POWER_BACK: readonly LabCommand[] = [
  ...CLOSE_CASE,
  { kind: 'set-switch', target: 'strip-switch', position: 'on' },
  ...CONNECT,
  ...START,
];

function replaceSupply(view: LabView): readonly LabCommand[] {
  return [
    theory('supply-burning', 95),
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', BRANT_SUPPLY),
    ...inspect('motherboard'),
    ...putIn('spare-psu', BRANT_SUPPLY),
    ...POWER_BACK,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'burning',
      cause: 'supply-burning',
      evidence: ['look:psu'],
      verification: ['start-system', 'page:firmware-sensors'],
      action: 'place-part',
      part: 'spare-psu',
      prevention: 'incident-note',
    }),
  ];
}

function replaceCard(view: LabView): readonly LabCommand[] {
  return [
    ...inspect('gpu'),
    theory('card-burnt', 95),
    { kind: 'order-part', sku: 'gpu' },
    ...takeOut('gpu', CARD),
    ...inspect('motherboard'),
    ...putIn('spare-gpu', CARD),
    ...POWER_BACK,
    ...closing(view, {
      symptom: 'burning',
      cause: 'card-burnt',
      evidence: ['look:gpu'],
      action: 'place-part',
      part: 'spare-gpu',
      prevention: 'incident-note',
    }),
  ];
}
