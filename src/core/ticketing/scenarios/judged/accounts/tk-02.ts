import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import { type SignIn, VPN_GROUP } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, firstCall, lookAtPerson } from '../shared/expert-steps.ts';
import { accountOf, drawn, laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { ON_THE_ROAD } from './tk-02-story.ts';

type Truth = 'expired' | 'new-password' | 'vpn-group' | 'device-rules';

/** What the VPN has said this morning. */
const REFUSED: Readonly<Record<Truth, SignIn['result']>> = {
  expired: 'expired',
  'new-password': 'wrong-password',
  'vpn-group': 'not-allowed',
  'device-rules': 'not-compliant',
};
const TRUTHS = Object.keys(REFUSED) as readonly Truth[];

/** Where somebody works today, by the place that was drawn; in the first they can reset their password themselves. */
const PLACES = ['hotel', 'customer'] as const;

function isConnected(scene: Scene): Condition {
  return { reading: 'vpn-connection', subject: laptop(scene).asset, is: ['connected'] };
}

function isSame(scene: Scene): Condition {
  return { reading: 'computer-password', subject: laptop(scene).asset, is: ['same'] };
}

function cured(scene: Scene): Condition {
  return {
    all: [
      { reading: 'can-sign-in', subject: person(scene).login, is: ['yes'] },
      isConnected(scene),
      isSame(scene),
    ],
  };
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const account = accountOf(scene);
  const place = drawn(scene, PLACES);
  const tries = [25, 9].map((minutes): SignIn => {
    const at = scene.at - minutes * SECONDS_PER_MINUTE;
    return { at, app: 'vpn', from: '198.51.100.24', place, result: REFUSED[truth] };
  });
  const setAt = scene.at - 60 * SECONDS_PER_DAY;
  return [
    {
      do: 'put-account',
      account: {
        ...account,
        passwordSetAt: truth === 'new-password' ? scene.at - 14 * SECONDS_PER_HOUR : setAt,
        passwordExpiresAt: scene.at + (truth === 'expired' ? -SECONDS_PER_DAY : 30 * SECONDS_PER_DAY),
        groups: truth === 'vpn-group' ? account.groups.filter((one) => one !== VPN_GROUP) : account.groups,
        hasSelfService: scene.placement === 0,
        signIns: tries,
      },
    },
    {
      do: 'put-device',
      device: {
        ...laptop(scene),
        cachedPassword: setAt,
        brokenRule: truth === 'device-rules' ? 'system-version' : null,
      },
    },
  ];
}

/** What somebody does with the VPN, as it answers now. */
function vpnLines(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say } = linesOf('TK-02', 'requester');
  const { asset } = laptop(scene);
  const { login } = person(scene);
  const letsIn: Condition = { reading: 'vpn-would-say', subject: asset, is: ['ok'] };
  const off: Condition = { not: isConnected(scene) };
  const connect = (password: 'account' | 'cached'): readonly WorldEffect[] => [
    { do: 'connect-vpn', asset, login, password },
  ];
  // Who changed the password elsewhere goes on typing the one that opens the laptop.
  const typed = truth === 'new-password' ? 'cached' : 'account';
  return [
    say('connect-vpn', 'connect-vpn.already', { when: isConnected(scene) }),
    ...(truth === 'new-password'
      ? []
      : [
          say('connect-vpn', 'connect-vpn.done', {
            when: { all: [off, letsIn] },
            effects: connect('account'),
          }),
        ]),
    say('connect-vpn', 'connect-vpn.refused', {
      when: truth === 'new-password' ? off : { all: [off, { not: letsIn }] },
      effects: connect(typed),
    }),
    truth === 'new-password'
      ? say('use-new-password', 'use-new-password.done', { when: off, effects: connect('account') })
      : say('use-new-password', 'use-new-password.nothing'),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell } = linesOf('TK-02', 'requester');
  const { asset } = laptop(scene);
  const { login } = person(scene);
  const chooses: readonly WorldEffect[] = [{ do: 'set-password', login, mustChange: false }];
  const isEnrolled: Condition = { reading: 'self-service', subject: login, is: ['enrolled'] };
  const isReset: Condition = { reading: 'account-state', subject: login, is: ['must-change'] };
  const isReady: Condition = { all: [isConnected(scene), { not: isSame(scene) }] };
  const works = cured(scene);
  const half: Condition = { all: [isConnected(scene), { not: works }] };
  return requesterVoice('TK-02', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('what-changed', 'changed', truth === 'new-password' ? 'password' : 'nothing'),
    say('exact-wording', 'wording'),
    say('since-when', 'since'),
    say('ask-location', drawn(scene, PLACES)),
    say('self-service-reset', 'self-service-reset.done', { when: isEnrolled, effects: chooses }),
    say('self-service-reset', 'self-service-reset.nothing', { when: { not: isEnrolled } }),
    say('tell-temporary-password', 'tell-temporary-password.done', { when: isReset, effects: chooses }),
    say('tell-temporary-password', 'tell-temporary-password.nothing', { when: { not: isReset } }),
    ...vpnLines(scene, truth),
    say('lock-unlock', 'lock-unlock.done', {
      when: isReady,
      effects: [{ do: 'refresh-cached-password', asset }],
    }),
    say('lock-unlock', 'lock-unlock.nothing', { when: { not: isReady } }),
    truth === 'device-rules'
      ? say('sync-device', 'sync-device.done', {
          effects: [{ do: 'set-broken-rule', asset, rule: null }],
        })
      : say('sync-device', 'sync-device.nothing'),
    say('try-again', 'works', { when: works, tells: [{ fact: 'works', outcome: 'yes' }], mood: 1 }),
    say('try-again', 'half', { when: half, tells: [{ fact: 'works', outcome: 'no' }] }),
    say('try-again', 'still', {
      when: { not: isConnected(scene) },
      tells: [{ fact: 'works', outcome: 'no' }],
    }),
    say('may-close', 'may-close', { when: works, tells: [{ fact: 'works', outcome: 'yes' }] }),
    say('how-urgent', 'urgent'),
    say('blocked-work', 'blocked'),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: effects(scene, truth),
    voices: [requester(scene, truth)],
    trouble: { not: cured(scene) },
    number: person(scene).phone,
  };
}

