import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { Device } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { unknownNumber } from '../../../world/numbers.ts';
import { take } from '../../../world/readings.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, classified } from '../shared/expert-steps.ts';
import { securityKnewInTime } from '../shared/goals.ts';
import { laptop, managerOf, ownDevice, person, securityLeadOf } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { callerVoice, securityVoice, surprisedVoice } from '../shared/voices.ts';
import { LEFT_ON_TRAIN } from './tk-41-story.ts';

type Truth = 'lost-encrypted' | 'lost-open' | 'at-the-office' | 'impostor';

const TRUTHS: readonly Truth[] = ['lost-encrypted', 'lost-open', 'at-the-office', 'impostor'];

type Seen = Pick<Device, 'lastSeenAt' | 'lastSeenFrom'>;

const MINUTES_AGO = [6, 18] as const;
const HOURS_AGO = [3, 5] as const;

function seen(scene: Scene, how: 'silent' | 'company-now' | 'elsewhere-now'): Seen {
  const place = scene.placement === 0 ? 0 : 1;
  const before =
    how === 'silent' ? HOURS_AGO[place] * SECONDS_PER_HOUR : MINUTES_AGO[place] * SECONDS_PER_MINUTE;
  return {
    lastSeenAt: scene.at - before,
    lastSeenFrom: how === 'elsewhere-now' ? 'elsewhere' : 'company',
  };
}

/** Where laptop and phone were heard of last. */
const HEARD_OF: Readonly<Record<Truth, Readonly<Record<'laptop' | 'phone', Parameters<typeof seen>[1]>>>> = {
  'lost-encrypted': { laptop: 'silent', phone: 'elsewhere-now' },
  'lost-open': { laptop: 'silent', phone: 'elsewhere-now' },
  'at-the-office': { laptop: 'company-now', phone: 'silent' },
  impostor: { laptop: 'company-now', phone: 'company-now' },
};

const phone = (scene: Scene): Device => ownDevice(scene, 'phone');

const FOUND: Condition = { said: 'requester.look-in-office.found' };

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  return [
    {
      do: 'put-device',
      device: {
        ...laptop(scene),
        ...seen(scene, HEARD_OF[truth].laptop),
        isEncrypted: truth !== 'lost-open',
      },
    },
    {
      do: 'put-device',
      device: {
        ...phone(scene),
        ...seen(scene, HEARD_OF[truth].phone),
        prompts: truth === 'impostor' ? 'shown' : 'dead',
      },
    },
    // A laptop of the same model that went back: the one that must not be wiped.
    {
      do: 'put-device',
      device: {
        ...laptop(scene),
        asset: `LK-${3600 + person(scene).index}`,
        host: `${laptop(scene).host}-OLD`,
        status: 'spare',
      },
    },
    {
      do: 'put-appointment',
      person: person(scene).id,
      appointment: {
        kind: truth === 'impostor' ? 'meeting' : 'travel',
        from: scene.at - 2 * SECONDS_PER_HOUR,
        to: scene.at + 2 * SECONDS_PER_HOUR,
      },
    },
  ];
}

/** Whoever calls has lost everything, and says the same whoever they are. */
function caller(scene: Scene, truth: Truth): Voice {
  const { say, tell } = linesOf('TK-41', 'requester');
  const isStranger = truth === 'impostor';
  const hasIt: Condition = { all: [FOUND] };
  return callerVoice('TK-41', scene, isStranger, { patience: 4, skill: 1, mood: 0 }, [
    say('where-lost', 'where'),
    say('what-changed', 'where'),
    say('since-when', 'since'),
    say('how-urgent', 'urgent'),
    say('report-police', 'report-police'),
    say('call-back', 'call-back'),
    say('verify-identity', 'verify'),
    say('approve-wipe', 'not-mine'),
    say('did-you-ask', 'claims'),
    truth === 'at-the-office'
      ? say('look-in-office', 'look-in-office.found')
      : say('look-in-office', 'look-in-office.nothing'),
    ...(isStranger
      ? []
      : [
          tell('may-close', 'works', 'yes', { when: hasIt }),
          tell('try-again', 'works', 'yes', { when: hasIt }),
        ]),
  ]);
}

