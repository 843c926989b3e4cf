import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
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
  START,
  takeOut,
} from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "It says over current and switches off after fifteen seconds": the front port, or what sticks in it. */
export const OVER_CURRENT: Story = {
  id: 'over-current',
  family: 'F6',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'fit', part: 'usb-stick', socket: 'usb-front-1' },
  ],
  suspects: [
    {
      id: 'port-bent',
      band: 'common',
      parts: ['front-io'],
      faults: [[{ kind: 'trait', target: 'front-io', traits: { shorted: true } }]],
    },
    {
      id: 'stick-bent',
      band: 'common',
      faults: [[{ kind: 'trait', target: 'usb-stick', traits: { shorted: true } }]],
    },
    {
      id: 'header-shorted',
      band: 'possible',
      parts: ['motherboard'],
      faults: [[{ kind: 'trait', target: 'conn-usb2', traits: { shorted: true } }]],
    },
  ],
  setups: { 'stick-out': 30, meter: 60 },
  tests: [
    {
      id: 'look:usb-stick',
      costSeconds: 30,
      setups: ['stick-out'],
      outcomes: ['normal', 'plug-bent'],
      otherwise: 'normal',
      says: { 'stick-bent': 'plug-bent' },
    },
    {
      id: 'look:port-usb-front-1',
      costSeconds: 30,
      setups: ['stick-out'],
      outcomes: ['empty', 'tongue-bent'],
      otherwise: 'empty',
      says: { 'port-bent': 'tongue-bent' },
    },
    {
      id: 'measure-vbus-ohm',
      costSeconds: 60,
      setups: ['stick-out', 'meter'],
      outcomes: ['normal', 'open', 'short'],
      // A sound port reads OL on the range that tells a short.
      otherwise: { open: 0.75, normal: 0.25 },
      says: { 'port-bent': 'short' },
    },
  ],
  answers: { 'since-when': 'kicked-it', 'other-ports': 'rear-fine', stick: 'bag' },
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['over-current', 'dead', 'no-system'],
      preventions: ['use-rear-ports', 'short-sticks', 'none'],
    },
    escalations: [],
  },
  plan: (view) => [
    { kind: 'lift-part', target: 'usb-stick' },
    ...inspect('port-usb-front-1'),
    ...afterPort(view),
  ],
};

function afterPort(view: LabView): readonly LabCommand[] {
  const port = said(view, 'look:port-usb-front-1');
  if (port === null) return [];
  return port === 'tongue-bent' ? newPorts(view) : withoutStick(view);
}

const PORTS: Mounting = {
  socket: 'bay-front-io',
  ends: ['edge'],
  cables: ['cable-front-usb'],
  latches: [],
  screws: ['screw-front-io-1'],
};

function newPorts(view: LabView): readonly LabCommand[] {
  return [
    theory('port-bent', 95),
    ...MAKE_SAFE,
    ...OPEN_CASE,
    { kind: 'order-part', sku: 'front-io' },
    ...takeOut('front-io', PORTS),
    ...putIn('spare-front-io', PORTS),
    ...CLOSE_CASE,
    { kind: 'place-part', target: 'usb-stick', socket: 'usb-front-1' },
    { kind: 'seat-part', target: 'usb-stick', end: 'edge' },
    ...CONNECT,
    ...START,
    ...closing(view, {
      symptom: 'over-current',
      cause: 'port-bent',
      evidence: ['look:port-usb-front-1'],
      action: 'place-part',
      part: 'spare-front-io',
      prevention: 'short-sticks',
    }),
  ];
}

function withoutStick(view: LabView): readonly LabCommand[] {
  return [
    ...inspect('usb-stick'),
    theory('stick-bent', 95),
    { kind: 'discard', part: 'usb-stick', bin: 'e-waste' },
    ...START,
    { kind: 'set-meter', function: 'dcv', range: 20 },
    { kind: 'probe', black: 'port-usb-front-1.4', red: 'port-usb-front-1.1' },
    ...closing(view, {
      symptom: 'over-current',
      cause: 'stick-bent',
      evidence: ['look:usb-stick'],
      verification: ['start-system', 'measure-vbus'],
      action: 'discard',
      part: 'usb-stick',
      prevention: 'short-sticks',
    }),
  ];
}
