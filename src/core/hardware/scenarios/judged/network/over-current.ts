import { overCurrent } from '../../../behaviour/boot.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
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
import { OVER_CURRENT } from '../../public/network/over-current.ts';
import type { Predicate } from '../../scenario.ts';
import { passOn } from '../causes/repair.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "It says over current and switches off after fifteen seconds": the front port, or what sticks in it. */
const STORY: Story = {
  ...OVER_CURRENT,
  mains: 'any',
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'fit', part: 'usb-stick', socket: 'usb-front-1' },
  ],
  suspects: [
    {
      id: 'port-bent',
      band: 'possible',
      parts: ['front-io'],
      placements: [{ faults: [{ kind: 'trait', target: 'front-io', traits: { shorted: true } }] }],
    },
    {
      id: 'stick-bent',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'usb-stick', traits: { shorted: true } }] }],
    },
    {
      // The lead is part of the front ports.
      id: 'usb-lead-pinched',
      band: 'possible',
      parts: ['front-io'],
      placements: [
        {
          faults: [{ kind: 'trait', target: 'cable-front-usb', traits: { wires: 'folded', shorted: true } }],
        },
      ],
    },
    {
      id: 'header-shorted',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'conn-usb2', traits: { shorted: true } }] }],
    },
  ],
  setups: { 'stick-out': 30, meter: 60, panel: 90 },
  tests: [
    {
      id: 'look:usb-stick',
      setups: ['stick-out'],
      outcomes: ['normal', 'plug-bent'],
      otherwise: 'normal',
      says: { 'stick-bent': 'plug-bent' },
    },
    {
      id: 'look:port-usb-front-1',
      setups: ['stick-out'],
      outcomes: ['empty', 'tongue-bent'],
      otherwise: 'empty',
      says: { 'port-bent': 'tongue-bent' },
    },
    {
      id: 'measure-vbus-ohm',
      outcomes: ['normal', 'open', 'short'],
      // A sound port reads OL on the range that tells a short.
      otherwise: { open: 0.75, normal: 0.25 },
      says: { 'port-bent': 'short', 'usb-lead-pinched': 'short', 'header-shorted': 'short' },
    },
    {
      id: 'without:usb-stick',
      setups: ['stick-out'],
      otherwise: 'same',
      says: { 'stick-bent': 'starts' },
    },
    {
      // Half-split: everything in front of the header is off.
      id: 'without:cable-front-usb',
      otherwise: 'starts',
      says: { 'header-shorted': 'same' },
    },
    {
      id: 'look:cable-front-usb',
      outcomes: ['normal', 'folded'],
      otherwise: 'normal',
      says: { 'usb-lead-pinched': 'folded' },
    },
  ],
  answers: {
    'since-when': 'this-morning',
    'what-happened': 'pushed-and-opened',
    'without-stick': 'not-tried',
    'other-ports': 'rear-fine',
    stick: 'bag',
  },
  plan: (view) => [
    ...ask('what-happened', 'without-stick'),
    // The message is seen once: it goes off by itself.
    { kind: 'press-power' },
    { kind: 'wait', seconds: 20 },
    { kind: 'lift-part', target: 'usb-stick' },
    ...inspect('usb-stick', FRONT_PORT),
    ...afterLooks(view),
  ],
};

const FRONT_PORT = 'port-usb-front-1';

function afterLooks(view: LabView): readonly LabCommand[] {
  const port = outcomeOf(view, `look:${FRONT_PORT}`);
  if (port === null) return [];
  if (outcomeOf(view, 'look:usb-stick') === 'plug-bent') return withoutStick(view);
  const open: readonly LabCommand[] = [...MAKE_SAFE, ...OPEN_CASE];
  if (port === 'tongue-bent') return [...open, ...newPorts(view, 'port-bent', [`look:${FRONT_PORT}`])];
  return [...open, ...inspect('cable-front-usb'), ...afterLead(view)];
}

function afterLead(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'look:cable-front-usb')) {
    case null:
      return [];
    case 'folded':
      return newPorts(view, 'usb-lead-pinched', ['look:cable-front-usb']);
    default:
      return passedOn(view);
  }
}

