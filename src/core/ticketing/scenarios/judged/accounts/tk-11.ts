import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { SignIn } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { ordinaryMailbox } from '../../../world/mailboxes.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished } from '../shared/expert-steps.ts';
import { securityKnewInTime } from '../shared/goals.ts';
import { ownDevice, person } from '../shared/scene.ts';
import {
  COMPROMISED_ACCOUNT,
  isLockedOut,
  lockedOutGoals,
  lockOut,
  ruleGates,
} from '../shared/stolen-password.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { UNASKED_PROMPTS } from './tk-11-story.ts';

type Innocent = 'own-tablet' | 'own-vpn' | 'colleague-types-name';
type Truth = 'stolen-password' | Innocent;

/** What ends the prompts where nobody means harm: who is asked for what. */
const ENDS: Readonly<
  Record<Innocent, { readonly intent: string; readonly voice: 'requester' | 'colleague' }>
> = {
  'own-tablet': { intent: 'sign-in-tablet', voice: 'requester' },
  'own-vpn': { intent: 'reconnect-vpn', voice: 'requester' },
  'colleague-types-name': { intent: 'own-name', voice: 'colleague' },
};

function ended(truth: Innocent): Condition {
  const { intent, voice } = ENDS[truth];
  return { said: `${voice}.${intent}.done` };
}

/** Where the sign-ins come from that were to be approved. */
function origin(scene: Scene, truth: Truth): Pick<SignIn, 'app' | 'from' | 'place'> {
  const { site } = person(scene);
  const place = site === 'remote' ? 'home' : site;
  switch (truth) {
    case 'stolen-password':
      return {
        app: 'portal',
        from: scene.placement === 0 ? '203.0.113.40' : '203.0.113.87',
        place: 'foreign:unknown',
      };
    case 'own-tablet':
      return { app: 'mail', from: scene.placement === 0 ? '198.51.100.31' : '198.51.100.77', place };
    case 'own-vpn':
      return { app: 'vpn', from: scene.placement === 0 ? '198.51.100.31' : '198.51.100.77', place: 'home' };
    case 'colleague-types-name':
      return {
        app: scene.placement === 0 ? 'portal' : 'office',
        from: ownDevice(scene, 'laptop', 'colleague').host,
        place: 'ashby',
      };
  }
}

/** Four prompts that were refused, and one that was approved to have peace. */
function prompts(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const { login } = person(scene);
  const results = ['approval-refused', 'approval-refused', 'approved', 'approval-refused'] as const;
  return results.map((result, count) => ({
    do: 'record-sign-in',
    login,
    signIn: {
      at: scene.at - (40 - 10 * count) * SECONDS_PER_MINUTE,
      ...origin(scene, truth),
      result,
    },
  }));
}

/** A rule that the stranger made so that nobody sees the answers to what is sent in the person's name. */
function hidingRule(scene: Scene): WorldEffect {
  const madeAt = scene.at - 18 * SECONDS_PER_MINUTE;
  const rule = { name: '..', does: 'hides' as const, madeAt, isCaptured: false, isRemoved: false };
  return { do: 'put-mailbox', mailbox: { ...ordinaryMailbox(person(scene).login), rules: [rule] } };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-11', 'requester');
  const isOwn = truth === 'own-tablet' || truth === 'own-vpn';
  const answer = (intent: string, cause: Truth) =>
    say(intent, `${intent}.${truth === cause ? 'done' : 'nothing'}`);
  return requesterVoice('TK-11', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('when-asked', 'moment', isOwn ? 'with-device' : 'any-time'),
    say('deny-prompts', 'deny-prompts'),
    answer('sign-in-tablet', 'own-tablet'),
    answer('reconnect-vpn', 'own-vpn'),
    say('own-name', 'own-name.nothing'),
    say('what-changed', 'nothing-changed'),
    say('since-when', 'since'),
    say('who-else', 'alone'),
    ...confirm(truth === 'stolen-password' ? isLockedOut(scene) : ended(truth)),
  ]);
}

