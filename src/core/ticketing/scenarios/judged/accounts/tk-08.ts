import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { wasAnswered } from '../shared/goals.ts';
import { ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { confidentialGoal } from './tk-08-confidential.ts';
import { callersNumber, LEAVER_AT_NOON } from './tk-08-story.ts';

type Truth = 'dismissed-now' | 'suspended' | 'leaves-later' | 'impostor';

const ORDER: Readonly<Record<Truth, string>> = {
  'dismissed-now': 'from-now',
  suspended: 'suspended',
  'leaves-later': 'later',
  impostor: 'not-ours',
};

function isLockedOut(scene: Scene): Condition {
  const { login } = person(scene, 'leaver');
  return {
    all: [
      { reading: 'account-state', subject: login, is: ['disabled'] },
      { reading: 'sessions', subject: login, is: ['ended'] },
      {
        reading: 'device-managed',
        subject: ownDevice(scene, 'laptop', 'leaver').asset,
        is: ['locked'],
      },
    ],
  };
}

const PLANNED: Condition = { said: 'on-record.plan-for-date.done' };

/** Whoever rings is in a hurry, and says the same whether they are of Human Resources or not. */
function caller(scene: Scene, truth: Truth): Voice {
  const { say } = linesOf('TK-08', 'caller');
  const isStranger = truth === 'impostor';
  return {
    role: isStranger ? 'stranger' : 'requester',
    person: isStranger ? null : person(scene).id,
    persona: { patience: 3, skill: 1, mood: 0 },
    opens: 'tickets/tk-08:line.caller.opens',
    lines: [
      say('hr-order', 'order'),
      say('keep-data', 'hurried'),
      say('plan-for-date', 'not-later'),
      say('collect-laptop', 'hurried-laptop'),
      say('call-back', 'call-back'),
      say('verify-identity', 'verify'),
      say('how-urgent', 'urgent'),
    ],
  };
}

/** The person of Human Resources, on the number that the directory has. */
function onRecord(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-08', 'on-record');
  const isNow = truth === 'dismissed-now' || truth === 'suspended';
  const requests: readonly VoiceLine[] = [
    say('collect-laptop', isNow ? 'collect-laptop.done' : 'collect-laptop.nothing'),
    say('plan-for-date', truth === 'leaves-later' ? 'plan-for-date.done' : 'plan-for-date.nothing'),
  ];
  return {
    role: 'on-record',
    person: person(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-08:line.on-record.opens',
    lines: [
      tell('hr-order', 'order', ORDER[truth]),
      tell('keep-data', 'hold', truth === 'suspended' ? 'keep-everything' : 'as-usual'),
      ...requests,
      ...confirm(isNow ? isLockedOut(scene) : truth === 'leaves-later' ? PLANNED : { said: 'nothing' }),
    ],
  };
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: [],
    voices: [onRecord(scene, truth), caller(scene, truth)],
    trouble: null,
    number: callersNumber(scene),
  });
}

const LEAVER: TriageKey = {
  category: 'account',
  subcategories: ['leaver'],
  impact: 2,
  urgency: 1,
  isSecurityCase: false,
};
const SECURITY: TriageKey = {
  ...LEAVER,
  category: 'security',
  subcategories: ['impersonation'],
  isSecurityCase: true,
};

/** Listens, rings the number on record, and asks there what has been decided. */
function opening(scene: Scene, { subcategories, ...triage }: TriageKey): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'say', contact: 'C1', intents: ['greeting', 'hr-order'] },
    { kind: 'say', contact: 'C1', intents: ['call-back'] },
    { kind: 'end-call', contact: 'C1' },
    { kind: 'classify', ticket, ...triage, subcategory: subcategories[0] ?? 'leaver' },
    { kind: 'take', ticket },
    { kind: 'start-work', ticket },
    { kind: 'set-affected-user', ticket, person: person(scene, 'leaver').id },
    { kind: 'look', page: 'directory.person', subject: person(scene, 'leaver').id },
    { kind: 'dial', ticket, number: person(scene).phone },
    { kind: 'say', contact: 'C2', intents: ['greeting', 'hr-order', 'keep-data'] },
  ];
}

/** Locks out, in this order: the account, the sessions that outlive it, the computer; what is in the mailbox stays. */
function lockingExpert(truth: 'dismissed-now' | 'suspended') {
  return (scene: Scene): readonly DeskCommand[] => {
    const ticket = scene.number;
    const { login } = person(scene, 'leaver');
    return [
      ...opening(scene, LEAVER),
      { kind: 'disable-account', login },
      { kind: 'end-sessions', login },
      { kind: 'lock-device', asset: ownDevice(scene, 'laptop', 'leaver').asset },
      ...(truth === 'suspended' ? [{ kind: 'hold-mailbox' as const, login }] : []),
      { kind: 'say', contact: 'C2', intents: ['collect-laptop'] },
      { kind: 'say', contact: 'C2', intents: ['may-close', 'thanks', 'goodbye'] },
      { kind: 'end-call', contact: 'C2' },
      { kind: 'resolve', ticket, code: 'request-fulfilled', cause: truth, evidence: [1, 2] },
    ];
  };
}

