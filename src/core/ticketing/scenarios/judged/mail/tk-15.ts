import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, firstCall } from '../shared/expert-steps.ts';
import { securityKnewInTime, wasAnswered } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import {
  COMPROMISED_ACCOUNT,
  foreignSignIn,
  isLockedOut,
  lockedOutGoals,
  lockOut,
  ruleGates,
} from '../shared/stolen-password.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { mailboxOf, messageId, traced } from './mail-scene.ts';
import { MAIL_NEVER_ARRIVES } from './tk-15-story.ts';

type Innocent = 'kept-back' | 'own-rule' | 'blocked-sender';
type Truth = 'attackers-rule' | Innocent;

const MINUTES_PER_DAY = SECONDS_PER_DAY / SECONDS_PER_MINUTE;

function supplier({ placement }: Scene): string {
  return placement === 0 ? 'accounts@fernbrook-growers.example' : 'billing@slatehill-stone.example';
}

/** What a rule of the mailbox does, and since when. */
function rule(scene: Scene, does: 'hides' | 'sorts', daysAgo: number) {
  const name = does === 'hides' ? '.' : 'AP 2026';
  const madeAt = scene.at - daysAgo * SECONDS_PER_DAY;
  return { name, does, madeAt, isCaptured: false, isRemoved: false } as const;
}

function answers(scene: Scene, status: 'delivered' | 'quarantined' | 'junk'): readonly WorldEffect[] {
  const message = { from: supplier(scene), subject: 'invoice', sizeMb: 1 } as const;
  const other = { from: 'news@trade-garden.example', subject: 'newsletter', sizeMb: 1 } as const;
  return [
    traced(scene, 0, { ...other, status: 'delivered', minutesAgo: MINUTES_PER_DAY }),
    traced(scene, 1, { ...message, status, minutesAgo: 190 }),
  ];
}

/** The message that the filter kept back. */
function keptBack(scene: Scene): string {
  return messageId(scene, 1);
}

function causes(scene: Scene, truth: Truth): readonly WorldEffect[] {
  switch (truth) {
    case 'attackers-rule':
      return [
        mailboxOf(scene, {
          rules: [rule(scene, 'hides', 4)],
          forwardsTo: scene.placement === 0 ? 'f.copy81@quickbox.example' : 'desk.copy@mailhaven.example',
        }),
        foreignSignIn(scene, 4 * MINUTES_PER_DAY + 12, 'ok'),
        ...answers(scene, 'delivered'),
      ];
    case 'kept-back':
      return answers(scene, 'quarantined');
    case 'own-rule':
      return [mailboxOf(scene, { rules: [rule(scene, 'sorts', 160)] }), ...answers(scene, 'delivered')];
    case 'blocked-sender':
      return [mailboxOf(scene, { blockedSenders: [supplier(scene)] }), ...answers(scene, 'junk')];
  }
}

/** What brings the mail back where nobody means harm. */
function found(scene: Scene, truth: Innocent): Condition {
  const { login } = person(scene);
  switch (truth) {
    case 'kept-back':
      return { reading: 'mail-trace', subject: login, is: ['delivered'] };
    case 'own-rule':
      return { reading: 'sorting-rule', subject: login, is: ['none'] };
    case 'blocked-sender':
      return { reading: 'blocked-senders', subject: login, is: ['none'] };
  }
}

