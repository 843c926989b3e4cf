import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Device } from '../../../world/devices.ts';
import { unknownNumber } from '../../../world/numbers.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { drawn, laptop, ownDevice, person } from '../shared/scene.ts';
import { lockedAccount, opensFor, withOldPassword } from './lockout-scene.ts';
import { LOCKED_OUT, SHARED_COMPUTER, TABLET } from './tk-01-story.ts';
import { type LockoutAnswers, lockedOutVoice } from './tk-01-voice.ts';

const MAIL_GATEWAY = 'MAILGW-01';
const WIFI_GATEWAY = 'RADIUS-01';
const VPN_GATEWAY = 'VPNGW-01';

const SOLVED: RightEnd = { kind: 'resolved', codes: ['solved-permanent'] };

type Truth = 'phone-mail' | 'shared-drive' | 'wifi-profile' | 'typing' | 'password-guessing';

function isOpen(scene: Scene): Condition {
  return { reading: 'account-state', subject: person(scene).login, is: ['open'] };
}

/** A tablet of the company that the requester got beside the phone. */
function tablet(scene: Scene): Device {
  return { ...ownDevice(scene, 'phone'), asset: TABLET, host: 'CO-TB-5104', model: 'Heron T2' };
}

/** A computer that many people sign in to, and nobody's own. */
function sharedComputer(scene: Scene, host: string): Device {
  return { ...laptop(scene), asset: SHARED_COMPUTER, host, kind: 'desktop', assignedTo: null };
}

const SHARED_HOSTS = ['CO-PC-5207', 'BR-PC-5207'] as const;

/** The device that tries the old password, by the place that was drawn. */
const DEVICE_OF: Readonly<Record<'phone-mail' | 'shared-drive' | 'wifi-profile', (scene: Scene) => Device>> =
  {
    'phone-mail': (scene) => (scene.placement === 0 ? ownDevice(scene, 'phone') : tablet(scene)),
    'shared-drive': (scene) => sharedComputer(scene, drawn(scene, SHARED_HOSTS)),
    'wifi-profile': (scene) => ownDevice(scene, scene.placement === 0 ? 'phone' : 'laptop'),
  };

const SAVED = {
  'phone-mail': {
    app: 'mail',
    everySeconds: SECONDS_PER_MINUTE,
    seenAs: MAIL_GATEWAY,
    intent: 'renew-phone-mail',
  },
  'shared-drive': {
    app: 'drive',
    everySeconds: 2 * SECONDS_PER_MINUTE,
    seenAs: null,
    intent: 'sign-out-shared',
  },
  'wifi-profile': {
    app: 'wifi',
    everySeconds: SECONDS_PER_MINUTE,
    seenAs: WIFI_GATEWAY,
    intent: 'renew-wifi',
  },
} as const;

function setting(scene: Scene, answers: LockoutAnswers, effects: TicketSetting['effects']): TicketSetting {
  return {
    effects,
    voices: [lockedOutVoice(scene, answers)],
    trouble: { reading: 'account-state', subject: person(scene).login, is: ['locked'] },
    // Some call from the phone in the store: the number that shows is not always the one on record.
    number: scene.placement === 0 ? person(scene).phone : unknownNumber(person(scene).index),
  };
}

/** Some device has the old password. */
function savedSetting(truth: keyof typeof SAVED): (scene: Scene) => TicketSetting {
  return (scene) => {
    const device = DEVICE_OF[truth](scene);
    const { app, everySeconds, seenAs, intent } = SAVED[truth];
    const caller = seenAs ?? device.host;
    return setting(
      scene,
      {
        changed: 'password',
        devices: truth === 'shared-drive' ? 'all-quiet' : 'one-asks-again',
        keyboard: 'was-right',
        mends: {
          intent,
          effects: [
            {
              do: truth === 'shared-drive' ? 'forget-saved-password' : 'renew-saved-password',
              asset: device.asset,
              app,
            },
          ],
        },
        works: isOpen(scene),
      },
      [
        ...lockedAccount(scene, caller),
        withOldPassword(scene, device, { app, everySeconds, seenAs: caller }),
      ],
    );
  };
}

const KEYBOARD_FIXED: Condition = { said: 'check-keyboard.done' };

/** Caps Lock is on, or the keyboard has another layout: the new password is typed wrong. */
function typingSetting(scene: Scene): TicketSetting {
  return setting(
    scene,
    {
      changed: 'password',
      devices: 'all-quiet',
      keyboard: 'was-wrong',
      mends: { intent: 'check-keyboard', effects: [] },
      works: { all: [isOpen(scene), KEYBOARD_FIXED] },
    },
    lockedAccount(scene, laptop(scene).host),
  );
}

