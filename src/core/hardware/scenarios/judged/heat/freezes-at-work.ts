import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  putIn,
  START,
  SWITCH_OFF,
  takeOut,
  waitFor,
} from '../../procedures.ts';
import { BRANT_SUPPLY } from '../dead/burning-smell.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "It freezes when I make it work, and it is an old one": the board's capacitors, or the supply before them. */
export const FREEZES_AT_WORK: Story = {
  id: 'freezes-at-work',
  family: 'F4',
  model: 'brant-h6',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'capacitors-domed',
      band: 'common',
      parts: ['motherboard'],
      faults: [[{ kind: 'trait', target: 'motherboard', traits: { capacitors: 'domed' } }]],
    },
    {
      id: 'supply-sags',
      band: 'common',
      parts: ['psu'],
      // 11.83 V idle, 10.88 V at full load.
      faults: [
        [
          {
            kind: 'trait',
            target: 'psu',
            traits: { rails: { '12': { volts: 11.96, droopPerAmp: 0.0432 } } },
          },
        ],
      ],
    },
    {
      id: 'module-marginal',
      band: 'possible',
      parts: ['dimm'],
      faults: [
        [{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }],
        [{ kind: 'trait', target: 'dimm-3', traits: { marginal: true } }],
      ],
    },
    {
      id: 'cooler-dusty',
      band: 'possible',
      faults: [[{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }]],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, meter: 60, load: 60 },
  tests: [
    {
      id: 'page:event-log',
      costSeconds: 120,
      setups: ['start', 'desktop'],
      outcomes: ['quiet', 'power-41', 'stops-mixed', 'heat-37'],
      // A hard hang and power that vanished leave the same entry.
      otherwise: 'power-41',
      says: { 'module-marginal': 'stops-mixed', 'cooler-dusty': 'heat-37' },
    },
    {
      id: 'look:motherboard',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['sticker-current', 'capacitors-domed'],
      otherwise: 'sticker-current',
      says: { 'capacitors-domed': 'capacitors-domed' },
    },
    {
      id: 'look:cpu-cooler',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-dusty': 'dust-mat' },
    },
    {
      id: 'scope:tp-vcore',
      costSeconds: 120,
      setups: ['panel', 'start'],
      outcomes: ['clean', 'ripple'],
      otherwise: 'clean',
      says: { 'capacitors-domed': 'ripple' },
    },
    {
      id: 'measure-12v-load',
      costSeconds: 60,
      setups: ['panel', 'start', 'desktop', 'meter', 'load'],
      outcomes: ['in-band', 'low'],
      otherwise: 'in-band',
      says: { 'supply-sags': 'low' },
    },
    {
      id: 'run:load-test',
      costSeconds: 60,
      setups: ['start', 'desktop', 'load'],
      outcomes: ['pass', 'froze', 'power-cut', 'throttled'],
      otherwise: 'pass',
      says: { 'capacitors-domed': 'froze', 'supply-sags': 'power-cut', 'cooler-dusty': 'throttled' },
    },
    {
      id: 'run:memtest',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['clean', 'errors'],
      otherwise: 'clean',
      says: { 'module-marginal': 'errors' },
    },
  ],
  answers: { 'when-freezes': 'hard-work', replaced: 'first-owner', data: 'one-copy' },
  asset: { model: 'Brant H6', memory: '4 GB', supply: '400 W', load: '210 W', 'drive-1': 'Basalt 500 GB' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['freezes-loaded', 'slow-hot', 'blue-screens'],
      preventions: ['replace-in-time', 'size-supply', 'clean-yearly', 'none'],
    },
    escalations: ['replacement'],
  },
  plan: (view) => [...START, { kind: 'open-page', page: 'event-log' }, ...afterLog(view)],
};

function afterLog(view: LabView): readonly LabCommand[] {
  if (said(view, 'page:event-log') !== 'power-41') return [];
  const open = [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('motherboard')];
  switch (said(view, 'look:motherboard')) {
    case 'capacitors-domed':
      return [...open, ...passOn(view)];
    case 'sticker-current':
      return [...open, ...measureLoad(view)];
    default:
      return open;
  }
}

const AT_BOARD: LabCommand = { kind: 'probe', black: 'conn-atx24.3', red: 'conn-atx24.10' };

/** What the ripple proves is passed on with the customer's files safe: nobody solders here, and nobody goes on so. */
function passOn(view: LabView): readonly LabCommand[] {
  return [
    ...CONNECT,
    ...START,
    { kind: 'use-tool', tool: 'scope', target: 'tp-vcore' },
    theory('capacitors-domed', 95),
    { kind: 'run-program', program: 'image-drive', target: 'hdd' },
    ...waitFor('image-drive'),
    ...CLOSE_CASE,
    { kind: 'escalate', to: 'replacement' },
    ...SWITCH_OFF,
    ...START,
    ...closing(view, {
      symptom: 'freezes-loaded',
      cause: 'capacitors-domed',
      evidence: ['look:motherboard', 'scope:tp-vcore'],
      action: 'escalate',
      part: 'motherboard',
      verification: ['scope:tp-vcore', 'start-system'],
      prevention: 'replace-in-time',
    }),
  ];
}

function measureLoad(view: LabView): readonly LabCommand[] {
  const measure: readonly LabCommand[] = [
    ...CONNECT,
    ...START,
    { kind: 'set-meter', function: 'dcv', range: 20 },
    { kind: 'run-program', program: 'load-test' },
    AT_BOARD,
  ];
  if (said(view, 'measure-12v-load') !== 'low') return measure;
  return [
    ...measure,
    theory('supply-sags', 95),
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', BRANT_SUPPLY),
    ...putIn('spare-psu', BRANT_SUPPLY),
    ...CONNECT,
    ...START,
    ...LOAD_TEST.slice(0, 1),
    AT_BOARD,
    ...CLOSE_CASE,
    ...LOAD_TEST.slice(1),
    ...closing(view, {
      symptom: 'freezes-loaded',
      cause: 'supply-sags',
      evidence: ['page:event-log', 'measure-12v-load'],
      action: 'place-part',
      part: 'spare-psu',
      verification: ['start-system', 'run:load-test'],
      prevention: 'size-supply',
    }),
  ];
}
