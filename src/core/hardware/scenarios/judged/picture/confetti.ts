import { monitorFails } from '../../../behaviour/artefacts.ts';
import { monitorReady, videoLead } from '../../../behaviour/display.ts';
import { hasBrokenDriver } from '../../../behaviour/drives.ts';
import { cardWorks } from '../../../behaviour/post.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import { partIn } from '../../../model/state.ts';
import { CONFETTI } from '../../public/picture/confetti.ts';
import { heldLoad, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { looksAtTheFirmware } from './confetti-plan.ts';

/** "Coloured blocks all over": who draws them, the system, the card, the cable behind it or the monitor? */
const STORY: Story = {
  ...CONFETTI,
  mains: 'any',
  build: { parts: [...KESTREL_B7.standard.parts.filter((id) => id !== 'cpu'), 'cpu-g'] },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'driver-broken',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'ssd-m2-1', traits: { driver: 'broken' } }] }],
    },
    {
      id: 'card-failing',
      // The monitor on the board's own port is a workaround until the new card is there.
      acts: ['cable-monitor'],
      band: 'possible',
      parts: ['gpu'],
      placements: [{ faults: [{ kind: 'trait', target: 'gpu', traits: { vram: 'failing' } }] }],
    },
    {
      id: 'card-dusty',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'gpu', traits: { dust: 1 } }] }],
    },
    {
      id: 'video-lead-folded',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cable-monitor', traits: { wires: 'folded' } }] }],
    },
    {
      id: 'monitor-failing',
      band: 'possible',
      parts: ['monitor'],
      placements: [{ faults: [{ kind: 'trait', target: 'monitor', traits: { scaler: 'failing' } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, load: 60 },
  tests: [
    {
      // No driver runs in the firmware, so artefacts there are not caused by a driver; nor is the card loaded there.
      id: 'page:firmware-main',
      outcomes: ['firmware-1-60', 'artefacts'],
      otherwise: 'artefacts',
      says: { 'driver-broken': 'firmware-1-60', 'card-dusty': 'firmware-1-60' },
    },
    {
      id: 'page:display',
      otherwise: 'artefacts',
      says: { 'card-dusty': 'normal' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'display-4101'],
      otherwise: 'display-4101',
      says: { 'video-lead-folded': 'quiet', 'monitor-failing': 'quiet' },
    },
    {
      // At rest every card is cool.
      id: 'page:sensor-log',
      outcomes: ['normal', 'card-hot'],
      otherwise: 'normal',
      says: { 'card-dusty': { normal: 0.5, 'card-hot': 0.5 } },
    },
    {
      id: 'look:cable-monitor',
      outcomes: ['normal', 'folded'],
      otherwise: 'normal',
      says: { 'video-lead-folded': 'folded' },
    },
    {
      id: 'look:gpu',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'card-dusty': 'dust-mat' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'artefacts'],
      otherwise: 'artefacts',
      says: { 'video-lead-folded': 'pass', 'monitor-failing': 'pass' },
    },
    {
      // Its own menu comes from no computer. With the computer off it finds no signal.
      id: 'monitor-menu',
      outcomes: ['signal', 'no-signal', 'artefacts'],
      otherwise: { signal: 0.5, 'no-signal': 0.5 },
      says: { 'monitor-failing': 'artefacts' },
    },
    {
      // A card that is clean at rest is so on any monitor.
      id: 'swap-monitor',
      otherwise: 'same',
      says: { 'monitor-failing': 'cured', 'card-dusty': 'cured' },
    },
  ],
  answers: { 'what-shows': 'squares', 'what-changed': 'nephew', 'card-age': 'a-year' },
  plan: looksAtTheFirmware,
};

const COMMON: Pick<CaseData, 'objectives' | 'verify'> = {
  objectives: ['C1 5.3'],
  verify: [STARTED, heldLoad('held-load-30', 30), proven('picture-clean', 'page:display', 'normal')],
};

/** HW-35 Confetti: video memory that fails, in the firmware's picture too. */
const HW_35: CaseData = {
  ...COMMON,
  id: 'HW-35',
  truth: 'card-failing',
  // A card that is on its way to its maker leaves its slot empty.
  exempt: ['slot-x16'],
  difficulty: 3,
  parMinutes: 21,
  cured: ({ machine }) => {
    const card = partIn(machine, 'slot-x16');
    return card === null || machine.traits[card]?.vram === undefined;
  },
  goal: [
    STARTS,
    NOTHING_BROKEN,
    PUT_TOGETHER,
    {
      id: 'card-settled',
      holds: ({ machine, job }) => job.escalatedTo === 'card-warranty' || cardWorks(machine),
    },
  ],
  note: {
    symptom: ['coloured-blocks'],
    action: ['escalate', 'lift-part', 'place-part'],
    part: ['gpu', 'spare-gpu'],
    prevention: ['firmware-first'],
  },
};

/** Its look-alike: the same blocks and the same log, and a clean picture in the firmware. */
const HW_35_DRIVER: CaseData = {
  ...COMMON,
  id: 'HW-35-driver',
  truth: 'driver-broken',
  difficulty: 2,
  parMinutes: 15,
  cured: ({ machine }) => !hasBrokenDriver(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  note: {
    symptom: ['coloured-blocks'],
    action: ['run-program'],
    part: [null, 'gpu'],
    prevention: ['makers-driver'],
  },
};

/** Its look-alike in the cable: blocks on every page, and nothing in the log. */
const HW_35_LEAD: CaseData = {
  ...COMMON,
  id: 'HW-35-lead',
  truth: 'video-lead-folded',
  difficulty: 2,
  parMinutes: 14,
  parPartsUsd: 8,
  cured: ({ machine }) => {
    const lead = videoLead(machine);
    return lead !== null && machine.traits[lead.cable]?.wires !== 'folded';
  },
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  note: {
    symptom: ['coloured-blocks'],
    action: ['plug-cable', 'order-part', 'unplug-cable'],
    part: ['cable-monitor-spare', 'cable-monitor'],
    prevention: ['lead-routing'],
  },
};

/** Its look-alike in the heat: the card is clean at rest and draws blocks once it works. */
const HW_35_DUST: CaseData = {
  ...COMMON,
  id: 'HW-35-dust',
  truth: 'card-dusty',
  difficulty: 3,
  objectives: ['C1 5.3', 'C2 4.5'],
  parMinutes: 29,
  cured: ({ machine }) => {
    const card = partIn(machine, 'slot-x16');
    return card !== null && (machine.traits[card]?.dust ?? 0) === 0;
  },
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  note: {
    symptom: ['coloured-blocks'],
    action: ['use-tool'],
    part: ['gpu'],
    prevention: ['dust-filter'],
  },
};

/** Its look-alike on the desk: the monitor draws the blocks, over its own menu too. */
const HW_35_MONITOR: CaseData = {
  ...COMMON,
  id: 'HW-35-monitor',
  truth: 'monitor-failing',
  difficulty: 3,
  objectives: ['C1 3.1', 'C1 5.3'],
  parMinutes: 14,
  parPartsUsd: 140,
  cured: ({ machine }) => monitorReady(machine) && !monitorFails(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [proven('picture-clean', 'page:display', 'normal')],
  note: {
    symptom: ['coloured-blocks'],
    action: ['place-part', 'order-part', 'lift-part', 'seat-part', 'plug-cable'],
    part: ['spare-monitor', 'monitor'],
    prevention: ['none'],
  },
};

export const CONFETTI_CASES: StoryCases = {
  story: STORY,
  cases: [HW_35, HW_35_DRIVER, HW_35_DUST, HW_35_LEAD, HW_35_MONITOR],
};
