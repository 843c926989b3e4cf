import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, callBack, classified, finished, lookAtPerson } from '../shared/expert-steps.ts';
import { securityKnewInTime } from '../shared/goals.ts';
import { drawn, managerOf, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { callerVoice, managerVoice, securityVoice, surprisedVoice } from '../shared/voices.ts';
import { accessPassLines, approvalEffects, isReached, oldPhoneOf, usedOld } from './approval-scene.ts';
import { NEW_PHONE } from './tk-05-story.ts';

type Truth = 'dead-phone' | 'old-works' | 'silenced' | 'impostor';

const FRESH = 'LK-5405';

/** What they say of the old phone. */
const OLD_PHONE: Readonly<Record<Truth, string>> = {
  'dead-phone': 'dead',
  'old-works': 'works',
  silenced: 'handed-in',
  impostor: 'dead',
};
const TRUTHS = Object.keys(OLD_PHONE) as readonly Truth[];
/** When the old phone approved last, in days before, by the place that was drawn. */
const USED_BEFORE = [2, 4] as const;

function worksFor(scene: Scene, truth: Truth): Condition {
  return truth === 'old-works'
    ? { reading: 'method-age', subject: person(scene).login, is: ['new'] }
    : isReached(scene);
}

function cured(scene: Scene, truth: Truth): Condition {
  const clean: Condition = { reading: 'dead-methods', subject: person(scene).login, is: ['none'] };
  return { all: [worksFor(scene, truth), clean] };
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const isBusy = truth === 'impostor';
  const before = drawn(scene, USED_BEFORE) * SECONDS_PER_DAY;
  const at = scene.at - (isBusy ? 8 * SECONDS_PER_MINUTE : before);
  const registered = { phone: FRESH, registeredAt: scene.at - SECONDS_PER_DAY, lastUsed: null };
  return approvalEffects(scene, FRESH, {
    account: () =>
      truth === 'silenced' ? { authenticators: [registered] } : usedOld(scene, at, isBusy ? 'home' : 'ashby'),
    old: truth === 'dead-phone' ? 'dead' : 'shown',
    fresh: truth === 'silenced' ? 'silenced' : 'shown',
  });
}

/** Whoever stands at the counter: what they say does not tell who they are. */
function visitor(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-05', 'requester');
  const { login } = person(scene);
  const isStranger = truth === 'impostor';
  return callerVoice('TK-05', scene, isStranger, { patience: 5, skill: 1, mood: 0 }, [
    tell('old-phone', 'old-phone', OLD_PHONE[truth]),
    say('what-changed', 'changed'),
    say('exact-wording', 'wording'),
    truth === 'old-works'
      ? say('move-yourself', 'move-yourself.done', {
          effects: [
            { do: 'register-authenticator', login, phone: FRESH },
            { do: 'remove-authenticator', login, phone: oldPhoneOf(scene).asset },
          ],
        })
      : say('move-yourself', 'move-yourself.nothing'),
    truth === 'silenced'
      ? say('allow-notifications', 'allow-notifications.done', {
          effects: [{ do: 'set-prompts', asset: FRESH, prompts: 'shown' }],
        })
      : say('allow-notifications', 'allow-notifications.nothing'),
    ...accessPassLines('TK-05', scene, isStranger ? 'LK-9999' : FRESH),
    say('did-you-ask', 'did-you-ask'),
    say('confirm-details', 'confirm-details'),
    ...(isStranger ? [] : confirm(worksFor(scene, truth))),
    say('how-urgent', 'urgent'),
    say('blocked-work', 'urgent'),
    say('verify-identity', 'verify'),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  const isStranger = truth === 'impostor';
  return {
    effects: effects(scene, truth),
    voices: [
      visitor(scene, truth),
      ...(isStranger ? [surprisedVoice('TK-05', scene)] : []),
      managerVoice('TK-05', scene, !isStranger),
      securityVoice('TK-05', scene),
    ],
    trouble: isStranger ? null : { not: worksFor(scene, truth) },
    number: null,
  };
}

const TRIAGE: TicketCase['triage'] = {
  category: 'account',
  subcategories: ['multi-factor'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
};
const SECURITY: TicketCase['triage'] = {
  category: 'security',
  subcategories: ['impersonation'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};

/** Calls somebody while the visitor waits, asks one thing, and comes back. */
function aside(call: DeskCommand, question: string): readonly DeskCommand[] {
  return [
    ask('C1', 'please-wait'),
    { kind: 'hold-call', contact: 'C1' },
    call,
    ask('C2', question),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'resume-call', contact: 'C1' },
  ];
}

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { login } = person(scene);
  const close = finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2, 4] });
  switch (truth) {
    case 'dead-phone':
      return [
        ...aside({ kind: 'dial', ticket, number: managerOf(scene).phone }, 'confirm-request'),
        { kind: 'issue-access-pass', login },
        ask('C1', 'tell-access-pass'),
        { kind: 'remove-authenticator', login, phone: oldPhoneOf(scene).asset },
        ...close,
      ];
    case 'old-works':
      return [ask('C1', 'move-yourself'), ...close];
    case 'silenced':
      return [ask('C1', 'allow-notifications'), ...close];
    case 'impostor':
      return [
        ...aside(callBack(scene), 'did-you-ask'),
        ask('C1', 'apology', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        classified(scene, SECURITY),
        { kind: 'escalate', ticket, group: 'security', evidence: [2, 4, 5] },
      ];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'old-phone'),
    ...begun(scene, TRIAGE),
    { kind: 'check-photo-id', contact: 'C1' },
    ...lookAtPerson(scene),
    { kind: 'look', page: 'cloud.sign-ins', subject: person(scene).login },
    ...ending(scene, truth),
  ];
}

/** The truths of TK-05. */
export const TK_05_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-05-${truth}`,
  story: NEW_PHONE,
  truth,
  placements: USED_BEFORE.length,
  parMinutes: 25,
  triage: truth === 'impostor' ? SECURITY : TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd:
    truth === 'impostor'
      ? {
          kind: 'escalated',
          group: 'security',
          mustName: ['proof:photo-id-in-person@requester', 'told:asked@requester'],
        }
      : { kind: 'resolved', codes: ['solved-permanent', 'request-fulfilled'] },
  cured: (scene) => cured(scene, truth),
  goals: (scene, state) => (truth === 'impostor' ? [securityKnewInTime(scene, state)] : []),
  expert: (scene) => expert(scene, truth),
}));