function triageOf(truth: Truth): TicketCase['triage'] {
  const isPassword = truth === 'expired' || truth === 'new-password';
  return {
    category: isPassword ? 'account' : 'access',
    subcategories: [isPassword ? 'password' : 'vpn'],
    impact: 3,
    urgency: 1,
    isSecurityCase: false,
  };
}

/** What mends each, once the person has been called back. */
function mending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  switch (truth) {
    case 'expired':
      return scene.placement === 0
        ? [ask('C2', 'self-service-reset'), ask('C2', 'connect-vpn')]
        : [
            { kind: 'send-push', contact: 'C2' },
            { kind: 'reset-password', login },
            ask('C2', 'tell-temporary-password'),
            ask('C2', 'connect-vpn'),
          ];
    case 'new-password':
      return [ask('C2', 'use-new-password')];
    case 'vpn-group':
      return [{ kind: 'join-group', login, group: VPN_GROUP }, ask('C2', 'connect-vpn')];
    case 'device-rules':
      return [ask('C2', 'sync-device'), ask('C2', 'connect-vpn')];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  return [
    ...firstCall(['what-changed', 'how-urgent']),
    ...begun(scene, triageOf(truth)),
    ...lookAtPerson(scene),
    { kind: 'look', page: 'cloud.sign-ins', subject: login },
    callBack(scene),
    ...mending(scene, truth),
    ask('C2', 'lock-unlock'),
    ...finished(scene, 'C2', { code: 'solved-permanent', cause: truth, evidence: [1, 2, 3] }),
  ];
}

/** The truths of TK-02. */
export const TK_02_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-02-${truth}`,
  story: ON_THE_ROAD,
  truth,
  placements: PLACES.length,
  parMinutes: 25,
  triage: triageOf(truth),
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured,
  goals: () => [],
  expert: (scene) => expert(scene, truth),
}));
