import { SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import { companyNetwork } from '../../../world/company-network.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Host, Volume } from '../../../world/host.ts';
import { hostOf } from '../../../world/hosts.ts';
import { HOME_DRIVE } from '../../../world/shares.ts';
import { DOMAIN } from '../../../world/sites.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { accountOf, computer, drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { VANISHED_DRIVE } from './tk-43-story.ts';

type Truth = 'saved-password' | 'old-server' | 'letter-taken' | 'server-down';

/** How a saved password names the file server, by the place that was drawn. */
const TARGETS = ['files', `files.${DOMAIN}`] as const;
/** Servers whose shares moved to the present one. */
const OLD_SERVERS = ['as-fs-01', 'br-fs-02'] as const;
const STICKS = ['PHOTOS', 'SD-CARD'] as const;
const CHANGED_BEFORE = 20 * SECONDS_PER_HOUR;
const SAVED_BEFORE = 400 * SECONDS_PER_HOUR;

function hostIn(scene: Scene): Host {
  const host = hostOf(scene.world, computer(scene).asset);
  if (host === null) throw new Error('The requester has no computer.');
  return host;
}

function changed(scene: Scene, change: Partial<Host>): WorldEffect {
  return { do: 'change-host', asset: computer(scene).asset, change };
}

function stick(scene: Scene): Volume {
  return {
    mount: HOME_DRIVE.letter,
    label: drawn(scene, STICKS),
    fileSystem: 'exFAT',
    device: 'USB',
    sizeMb: 59_000,
    freeMb: 21_000,
    errors: 'none',
    encryption: null,
  };
}

function savedPassword(scene: Scene): readonly WorldEffect[] {
  const { login } = person(scene);
  const account = accountOf(scene);
  return [
    { do: 'put-account', account: { ...account, passwordSetAt: scene.at - CHANGED_BEFORE } },
    changed(scene, {
      credentials: [
        {
          target: drawn(scene, TARGETS),
          kind: 'Domain Password',
          user: `CORP\\${login}`,
          savedAt: scene.at - SAVED_BEFORE,
        },
      ],
      drives: [{ ...HOME_DRIVE, connectedAs: null }],
    }),
  ];
}

const EFFECTS: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'saved-password': savedPassword,
  'old-server': (scene) => [
    changed(scene, {
      drives: [{ ...HOME_DRIVE, unc: `\\\\${drawn(scene, OLD_SERVERS)}\\home$`, connectedAs: null }],
    }),
  ],
  'letter-taken': (scene) => [
    changed(scene, { drives: [], volumes: [...hostIn(scene).volumes, stick(scene)] }),
  ],
  'server-down': (scene) => [
    changed(scene, { drives: [{ ...HOME_DRIVE, connectedAs: null }] }),
    {
      do: 'change-network',
      rows: {
        machines: companyNetwork(scene.world.companySeed)
          .tables.machines.filter(({ names }) => names.includes(`files.${DOMAIN}`))
          .map((machine) => ({ ...machine, state: 'off' })),
      },
    },
  ],
};

function opensDrive(scene: Scene): Condition {
  return { reading: 'drive-connection', subject: computer(scene).asset, is: ['open'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-43', 'requester');
  const hasStick = truth === 'letter-taken';
  const isOut: Condition = { said: 'requester.remove-stick.done' };
  return requesterVoice('TK-43', scene, { patience: 4, skill: 2, mood: 0 }, [
    tell('what-plugged-in', 'plugged-in', hasStick ? 'stick' : 'nothing', {
      ...(hasStick ? { when: { not: isOut } } : {}),
    }),
    ...(hasStick
      ? [
          tell('what-plugged-in', 'plugged-in', 'nothing', { when: isOut }),
          say('remove-stick', 'remove-stick.done', {
            when: { not: isOut },
            effects: [changed(scene, { volumes: hostIn(scene).volumes })],
          }),
        ]
      : []),
    say('remove-stick', 'remove-stick.nothing', hasStick ? { when: isOut } : {}),
    tell('who-else', 'others', truth === 'server-down' ? 'others-too' : 'only-me'),
    say('last-saved', 'last-saved'),
    say('since-when', 'last-saved'),
    say('what-changed', 'changed'),
    say('exact-wording', 'wording'),
    say('how-urgent', 'urgent'),
    ...confirm(opensDrive(scene)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: EFFECTS[truth](scene),
    voices: [requester(scene, truth)],
    trouble: { not: opensDrive(scene) },
    number: person(scene).phone,
  });
}

const ONE_PERSON: TriageKey = {
  category: 'endpoint',
  subcategories: ['drives'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};
const MANY: TriageKey = { ...ONE_PERSON, impact: 2 };

/** What shows the cause and mends it. */
function mending(scene: Scene, truth: Exclude<Truth, 'server-down'>): readonly DeskCommand[] {
  const { asset } = computer(scene);
  const map: DeskCommand = { kind: 'change-setting', asset, setting: 'map-home-drive' };
  switch (truth) {
    case 'saved-password':
      return [{ kind: 'run-console', asset, line: `cmdkey /delete:${drawn(scene, TARGETS)}` }];
    case 'old-server':
      return [map];
    case 'letter-taken':
      return [ask('C1', 'what-plugged-in'), ask('C1', 'remove-stick'), map];
  }
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const found: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'who-else'),
      ...begun(scene, truth === 'server-down' ? MANY : ONE_PERSON),
      { kind: 'ask-remote-consent', contact: 'C1' },
      { kind: 'run-console', asset: computer(scene).asset, line: 'net use' },
    ];
    if (truth === 'server-down')
      return [
        ...found,
        ask('C1', 'please-wait', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        { kind: 'escalate', ticket, group: 'applications', evidence: [1, 2] },
      ];
    return [
      ...found,
      ...mending(scene, truth),
      ...finished(scene, 'C1', {
        code: 'solved-permanent',
        cause: truth,
        evidence: truth === 'letter-taken' ? [2, 3] : [2],
      }),
    ];
  };
}

/** The truths of TK-43. */
export const TK_43_CASES: readonly TicketCase[] = (Object.keys(EFFECTS) as readonly Truth[]).map((truth) => ({
  id: `TK-43-${truth}`,
  story: VANISHED_DRIVE,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: truth === 'server-down' ? MANY : ONE_PERSON,
  setting: setting(truth),
  rightEnd:
    truth === 'server-down'
      ? {
          kind: 'escalated',
          group: 'applications',
          mustName: ['console:drive-connection@computer', 'told:others@requester'],
        }
      : { kind: 'resolved', codes: ['solved-permanent'] },
  cured: opensDrive,
  goals: () => [],
  expert: expert(truth),
}));
