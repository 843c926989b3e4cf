import { hasPicture } from '../../../behaviour/indicators.ts';
import { cardWorks } from '../../../behaviour/post.ts';
import type { LabState } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { NEW_CARD } from './new-card.ts';

const CARD_ANSWERS = ({ machine }: LabState): boolean => cardWorks(machine);

const COMMON: Pick<CaseData, 'goal'> = { goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER] };

/** HW-33 Wrong hole: the monitor's lead is in the board's own port. */
export const HW_33: Scenario = caseOf(NEW_CARD, {
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
});

/** HW-34 Please power me: the card's power lead hangs loose. */
export const HW_34: Scenario = caseOf(NEW_CARD, {
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
});

/** Its look-alike: the card has power and stands proud of its slot. */
export const HW_34_SEAT: Scenario = caseOf(NEW_CARD, {
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
});