/** The front port reads a short with nothing wrong at the port and its lead: it is the board's own. */
function passedOn(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'set-meter', function: 'ohm', range: 200 },
    { kind: 'probe', black: `${FRONT_PORT}.4`, red: `${FRONT_PORT}.1` },
    ...passOn(view, 'warranty', {
      ...{ symptom: 'over-current', cause: 'header-shorted', part: 'motherboard' },
      evidence: ['measure-vbus-ohm', `look:${FRONT_PORT}`, 'look:cable-front-usb'],
      verification: ['measure-vbus-ohm'],
      prevention: 'use-rear-ports',
    }),
  ];
}

const PORTS: Mounting = {
  socket: 'bay-front-io',
  ends: ['edge'],
  cables: ['cable-front-usb'],
  latches: [],
  screws: ['screw-front-io-1'],
};

function newPorts(view: LabView, cause: string, evidence: readonly string[]): readonly LabCommand[] {
  return [
    theory(cause, 95),
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
      cause,
      evidence,
      action: 'place-part',
      part: 'spare-front-io',
      prevention: 'short-sticks',
    }),
  ];
}

function withoutStick(view: LabView): readonly LabCommand[] {
  return [
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

/** The front port serves again: a sound stick in a machine that starts, or its supply by the meter. */
const PORT_TRIED: Predicate = {
  id: 'port-tried',
  holds: (state) =>
    (partIn(state.machine, 'usb-front-1') !== null && STARTED.holds(state) && !overCurrent(state.machine)) ||
    state.evidence.some(
      ({ test, outcome, target, step }) =>
        target?.startsWith(FRONT_PORT) === true &&
        step > (state.cured?.step ?? Number.POSITIVE_INFINITY) &&
        ((test === 'measure-vbus' && outcome === 'in-band') ||
          (test === 'measure-vbus-ohm' && outcome !== 'short' && outcome !== 'unsteady')),
    ),
};

const COMMON: Pick<CaseData, 'objectives' | 'goal' | 'verify'> = {
  objectives: ['C1 3.2', 'C1 5.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, PORT_TRIED],
};

/** HW-39 Fifteen seconds: the tongue of the front port is bent and shorts. */
const HW_39: CaseData = {
  ...COMMON,
  id: 'HW-39',
  truth: 'port-bent',
  cured: ({ machine }) => !overCurrent(machine),
  difficulty: 3,
  parMinutes: 15,
  parPartsUsd: 15,
  note: {
    symptom: ['over-current'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-front-io', 'front-io'],
    prevention: ['short-sticks', 'use-rear-ports'],
  },
};

/** Its look-alike: the port survived, the stick's plug did not. */
const HW_39_STICK: CaseData = {
  ...COMMON,
  id: 'HW-39-stick',
  truth: 'stick-bent',
  // The stick was discarded, or was out of the port when the machine was switched on; only inspecting it takes it out as well.
  cured: ({ machine }) =>
    machine.parts['usb-stick'] === undefined ||
    (machine.parts['usb-stick'].socket === null && (machine.running || machine.goodStarts > 0)),
  difficulty: 2,
  parMinutes: 10,
  note: {
    symptom: ['over-current'],
    action: ['discard', 'lift-part'],
    part: ['usb-stick'],
    prevention: ['short-sticks', 'use-rear-ports'],
  },
};

/** Its look-alike: the lead of the front ports is pinched; new ports bring a new one. */
const HW_39_LEAD: CaseData = {
  ...HW_39,
  id: 'HW-39-lead',
  truth: 'usb-lead-pinched',
  note: {
    ...HW_39.note,
    part: ['spare-front-io', 'front-io', 'cable-front-usb'],
  },
};

/** Its look-alike on the board, which is under warranty: the header itself is shorted. */
const HW_39_HEADER: CaseData = {
  id: 'HW-39-header',
  truth: 'header-shorted',
  difficulty: 3,
  objectives: COMMON.objectives,
  parMinutes: 12,
  cured: ({ job }) => job.escalatedTo === 'warranty',
  goal: [NOTHING_BROKEN, PUT_TOGETHER],
  verify: [
    {
      id: 'short-measured',
      holds: ({ evidence }) =>
        evidence.some(({ test, outcome }) => test === 'measure-vbus-ohm' && outcome === 'short'),
    },
  ],
  note: {
    symptom: ['over-current'],
    action: ['escalate'],
    part: ['motherboard'],
    prevention: ['short-sticks', 'use-rear-ports'],
  },
};

export const OVER_CURRENT_CASES: StoryCases = {
  story: STORY,
  cases: [HW_39, HW_39_STICK, HW_39_LEAD, HW_39_HEADER],
};
