import type { Fault } from '../../../behaviour/faults.ts';
import { cardPlugWorn } from '../../../behaviour/rails.ts';
import { endIn, plugIn } from '../../../behaviour/wiring.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import { BLACK_IN_GAMES } from '../../public/picture/black-in-games.ts';
import type { Predicate } from '../../scenario.ts';
import {
  HELD_LOAD,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { INLET, readsTheLog } from './black-in-games-plan.ts';

const { parts, cables } = KESTREL_B7.standard;

const BROWNED: readonly Fault[] = [{ kind: 'trait', target: 'cable-12v2x6', traits: { wires: 'browned' } }];
const MELTED: Fault = { kind: 'trait', target: INLET, traits: { heat: 'melted' } };

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
        { faults: [...BROWNED, { kind: 'plug', end: 'cable-12v2x6', plug: 'partial' }] },
        { faults: BROWNED },
      ],
    },
    {
      id: 'card-inlet-melted',
      band: 'possible',
      placements: [
        { faults: [...BROWNED, { kind: 'plug', end: 'cable-12v2x6', plug: 'partial' }, MELTED] },
        { faults: [...BROWNED, MELTED] },
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
      answers: { 'when-black': 'goes-off' },
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
      band: 'possible',
      answers: { 'when-black': 'squares-first' },
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
      says: {
        'card-plug-browned': 'hot-plastic',
        'card-inlet-melted': 'hot-plastic',
        'card-plug-proud': 'hot-plastic',
      },
    },
    {
      id: 'look:cable-12v2x6',
      outcomes: ['normal', 'plug-proud', 'browned'],
      otherwise: 'normal',
      says: {
        'card-plug-browned': 'browned',
        'card-inlet-melted': 'browned',
        'card-plug-proud': 'plug-proud',
      },
    },
    {
      id: `look:${INLET}`,
      outcomes: ['normal', 'plug-proud', 'browned', 'melted'],
      otherwise: 'normal',
      says: {
        'card-plug-browned': 'browned',
        'card-inlet-melted': 'melted',
        'card-plug-proud': 'plug-proud',
      },
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
      says: {
        'card-plug-browned': 'hot-plug',
        'card-inlet-melted': 'hot-plug',
        'card-plug-proud': 'hot-plug',
      },
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
  plan: readsTheLog,
};

/** A sound plug is home in the card. */
function isFed({ machine }: LabState): boolean {
  return plugIn(machine, INLET) === 'latched' && !cardPlugWorn(machine);
}

const COMMON: Pick<CaseData, 'objectives' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.3', 'C2 4.4'],
  cured: isFed,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, HELD_LOAD, proven('plug-cool', 'thermal-camera', 'normal')],
};

/** The inlet of the card was looked at. A lead that browned may have melted it, and then no new lead helps. */
function isInletRead({ evidence }: LabState, ...outcomes: readonly string[]): boolean {
  return evidence.some(({ test, outcome }) => test === `look:${INLET}` && outcomes.includes(outcome));
}

/** HW-36 Not quite home: the 12V-2x6 plug was not in, and has browned by it. The inlet of the card is inspected: its contacts hold. */
const HW_36: CaseData = {
  ...COMMON,
  id: 'HW-36',
  truth: 'card-plug-browned',
  cured: (state) => isFed(state) && isInletRead(state, 'browned'),
  difficulty: 4,
  parMinutes: 19,
  parPartsUsd: 18,
  note: {
    symptom: ['black-loaded'],
    action: ['plug-cable', 'order-part'],
    part: ['cable-12v2x6-spare', 'cable-12v2x6'],
    prevention: ['seat-and-bend'],
  },
};

/** No burnt lead is left in the card. */
const LEAD_SOUND: Predicate = {
  id: 'lead-sound',
  holds: ({ machine }) => {
    const end = endIn(machine, INLET);
    return end === null || machine.traits[end]?.wires === undefined;
  },
};

/** The burn was found at both halves of the joint before the card was sent in. */
const INLET_PROVED: Predicate = { id: 'inlet-proved', holds: (state) => isInletRead(state, 'melted') };

/** Its look-alike: the inlet has melted as well. A new lead would burn too, and the card goes to its maker. */
const HW_36_INLET: CaseData = {
  ...COMMON,
  id: 'HW-36-inlet',
  truth: 'card-inlet-melted',
  difficulty: 4,
  parMinutes: 17,
  parPartsUsd: 18,
  cured: (state) => state.job.escalatedTo === 'card-warranty' && isInletRead(state, 'melted'),
  goal: [PUT_TOGETHER, LEAD_SOUND],
  verify: [INLET_PROVED],
  note: {
    symptom: ['black-loaded'],
    action: ['escalate'],
    part: ['gpu-12v', INLET],
    prevention: ['seat-and-bend'],
  },
};

/** Its look-alike: the same gap, found before it burnt anything. */
const HW_36_GAP: CaseData = {
  ...COMMON,
  id: 'HW-36-gap',
  truth: 'card-plug-proud',
  difficulty: 3,
  parMinutes: 19,
  note: {
    symptom: ['black-loaded'],
    action: ['plug-cable'],
    part: ['cable-12v2x6', 'gpu-12v'],
    prevention: ['seat-and-bend'],
  },
};

/** Its look-alike in the supply: +12 V drops under the load of the card. */
const HW_36_SAG: CaseData = {
  ...COMMON,
  id: 'HW-36-sag',
  truth: 'supply-sags',
  difficulty: 4,
  objectives: ['C1 3.6', 'C1 5.3'],
  parMinutes: 34,
  parPartsUsd: 85,
  cured: ({ machine }) => partIn(machine, 'bay-psu') === 'spare-psu',
  verify: [STARTED, HELD_LOAD, RAILS_READ],
  note: {
    symptom: ['black-loaded'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['spare-psu', 'psu'],
    prevention: ['larger-supply', 'none'],
  },
};

/** The log and the plug were read before the card was sent in. */
const CARD_PROVED: Predicate = {
  id: 'card-proved',
  holds: ({ evidence }) =>
    evidence.some(({ test, outcome }) => test === 'page:event-log' && outcome === 'display-4101') &&
    evidence.some(({ test }) => test === 'look:cable-12v2x6' || test === `look:${INLET}`),
};

/** Its look-alike in the card: its memory fails when it is warm. The card is under warranty. */
const HW_36_CARD: CaseData = {
  ...COMMON,
  id: 'HW-36-card',
  truth: 'card-failing',
  difficulty: 3,
  objectives: ['C1 5.3'],
  parMinutes: 14,
  cured: ({ job }) => job.escalatedTo === 'card-warranty',
  goal: [PUT_TOGETHER],
  verify: [CARD_PROVED],
  note: {
    symptom: ['black-loaded'],
    action: ['escalate'],
    part: ['gpu-12v', 'gpu'],
    prevention: ['none'],
  },
};

export const BLACK_IN_GAMES_CASES: StoryCases = {
  story: STORY,
  cases: [HW_36, HW_36_INLET, HW_36_GAP, HW_36_SAG, HW_36_CARD],
};
