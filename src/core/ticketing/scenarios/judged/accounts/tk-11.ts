import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { SignIn } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { ordinaryMailbox } from '../../../world/mailboxes.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { ownDevice, person } from './lockout-scene.ts';
import { linesOf } from './said-lines.ts';
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

/** The security team has to know within a quarter of an hour. */
const TOLD_WITHIN = 15 * SECONDS_PER_MINUTE;

function ended(truth: Innocent): Condition {
  const { intent, voice } = ENDS[truth];
  return { said: `${voice}.${intent}.done` };
}

/** No session of the stranger goes on. */
function isLockedOut(scene: Scene): Condition {
  return { reading: 'sessions', subject: person(scene).login, is: ['ended'] };
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
  return {
    role: 'requester',
    person: person(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-11:line.requester.opens',
    lines: [
      tell('when-asked', 'moment', isOwn ? 'with-device' : 'any-time'),
      say('deny-prompts', 'deny-prompts'),
      answer('sign-in-tablet', 'own-tablet'),
      answer('reconnect-vpn', 'own-vpn'),
      say('own-name', 'own-name.nothing'),
      say('what-changed', 'nothing-changed'),
      say('since-when', 'since'),
      say('who-else', 'alone'),
      ...confirm(truth === 'stolen-password' ? isLockedOut(scene) : ended(truth)),
    ],
  };
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

const SECURITY: TriageKey = {
  category: 'security',
  subcategories: ['compromised-account'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};
const ORDINARY: TriageKey = {
  category: 'account',
  subcategories: ['multi-factor'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** Asks, reads the log of sign-ins and whatever else `looks` has, and rings back. */
function opening(scene: Scene, triage: TriageKey, ...looks: readonly DeskCommand[]): readonly DeskCommand[] {
  const ticket = scene.number;
  const { login, phone } = person(scene);
  const { subcategories, ...fields } = triage;
  const subcategory = subcategories[0] ?? 'multi-factor';
  return [
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'say', contact: 'C1', intents: ['greeting', 'when-asked'] },
    { kind: 'say', contact: 'C1', intents: ['deny-prompts', 'call-back'] },
    { kind: 'end-call', contact: 'C1' },
    { kind: 'look', page: 'cloud.sign-ins', subject: login },
    ...looks,
    { kind: 'classify', ticket, ...fields, subcategory },
    { kind: 'take', ticket },
    { kind: 'start-work', ticket },
    { kind: 'dial', ticket, number: phone },
  ];
}

/** Proves who it is, locks the stranger out (the password first, then the sessions), and hands over what was seen. */
function strangerExpert(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  const { login } = person(scene);
  return [
    ...opening(scene, SECURITY, { kind: 'look', page: 'mail.mailbox', subject: login }),
    { kind: 'send-push', contact: 'C2' },
    { kind: 'reset-password', login },
    { kind: 'end-sessions', login },
    { kind: 'say', contact: 'C2', intents: ['empathy', 'goodbye'] },
    { kind: 'end-call', contact: 'C2' },
    { kind: 'escalate', ticket, group: 'security', evidence: [1, 2, 3] },
    { kind: 'wait', seconds: 6 * SECONDS_PER_MINUTE },
  ];
}

function innocentExpert(truth: Innocent): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const { intent, voice } = ENDS[truth];
    const other = person(scene, 'colleague');
    const asColleague: readonly DeskCommand[] = [
      { kind: 'end-call', contact: 'C2' },
      { kind: 'dial', ticket, number: other.phone },
      { kind: 'say', contact: 'C3', intents: ['greeting', 'when-asked'] },
      { kind: 'say', contact: 'C3', intents: [intent] },
      { kind: 'end-call', contact: 'C3' },
      { kind: 'dial', ticket, number: person(scene).phone },
    ];
    const last = voice === 'colleague' ? 'C4' : 'C2';
    return [
      ...opening(scene, ORDINARY),
      ...(voice === 'colleague' ? asColleague : [{ kind: 'say' as const, contact: 'C2', intents: [intent] }]),
      { kind: 'say', contact: last, intents: ['try-again'] },
      { kind: 'say', contact: last, intents: ['may-close', 'goodbye'] },
      { kind: 'end-call', contact: last },
      { kind: 'resolve', ticket, code: 'solved-permanent', cause: truth, evidence: [1, 2] },
    ];
  };
}

/** Who got in is out: a new password first, then no session of the old one; the rule is copied, and security knew in time. */
function strangerGoals(scene: Scene, state: DeskState) {
  const ticket = findTicket(state, scene.number);
  const account = state.world.accounts[person(scene).login];
  const rule = state.world.mailboxes[person(scene).login]?.rules[0];
  const informedAt = ticket?.record.audit.find(({ field, to }) => field === 'group' && to === 'security')?.at;
  const resetAt = account?.passwordSetAt ?? 0;
  return [
    { id: 'password-reset', met: resetAt > scene.at },
    { id: 'sessions-ended-after', met: (account?.sessionsEndedAt ?? 0) >= Math.max(resetAt, scene.at) },
    { id: 'rule-kept', met: rule?.isRemoved === false || rule?.isCaptured === true },
    { id: 'security-in-time', met: informedAt !== undefined && informedAt - scene.at <= TOLD_WITHIN },
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
    triage: SECURITY,
    setting: setting('stolen-password'),
    rightEnd: {
      kind: 'escalated',
      group: 'security',
      mustName: ['foreign-sign-ins@account', 'inbox-rule@account'],
    },
    cured: isLockedOut,
    goals: strangerGoals,
    gates: (scene) => [
      {
        id: 'evidence-destroyed',
        when: { reading: 'inbox-rule', subject: person(scene).login, is: ['lost'] },
      },
    ],
    expert: strangerExpert,
  },
  ...INNOCENT_CASES,
];
