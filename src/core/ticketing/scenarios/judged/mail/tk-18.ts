import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import {
  DOCK_SOCKET,
  HEADSET,
  type Microphones,
  ORDINARY_MICROPHONES,
  SCREEN_SOCKET,
} from '../../../world/microphone-settings.ts';
import type { MicrophoneFix } from '../../../world/microphones.ts';
import type { ReadingId } from '../../../world/readings.ts';
import type { Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { begun, say } from '../shared/expert-steps.ts';
import { lastTold, saidGoal } from '../shared/goals.ts';
import { computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { NOBODY_HEARS } from './tk-18-story.ts';

type Truth = 'access-off' | 'empty-socket' | 'level-low' | 'switched-off';

const FIX: Readonly<Record<Truth, MicrophoneFix>> = {
  'access-off': 'allow-microphone',
  'empty-socket': 'use-headset',
  'level-low': 'raise-level',
  'switched-off': 'slide-switch',
};
const TRUTHS = Object.keys(FIX) as readonly Truth[];

function headset(change: Partial<Microphones['list'][number]>): Microphones {
  const list = ORDINARY_MICROPHONES.list.map((one) => (one.name === HEADSET ? { ...one, ...change } : one));
  return { ...ORDINARY_MICROPHONES, list };
}

/** What is set otherwise: at one person it is the dock, at another the screen; the level is at nothing or nearly so. */
function settings(truth: Truth, placement: number): Microphones {
  switch (truth) {
    case 'access-off':
      return { ...ORDINARY_MICROPHONES, areAllowed: false };
    case 'empty-socket':
      return { ...ORDINARY_MICROPHONES, used: placement === 0 ? DOCK_SOCKET : SCREEN_SOCKET };
    case 'level-low':
      return headset({ levelPercent: placement === 0 ? 0 : 3 });
    case 'switched-off':
      return headset({ isSwitchedOff: true });
  }
}

function isHeard(scene: Scene): Condition {
  return { reading: 'microphone-signal', subject: computer(scene).asset, is: ['moves'] };
}

/** The setting or the switch that a fix is about, and what it reads before it. */
const BROKEN: Readonly<Record<MicrophoneFix, { readonly reading: ReadingId; readonly is: string }>> = {
  'allow-microphone': { reading: 'microphone-access', is: 'blocked' },
  'use-headset': { reading: 'microphone-used', is: 'other' },
  'raise-level': { reading: 'microphone-level', is: 'too-low' },
  'slide-switch': { reading: 'microphone-switch', is: 'off' },
};

/** The person does what they are asked to, where there is anything to do. */
function fixLines(scene: Scene, fix: MicrophoneFix): readonly VoiceLine[] {
  const { say: line } = linesOf('TK-18', 'requester');
  const { asset } = computer(scene);
  const { reading, is } = BROKEN[fix];
  const isBroken: Condition = { reading, subject: asset, is: [is] };
  return [
    line(fix, `${fix}.done`, { when: isBroken, effects: [{ do: 'fix-microphone', asset, fix }] }),
    line(fix, `${fix}.nothing`, { when: { not: isBroken } }),
  ];
}

function requester(scene: Scene): Voice {
  const { say: line, tell, confirm } = linesOf('TK-18', 'requester');
  const { asset } = computer(scene);
  const works = isHeard(scene);
  const isOther: Condition = { reading: 'microphone-used', subject: asset, is: ['other'] };
  const isOff: Condition = { reading: 'microphone-switch', subject: asset, is: ['off'] };
  return requesterVoice('TK-18', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('which-microphone', 'microphone', 'other', { when: isOther }),
    tell('which-microphone', 'microphone', 'headset', { when: { not: isOther } }),
    tell('mute-light', 'mute-light', 'lit', { when: isOff }),
    tell('mute-light', 'mute-light', 'dark', { when: { not: isOff } }),
    ...(Object.keys(BROKEN) as readonly MicrophoneFix[]).flatMap((fix) => fixLines(scene, fix)),
    line('test-call', 'test-call.heard', {
      when: works,
      tells: [
        { fact: 'test-call', outcome: 'heard' },
        { fact: 'works', outcome: 'yes' },
      ],
      mood: 1,
    }),
    line('test-call', 'test-call.silent', {
      when: { not: works },
      tells: [
        { fact: 'test-call', outcome: 'silent' },
        { fact: 'works', outcome: 'no' },
      ],
    }),
    line('reinstall-driver', 'driver', { mood: -1, patience: -1 }),
    line('what-changed', scene.placement === 0 ? 'update' : 'new-desk'),
    line('since-when', 'since'),
    line('who-else', 'others'),
    line('how-urgent', hasInterview(scene) ? 'interview' : 'urgent'),
    line('exact-wording', 'wording'),
    ...confirm(works),
  ]);
}

/** One of them talks with an applicant in ten minutes: nothing can be typed there. */
const hasInterview = ({ placement }: Scene): boolean => placement === 1;
const urgencyIn = (scene: Scene): TriageKey['urgency'] => (hasInterview(scene) ? 1 : 2);

const TRIAGE: TriageKey = {
  category: 'collaboration',
  subcategories: ['meetings'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** Asks for what no window shows, looks at what one does, mends one thing and has a test call made. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const { asset } = computer(scene);
    const windows: readonly DeskCommand[] = [
      { kind: 'ask-remote-consent', contact: 'C1' },
      { kind: 'look', page: 'remote.sound', subject: asset },
    ];
    const mended = (): readonly DeskCommand[] => {
      if (truth === 'switched-off') return [say('C1', 'slide-switch')];
      const setting = FIX[truth] === 'slide-switch' ? 'raise-level' : FIX[truth];
      return [...windows, { kind: 'change-setting', asset, setting }];
    };
    return [
      { kind: 'answer-call', contact: 'C1' },
      say('C1', 'greeting', 'how-urgent'),
      ...begun(scene, { ...TRIAGE, urgency: urgencyIn(scene) }),
      say('C1', 'mute-light'),
      ...mended(),
      say('C1', 'test-call'),
      say('C1', 'may-close', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      {
        kind: 'resolve',
        ticket: scene.number,
        code: 'solved-permanent',
        cause: truth,
        evidence: truth === 'switched-off' ? [1] : [1, 2],
      },
    ];
  };
}

/** The person has heard themselves, and no driver was touched that works. */
function goals(scene: Scene, state: DeskState) {
  return [
    { id: 'test-call-made', met: lastTold(scene, state, 'test-call') === 'heard' },
    saidGoal('driver-untouched', state, scene, 'reinstall-driver', false),
  ];
}

/** The truths of TK-18. */
export const TK_18_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-18-${truth}`,
  story: NOBODY_HEARS,
  truth,
  placements: 2,
  parMinutes: 15,
  triage: TRIAGE,
  urgencyIn,
  setting: (scene) => ({
    effects: [
      {
        do: 'change-host',
        asset: computer(scene).asset,
        change: { microphones: settings(truth, scene.placement) },
      },
    ],
    voices: [requester(scene)],
    trouble: { not: isHeard(scene) },
    number: person(scene).phone,
  }),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: isHeard,
  goals,
  expert: expert(truth),
}));