function laterExpert(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    ...opening(scene, LEAVER),
    { kind: 'say', contact: 'C2', intents: ['plan-for-date'] },
    { kind: 'say', contact: 'C2', intents: ['may-close', 'thanks', 'goodbye'] },
    { kind: 'end-call', contact: 'C2' },
    { kind: 'resolve', ticket, code: 'rejected', cause: 'leaves-later', evidence: [1, 2] },
  ];
}

function impostorExpert(scene: Scene): readonly DeskCommand[] {
  return [
    ...opening(scene, SECURITY),
    { kind: 'say', contact: 'C2', intents: ['empathy', 'thanks', 'goodbye'] },
    { kind: 'end-call', contact: 'C2' },
    { kind: 'escalate', ticket: scene.number, group: 'security', evidence: [1, 2] },
  ];
}

/** The account first: whoever still has it would sign in again. */
function isInOrder(scene: Scene, { acts }: DeskState): boolean {
  const { login } = person(scene, 'leaver');
  const stepOf = (act: string) => acts.findLast((one) => one.act === act && one.subject === login)?.step ?? 0;
  return stepOf('end-sessions') > stepOf('disable-account');
}

function lockingGoals(truth: 'dismissed-now' | 'suspended') {
  return (scene: Scene, state: DeskState) => {
    const { login } = person(scene, 'leaver');
    const isOnHold = state.world.mailboxes[login]?.isOnHold === true;
    return [
      confidentialGoal(scene, state),
      { id: 'account-before-sessions', met: isInOrder(scene, state) },
      { id: 'laptop-collected', met: wasAnswered(scene, state, 'on-record.collect-laptop.done') },
      truth === 'suspended'
        ? { id: 'mailbox-held', met: isOnHold }
        : { id: 'no-hold-without-order', met: !isOnHold },
    ];
  };
}

function isStillWorking(scene: Scene, state: DeskState) {
  const account = state.world.accounts[person(scene, 'leaver').login];
  return [
    confidentialGoal(scene, state),
    { id: 'account-untouched', met: account === undefined || account.isEnabled },
  ];
}

const REJECTED: RightEnd = { kind: 'resolved', codes: ['rejected'] };
const FULFILLED: RightEnd = { kind: 'resolved', codes: ['request-fulfilled'] };

function dataLost(scene: Scene) {
  const { login } = person(scene, 'leaver');
  return {
    id: 'data-lost',
    when: { reading: 'mailbox-state' as const, subject: login, is: ['deleted'] },
  };
}

/** Somebody whom nobody has dismissed is locked out of their work. */
function lockedOutForStranger(scene: Scene) {
  const { login } = person(scene, 'leaver');
  return {
    id: 'impostor',
    when: { reading: 'account-state' as const, subject: login, is: ['disabled'] },
  };
}

const BASE = {
  story: LEAVER_AT_NOON,
  placements: 2,
  parMinutes: 20,
  triage: LEAVER,
  gates: (scene: Scene) => [dataLost(scene)],
} as const;

/** The truths of TK-08. */
export const TK_08_CASES: readonly TicketCase[] = [
  ...(['dismissed-now', 'suspended'] as const).map(
    (truth): TicketCase => ({
      ...BASE,
      id: `TK-08-${truth}`,
      truth,
      setting: setting(truth),
      rightEnd: FULFILLED,
      cured: isLockedOut,
      goals: lockingGoals(truth),
      expert: lockingExpert(truth),
    }),
  ),
  {
    ...BASE,
    id: 'TK-08-leaves-later',
    truth: 'leaves-later',
    setting: setting('leaves-later'),
    rightEnd: REJECTED,
    cured: () => PLANNED,
    goals: isStillWorking,
    expert: laterExpert,
  },
  {
    ...BASE,
    id: 'TK-08-impostor',
    truth: 'impostor',
    triage: SECURITY,
    setting: setting('impostor'),
    rightEnd: { kind: 'escalated', group: 'security', mustName: ['told:order@requester'] },
    cured: () => PLANNED,
    goals: isStillWorking,
    gates: (scene) => [dataLost(scene), lockedOutForStranger(scene)],
    expert: impostorExpert,
  },
];
