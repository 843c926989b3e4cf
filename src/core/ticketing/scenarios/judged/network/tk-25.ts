import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import { PROVIDER_DNS } from '../../../world/company-network.ts';
import type { Device } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { mainAdapter } from '../../../world/hosts.ts';
import type { Segment } from '../../../world/network-tables.ts';
import { DOMAIN } from '../../../world/sites.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, classified, finished } from '../shared/expert-steps.ts';
import { accountOf, drawn, laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { VPN_WITHOUT_FILES } from './tk-25-story.ts';

type Truth = 'suffix-list' | 'stale-name' | 'same-network' | 'old-password';

const FULL_NAME = `files.${DOMAIN}`;
const FILE_SERVER_ADDRESS = '10.20.0.20';
/** Suffixes that a policy of another company or of the provider has left behind. */
const SUFFIXES = ['home', 'branch.example'] as const;
const FORGOTTEN_AFTER = 900;

/** A network behind a router at home or a phone: it knows the internet and nothing of the company. */
function behindRouter(id: string, network: string): Segment {
  const at = (last: number): string => network.replace(/0$/, String(last));
  return {
    id,
    network,
    mask: '255.255.255.0',
    gateway: at(1),
    path: [{ address: '203.0.113.1', name: null }],
    uplink: 'internet',
    dhcp: {
      server: at(1),
      scope: 'open',
      from: at(30),
      dns: [PROVIDER_DNS],
      suffix: 'home',
      reservations: {},
    },
  };
}

/** The laptop joins that network and gets an address there. */
function joins(scene: Scene, row: Segment): readonly WorldEffect[] {
  const { asset } = laptop(scene);
  const adapter = mainAdapter(scene.world, asset)?.name ?? 'Wi-Fi';
  return [
    { do: 'change-network', rows: { segments: [row] } },
    { do: 'change-adapter', asset, adapter, change: { segment: row.id, ipv4: null, lease: null } },
  ];
}

const home = (scene: Scene, network: string): Segment => behindRouter(`home-${person(scene).id}`, network);

/** The laptop with the VPN up, as it has been since the morning. */
function connected(scene: Scene, over: Partial<Device> = {}): WorldEffect {
  return { do: 'put-device', device: { ...laptop(scene), isOnVpn: true, ...over } };
}

const CAUSES: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'suffix-list': (scene) => [
    connected(scene),
    {
      do: 'change-host',
      asset: laptop(scene).asset,
      change: { suffixList: [drawn(scene, SUFFIXES)] },
    },
  ],
  // The name was asked for before the tunnel was up, and the provider did not know it.
  'stale-name': (scene) => [
    connected(scene),
    {
      do: 'change-host',
      asset: laptop(scene).asset,
      change: {
        dnsCache: [
          {
            name: FULL_NAME,
            address: null,
            secondsLeft: FORGOTTEN_AFTER - 200 * scene.placement,
          },
        ],
      },
    },
  ],
  'same-network': (scene) => [connected(scene), ...joins(scene, home(scene, '10.20.0.0'))],
  'old-password': (scene) => {
    const ordinary = accountOf(scene);
    const days = scene.placement === 0 ? 1 : 2;
    return [
      connected(scene, {
        savedPasswords: [
          {
            login: ordinary.login,
            setAt: ordinary.passwordSetAt,
            app: 'drive',
            everySeconds: SECONDS_PER_DAY,
            lastTryAt: scene.at - SECONDS_PER_HOUR,
            seenAs: laptop(scene).host,
          },
        ],
      }),
      {
        do: 'put-account',
        account: { ...ordinary, passwordSetAt: scene.at - days * SECONDS_PER_DAY - SECONDS_PER_HOUR },
      },
    ];
  },
};

