import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, LOAD_TEST, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "New graphics card, and the screen says no signal": cable, power or seat; the card itself last. */
export const NEW_CARD: Story = {
  id: 'new-card',
  family: 'F5',
  model: 'kestrel-b7',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'lead-in-board',
      band: 'common',
      faults: [[{ kind: 'plug', end: 'cable-monitor', plug: 'latched', connector: 'port-board-hdmi' }]],
    },
    { id: 'card-unpowered', band: 'common', faults: [[{ kind: 'plug', end: 'cable-pcie', plug: 'none' }]] },
    {
      id: 'card-proud',
      band: 'possible',
      faults: [
        [
          { kind: 'unseat', part: 'gpu', end: 'edge' },
          { kind: 'screw', screw: 'screw-gpu-1', state: 'out' },
          { kind: 'screw', screw: 'screw-gpu-2', state: 'out' },
        ],
      ],
    },
    {
      id: 'monitor-lead',
      band: 'rare',
      faults: [[{ kind: 'plug', end: 'cable-monitor-far', plug: 'partial' }]],
    },
    {
      id: 'card-dead',
      band: 'possible',
      parts: ['gpu'],
      faults: [[{ kind: 'condition', part: 'gpu', condition: 'damaged' }]],
    },
  ],
  setups: { start: 25, panel: 90 },
  tests: [
    {
      id: 'read-debug-leds',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['none', 'led-vga'],
      otherwise: 'led-vga',
      says: { 'lead-in-board': 'none', 'monitor-lead': 'none' },
    },
    {
      id: 'look:port-board-hdmi',
      costSeconds: 30,
      outcomes: ['empty', 'normal'],
      otherwise: 'empty',
      says: { 'lead-in-board': 'normal' },
    },
    {
      id: 'look:cable-monitor-far',
      costSeconds: 30,
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'monitor-lead': 'plug-proud' },
    },
    {
      id: 'look:gpu-power',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'card-unpowered': 'empty' },
    },
    {
      id: 'look:gpu',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'card-proud': 'stands-proud' },
    },
  ],
  answers: { 'before-card': 'small-card', 'which-leads': 'all-back', lights: 'fans-turn' },
  asset: { model: 'Kestrel B7', processor: 'Ardent A7-7600', graphics: 'Pyrrha RX 760', supply: '750 W' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-signal', 'dead', 'bad-picture'],
      preventions: ['show-ports', 'check-card-power', 'screw-card', 'none'],
    },
    escalations: [],
  },
  plan: (view) => [
    { kind: 'press-power' },
    { kind: 'wait', seconds: 10 },
    ...inspect('debug-leds'),
    ...afterLeds(view),
  ],
};

function afterLeds(view: LabView): readonly LabCommand[] {
  const led = said(view, 'read-debug-leds');
  if (led === null) return [];
  return led === 'none' ? followTheLead(view) : lookInside(view);
}

const SHOW: LabCommand = { kind: 'open-page', page: 'desktop' };

function followTheLead(view: LabView): readonly LabCommand[] {
  const port = said(view, 'look:port-board-hdmi');
  if (port === null) return inspect('port-board-hdmi');
  const inBoard = port === 'normal';
  const moved: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-monitor' },
    { kind: 'plug-cable', target: 'cable-monitor', connector: 'port-gpu-hdmi' },
  ];
  const pushed: readonly LabCommand[] = [
    ...inspect('cable-monitor-far'),
    { kind: 'plug-cable', target: 'cable-monitor-far' },
  ];
  return [
    ...inspect('port-board-hdmi'),
    theory(inBoard ? 'lead-in-board' : 'monitor-lead', 95),
    ...(inBoard ? moved : pushed),
    { kind: 'wait', seconds: 30 },
    SHOW,
    ...closing(view, {
      symptom: 'no-signal',
      cause: inBoard ? 'lead-in-board' : 'monitor-lead',
      evidence: ['read-debug-leds', 'look:port-board-hdmi'],
      action: 'plug-cable',
      part: 'cable-monitor',
      prevention: 'show-ports',
    }),
  ];
}

function lookInside(view: LabView): readonly LabCommand[] {
  const power = said(view, 'look:gpu-power');
  const proud = said(view, 'look:gpu');
  const open: readonly LabCommand[] = [
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('gpu-power'),
  ];
  if (power === 'empty') return [...open, ...plugPower(view)];
  if (power === null) return open;
  return [...open, ...inspect('gpu'), ...(proud === 'stands-proud' ? seatCard(view) : [])];
}

const BACK_TO_WORK: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...START, ...LOAD_TEST];

function plugPower(view: LabView): readonly LabCommand[] {
  return [
    theory('card-unpowered', 95),
    { kind: 'plug-cable', target: 'cable-pcie' },
    ...BACK_TO_WORK,
    ...closing(view, {
      symptom: 'no-signal',
      cause: 'card-unpowered',
      evidence: ['read-debug-leds', 'look:gpu-power'],
      action: 'plug-cable',
      part: 'cable-pcie',
      verification: ['start-system', 'run:load-test'],
      prevention: 'check-card-power',
    }),
  ];
}

function seatCard(view: LabView): readonly LabCommand[] {
  return [
    theory('card-proud', 95),
    { kind: 'seat-part', target: 'gpu', end: 'edge' },
    { kind: 'tighten-screw', target: 'screw-gpu-1' },
    { kind: 'tighten-screw', target: 'screw-gpu-2' },
    ...BACK_TO_WORK,
    ...closing(view, {
      symptom: 'no-signal',
      cause: 'card-proud',
      evidence: ['read-debug-leds', 'look:gpu'],
      action: 'seat-part',
      part: 'gpu',
      verification: ['start-system', 'run:load-test'],
      prevention: 'screw-card',
    }),
  ];
}
