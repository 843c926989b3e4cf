import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  START,
  SWITCH_OFF,
  TO_DESKTOP,
  takeOut,
  waitFor,
} from '../../procedures.ts';
import { FREEZES_AT_WORK } from '../../public/heat/freezes-at-work.ts';
import { blowOut, dustIn, renewPaste } from '../causes/cooling.ts';
import { findModule, marginalModules } from '../causes/module-marginal.ts';
import { LOG, OFF_AND_OPEN, OPEN_UP } from '../causes/repair.ts';
import { checkSupply, OFF_BEFORE_READ, SAGGING } from '../causes/supply-sags.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { BRANT_COOLER, BRANT_SUPPLY } from '../mountings.ts';
import type { Story, StoryTest } from '../story.ts';

/** What the customer hardly says of a machine that stops. */
const REST_OF_WORDS = { 'blue-screen': 0.08, crawls: 0.09, 'loud-then-off': 0.09 } as const;

const TESTS: readonly StoryTest[] = [
  {
    id: 'ask:when-freezes',
    outcomes: ['stands-still', 'goes-dark', 'blue-screen', 'crawls', 'loud-then-off'],
    // A board whose voltage ripples can also reset, and a supply that sags can also make it hang.
    otherwise: { ...REST_OF_WORDS, 'stands-still': 0.45, 'goes-dark': 0.29 },
    says: {
      'supply-sags': { ...REST_OF_WORDS, 'goes-dark': 0.45, 'stands-still': 0.29 },
      'module-marginal': ['blue-screen', 'leaning'],
      'cooler-dusty': ['crawls', 'leaning'],
      'paste-missing': ['loud-then-off', 'leaning'],
    },
  },
  {
    id: 'page:event-log',
    outcomes: ['quiet', 'power-41', 'stops-mixed', 'heat-37'],
    // A hard hang and power that vanished leave the same entry.
    otherwise: 'power-41',
    says: {
      'module-marginal': 'stops-mixed',
      'cooler-dusty': 'heat-37',
      // Once it has gone off in the load test, the log has that as well.
      'paste-missing': { quiet: 0.75, 'power-41': 0.25 },
    },
  },
  {
    id: 'look:motherboard',
    outcomes: ['sticker-current', 'capacitors-domed'],
    otherwise: 'sticker-current',
    says: { 'capacitors-domed': 'capacitors-domed' },
  },
  {
    id: 'look:cpu-cooler',
    outcomes: ['normal', 'dust-mat'],
    otherwise: 'normal',
    says: { 'cooler-dusty': 'dust-mat' },
  },
  { id: 'scope:tp-vcore', otherwise: 'clean', says: { 'capacitors-domed': 'ripple' } },
  {
    id: 'measure-12v-load',
    otherwise: 'in-band',
    says: { 'supply-sags': 'low', 'paste-missing': OFF_BEFORE_READ },
  },
  {
    id: 'run:load-test',
    outcomes: ['pass', 'froze', 'power-cut', 'throttled', 'too-hot'],
    otherwise: 'pass',
    says: {
      'capacitors-domed': { froze: 0.7, 'power-cut': 0.29, pass: 0.01 },
      'supply-sags': { 'power-cut': 0.7, froze: 0.29, pass: 0.01 },
      'cooler-dusty': 'throttled',
      'paste-missing': 'too-hot',
    },
  },
  { id: 'run:memtest', otherwise: 'clean', says: { 'module-marginal': 'errors' } },
  {
    id: 'look-under:cpu-cooler',
    outcomes: ['paste-old', 'paste-none'],
    // Paste that was good is used once the cooler is off.
    otherwise: 'paste-old',
    says: { 'paste-missing': 'paste-none' },
  },
];

