import { SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Device } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Keychain } from '../../../world/keychain-record.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { accountOf, drawn, laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { MAC_ASKS } from './tk-49-story.ts';

type Truth = 'old-known' | 'old-forgotten' | 'stale-entry' | 'locks-soon' | 'not-synced';

const TRUTHS: readonly Truth[] = ['old-known', 'old-forgotten', 'stale-entry', 'locks-soon', 'not-synced'];

/** By the place that was drawn: how long ago the password was changed, what it left behind, and when a keychain locks. */
const CHANGED_HOURS = [19, 43] as const;
const STALE = ['Exchange mail', 'Larkfield intranet'] as const;
const LOCKS_AFTER = [60, 120] as const;

function mac(scene: Scene): Device {
  return { ...laptop(scene), os: 'macos', model: 'MacBook Air 13' };
}

const AGREED = 'requester.lose-items.agrees';

/** The keychain that opens at login, as the truth has left it. */
function keychain(scene: Scene, truth: Truth): Keychain {
  const changedAt = scene.at - drawn(scene, CHANGED_HOURS) * SECONDS_PER_HOUR;
  const isOld = truth === 'old-known' || truth === 'old-forgotten';
  const items = ['Exchange mail', 'Wi-Fi Larkfield-Staff', 'Larkfield intranet'].map((name) => ({
    name,
    savedAt:
      isOld || (truth === 'stale-entry' && name === drawn(scene, STALE))
        ? changedAt - 900 * SECONDS_PER_HOUR
        : changedAt + SECONDS_PER_HOUR,
  }));
  return {
    name: 'login',
    opensAtLogin: !isOld,
    oldPasswordKnown: truth !== 'old-forgotten',
    locksAfterSeconds: truth === 'locks-soon' ? drawn(scene, LOCKS_AFTER) : null,
    items,
  };
}

function keychains(scene: Scene, one: Keychain): WorldEffect {
  return { do: 'change-host', asset: mac(scene).asset, change: { keychains: [one] } };
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const account = accountOf(scene);
  const passwordSetAt = scene.at - drawn(scene, CHANGED_HOURS) * SECONDS_PER_HOUR;
  return [
    { do: 'put-account', account: { ...account, passwordSetAt } },
    {
      do: 'put-device',
      device: { ...mac(scene), cachedPassword: truth === 'not-synced' ? account.passwordSetAt : null },
    },
    keychains(scene, keychain(scene, truth)),
  ];
}

function isQuiet(scene: Scene): Condition {
  return { reading: 'mac-prompts', subject: mac(scene).asset, is: ['quiet'] };
}

const WORDING: Readonly<Record<Truth, string>> = {
  'old-known': 'keychain',
  'old-forgotten': 'keychain',
  'stale-entry': 'mail-password',
  'locks-soon': 'keychain',
  'not-synced': 'sync',
};

/** What the person does who is asked to. */
function requestLines(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say } = linesOf('TK-49', 'requester');
  const before = keychain(scene, truth);
  const renewed = { ...before, items: before.items.map((item) => ({ ...item, savedAt: scene.at })) };
  return [
    truth === 'old-forgotten'
      ? say('lose-items', 'lose-items.agrees')
      : say('lose-items', 'lose-items.rather-not', { mood: -1 }),
    truth === 'not-synced'
      ? say('sync-password', 'sync-password.done', {
          effects: [{ do: 'put-device', device: { ...mac(scene), cachedPassword: null } }],
        })
      : say('sync-password', 'sync-password.nothing'),
    truth === 'stale-entry'
      ? say('renew-mail-password', 'renew-mail-password.done', { effects: [keychains(scene, renewed)] })
      : say('renew-mail-password', 'renew-mail-password.nothing'),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-49', 'requester');
  return requesterVoice('TK-49', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('exact-wording', 'wording', WORDING[truth]),
    tell('old-password', 'old-password', truth === 'old-forgotten' ? 'forgotten' : 'known'),
    ...requestLines(scene, truth),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    ...confirm(isQuiet(scene)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: effects(scene, truth),
    voices: [requester(scene, truth)],
    trouble: { not: isQuiet(scene) },
    number: null,
  };
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['other-endpoint'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** What mends each, typed by the desk or done by the person. */
function mending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { asset } = mac(scene);
  const types = (line: string): DeskCommand => ({ kind: 'run-console', asset, line });
  switch (truth) {
    case 'old-known':
      return [ask('C1', 'old-password'), types('security set-keychain-password login.keychain')];
    case 'old-forgotten':
      return [
        ask('C1', 'old-password'),
        ask('C1', 'lose-items'),
        types('security delete-keychain login.keychain'),
        types('security create-keychain login.keychain'),
      ];
    case 'stale-entry':
      return [types(`security delete-generic-password -l "${drawn(scene, STALE)}" login.keychain`)];
    case 'locks-soon':
      return [types('security set-keychain-settings login.keychain')];
    case 'not-synced':
      return [ask('C1', 'sync-password')];
  }
}

/** Which entries of the notebook show the cause. */
const SHOWN_BY: Readonly<Record<Truth, readonly number[]>> = {
  'old-known': [2, 3],
  'old-forgotten': [2, 3],
  'stale-entry': [1, 2],
  'locks-soon': [2],
  'not-synced': [1, 2],
};

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'exact-wording'),
    ...begun(scene, TRIAGE),
    { kind: 'ask-remote-consent', contact: 'C1' },
    { kind: 'look', page: 'remote.keychain', subject: mac(scene).asset },
    ...mending(scene, truth),
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: SHOWN_BY[truth] }),
  ];
}

/** One password change is enough: another one leaves everything behind once more. */
function goals(scene: Scene, state: DeskState) {
  const wasReset = state.acts.some(
    ({ act, subject }) => act === 'reset-password' && subject === person(scene).login,
  );
  return [{ id: 'password-kept', met: !wasReset }];
}

/** The truths of TK-49. */
export const TK_49_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-49-${truth}`,
  story: MAC_ASKS,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: isQuiet,
  goals,
  gates: (scene) => [
    {
      // A keychain that is gone takes all that it kept with it: nobody deletes it before the person has said yes.
      id: 'data-lost',
      when: {
        all: [
          { reading: 'keychain-opens', subject: mac(scene).asset, is: ['none'] },
          { not: { said: AGREED } },
        ],
      },
    },
  ],
  expert: (scene) => expert(scene, truth),
}));
