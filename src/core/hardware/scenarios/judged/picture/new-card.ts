import { hasPicture } from '../../../behaviour/indicators.ts';
import { cardWorks } from '../../../behaviour/post.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, LOAD_TEST, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { NEW_CARD } from '../../public/picture/new-card.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "New graphics card, and the screen says no signal": cable, power or seat; the card itself last. */
const STORY: Story = {
  ...NEW_CARD,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'lead-in-board',
      band: 'common',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-monitor', plug: 'latched', connector: 'port-board-hdmi' }] },
      ],
    },
    {
      id: 'card-unpowered',
      band: 'common',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-pcie', plug: 'none' }] }],
    },
    {
      id: 'card-proud',
      band: 'possible',
      placements: [
        {
          faults: [
            { kind: 'unseat', part: 'gpu', end: 'edge' },
            { kind: 'screw', screw: 'screw-gpu-1', state: 'out' },
            { kind: 'screw', screw: 'screw-gpu-2', state: 'out' },
          ],
        },
      ],
    },
    {
      id: 'monitor-lead',
      band: 'rare',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-monitor-far', plug: 'partial' }] }],
    },
    {
      id: 'card-dead',
      band: 'possible',
      parts: ['gpu'],
      placements: [{ faults: [{ kind: 'condition', part: 'gpu', condition: 'damaged' }] }],
    },
  ],
  setups: { start: 25, panel: 90 },
  tests: [
    {
      id: 'read-debug-leds',
      outcomes: ['none', 'led-vga'],
      otherwise: 'led-vga',
      says: { 'lead-in-board': 'none', 'monitor-lead': 'none' },
    },
    {
      id: 'look:port-board-hdmi',
      outcomes: ['empty', 'normal'],
      otherwise: 'empty',
      says: { 'lead-in-board': 'normal' },
    },
    {
      id: 'look:cable-monitor-far',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'monitor-lead': 'plug-proud' },
    },
    {
      id: 'look:gpu-power',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'card-unpowered': 'empty' },
    },
    {
      id: 'look:gpu',
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'card-proud': 'stands-proud' },
    },
  ],
  answers: { 'before-card': 'small-card', 'which-leads': 'all-back', lights: 'fans-turn' },
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

const CARD_ANSWERS = ({ machine }: LabState): boolean => cardWorks(machine);

const COMMON: Pick<CaseData, 'goal'> = { goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER] };

/** HW-33 Wrong hole: the monitor's lead is in the board's own port. */
const HW_33: CaseData = {
  ...COMMON,
  id: 'HW-33',
  truth: 'lead-in-board',
  difficulty: 1,
  objectives: ['C1 5.3'],
  parMinutes: 5,
  cured: ({ machine }) => hasPicture(machine),
  verify: [STARTED],
  note: {
    symptom: ['no-signal'],
    cause: ['lead-in-board'],
    action: ['plug-cable', 'unplug-cable'],
    part: ['cable-monitor', 'port-gpu-hdmi', 'port-board-hdmi'],
    prevention: ['show-ports'],
  },
};

/** HW-34 Please power me: the card's power lead hangs loose. */
const HW_34: CaseData = {
  ...COMMON,
  id: 'HW-34',
  truth: 'card-unpowered',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.3'],
  parMinutes: 11,
  cured: CARD_ANSWERS,
  verify: [STARTED, HELD_LOAD],
  note: {
    symptom: ['no-signal'],
    cause: ['card-unpowered'],
    action: ['plug-cable'],
    part: ['cable-pcie', 'gpu'],
    prevention: ['check-card-power'],
  },
};

/** Its look-alike: the card has power and stands proud of its slot. */
const HW_34_SEAT: CaseData = {
  ...COMMON,
  id: 'HW-34-seat',
  truth: 'card-proud',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.3'],
  parMinutes: 12,
  cured: CARD_ANSWERS,
  verify: [STARTED, HELD_LOAD],
  note: {
    symptom: ['no-signal'],
    cause: ['card-proud'],
    action: ['seat-part', 'tighten-screw'],
    part: ['gpu'],
    prevention: ['screw-card'],
  },
};

export const NEW_CARD_CASES: StoryCases = { story: STORY, cases: [HW_33, HW_34, HW_34_SEAT] };
