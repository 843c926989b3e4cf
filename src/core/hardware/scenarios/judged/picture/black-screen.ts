import { monitorReady } from '../../../behaviour/display.ts';
import { BLACK_SCREEN } from '../../public/picture/black-screen.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { looksAtEither } from '../seen-marks.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { readsTheMonitor } from './black-screen-plan.ts';

/** "The computer runs, but my desktop does not come up on the screen": the monitor, its settings or its two leads. */
const STORY: Story = {
  ...BLACK_SCREEN,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'backlight-failed',
      band: 'possible',
      parts: ['monitor'],
      placements: [{ faults: [{ kind: 'trait', target: 'monitor', traits: { backlight: 'failed' } }] }],
    },
    {
      id: 'input-wrong',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorInput: 'displayport' } }] },
        { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorInput: 'vga' } }] },
      ],
    },
    {
      id: 'brightness-zero',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'monitor', traits: { brightness: 0 } }] }],
    },
    {
      id: 'monitor-off',
      band: 'common',
      placements: [
        { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorPower: 'deep-sleep' } }] },
        { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorPower: 'off' } }] },
      ],
    },
    {
      id: 'monitor-unpowered',
      band: 'possible',
      placements: [
        {
          faults: [{ kind: 'plug', end: 'cable-monitor-mains', plug: 'partial' }],
          part: ['cable-monitor-mains', 'monitor-power'],
        },
        {
          faults: [{ kind: 'plug', end: 'cable-monitor-mains-far', plug: 'none' }],
          part: ['cable-monitor-mains-far', 'strip-out-2', 'cable-monitor-mains'],
        },
      ],
    },
    {
      id: 'monitor-lead',
      band: 'possible',
      placements: [
        {
          faults: [{ kind: 'plug', end: 'cable-monitor', plug: 'partial' }],
          part: ['cable-monitor', 'port-board-hdmi'],
        },
        {
          faults: [{ kind: 'plug', end: 'cable-monitor-far', plug: 'partial' }],
          part: ['cable-monitor-far', 'monitor-hdmi', 'cable-monitor'],
        },
      ],
    },
    {
      id: 'video-lead-open',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cable-monitor', traits: { wires: 'open' } }] }],
    },
  ],
  setups: {},
  tests: [
    {
      id: 'look:led-monitor',
      outcomes: ['on', 'blink', 'off'],
      otherwise: 'blink',
      says: {
        'backlight-failed': 'on',
        'brightness-zero': 'on',
        'monitor-off': { blink: 0.4, off: 0.6 },
        'monitor-unpowered': 'off',
      },
    },
    {
      // The flashlight shows what the panel draws behind a dark backlight.
      id: 'look:monitor',
      outcomes: ['no-signal-shown', 'screen-dark', 'screen-dim', 'faint-picture'],
      otherwise: 'no-signal-shown',
      says: {
        'backlight-failed': { 'screen-dark': 0.5, 'faint-picture': 0.5 },
        'brightness-zero': 'screen-dim',
        'monitor-off': 'screen-dark',
        'monitor-unpowered': 'screen-dark',
      },
    },
    {
      id: 'monitor-menu',
      outcomes: ['no-signal', 'other-input', 'dim', 'dark'],
      otherwise: 'dark',
      says: {
        'input-wrong': 'other-input',
        'brightness-zero': 'dim',
        'monitor-lead': 'no-signal',
        'video-lead-open': 'no-signal',
      },
    },
    ...looksAtEither('monitor-lead', { 'port-board-hdmi': 'plug-proud', 'monitor-hdmi': 'plug-proud' }),
    ...looksAtEither('monitor-unpowered', { 'monitor-power': 'plug-proud', 'strip-out-2': 'empty' }),
    {
      // The spare comes with a clean picture, and takes the leads along that were there.
      id: 'swap-monitor',
      otherwise: 'cured',
      says: { 'video-lead-open': 'same' },
    },
  ],
  answers: { 'since-when': 'friday', 'what-tried': 'off-and-on', 'other-screens': 'all-fine' },
  plan: readsTheMonitor,
};

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'cured' | 'goal' | 'verify'> = {
  difficulty: 1,
  objectives: ['C1 3.1', 'C1 5.3'],
  cured: ({ machine }) => monitorReady(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('picture-seen', 'look:monitor', 'normal')],
};

/** HW-37 Faint ghost: the backlight is out, and a flashlight shows the picture. */
const HW_37: CaseData = {
  ...COMMON,
  id: 'HW-37',
  truth: 'backlight-failed',
  difficulty: 2,
  parMinutes: 11,
  parPartsUsd: 140,
  note: {
    symptom: ['no-desktop'],
    action: ['place-part', 'order-part', 'lift-part', 'seat-part', 'plug-cable'],
    part: ['spare-monitor', 'monitor'],
    prevention: ['none'],
  },
};

/** What is put right at the monitor's own buttons. */
function atTheButtons(action: string): CaseData['note'] {
  return {
    symptom: ['no-desktop'],
    action: [action],
    part: ['monitor'],
    prevention: ['show-buttons'],
  };
}

/** Its look-alike in the menu: another input than the one that the cable is in. */
const HW_37_INPUT: CaseData = {
  ...COMMON,
  id: 'HW-37-input',
  truth: 'input-wrong',
  parMinutes: 9,
  note: atTheButtons('change-setting'),
};

/** Its look-alike in the menu: brightness 0. */
const HW_37_BRIGHTNESS: CaseData = {
  ...COMMON,
  id: 'HW-37-brightness',
  truth: 'brightness-zero',
  parMinutes: 8,
  note: atTheButtons('change-setting'),
};

/** Its look-alike at the power button: switched off, or in a sleep that only the button ends. */
const HW_37_SLEEP: CaseData = {
  ...COMMON,
  id: 'HW-37-sleep',
  truth: 'monitor-off',
  parMinutes: 9,
  note: atTheButtons('press-button'),
};

function atTheLead(part: string): CaseData['note'] {
  return {
    symptom: ['no-desktop'],
    action: ['plug-cable'],
    part: [part],
    prevention: ['route-leads'],
  };
}

/** Its look-alike at the mains: the monitor's mains lead is loose at one end. */
const HW_37_MAINS: CaseData = {
  ...COMMON,
  id: 'HW-37-mains',
  truth: 'monitor-unpowered',
  parMinutes: 9,
  note: atTheLead('cable-monitor-mains'),
};

/** Its look-alike at the video lead: loose at one end. */
const HW_37_PLUG: CaseData = {
  ...COMMON,
  id: 'HW-37-plug',
  truth: 'monitor-lead',
  objectives: ['C1 3.2', 'C1 5.3'],
  parMinutes: 10,
  note: atTheLead('cable-monitor'),
};

/** Its look-alike in the video lead: both plugs are in, and it does not conduct. */
const HW_37_LEAD: CaseData = {
  ...COMMON,
  id: 'HW-37-lead',
  truth: 'video-lead-open',
  difficulty: 2,
  objectives: ['C1 3.2', 'C1 5.3'],
  parMinutes: 12,
  parPartsUsd: 8,
  note: {
    ...atTheLead('cable-monitor-spare'),
    action: ['plug-cable', 'order-part', 'unplug-cable'],
    part: ['cable-monitor-spare', 'cable-monitor'],
  },
};

export const BLACK_SCREEN_CASES: StoryCases = {
  story: STORY,
  cases: [HW_37, HW_37_INPUT, HW_37_BRIGHTNESS, HW_37_SLEEP, HW_37_MAINS, HW_37_PLUG, HW_37_LEAD],
};