/** "When I make it work, it gives up, and it is an old one": the board's capacitors, the supply, memory or dust. */
export const STORY: Story = {
  ...FREEZES_AT_WORK,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'capacitors-domed',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'motherboard', traits: { capacitors: 'domed' } }] }],
    },
    {
      id: 'supply-sags',
      band: 'possible',
      parts: ['psu'],
      answers: { 'when-freezes': 'goes-dark' },
      placements: SAGGING,
    },
    {
      id: 'module-marginal',
      band: 'common',
      parts: ['dimm'],
      answers: { 'when-freezes': 'blue-screen' },
      placements: marginalModules(['1', '3']),
    },
    {
      id: 'cooler-dusty',
      band: 'possible',
      answers: { 'when-freezes': 'crawls' },
      placements: dustIn('cpu-cooler', 1, 0.85),
    },
    {
      id: 'paste-missing',
      band: 'possible',
      answers: { 'when-freezes': 'loud-then-off' },
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { paste: 'none' } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, meter: 60, load: 60, 'cooler-off': 180 },
  tests: TESTS,
  answers: { 'when-freezes': 'stands-still', replaced: 'first-owner', data: 'one-copy' },
  plan: (view) => [...ask('when-freezes', 'data'), { kind: 'read-asset' }, ...START, LOG, ...afterLog(view)],
};

export const SYMPTOM = 'freezes-loaded';

/** Full load, until it gives up. */
const SEE_IT: readonly LabCommand[] = [
  TO_DESKTOP,
  { kind: 'run-program', program: 'load-test' },
  { kind: 'wait', seconds: 240 },
];

function afterLog(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:event-log')) {
    case 'power-41':
      return [...SEE_IT, ...OFF_AND_OPEN, ...inspect('motherboard'), ...afterBoard(view)];
    case 'stops-mixed':
      return findModule(
        view,
        { symptom: SYMPTOM, evidence: ['page:event-log', 'run:memtest'], prevention: 'clean-yearly' },
        ['1', '3'],
      );
    case 'quiet':
      return [
        ...SEE_IT,
        ...OPEN_UP,
        ...takeOut('cpu-cooler', BRANT_COOLER),
        ...inspect('cpu-cooler'),
        ...afterPlate(view),
      ];
    case 'heat-37':
      return [
        ...SEE_IT,
        { kind: 'wait', seconds: 360 },
        ...OFF_AND_OPEN,
        ...inspect('cpu-cooler'),
        ...afterCooler(view),
      ];
    default:
      return [];
  }
}

function afterPlate(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look-under:cpu-cooler') !== 'paste-none') return [];
  const words = {
    symptom: SYMPTOM,
    evidence: ['run:load-test', 'look-under:cpu-cooler'],
    prevention: 'fresh-paste',
  };
  return renewPaste(view, 'paste-missing', words, BRANT_COOLER);
}

function afterCooler(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:cpu-cooler') !== 'dust-mat') return [];
  const evidence = ['page:event-log', 'look:cpu-cooler'];
  return blowOut(view, 'cooler-dusty', { symptom: SYMPTOM, evidence, prevention: 'clean-yearly' });
}

function afterBoard(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'look:motherboard')) {
    case 'capacitors-domed':
      return passOn(view);
    case 'sticker-current':
      return checkSupply(
        view,
        { symptom: SYMPTOM, evidence: ['run:load-test', 'measure-12v-load'], prevention: 'size-supply' },
        {
          at: { kind: 'probe', black: 'conn-atx24.3', red: 'conn-atx24.10' },
          mounting: BRANT_SUPPLY,
          open: true,
        },
      );
    default:
      return [];
  }
}

/** Copies the customer's files and escalates with the ripple as evidence: the board cannot be repaired here. */
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
      symptom: SYMPTOM,
      cause: 'capacitors-domed',
      evidence: ['look:motherboard', 'scope:tp-vcore'],
      action: 'escalate',
      part: 'motherboard',
      verification: ['scope:tp-vcore', 'start-system'],
      prevention: 'replace-in-time',
    }),
  ];
}
