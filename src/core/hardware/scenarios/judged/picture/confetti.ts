import { videoLead } from '../../../behaviour/display.ts';
import { hasBrokenDriver } from '../../../behaviour/drives.ts';
import { cardWorks } from '../../../behaviour/post.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
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
  SOAK_TEST,
  START,
  takeOut,
} from '../../procedures.ts';
import { CONFETTI } from '../../public/picture/confetti.ts';
import { closing, type ExpertNote, said, theory } from '../expert-plan.ts';
import { heldLoad, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Coloured blocks all over": who draws them, the system, the card or the lead behind it? */
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
      id: 'video-lead-folded',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cable-monitor', traits: { wires: 'folded' } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, load: 60 },
  tests: [
    {
      // No driver runs in the firmware, so artefacts there are not caused by a driver.
      id: 'page:firmware-main',
      outcomes: ['firmware-1-60', 'artefacts'],
      otherwise: 'artefacts',
      says: { 'driver-broken': 'firmware-1-60' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'display-4101'],
      otherwise: 'display-4101',
      says: { 'video-lead-folded': 'quiet' },
    },
    {
      id: 'look:cable-monitor',
      outcomes: ['normal', 'folded'],
      otherwise: 'normal',
      says: { 'video-lead-folded': 'folded' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'artefacts'],
      otherwise: 'artefacts',
      says: { 'video-lead-folded': 'pass' },
    },
  ],
  answers: { 'what-shows': 'squares', 'what-changed': 'nephew', 'card-age': 'a-year' },
  plan: (view) => [
    ...ask('what-changed', 'card-age'),
    ...START,
    { kind: 'open-page', page: 'firmware-main' },
    ...afterFirmware(view),
  ],
};

const LOG: LabCommand = { kind: 'open-page', page: 'event-log' };

function afterFirmware(view: LabView): readonly LabCommand[] {
  switch (said(view, 'page:firmware-main')) {
    case null:
      return [];
    case 'artefacts':
      return [...inspect('cable-monitor'), ...afterLook(view)];
    default:
      return newDriver(view);
  }
}

function afterLook(view: LabView): readonly LabCommand[] {
  const lead = said(view, 'look:cable-monitor');
  if (lead === null) return [];
  if (lead === 'folded') return newLead(view);
  return [LOG, ...(said(view, 'page:event-log') === 'display-4101' ? sendCardBack(view) : [])];
}

const PROVE: readonly LabCommand[] = [...SOAK_TEST, { kind: 'open-page', page: 'display' }];

function closingAfter(
  view: LabView,
  note: Pick<ExpertNote, 'cause' | 'evidence' | 'action' | 'part' | 'prevention'>,
): readonly LabCommand[] {
  const verification = ['start-system', 'run:soak-test', 'page:display'];
  return closing(view, { symptom: 'coloured-blocks', verification, ...note });
}

function newDriver(view: LabView): readonly LabCommand[] {
  return [
    LOG,
    theory('driver-broken', 95),
    { kind: 'open-page', page: 'desktop' },
    { kind: 'run-program', program: 'driver-reinstall' },
    { kind: 'wait', seconds: 300 },
    { kind: 'press-power' },
    ...START,
    ...PROVE,
    ...closingAfter(view, {
      cause: 'driver-broken',
      evidence: ['page:firmware-main', 'page:event-log'],
      action: 'run-program',
      part: null,
      prevention: 'makers-driver',
    }),
  ];
}

function newLead(view: LabView): readonly LabCommand[] {
  return [
    theory('video-lead-folded', 95),
    { kind: 'order-part', sku: 'video-lead' },
    { kind: 'unplug-cable', target: 'cable-monitor' },
    { kind: 'unplug-cable', target: 'cable-monitor-far' },
    { kind: 'plug-cable', target: 'cable-monitor-spare' },
    { kind: 'plug-cable', target: 'cable-monitor-spare-far' },
    { kind: 'open-page', page: 'desktop' },
    ...PROVE,
    ...closingAfter(view, {
      cause: 'video-lead-folded',
      evidence: ['page:firmware-main', 'look:cable-monitor'],
      action: 'plug-cable',
      part: 'cable-monitor-spare',
      prevention: 'lead-routing',
    }),
  ];
}

const CARD: Mounting = {
  socket: 'slot-x16',
  ends: ['edge'],
  cables: ['cable-monitor', 'cable-pcie'],
  latches: ['latch-x16'],
  screws: ['screw-gpu-1', 'screw-gpu-2'],
};

/** Out with the card and back to its maker; until another comes, the processor draws. */
function sendCardBack(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'read-asset' },
    theory('card-failing', 95),
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...takeOut('gpu', CARD),
    { kind: 'plug-cable', target: 'cable-monitor', connector: 'port-board-hdmi' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...PROVE,
    { kind: 'escalate', to: 'card-warranty' },
    ...closingAfter(view, {
      cause: 'card-failing',
      evidence: ['page:firmware-main', 'page:event-log'],
      action: 'escalate',
      part: 'gpu',
      prevention: 'firmware-first',
    }),
  ];
}

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
    cause: ['card-failing'],
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
    cause: ['driver-broken'],
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
    cause: ['video-lead-folded'],
    action: ['plug-cable', 'order-part', 'unplug-cable'],
    part: ['cable-monitor-spare', 'cable-monitor'],
    prevention: ['lead-routing'],
  },
};

export const CONFETTI_CASES: StoryCases = { story: STORY, cases: [HW_35, HW_35_DRIVER, HW_35_LEAD] };
