import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import { ORDINARY_PHONE, type PhoneApp, type PhoneSoftware } from '../../../world/phone-software.ts';
import { take } from '../../../world/readings.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, classified, finished } from '../shared/expert-steps.ts';
import { securityKnewInTime, wasAnswered } from '../shared/goals.ts';
import { drawn, ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { FLASHLIGHT } from './tk-52-story.ts';

type Truth = 'side-loaded' | 'store-app' | 'shared-hotspot' | 'company-app';

const TRUTHS: readonly Truth[] = ['side-loaded', 'store-app', 'shared-hotspot', 'company-app'];

/** By the place that was drawn: what the app calls itself, and how much data is gone. */
const NAMES = ['Super Bright Flashlight', 'Torch Free HD'] as const;
const USED_MB = [11_264, 9_830] as const;
const DAYS_AGO = [9, 6] as const;

function phone(scene: Scene): string {
  return ownDevice(scene, 'phone').asset;
}

function flashlight(scene: Scene, truth: 'side-loaded' | 'store-app'): PhoneApp {
  const isStranger = truth === 'side-loaded';
  return {
    name: drawn(scene, NAMES),
    source: isStranger ? 'side-loaded' : 'store',
    installedAt: scene.at - drawn(scene, DAYS_AGO) * SECONDS_PER_DAY,
    isAdmin: isStranger,
    dataMb: drawn(scene, USED_MB),
  };
}

function software(scene: Scene, truth: Truth): PhoneSoftware {
  const { apps } = ORDINARY_PHONE;
  switch (truth) {
    case 'side-loaded':
      return { ...ORDINARY_PHONE, allowsUnknownSources: true, apps: [...apps, flashlight(scene, truth)] };
    case 'store-app':
      return { ...ORDINARY_PHONE, apps: [...apps, flashlight(scene, truth)] };
    case 'shared-hotspot':
      return { ...ORDINARY_PHONE, hotspotMb: drawn(scene, USED_MB) };
    case 'company-app':
      return {
        ...ORDINARY_PHONE,
        apps: apps.map((app) =>
          app.name === 'Larkfield Go' ? { ...app, dataMb: drawn(scene, USED_MB) } : app,
        ),
      };
  }
}

const NEW_APP: Readonly<Record<Truth, string>> = {
  'side-loaded': 'from-site',
  'store-app': 'from-store',
  'shared-hotspot': 'none',
  'company-app': 'none',
};

function isCalm(scene: Scene): Condition {
  return { reading: 'data-user', subject: phone(scene), is: ['nothing'] };
}

function requestLines(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say } = linesOf('TK-52', 'requester');
  const asset = phone(scene);
  const removal: Readonly<Record<Truth, VoiceLine>> = {
    'side-loaded': say('remove-app', 'remove-app.refuses'),
    'store-app': say('remove-app', 'remove-app.done', {
      effects: [{ do: 'remove-app', asset, app: drawn(scene, NAMES) }],
    }),
    'shared-hotspot': say('remove-app', 'remove-app.nothing'),
    'company-app': say('remove-app', 'remove-app.nothing'),
  };
  return [
    removal[truth],
    truth === 'shared-hotspot'
      ? say('stop-hotspot', 'stop-hotspot.done', { effects: [{ do: 'stop-hotspot', asset }] })
      : say('stop-hotspot', 'stop-hotspot.nothing'),
    say('keep-as-is', 'keep-as-is'),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-52', 'requester');
  return requesterVoice('TK-52', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('which-app', 'new-app', NEW_APP[truth]),
    tell('share-hotspot', 'hotspot', truth === 'shared-hotspot' ? 'yes' : 'no'),
    tell('who-else', 'others', truth === 'company-app' ? 'others-too' : 'only-me'),
    ...requestLines(scene, truth),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('how-urgent', 'urgent'),
    say('call-back', 'call-back'),
    say('restart', 'restarted'),
    ...confirm(isCalm(scene)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [{ do: 'put-phone', asset: phone(scene), software: software(scene, truth) }],
    voices: [requester(scene, truth)],
    trouble: truth === 'side-loaded' ? null : { not: isCalm(scene) },
    number: person(scene).phone,
  };
}

const ODD: TriageKey = {
  category: 'mobile',
  subcategories: ['other-mobile'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};
const MALWARE: TriageKey = {
  category: 'security',
  subcategories: ['malware'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};

/** Work data comes off once it is certain who holds the phone; the phone itself stays as it is for the security team. */
function quarantined(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    classified(scene, MALWARE),
    ask('C1', 'call-back'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'dial', ticket, number: person(scene).phone },
    { kind: 'remove-work-data', asset: phone(scene) },
    { kind: 'end-sessions', login: person(scene).login },
    ask('C2', 'keep-as-is'),
    ask('C2', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'escalate', ticket, group: 'security', evidence: [1, 2] },
  ];
}

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  switch (truth) {
    case 'side-loaded':
      return quarantined(scene);
    case 'company-app':
      return [
        ask('C1', 'who-else'),
        ask('C1', 'please-wait', 'thanks', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        { kind: 'escalate', ticket: scene.number, group: 'applications', evidence: [2, 3] },
      ];
    case 'store-app':
    case 'shared-hotspot':
      return [
        ask('C1', truth === 'store-app' ? 'remove-app' : 'stop-hotspot'),
        ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [2] }),
      ];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'empathy', 'which-app'),
    ...begun(scene, ODD),
    { kind: 'look', page: 'devices.apps', subject: phone(scene) },
    ...ending(scene, truth),
  ];
}

function goals(scene: Scene, state: DeskState, truth: Truth): readonly Check[] {
  const managed = take(state.world, 'device-managed', phone(scene), state.now);
  if (truth !== 'side-loaded') return [{ id: 'devices-untouched', met: managed === 'none' }];
  return [
    securityKnewInTime(scene, state),
    { id: 'work-data-off', met: managed === 'work-data-removed' },
    { id: 'sessions-ended', met: take(state.world, 'sessions', person(scene).login, state.now) === 'ended' },
    { id: 'kept-for-security', met: wasAnswered(scene, state, 'requester.keep-as-is') },
  ];
}

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'side-loaded': { kind: 'escalated', group: 'security', mustName: ['data-user@phone', 'admin-app@phone'] },
  'store-app': { kind: 'resolved', codes: ['solved-permanent', 'solved-by-user'] },
  'shared-hotspot': { kind: 'resolved', codes: ['solved-permanent', 'solved-by-user'] },
  'company-app': {
    kind: 'escalated',
    group: 'applications',
    mustName: ['data-user@phone', 'told:others@requester'],
  },
};

/** The truths of TK-52. */
export const TK_52_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-52-${truth}`,
  story: FLASHLIGHT,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: truth === 'side-loaded' ? MALWARE : ODD,
  setting: (scene) => setting(scene, truth),
  rightEnd: RIGHT_END[truth],
  cured: isCalm,
  goals: (scene, state) => goals(scene, state, truth),
  gates: (scene) => [
    { id: 'evidence-destroyed', when: { reading: 'device-managed', subject: phone(scene), is: ['wiped'] } },
  ],
  expert: (scene) => expert(scene, truth),
}));
