import { hasPicture } from '../../../behaviour/indicators.ts';
import { cardWorks } from '../../../behaviour/post.ts';
import type { LabState } from '../../../model/state.ts';
import { NEW_CARD } from '../../public/picture/new-card.ts';
import type { Predicate } from '../../scenario.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { readsTheLeds } from './new-card-plan.ts';

/** "New graphics card, and the screen says no signal": cable, power or seat; the card itself last. */
const STORY: Story = {
  ...NEW_CARD,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'lead-in-board',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-monitor', plug: 'latched', connector: 'port-board-hdmi' }] },
      ],
    },
    {
      id: 'card-unpowered',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-pcie', plug: 'none' }] },
        { faults: [{ kind: 'plug', end: 'cable-pcie', plug: 'partial' }] },
      ],
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
      band: 'possible',
      placements: [
        {
          faults: [{ kind: 'plug', end: 'cable-monitor-far', plug: 'partial' }],
          part: ['cable-monitor-far', 'monitor-hdmi'],
        },
        {
          faults: [{ kind: 'plug', end: 'cable-monitor', plug: 'partial' }],
          part: ['cable-monitor', 'port-gpu-hdmi'],
        },
      ],
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
      id: 'look:monitor-hdmi',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'monitor-lead': { normal: 0.4, 'plug-proud': 0.6 } },
    },
    {
      id: 'look:port-gpu-hdmi',
      outcomes: ['normal', 'plug-proud', 'empty'],
      otherwise: 'normal',
      says: { 'monitor-lead': { normal: 0.4, 'plug-proud': 0.6 }, 'lead-in-board': 'empty' },
    },
    {
      id: 'look:gpu-power',
      outcomes: ['normal', 'empty', 'half-in'],
      otherwise: 'normal',
      says: { 'card-unpowered': { normal: 0.02, empty: 0.49, 'half-in': 0.49 } },
    },
    {
      id: 'look:gpu',
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'card-proud': 'stands-proud' },
    },
  ],
  answers: { 'before-card': 'small-card', 'which-leads': 'all-back', lights: 'fans-turn' },
  plan: readsTheLeds,
};

const CARD_ANSWERS = ({ machine }: LabState): boolean => cardWorks(machine);

const COMMON: Pick<CaseData, 'goal'> = { goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER] };

/** HW-33 Wrong hole: the monitor's lead is in the board's own port. */
const HW_33: CaseData = {
  ...COMMON,
  id: 'HW-33',
  truth: 'lead-in-board',
  difficulty: 1,
  objectives: ['C1 5.3'],
  parMinutes: 8,
  cured: ({ machine }) => hasPicture(machine),
  verify: [STARTED],
  note: {
    symptom: ['no-signal'],
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
  parMinutes: 14,
  cured: CARD_ANSWERS,
  verify: [STARTED, HELD_LOAD],
  note: {
    symptom: ['no-signal'],
    action: ['plug-cable'],
    part: ['cable-pcie', 'gpu-power'],
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
  parMinutes: 15,
  cured: CARD_ANSWERS,
  verify: [STARTED, HELD_LOAD],
  note: {
    symptom: ['no-signal'],
    action: ['seat-part', 'tighten-screw'],
    part: ['gpu', 'slot-x16'],
    prevention: ['screw-card'],
  },
};

/** Its look-alike at the lead: one of its plugs is not fully in. */
const HW_33_LEAD: CaseData = {
  ...COMMON,
  id: 'HW-33-lead',
  truth: 'monitor-lead',
  difficulty: 1,
  objectives: ['C1 3.1', 'C1 5.3'],
  parMinutes: 8,
  cured: ({ machine }) => hasPicture(machine),
  verify: [STARTED],
  note: {
    symptom: ['no-signal'],
    action: ['plug-cable'],
    part: ['cable-monitor'],
    prevention: ['show-ports', 'none'],
  },
};

/** Power and seat of the card were both looked at before it went back. */
const CARD_CHECKED: Predicate = {
  id: 'card-checked',
  holds: ({ evidence }) =>
    ['look:gpu-power', 'look:gpu'].every((look) => evidence.some(({ test }) => test === look)),
};

/** Its look-alike inside: the new card is dead on arrival, and under warranty. */
const HW_34_DEAD: CaseData = {
  id: 'HW-34-dead',
  truth: 'card-dead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.3'],
  parMinutes: 11,
  cured: ({ job }) => job.escalatedTo === 'shop',
  goal: [PUT_TOGETHER],
  verify: [CARD_CHECKED],
  note: {
    symptom: ['no-signal'],
    action: ['escalate'],
    part: ['gpu'],
    prevention: ['none'],
  },
};

export const NEW_CARD_CASES: StoryCases = {
  story: STORY,
  cases: [HW_33, HW_33_LEAD, HW_34, HW_34_SEAT, HW_34_DEAD],
};