function manager(scene: Scene): Voice {
  const { say } = linesOf('TK-41', 'manager');
  return {
    role: 'manager',
    person: managerOf(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-41:line.manager.opens',
    lines: [
      say('approve-wipe', 'approve-wipe', {
        tells: [{ fact: 'wipe-approved', outcome: 'yes' }],
        confirms: true,
      }),
    ],
  };
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  const others = truth === 'impostor' ? [surprisedVoice('TK-41', scene)] : [];
  return {
    effects: effects(scene, truth),
    voices: [...others, caller(scene, truth), manager(scene), securityVoice('TK-41', scene)],
    trouble: null,
    number: unknownNumber(60 + scene.placement),
  };
}

const LOST: TriageKey = {
  category: 'security',
  subcategories: ['lost-device'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};
const IMPERSONATION: TriageKey = { ...LOST, subcategories: ['impersonation'] };

/** What was never lost exposes nothing: the security team needs no word of it. */
const FOUND_AGAIN: TriageKey = { ...LOST, isSecurityCase: false };

function triageOf(truth: Truth): TriageKey {
  switch (truth) {
    case 'impostor':
      return IMPERSONATION;
    case 'at-the-office':
      return FOUND_AGAIN;
    case 'lost-encrypted':
    case 'lost-open':
      return LOST;
  }
}

/** Keeps both devices and the account closed to whoever has them now. */
function closed(scene: Scene): readonly DeskCommand[] {
  return [
    { kind: 'lock-device', asset: laptop(scene).asset },
    { kind: 'lock-device', asset: phone(scene).asset },
    { kind: 'end-sessions', login: person(scene).login },
  ];
}

/** A laptop that anybody can read is wiped, once the person is seen and the manager agrees. */
function wiped(scene: Scene): readonly DeskCommand[] {
  return [
    { kind: 'start-video', contact: 'C1' },
    { kind: 'check-photo-id', contact: 'C1' },
    ask('C1', 'please-wait'),
    { kind: 'hold-call', contact: 'C1' },
    // The security team has to know within a quarter of an hour, and this takes longer.
    { kind: 'dial', ticket: scene.number, number: securityLeadOf(scene).phone },
    ask('C2', 'report-security'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'dial', ticket: scene.number, number: managerOf(scene).phone },
    ask('C3', 'greeting', 'approve-wipe'),
    { kind: 'end-call', contact: 'C3' },
    { kind: 'resume-call', contact: 'C1' },
    { kind: 'wipe-device', asset: laptop(scene).asset },
  ];
}

const PASSED: readonly DeskCommand[] = [
  ask('C1', 'report-police', 'goodbye'),
  { kind: 'end-call', contact: 'C1' },
];

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const escalate: DeskCommand = { kind: 'escalate', ticket, group: 'security', evidence: [1, 2, 3] };
  switch (truth) {
    case 'lost-encrypted':
      return [...closed(scene), ...PASSED, escalate];
    case 'lost-open':
      return [...closed(scene), ...wiped(scene), ...PASSED, escalate];
    case 'at-the-office':
      return [
        ask('C1', 'look-in-office'),
        ask('C1', 'may-close', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        { kind: 'resolve', ticket, code: 'solved-by-user', cause: truth, evidence: [1, 2] },
      ];
    case 'impostor':
      return [
        ask('C1', 'call-back'),
        { kind: 'end-call', contact: 'C1' },
        { kind: 'dial', ticket, number: person(scene).phone },
        ask('C2', 'did-you-ask'),
        ask('C2', 'thanks', 'goodbye'),
        { kind: 'end-call', contact: 'C2' },
        classified(scene, IMPERSONATION),
        { ...escalate, evidence: [1, 2, 4] },
      ];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'empathy', 'where-lost'),
    ...begun(scene, LOST),
    { kind: 'look', page: 'devices.asset', subject: laptop(scene).asset },
    { kind: 'look', page: 'devices.asset', subject: phone(scene).asset },
    { kind: 'look', page: 'calendar.person', subject: person(scene).id },
    ...ending(scene, truth),
  ];
}

/** What was lost is closed, and only what anybody could read is erased. */
function lostGoals(scene: Scene, state: DeskState, truth: 'lost-encrypted' | 'lost-open') {
  const of = (asset: string): string | null => take(state.world, 'device-managed', asset, state.now);
  const isWiped = of(laptop(scene).asset) === 'wiped';
  return [
    securityKnewInTime(scene, state),
    { id: 'laptop-closed', met: truth === 'lost-open' ? isWiped : of(laptop(scene).asset) === 'locked' },
    { id: 'phone-closed', met: of(phone(scene).asset) === 'locked' },
    { id: 'sessions-ended', met: take(state.world, 'sessions', person(scene).login, state.now) === 'ended' },
  ];
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  if (truth === 'lost-encrypted' || truth === 'lost-open') return lostGoals(scene, state, truth);
  const managed = [laptop(scene), phone(scene)].map(({ asset }) =>
    take(state.world, 'device-managed', asset, state.now),
  );
  return truth === 'impostor'
    ? [
        { id: 'devices-untouched', met: managed.every((one) => one === 'none') },
        securityKnewInTime(scene, state),
      ]
    : [{ id: 'nothing-wiped', met: managed.every((one) => one !== 'wiped') }];
}

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'lost-encrypted': {
    kind: 'escalated',
    group: 'security',
    mustName: ['seen-where@phone', 'disk-encryption@laptop'],
  },
  'lost-open': {
    kind: 'escalated',
    group: 'security',
    mustName: ['seen-where@phone', 'disk-encryption@laptop'],
  },
  'at-the-office': { kind: 'resolved', codes: ['solved-by-user', 'no-fault-found'] },
  impostor: { kind: 'escalated', group: 'security', mustName: ['told:asked@requester'] },
};

/** The truths of TK-41. */
export const TK_41_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-41-${truth}`,
  story: LEFT_ON_TRAIN,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: triageOf(truth),
  setting: (scene) => setting(scene, truth),
  rightEnd: RIGHT_END[truth],
  cured: () => FOUND,
  goals: (scene, state) => goals(scene, state, truth),
  ...(truth === 'lost-open' ? { wipes: (scene: Scene) => laptop(scene).asset } : {}),
  expert: (scene) => expert(scene, truth),
}));