function cured(scene: Scene, truth: Truth): Condition {
  return truth === 'attackers-rule' ? isLockedOut(scene) : found(scene, truth);
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-15', 'requester');
  const { login } = person(scene);
  const ofInvoices = truth === 'attackers-rule' || truth === 'own-rule';
  const isBlocked: Condition = { reading: 'blocked-senders', subject: login, is: ['some'] };
  const sorts: Condition = { reading: 'sorting-rule', subject: login, is: ['sorts'] };
  return requesterVoice('TK-15', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('missing-mail', 'missing-mail', ofInvoices ? 'invoices' : 'one-supplier'),
    tell('look-in-junk', 'junk', 'there', { when: isBlocked }),
    tell('look-in-junk', 'junk', 'not-there', { when: { not: isBlocked } }),
    say('own-rule-off', 'rule.done', {
      when: sorts,
      effects: [{ do: 'change-mailbox', login, change: { rules: [] } }],
    }),
    say('own-rule-off', 'rule.nothing', { when: { not: sorts } }),
    say('unblock-sender', 'unblocked.done', {
      when: isBlocked,
      effects: [{ do: 'change-mailbox', login, change: { blockedSenders: [] } }],
    }),
    say('unblock-sender', 'unblocked.nothing', { when: { not: isBlocked } }),
    say('warn-payments', 'warned'),
    say('what-changed', 'nothing-changed'),
    say('since-when', 'since'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    ...confirm(cured(scene, truth)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: causes(scene, truth),
    voices: [requester(scene, truth)],
    trouble: truth === 'attackers-rule' ? null : { not: cured(scene, truth) },
    number: person(scene).phone,
  });
}

const ORDINARY: TriageKey = {
  category: 'mail',
  subcategories: ['delivery', 'mailbox'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** Asks what is missing, and reads what the gateway and the mailbox say of it. */
function finding(scene: Scene): readonly DeskCommand[] {
  const { login } = person(scene);
  return [
    ...firstCall(['missing-mail']),
    { kind: 'look', page: 'mail.trace', subject: login },
    { kind: 'look', page: 'mail.mailbox', subject: login },
  ];
}

/** Locks the stranger out, then security has the ticket, while the person is on the line; the rule stays where it is. */
function strangerExpert(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    ...finding(scene),
    { kind: 'look', page: 'cloud.sign-ins', subject: person(scene).login },
    ...begun(scene, COMPROMISED_ACCOUNT),
    callBack(scene),
    ...lockOut(scene, 'C2'),
    { kind: 'escalate', ticket, group: 'security', evidence: [1, 2, 3, 4] },
    ask('C2', 'empathy', 'warn-payments', 'goodbye'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'wait', seconds: 6 * SECONDS_PER_MINUTE },
  ];
}

function innocentExpert(truth: Innocent): (scene: Scene) => readonly DeskCommand[] {
  const mends = (scene: Scene): readonly DeskCommand[] => {
    switch (truth) {
      case 'kept-back':
        return [{ kind: 'release-message', message: keptBack(scene) }, callBack(scene)];
      case 'own-rule':
        return [callBack(scene), ask('C2', 'own-rule-off')];
      case 'blocked-sender':
        return [callBack(scene), ask('C2', 'unblock-sender')];
    }
  };
  return (scene) => [
    ...finding(scene),
    ...begun(scene, ORDINARY),
    ...mends(scene),
    ...finished(scene, 'C2', { code: 'solved-permanent', cause: truth, evidence: [1, 2, 3] }),
  ];
}

/** The rule is there until it is copied, and nobody pays a stranger meanwhile. */
function strangerGoals(scene: Scene, state: DeskState) {
  const rules = state.world.mailboxes[person(scene).login]?.rules ?? [];
  return [
    ...lockedOutGoals(scene, state),
    securityKnewInTime(scene, state),
    { id: 'rule-kept', met: rules.every(({ isRemoved, isCaptured }) => !isRemoved || isCaptured) },
    { id: 'payments-warned', met: wasAnswered(scene, state, 'requester.warned') },
  ];
}

const BASE = { story: MAIL_NEVER_ARRIVES, placements: 2, parMinutes: 25 } as const;

const INNOCENT_CASES = (['kept-back', 'own-rule', 'blocked-sender'] as const).map(
  (truth): TicketCase => ({
    ...BASE,
    id: `TK-15-${truth}`,
    truth,
    triage: ORDINARY,
    setting: setting(truth),
    rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
    cured: (scene) => found(scene, truth),
    goals: () => [],
    expert: innocentExpert(truth),
  }),
);

/** The truths of TK-15. */
export const TK_15_CASES: readonly TicketCase[] = [
  {
    ...BASE,
    id: 'TK-15-attackers-rule',
    truth: 'attackers-rule',
    triage: COMPROMISED_ACCOUNT,
    setting: setting('attackers-rule'),
    rightEnd: {
      kind: 'escalated',
      group: 'security',
      mustName: ['foreign-sign-ins@account', 'inbox-rule@account', 'mail-forwarding@account'],
    },
    cured: isLockedOut,
    goals: strangerGoals,
    gates: ruleGates,
    expert: strangerExpert,
  },
  ...INNOCENT_CASES,
];
