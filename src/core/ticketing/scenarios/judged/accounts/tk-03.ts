import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, firstCall, lookAtPerson } from '../shared/expert-steps.ts';
import { accountOf, drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { BACK_FROM_LEAVE } from './tk-03-story.ts';

type Truth = 'forgotten' | 'expired' | 'disabled' | 'keyboard';

const TRUTHS: readonly Truth[] = ['forgotten', 'expired', 'disabled', 'keyboard'];
/** How long the leave was, by the place that was drawn; it ended yesterday. */
const LEAVE_DAYS = [20, 44] as const;

const MESSAGE: Readonly<Record<Truth, string>> = {
  forgotten: 'wrong',
  expired: 'expired',
  disabled: 'disabled',
  keyboard: 'wrong',
};

function worksFor(scene: Scene, truth: Truth): Condition {
  const signsIn: Condition = { reading: 'can-sign-in', subject: person(scene).login, is: ['yes'] };
  return truth === 'keyboard' ? { all: [signsIn, { said: 'requester.check-keyboard.done' }] } : signsIn;
}

function accountEffects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const account = accountOf(scene);
  const leave = drawn(scene, LEAVE_DAYS) * SECONDS_PER_DAY;
  const to = scene.at - SECONDS_PER_DAY;
  return [
    { do: 'put-appointment', person: person(scene).id, appointment: { from: to - leave, to, kind: 'leave' } },
    {
      do: 'put-account',
      account: {
        ...account,
        isEnabled: truth !== 'disabled',
        isKnownToHolder: truth !== 'forgotten',
        passwordExpiresAt:
          truth === 'expired' ? scene.at - 3 * SECONDS_PER_DAY : scene.at + 30 * SECONDS_PER_DAY,
        lastSignInAt: to - leave - SECONDS_PER_DAY,
      },
    },
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-03', 'requester');
  const { login } = person(scene);
  const chooses: readonly WorldEffect[] = [{ do: 'set-password', login, mustChange: false }];
  const isReset: Condition = { reading: 'account-state', subject: login, is: ['must-change'] };
  const isExpired: Condition = { reading: 'account-state', subject: login, is: ['expired'] };
  return requesterVoice('TK-03', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('remembers', 'remembers', truth === 'forgotten' ? 'no' : 'yes'),
    tell('exact-wording', 'message', MESSAGE[truth]),
    say('since-when', 'since'),
    say('what-changed', 'since-leave'),
    truth === 'keyboard'
      ? say('check-keyboard', 'check-keyboard.done', {
          tells: [{ fact: 'keyboard', outcome: 'was-wrong' }],
        })
      : say('check-keyboard', 'check-keyboard.nothing', {
          tells: [{ fact: 'keyboard', outcome: 'was-right' }],
        }),
    say('change-at-sign-in', 'change-at-sign-in.done', { when: isExpired, effects: chooses }),
    say('change-at-sign-in', 'change-at-sign-in.nothing', { when: { not: isExpired } }),
    say('tell-temporary-password', 'tell-temporary-password.done', { when: isReset, effects: chooses }),
    say('tell-temporary-password', 'tell-temporary-password.nothing', { when: { not: isReset } }),
    ...confirm(worksFor(scene, truth)),
    say('how-urgent', 'urgent'),
    say('blocked-work', 'blocked'),
    say('verify-identity', 'verify'),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: accountEffects(scene, truth),
    voices: [requester(scene, truth)],
    trouble: { not: worksFor(scene, truth) },
    number: person(scene).phone,
  };
}

const TRIAGE: TicketCase['triage'] = {
  category: 'account',
  subcategories: ['password'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
};

/** What mends each, once the person has been called back. */
function mending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  switch (truth) {
    case 'forgotten':
      return [
        { kind: 'send-push', contact: 'C2' },
        { kind: 'reset-password', login },
        ask('C2', 'tell-temporary-password'),
      ];
    case 'expired':
      return [ask('C2', 'change-at-sign-in')];
    case 'disabled':
      return [
        { kind: 'look', page: 'calendar.person', subject: person(scene).id },
        { kind: 'enable-account', login },
      ];
    case 'keyboard':
      return [ask('C2', 'check-keyboard')];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    ...firstCall(['exact-wording', 'remembers']),
    ...begun(scene, TRIAGE),
    ...lookAtPerson(scene),
    callBack(scene),
    ...mending(scene, truth),
    ...finished(scene, 'C2', { code: 'solved-permanent', cause: truth, evidence: EVIDENCE[truth] }),
  ];
}

/** Entries of the notebook that show the cause: the message, what is remembered, the account, the keyboard. */
const EVIDENCE: Readonly<Record<Truth, readonly number[]>> = {
  forgotten: [2, 3],
  expired: [1, 3],
  disabled: [1, 3],
  keyboard: [2, 4],
};

/** The truths of TK-03. */
export const TK_03_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-03-${truth}`,
  story: BACK_FROM_LEAVE,
  truth,
  placements: LEAVE_DAYS.length,
  parMinutes: 20,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent', 'request-fulfilled'] },
  cured: (scene) => worksFor(scene, truth),
  goals: () => [],
  expert: (scene) => expert(scene, truth),
}));
