import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import { type SignIn, VPN_GROUP } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { hostOf } from '../../../world/hosts.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, firstCall, lookAtPerson } from '../shared/expert-steps.ts';
import { accountOf, drawn, laptop, ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { VALIDATION_FAILURE } from './tk-24-story.ts';
import { isConnected, triedBefore } from './vpn-scene.ts';

type Truth = 'certificate-expired' | 'prompt-silenced' | 'clock-off' | 'vpn-group';

/** What the gateway has logged. */
const REFUSED: Readonly<Record<Truth, SignIn['result']>> = {
  'certificate-expired': 'certificate',
  'prompt-silenced': 'approval-failed',
  'clock-off': 'approval-failed',
  'vpn-group': 'not-allowed',
};
const TRUTHS = Object.keys(REFUSED) as readonly Truth[];

/** How far the clock is off, by the place that was drawn. */
const SKEWS = [-11 * SECONDS_PER_MINUTE, 14 * SECONDS_PER_MINUTE] as const;

function host(scene: Scene) {
  const { asset } = laptop(scene);
  const found = hostOf(scene.world, asset);
  if (found === null) throw new Error(`${asset} is no computer.`);
  return found;
}

const CAUSES: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'certificate-expired': (scene) => {
    const to = scene.at - (scene.placement === 0 ? 1 : 3) * SECONDS_PER_DAY;
    const certificates = host(scene).certificates.map((one) => ({
      ...one,
      from: to - 365 * SECONDS_PER_DAY,
      to,
    }));
    return [{ do: 'change-host', asset: laptop(scene).asset, change: { certificates } }];
  },
  'prompt-silenced': (scene) => [
    { do: 'set-prompts', asset: ownDevice(scene, 'phone').asset, prompts: 'silenced' },
  ],
  'clock-off': (scene) => [
    {
      do: 'change-host',
      asset: laptop(scene).asset,
      change: {
        clock: {
          ...host(scene).clock,
          skewSeconds: drawn(scene, SKEWS),
          type: 'none',
          lastSync: null,
        },
      },
    },
  ],
  'vpn-group': () => [],
};

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const ordinary = accountOf(scene);
  const groups = truth === 'vpn-group' ? ordinary.groups.filter((one) => one !== VPN_GROUP) : ordinary.groups;
  return [
    {
      do: 'put-account',
      account: { ...ordinary, groups, signIns: triedBefore(scene, REFUSED[truth]) },
    },
    ...CAUSES[truth](scene),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-24', 'requester');
  const { asset } = laptop(scene);
  const { login } = person(scene);
  const works = isConnected(scene);
  const off: Condition = { not: works };
  const letsIn: Condition = { reading: 'vpn-would-say', subject: asset, is: ['ok'] };
  const isOff: Condition = { reading: 'clock-skew', subject: asset, is: ['off'] };
  const isQuiet: Condition = { reading: 'prompt-reaches', subject: login, is: ['silenced'] };
  const tries: readonly WorldEffect[] = [{ do: 'connect-vpn', asset, login, password: 'account' }];
  return requesterVoice('TK-24', scene, { patience: 5, skill: 1, mood: 0 }, [
    say('connect-vpn', 'connect-vpn.already', { when: works }),
    say('connect-vpn', 'connect-vpn.done', { when: { all: [off, letsIn] }, effects: tries }),
    say('connect-vpn', 'connect-vpn.refused', { when: off, effects: tries }),
    tell('read-clock', 'clock', 'off', { when: isOff }),
    tell('read-clock', 'clock', 'right', { when: { not: isOff } }),
    say('set-clock', 'set-clock.done', { when: isOff, effects: [{ do: 'set-clock', asset }] }),
    say('set-clock', 'set-clock.nothing', { when: { not: isOff } }),
    // The gateway asks for approval only after it has let certificate and group pass.
    ...(truth === 'clock-off' ? [] : [tell('prompt-comes', 'prompt', 'none', { when: off })]),
    tell('prompt-comes', 'prompt', 'comes'),
    say('allow-notifications', 'allow-notifications.done', {
      when: isQuiet,
      effects: [{ do: 'set-prompts', asset: ownDevice(scene, 'phone').asset, prompts: 'shown' }],
    }),
    say('allow-notifications', 'allow-notifications.nothing', { when: { not: isQuiet } }),
    say('reinstall-client', 'reinstalled', { mood: -1, patience: -1 }),
    say('exact-wording', 'wording'),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('who-else', 'others'),
    say('ask-location', 'place'),
    say('how-urgent', 'urgent'),
    ...confirm(works),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: effects(scene, truth),
    voices: [requester(scene, truth)],
    trouble: { not: isConnected(scene) },
    number: person(scene).phone,
  };
}

function triageOf(truth: Truth): TicketCase['triage'] {
  const rest = { impact: 3, urgency: 1, isSecurityCase: false } as const;
  return truth === 'vpn-group'
    ? { category: 'access', subcategories: ['vpn', 'group'], ...rest }
    : { category: 'network', subcategories: ['remote-network'], ...rest };
}

/** What mends each once the person has been called back, and the entries of the notebook that show it. */
function mending(
  scene: Scene,
  truth: Truth,
): { readonly acts: readonly DeskCommand[]; readonly evidence: readonly number[] } {
  const { asset } = laptop(scene);
  const { login } = person(scene);
  switch (truth) {
    case 'certificate-expired':
      return {
        acts: [
          { kind: 'look', page: 'devices.asset', subject: asset },
          callBack(scene),
          { kind: 'renew-certificate', asset },
        ],
        evidence: [2, 3],
      };
    case 'vpn-group':
      return { acts: [callBack(scene), { kind: 'join-group', login, group: VPN_GROUP }], evidence: [1, 2] };
    case 'clock-off':
      return {
        acts: [callBack(scene), ask('C2', 'read-clock'), ask('C2', 'set-clock')],
        evidence: [2, 3],
      };
    case 'prompt-silenced':
      return {
        acts: [
          callBack(scene),
          ask('C2', 'read-clock'),
          ask('C2', 'prompt-comes'),
          ask('C2', 'allow-notifications'),
        ],
        evidence: [2, 3, 4],
      };
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { acts, evidence } = mending(scene, truth);
  return [
    ...firstCall(['what-changed', 'how-urgent']),
    ...begun(scene, triageOf(truth)),
    ...lookAtPerson(scene),
    { kind: 'look', page: 'cloud.sign-ins', subject: person(scene).login },
    ...acts,
    ask('C2', 'connect-vpn'),
    ...finished(scene, 'C2', { code: 'solved-permanent', cause: truth, evidence }),
  ];
}

/** The truths of TK-24. */
export const TK_24_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-24-${truth}`,
  story: VALIDATION_FAILURE,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: triageOf(truth),
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: isConnected,
  goals: () => [],
  expert: (scene) => expert(scene, truth),
}));
