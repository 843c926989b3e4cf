import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { DeviceRule } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { accountOf, drawn, ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { MAIL_GONE } from './tk-45-story.ts';

type Truth = 'old-system' | 'no-screen-lock' | 'not-checked-in' | 'old-password';

const TRUTHS: readonly Truth[] = ['old-system', 'no-screen-lock', 'not-checked-in', 'old-password'];

/** The rule that the phone does not meet. */
const BROKEN: Readonly<Record<Truth, DeviceRule | null>> = {
  'old-system': 'system-version',
  'no-screen-lock': 'screen-lock',
  'not-checked-in': 'check-in',
  'old-password': null,
};

const PREPARED = 'requester.plug-in.done';
/** How long ago the phone was last heard of, where it is that which is wrong. */
const SILENT_DAYS = [16, 23] as const;
const CHANGED_BEFORE = 19 * SECONDS_PER_HOUR;

function phone(scene: Scene): string {
  return ownDevice(scene, 'phone').asset;
}

function getsMail(scene: Scene): Condition {
  return { reading: 'mobile-mail', subject: phone(scene), is: ['arrives'] };
}

/** Mail comes, and the phone meets the rules instead of being excused from them. */
function cured(scene: Scene): Condition {
  return {
    all: [getsMail(scene), { reading: 'broken-rule', subject: phone(scene), is: ['none'] }],
  };
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const { login } = person(scene);
  const account = accountOf(scene);
  const device = ownDevice(scene, 'phone');
  const silentFor = SECONDS_PER_DAY * drawn(scene, SILENT_DAYS);
  return [
    ...(truth === 'old-password'
      ? [
          {
            do: 'put-account' as const,
            account: { ...account, passwordSetAt: scene.at - CHANGED_BEFORE },
          },
        ]
      : []),
    {
      do: 'put-device',
      device: {
        ...device,
        brokenRule: BROKEN[truth],
        lastSeenAt: truth === 'not-checked-in' ? scene.at - silentFor : scene.at - SECONDS_PER_HOUR,
        savedPasswords: [
          {
            login,
            setAt: account.passwordSetAt,
            app: 'mail',
            // Seldom enough that it does not lock the account during a shift.
            everySeconds: SECONDS_PER_DAY,
            lastTryAt: scene.at - SECONDS_PER_HOUR,
            seenAs: 'MAILGW-01',
          },
        ],
      },
    },
  ];
}

function requestLines(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say } = linesOf('TK-45', 'requester');
  const asset = phone(scene);
  const meets: readonly WorldEffect[] = [{ do: 'set-broken-rule', asset, rule: null }];
  const isReady: Condition = { said: PREPARED };
  const nothing = (intent: string): VoiceLine => say(intent, `${intent}.nothing`);
  return [
    say('plug-in', 'plug-in.done'),
    ...(truth === 'old-system'
      ? [
          say('update-system', 'update-system.done', { when: isReady, effects: meets }),
          say('update-system', 'update-system.battery', { when: { not: isReady } }),
        ]
      : [nothing('update-system')]),
    truth === 'no-screen-lock'
      ? say('set-screen-lock', 'set-screen-lock.done', { effects: meets })
      : nothing('set-screen-lock'),
    truth === 'not-checked-in'
      ? say('open-portal', 'open-portal.done', { effects: meets })
      : nothing('open-portal'),
    truth === 'old-password'
      ? say('renew-phone-mail', 'renew-phone-mail.done', {
          effects: [{ do: 'renew-saved-password', asset, app: 'mail' }],
        })
      : nothing('renew-phone-mail'),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-45', 'requester');
  return requesterVoice('TK-45', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('exact-wording', 'wording', truth === 'old-password' ? 'password' : 'rules'),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    ...requestLines(scene, truth),
    ...confirm(getsMail(scene)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: effects(scene, truth),
    voices: [requester(scene, truth)],
    trouble: { not: getsMail(scene) },
    number: person(scene).phone,
  };
}

const TRIAGE: TriageKey = {
  category: 'mobile',
  subcategories: ['mobile-mail', 'compliance'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

const MENDS: Readonly<Record<Truth, readonly string[]>> = {
  'old-system': ['plug-in', 'update-system'],
  'no-screen-lock': ['set-screen-lock'],
  'not-checked-in': ['open-portal'],
  'old-password': ['renew-phone-mail'],
};

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'exact-wording'),
    ...begun(scene, TRIAGE),
    { kind: 'look', page: 'devices.asset', subject: phone(scene) },
    ...MENDS[truth].map((intent) => ask('C1', intent)),
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2] }),
  ];
}

/** Nobody is excused from a rule: the phone is brought to meet it. */
function goals(scene: Scene, state: DeskState) {
  const excused = state.acts.some(({ act, subject }) => act === 'exempt-device' && subject === phone(scene));
  return [{ id: 'not-excused', met: !excused }];
}

/** The truths of TK-45. */
export const TK_45_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-45-${truth}`,
  story: MAIL_GONE,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured,
  goals,
  expert: (scene) => expert(scene, truth),
}));
