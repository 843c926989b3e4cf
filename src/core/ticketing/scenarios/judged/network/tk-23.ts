import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import { companyNetwork, INTRANET, PROVIDER_DNS } from '../../../world/company-network.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { DOMAIN } from '../../../world/sites.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, classified, finished } from '../shared/expert-steps.ts';
import { computer, drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { failsIntranet, onCable, opensIntranet } from './network-scene.ts';
import { INTRANET_ONLY } from './tk-23-story.ts';

type Truth = 'manual-dns' | 'hosts-file' | 'stale-cache' | 'proxy' | 'server-down';

const PUBLIC_SERVERS = [PROVIDER_DNS, '198.51.100.53'] as const;
/** Where the pages stood before they moved to another server: nobody answers there. */
const OLD_SERVERS = ['10.20.0.25', '10.20.0.35'] as const;
const PROXIES = ['192.0.2.80:8080', '192.0.2.81:3128'] as const;
const FORGOTTEN_AFTER = 900;

const NAMES = ['wms', INTRANET].map((name) => `${name}.${DOMAIN}`);

function changed(
  scene: Scene,
  change: Extract<WorldEffect, { readonly do: 'change-host' }>['change'],
): WorldEffect {
  return { do: 'change-host', asset: computer(scene).asset, change };
}

/** The computer remembers that the names do not exist. */
function denied(scene: Scene): WorldEffect {
  return changed(scene, {
    dnsCache: NAMES.map((name) => ({ name, address: null, secondsLeft: FORGOTTEN_AFTER })),
  });
}

const EFFECTS: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'manual-dns': (scene) => [
    onCable(scene, { dns: { servers: [drawn(scene, PUBLIC_SERVERS)], origin: 'static' } }),
    denied(scene),
  ],
  'hosts-file': (scene) => [
    changed(scene, {
      hostsFile: [{ address: drawn(scene, OLD_SERVERS), names: ['wms', INTRANET, ...NAMES] }],
    }),
  ],
  'stale-cache': (scene) => [denied(scene)],
  proxy: (scene) => [changed(scene, { proxy: { enabled: true, server: drawn(scene, PROXIES) } })],
  'server-down': ({ world }) => [
    {
      do: 'change-network',
      rows: {
        machines: companyNetwork(world.companySeed)
          .tables.machines.filter(({ names }) => NAMES.some((name) => names.includes(name)))
          .map((machine) => ({ ...machine, state: 'off' })),
      },
    },
  ],
};

/** What the case needs besides a page that opens: the setting that broke it is gone. */
function cured(truth: Truth): (scene: Scene) => Condition {
  return (scene) =>
    truth === 'manual-dns'
      ? {
          all: [
            opensIntranet(scene),
            { reading: 'name-server', subject: computer(scene).asset, is: ['company'] },
          ],
        }
      : opensIntranet(scene);
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-23', 'requester');
  const { asset } = computer(scene);
  const hasProxy: Condition = { reading: 'proxy', subject: asset, is: ['on'] };
  return requesterVoice('TK-23', scene, { patience: 5, skill: 2, mood: 0 }, [
    tell('other-sites', 'web', 'opens'),
    tell('proxy-settings', 'proxy', 'on', { when: hasProxy }),
    tell('proxy-settings', 'proxy', 'off', { when: { not: hasProxy } }),
    say('proxy-off', 'proxy-off.done', {
      when: hasProxy,
      effects: [changed(scene, { proxy: { enabled: false, server: null } })],
    }),
    say('proxy-off', 'proxy-off.nothing', { when: { not: hasProxy } }),
    tell('who-else', 'others', truth === 'server-down' ? 'others-too' : 'only-me'),
    say('what-changed', 'changed'),
    say('since-when', 'changed-since'),
    say('exact-wording', 'wording'),
    say('how-urgent', 'urgent'),
    ...confirm(opensIntranet(scene)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: EFFECTS[truth](scene),
    voices: [requester(scene, truth)],
    trouble: failsIntranet(scene),
    number: person(scene).phone,
  });
}

const ONE_PERSON = {
  category: 'network',
  subcategories: ['name-resolution'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
} as const;

const TRIAGE: Readonly<Record<Truth, TicketCase['triage']>> = {
  'manual-dns': ONE_PERSON,
  'hosts-file': ONE_PERSON,
  'stale-cache': ONE_PERSON,
  proxy: { ...ONE_PERSON, category: 'application', subcategories: ['browser'] },
  'server-down': {
    ...ONE_PERSON,
    category: 'application',
    subcategories: ['warehouse-system'],
    impact: 2,
  },
};

/** What mends it, after which the numbers of the entries that show the cause. */
function mending(scene: Scene, truth: Exclude<Truth, 'server-down'>): readonly DeskCommand[] {
  const { asset } = computer(scene);
  const type = (line: string): DeskCommand => ({ kind: 'run-console', asset, line });
  switch (truth) {
    case 'manual-dns':
      return [{ kind: 'change-setting', asset, setting: 'dns-automatic' }, type('ipconfig /flushdns')];
    case 'hosts-file':
      return [type('ping wms'), { kind: 'change-setting', asset, setting: 'clear-hosts-file' }];
    case 'stale-cache':
      return [type('ping wms'), type('ipconfig /flushdns')];
    case 'proxy':
      return [
        type('ping wms'),
        ask('C1', 'proxy-settings'),
        classified(scene, TRIAGE.proxy),
        ask('C1', 'proxy-off'),
      ];
  }
}

/** Entries of the notebook that show each cause: who else has it, `nslookup`, `ping`, and the settings. */
const SHOWN_BY: Readonly<Record<Exclude<Truth, 'server-down'>, readonly number[]>> = {
  'manual-dns': [2],
  'hosts-file': [2, 3],
  'stale-cache': [2, 3],
  proxy: [3, 4],
};

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const { asset } = computer(scene);
    const found: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'who-else'),
      ...begun(scene, ONE_PERSON),
      { kind: 'ask-remote-consent', contact: 'C1' },
      { kind: 'run-console', asset, line: 'nslookup wms' },
    ];
    return truth === 'server-down'
      ? [
          ...found,
          { kind: 'run-console', asset, line: 'ping wms' },
          classified(scene, TRIAGE[truth]),
          ask('C1', 'please-wait', 'goodbye'),
          { kind: 'end-call', contact: 'C1' },
          { kind: 'escalate', ticket, group: 'applications', evidence: [1, 2, 3] },
        ]
      : [
          ...found,
          ...mending(scene, truth),
          ...finished(scene, 'C1', {
            code: 'solved-permanent',
            cause: truth,
            evidence: SHOWN_BY[truth],
          }),
        ];
  };
}

/** The truths of TK-23. */
export const TK_23_CASES: readonly TicketCase[] = (Object.keys(EFFECTS) as readonly Truth[]).map((truth) => ({
  id: `TK-23-${truth}`,
  story: INTRANET_ONLY,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE[truth],
  setting: setting(truth),
  rightEnd:
    truth === 'server-down'
      ? {
          kind: 'escalated',
          group: 'applications',
          mustName: ['console:server-answers@computer', 'told:others@requester'],
        }
      : { kind: 'resolved', codes: ['solved-permanent'] },
  cured: cured(truth),
  goals: () => [],
  expert: expert(truth),
}));
