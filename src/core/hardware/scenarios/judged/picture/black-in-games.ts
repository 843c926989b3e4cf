import { cardPlugWorn } from '../../../behaviour/rails.ts';
import { plugIn } from '../../../behaviour/wiring.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  replug,
  START,
} from '../../procedures.ts';
import { BLACK_IN_GAMES } from '../../public/picture/black-in-games.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

const { parts, cables } = KESTREL_B7.standard;

/** "Black in games, fans at full": what feeds a large card gives way under load; the card itself last. */
const STORY: Story = {
  ...BLACK_IN_GAMES,
  mains: 'any',
  build: {
    parts: [...parts.filter((id) => id !== 'gpu'), 'gpu-12v'],
    cables: [...cables.filter((id) => id !== 'cable-pcie'), 'cable-12v2x6'],
  },
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'plug', end: 'cable-monitor', plug: 'latched', connector: 'port-gpu-12v-hdmi' },
  ],
  suspects: [
    {
      id: 'card-plug-browned',
      band: 'possible',
      placements: [
        {
          faults: [
            { kind: 'plug', end: 'cable-12v2x6', plug: 'partial' },
            { kind: 'trait', target: 'cable-12v2x6', traits: { wires: 'browned' } },
          ],
        },
        { faults: [{ kind: 'trait', target: 'cable-12v2x6', traits: { wires: 'browned' } }] },
      ],
    },
    {
      id: 'card-plug-proud',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-12v2x6', plug: 'partial' }] }],
    },
    {
      id: 'supply-sags',
      band: 'possible',
      parts: ['psu'],
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'psu',
              traits: { rails: { '12': { volts: 11.956, droopPerAmp: 0.0437 } } },
            },
          ],
        },
      ],
    },
    {
      id: 'card-failing',
      band: 'rare',
      parts: ['gpu'],
      placements: [{ faults: [{ kind: 'trait', target: 'gpu-12v', traits: { vram: 'failing' } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, meter: 60, load: 60 },
  tests: [
    {
      id: 'sniff',
      outcomes: ['nothing', 'hot-plastic'],
      otherwise: 'nothing',
      says: { 'card-plug-browned': 'hot-plastic', 'card-plug-proud': 'hot-plastic' },
    },
    {
      id: 'look:cable-12v2x6',
      outcomes: ['normal', 'plug-proud', 'browned'],
      otherwise: 'normal',
      says: { 'card-plug-browned': 'browned', 'card-plug-proud': 'plug-proud' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'power-41', 'display-4101'],
      otherwise: 'power-41',
      says: { 'card-failing': 'display-4101' },
    },
    {
      id: 'thermal-camera',
      outcomes: ['normal', 'hot-plug'],
      otherwise: 'normal',
      says: { 'card-plug-browned': 'hot-plug', 'card-plug-proud': 'hot-plug' },
    },
    {
      id: 'measure-12v-load',
      outcomes: ['in-band', 'low'],
      otherwise: 'in-band',
      says: { 'supply-sags': 'low' },
    },
    {
      // A worn plug costs tenths of a volt: within what a card puts up with.
      id: 'measure-12v-card',
      outcomes: ['in-band', 'low'],
      otherwise: 'in-band',
      says: { 'supply-sags': 'low' },
    },
  ],
  answers: { 'when-black': 'minutes-in', 'how-plugged': 'hard-push', 'side-panel': 'presses-lead' },
  plan: (view) => [
    ...START,
    { kind: 'sniff' },
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cable-12v2x6'),
    ...afterLook(view),
  ],
};

function afterLook(view: LabView): readonly LabCommand[] {
  switch (said(view, 'look:cable-12v2x6')) {
    case 'browned':
      return [
        theory('card-plug-browned', 95),
        { kind: 'order-part', sku: '12v2x6-lead' },
        { kind: 'unplug-cable', target: 'cable-12v2x6' },
        { kind: 'plug-cable', target: 'cable-12v2x6-spare' },
        ...proveAndClose(view, 'card-plug-browned', 'cable-12v2x6-spare'),
      ];
    case 'plug-proud':
      return [
        theory('card-plug-proud', 95),
        ...replug('cable-12v2x6'),
        ...proveAndClose(view, 'card-plug-proud', 'cable-12v2x6'),
      ];
    default:
      return [];
  }
}

function proveAndClose(view: LabView, cause: string, part: string): readonly LabCommand[] {
  return [
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    { kind: 'use-tool', tool: 'thermal-camera', target: 'gpu-12v' },
    ...CLOSE_CASE,
    ...closing(view, {
      symptom: 'black-loaded',
      cause,
      evidence: ['sniff', 'look:cable-12v2x6'],
      action: 'plug-cable',
      part,
      verification: ['start-system', 'run:load-test', 'thermal-camera'],
      prevention: 'seat-and-bend',
    }),
  ];
}

/** A sound plug is home in the card. */
function isFed({ machine }: LabState): boolean {
  return plugIn(machine, 'gpu-12v-power') === 'latched' && !cardPlugWorn(machine);
}

const COMMON: Pick<CaseData, 'objectives' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.3', 'C2 4.4'],
  cured: isFed,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, HELD_LOAD, proven('plug-cool', 'thermal-camera', 'normal')],
};

/** HW-36 Not quite home: the 12V-2x6 plug was not in, and has browned by it. */
const HW_36: CaseData = {
  ...COMMON,
  id: 'HW-36',
  truth: 'card-plug-browned',
  difficulty: 4,
  parMinutes: 13,
  parPartsUsd: 18,
  note: {
    symptom: ['black-loaded'],
    cause: ['card-plug-browned'],
    action: ['plug-cable', 'order-part'],
    part: ['cable-12v2x6-spare', 'cable-12v2x6'],
    prevention: ['seat-and-bend'],
  },
};

/** Its look-alike: the same gap, found before it burnt anything. */
const HW_36_GAP: CaseData = {
  ...COMMON,
  id: 'HW-36-gap',
  truth: 'card-plug-proud',
  difficulty: 3,
  parMinutes: 13,
  note: {
    symptom: ['black-loaded'],
    cause: ['card-plug-proud'],
    action: ['plug-cable'],
    part: ['cable-12v2x6', 'gpu-12v'],
    prevention: ['seat-and-bend'],
  },
};

export const BLACK_IN_GAMES_CASES: StoryCases = { story: STORY, cases: [HW_36, HW_36_GAP] };