function colleague(scene: Scene, truth: Truth): Voice {
  const { say, tell } = linesOf('TK-11', 'colleague');
  const isIt = truth === 'colleague-types-name';
  return {
    role: 'colleague',
    person: person(scene, 'colleague').id,
    persona: { patience: 3, skill: 1, mood: 0 },
    opens: 'tickets/tk-11:line.colleague.opens',
    lines: [
      tell('when-asked', 'waits', isIt ? 'yes' : 'no'),
      say('own-name', isIt ? 'own-name.done' : 'own-name.nothing'),
    ],
  };
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: [...prompts(scene, truth), ...(truth === 'stolen-password' ? [hidingRule(scene)] : [])],
    voices: [requester(scene, truth), colleague(scene, truth)],
    trouble: truth === 'stolen-password' ? null : { not: ended(truth) },
    number: person(scene).phone,
  });
}

const ORDINARY: TriageKey = {
  category: 'account',
  subcategories: ['multi-factor'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** Asks, reads the log of sign-ins and whatever else `looks` has, and rings back. */
function opening(scene: Scene, triage: TriageKey, ...looks: readonly DeskCommand[]): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'when-asked'),
    ask('C1', 'deny-prompts', 'call-back'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'look', page: 'cloud.sign-ins', subject: person(scene).login },
    ...looks,
    ...begun(scene, triage),
    callBack(scene),
  ];
}

/** Proves who it is, locks the stranger out (the password first, then the sessions), and hands over what was seen. */
function strangerExpert(scene: Scene): readonly DeskCommand[] {
  return [
    ...opening(scene, COMPROMISED_ACCOUNT, {
      kind: 'look',
      page: 'mail.mailbox',
      subject: person(scene).login,
    }),
    ...lockOut(scene, 'C2'),
    ask('C2', 'empathy', 'goodbye'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'escalate', ticket: scene.number, group: 'security', evidence: [1, 2, 3] },
    { kind: 'wait', seconds: 6 * SECONDS_PER_MINUTE },
  ];
}

function innocentExpert(truth: Innocent): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const { intent, voice } = ENDS[truth];
    const end = { code: 'solved-permanent', cause: truth, evidence: [1, 2] } as const;
    const colleagues: readonly DeskCommand[] = [
      { kind: 'end-call', contact: 'C2' },
      { kind: 'dial', ticket: scene.number, number: person(scene, 'colleague').phone },
      ask('C3', 'greeting', 'when-asked'),
      ask('C3', intent),
      { kind: 'end-call', contact: 'C3' },
      callBack(scene),
    ];
    return [
      ...opening(scene, ORDINARY),
      ...(voice === 'colleague'
        ? [...colleagues, ...finished(scene, 'C4', end)]
        : [ask('C2', intent), ...finished(scene, 'C2', end)]),
    ];
  };
}

/** The stranger is out, the rule is copied, and security knew in time. */
function strangerGoals(scene: Scene, state: DeskState) {
  const rule = state.world.mailboxes[person(scene).login]?.rules[0];
  return [
    ...lockedOutGoals(scene, state),
    { id: 'rule-kept', met: rule?.isRemoved === false || rule?.isCaptured === true },
    securityKnewInTime(scene, state),
  ];
}

const BASE = { story: UNASKED_PROMPTS, placements: 2, parMinutes: 25 } as const;

const INNOCENT_CASES = (['own-tablet', 'own-vpn', 'colleague-types-name'] as const).map(
  (truth): TicketCase => ({
    ...BASE,
    id: `TK-11-${truth}`,
    truth,
    triage: ORDINARY,
    setting: setting(truth),
    rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
    cured: () => ended(truth),
    goals: () => [],
    expert: innocentExpert(truth),
  }),
);

/** The truths of TK-11. */
export const TK_11_CASES: readonly TicketCase[] = [
  {
    ...BASE,
    id: 'TK-11-stolen-password',
    truth: 'stolen-password',
    triage: COMPROMISED_ACCOUNT,
    setting: setting('stolen-password'),
    rightEnd: {
      kind: 'escalated',
      group: 'security',
      mustName: ['foreign-sign-ins@account', 'inbox-rule@account'],
    },
    cured: isLockedOut,
    goals: strangerGoals,
    gates: ruleGates,
    expert: strangerExpert,
  },
  ...INNOCENT_CASES,
];