/** The first drive opens, whichever name it is mapped by. */
function opens(scene: Scene): Condition {
  return { reading: 'drive-connection', subject: laptop(scene).asset, is: ['open'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-25', 'requester');
  const isSame = truth === 'same-network';
  return requesterVoice('TK-25', scene, { patience: 5, skill: 2, mood: 0 }, [
    tell('read-router', 'router', isSame ? 'our-range' : 'own-range'),
    isSame
      ? say('use-hotspot', 'use-hotspot.done', {
          effects: joins(scene, behindRouter('hotspot', '172.20.10.0')),
        })
      : say('use-hotspot', 'use-hotspot.nothing'),
    isSame
      ? say('change-router', 'change-router.done', { effects: joins(scene, home(scene, '192.168.50.0')) })
      : say('change-router', 'change-router.nothing'),
    say('connect-vpn', 'reconnected'),
    say('who-else', 'others'),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('exact-wording', 'wording'),
    say('ask-location', 'place'),
    say('how-urgent', 'urgent'),
    ...confirm(opens(scene)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: CAUSES[truth](scene),
    voices: [requester(scene, truth)],
    trouble: { not: opens(scene) },
    number: person(scene).phone,
  });
}

const OF_NETWORK: TicketCase['triage'] = {
  category: 'network',
  subcategories: ['remote-network', 'name-resolution', 'addressing'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
};

const TRIAGE: Readonly<Record<Truth, TicketCase['triage']>> = {
  'suffix-list': OF_NETWORK,
  'stale-name': OF_NETWORK,
  'same-network': OF_NETWORK,
  'old-password': { ...OF_NETWORK, category: 'endpoint', subcategories: ['drives'] },
};

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'suffix-list': { kind: 'resolved', codes: ['solved-workaround'] },
  'stale-name': { kind: 'resolved', codes: ['solved-permanent'] },
  'same-network': { kind: 'resolved', codes: ['solved-workaround', 'solved-permanent'] },
  'old-password': { kind: 'resolved', codes: ['solved-permanent'] },
};

/** What shows each cause and mends it, and the numbers of the entries that show it. */
function mending(
  scene: Scene,
  truth: Truth,
): { readonly acts: readonly DeskCommand[]; readonly evidence: readonly number[] } {
  const { asset } = laptop(scene);
  const type = (line: string): DeskCommand => ({ kind: 'run-console', asset, line });
  switch (truth) {
    case 'suffix-list':
      return {
        acts: [
          type('ping files'),
          type(`ping ${FULL_NAME}`),
          type(`net use H: \\\\${FULL_NAME}\\home$`),
          { kind: 'open-problem', ticket: scene.number },
        ],
        evidence: [1, 2],
      };
    case 'stale-name':
      return {
        acts: [type('ping files'), type('nslookup files'), type('ipconfig /flushdns')],
        evidence: [1, 2],
      };
    case 'same-network':
      return {
        acts: [
          type('ping files'),
          type('nslookup files'),
          type(`ping ${FILE_SERVER_ADDRESS}`),
          ask('C1', 'use-hotspot'),
        ],
        evidence: [1, 2, 3],
      };
    case 'old-password':
      return {
        acts: [
          type('ping files'),
          type('net use'),
          classified(scene, TRIAGE[truth]),
          { kind: 'clear-credentials', asset },
        ],
        evidence: [1, 2],
      };
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { acts, evidence } = mending(scene, truth);
  const [code] = RIGHT_END[truth].kind === 'resolved' ? RIGHT_END[truth].codes : [];
  if (code === undefined) throw new Error(`${truth} has no right end.`);
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'what-changed'),
    ask('C1', 'who-else'),
    ...begun(scene, OF_NETWORK),
    { kind: 'ask-remote-consent', contact: 'C1' },
    ...acts,
    ...finished(scene, 'C1', { code, cause: truth, evidence }),
  ];
}

/** The truths of TK-25. */
export const TK_25_CASES: readonly TicketCase[] = (Object.keys(CAUSES) as readonly Truth[]).map((truth) => ({
  id: `TK-25-${truth}`,
  story: VPN_WITHOUT_FILES,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE[truth],
  setting: setting(truth),
  rightEnd: RIGHT_END[truth],
  cured: opens,
  // A drive by its full name helps one person: the list of suffixes has to be put right where it comes from.
  goals: (scene, state) =>
    truth === 'suffix-list'
      ? [
          {
            id: 'problem-opened',
            met:
              state.tickets
                .find(({ record }) => record.number === scene.number)
                ?.record.links.some(({ kind }) => kind === 'problem' || kind === 'change') === true,
          },
        ]
      : [],
  expert: (scene) => expert(scene, truth),
}));