/** Somebody outside guesses passwords, through the VPN or the mail in the cloud. */
function guessingSetting(scene: Scene): TicketSetting {
  const { login } = person(scene);
  const from = unknownNumber(scene.placement).slice(-2);
  return setting(
    scene,
    { changed: 'nothing', devices: 'all-quiet', keyboard: 'was-right', mends: null, works: isOpen(scene) },
    [
      ...lockedAccount(scene, VPN_GATEWAY, null),
      ...[4, 3, 2, 1, 0].map((before) => ({
        do: 'record-sign-in' as const,
        login,
        signIn: {
          at: scene.at - (5 + before) * SECONDS_PER_MINUTE,
          app: 'vpn' as const,
          from: `203.0.113.${from}`,
          place: 'foreign:unknown',
          result: 'wrong-password' as const,
        },
      })),
    ],
  );
}

/** What every expert does first: answer, classify, take it, and ring back on the number on record. */
function opening(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  const { phone, id, login } = person(scene);
  return [
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'say', contact: 'C1', intents: ['greeting', 'what-changed'] },
    { kind: 'say', contact: 'C1', intents: ['how-urgent'] },
    { kind: 'say', contact: 'C1', intents: ['call-back'] },
    { kind: 'end-call', contact: 'C1' },
    {
      kind: 'classify',
      ticket,
      category: 'account',
      subcategory: 'lockout',
      impact: 3,
      urgency: 1,
      isSecurityCase: false,
    },
    { kind: 'take', ticket },
    { kind: 'start-work', ticket },
    { kind: 'look', page: 'directory.person', subject: id },
    { kind: 'look', page: 'lockouts.account', subject: login },
    { kind: 'dial', ticket, number: phone },
  ];
}

/** Guides the person, unlocks, waits past the next tries, and has it confirmed. */
function mending(scene: Scene, truth: Truth, intent: string): readonly DeskCommand[] {
  const ticket = scene.number;
  const { login } = person(scene);
  return [
    ...opening(scene),
    { kind: 'say', contact: 'C2', intents: ['which-devices'] },
    { kind: 'say', contact: 'C2', intents: [intent] },
    { kind: 'unlock-account', login },
    { kind: 'wait', seconds: 5 * SECONDS_PER_MINUTE },
    { kind: 'say', contact: 'C2', intents: ['try-again'] },
    { kind: 'look', page: 'lockouts.account', subject: login },
    { kind: 'look', page: 'directory.person', subject: person(scene).id },
    { kind: 'say', contact: 'C2', intents: ['may-close', 'goodbye'] },
    { kind: 'end-call', contact: 'C2' },
    { kind: 'resolve', ticket, code: 'solved-permanent', cause: truth, evidence: [4] },
  ];
}

function guessingExpert(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  const { login } = person(scene);
  return [
    ...opening(scene),
    { kind: 'look', page: 'cloud.sign-ins', subject: login },
    {
      kind: 'classify',
      ticket,
      category: 'security',
      subcategory: 'compromised-account',
      impact: 3,
      urgency: 1,
      isSecurityCase: true,
    },
    { kind: 'unlock-account', login },
    { kind: 'say', contact: 'C2', intents: ['try-again'] },
    { kind: 'say', contact: 'C2', intents: ['goodbye'] },
    { kind: 'end-call', contact: 'C2' },
    { kind: 'escalate', ticket, group: 'security', evidence: [1, 4, 5] },
  ];
}

const TRIAGE = {
  category: 'account',
  subcategories: ['lockout'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
} as const;

const BASE = {
  story: LOCKED_OUT,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE,
  goals: () => [],
} as const;

/** The truths of TK-01. */
export const TK_01_CASES: readonly TicketCase[] = [
  ...(['phone-mail', 'shared-drive', 'wifi-profile'] as const).map(
    (truth): TicketCase => ({
      ...BASE,
      id: `TK-01-${truth}`,
      truth,
      setting: savedSetting(truth),
      rightEnd: SOLVED,
      cured: (scene) => opensFor(person(scene).login, DEVICE_OF[truth](scene).asset),
      expert: (scene) => mending(scene, truth, SAVED[truth].intent),
    }),
  ),
  {
    ...BASE,
    id: 'TK-01-typing',
    truth: 'typing',
    setting: typingSetting,
    rightEnd: SOLVED,
    cured: (scene) => ({ all: [isOpen(scene), KEYBOARD_FIXED] }),
    expert: (scene) => mending(scene, 'typing', 'check-keyboard'),
  },
  {
    ...BASE,
    id: 'TK-01-password-guessing',
    truth: 'password-guessing',
    triage: { ...TRIAGE, category: 'security', subcategories: ['compromised-account'], isSecurityCase: true },
    setting: guessingSetting,
    rightEnd: {
      kind: 'escalated',
      group: 'security',
      mustName: ['lock-source@account', 'foreign-sign-ins@account'],
    },
    cured: isOpen,
    expert: guessingExpert,
  },
];
