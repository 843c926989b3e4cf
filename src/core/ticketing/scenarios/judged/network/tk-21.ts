import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { deadEnd } from './dead-end.ts';
import { cabled, failsIntranet, onCable, opensIntranet } from './network-scene.ts';
import { ONE_DESK } from './tk-21-story.ts';

type Truth = 'cable-dead' | 'adapter-disabled' | 'static-address' | 'desk-switch' | 'wall-port';

function ledTo(scene: Scene, id: string): readonly WorldEffect[] {
  return [{ do: 'change-network', rows: { segments: [deadEnd(id)] } }, onCable(scene, { segment: id })];
}

interface Trouble {
  readonly effects: (scene: Scene) => readonly WorldEffect[];
  /** The request that mends it, and what the person does then; null when it has to be handed over. */
  readonly mends: {
    readonly intent: string;
    readonly effects: (scene: Scene) => readonly WorldEffect[];
  } | null;
}

const TROUBLES: Readonly<Record<Truth, Trouble>> = {
  'cable-dead': {
    effects: (scene) => [onCable(scene, { segment: null })],
    mends: { intent: 'swap-cable', effects: (scene) => [onCable(scene, { segment: cabled(scene) })] },
  },
  'adapter-disabled': {
    effects: (scene) => [onCable(scene, { enabled: false })],
    mends: { intent: 'enable-adapter', effects: (scene) => [onCable(scene, { enabled: true })] },
  },
  'static-address': {
    effects(scene) {
      const ip = ONE_DESK.values(scene)['address'] ?? '';
      const gateway = ip.replace(/\d+$/, '1');
      return [
        onCable(scene, {
          dhcp: false,
          lease: null,
          ipv4: { ip, mask: '255.255.255.0', gateway, origin: 'static' },
          dns: { servers: [gateway], origin: 'static' },
          suffixes: [],
        }),
      ];
    },
    mends: {
      intent: 'address-automatic',
      effects: (scene) => [onCable(scene, { dhcp: true, ipv4: null, dns: { servers: [], origin: 'dhcp' } })],
    },
  },
  'desk-switch': {
    effects: (scene) => ledTo(scene, `switch-${person(scene).id}`),
    mends: { intent: 'plug-switch', effects: (scene) => [onCable(scene, { segment: cabled(scene) })] },
  },
  'wall-port': { effects: (scene) => ledTo(scene, `port-${person(scene).id}`), mends: null },
};

const REQUESTS = ONE_DESK.intents.filter(({ kind }) => kind === 'request').map(({ id }) => id);

/** What the person reads out is what the computer would print. */
function addressLines(scene: Scene): readonly VoiceLine[] {
  const { tell } = linesOf('TK-21', 'requester');
  const { asset } = computer(scene);
  const is = (reading: 'own-address' | 'link', outcome: string): { readonly when: Condition } => ({
    when: { reading, subject: asset, is: [outcome] },
  });
  return [
    tell('read-addresses', 'address', 'not-listed', is('link', 'disabled')),
    tell('read-addresses', 'address', 'no-link', is('link', 'down')),
    tell('read-addresses', 'address', 'typed-in', is('own-address', 'static')),
    tell('read-addresses', 'address', 'self-given', is('own-address', 'self-assigned')),
    tell('read-addresses', 'address', 'leased', is('own-address', 'lease')),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-21', 'requester');
  const works = opensIntranet(scene);
  const { mends } = TROUBLES[truth];
  return requesterVoice('TK-21', scene, { patience: 5, skill: 1, mood: 0 }, [
    ...addressLines(scene),
    ...(truth === 'desk-switch'
      ? [tell('try-socket', 'socket', 'works')]
      : [
          tell('try-socket', 'socket', 'works', { when: works }),
          tell('try-socket', 'socket', 'same', { when: { not: works } }),
        ]),
    tell('read-port', 'port', 'read'),
    ...REQUESTS.map((intent) =>
      mends?.intent === intent
        ? say(intent, `${intent}.done`, { effects: mends.effects(scene) })
        : say(intent, `${intent}.nothing`),
    ),
    say('what-changed', 'changed'),
    say('since-when', 'changed-since'),
    say('how-urgent', 'urgent'),
    tell('who-else', 'others', 'only-me'),
    ...confirm(works),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: TROUBLES[truth].effects(scene),
    voices: [requester(scene, truth)],
    trouble: failsIntranet(scene),
    number: person(scene).phone,
  });
}

const TRIAGE = {
  category: 'network',
  subcategories: ['no-connection', 'addressing'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
} as const;

/** Both dead ends look the same until the cable goes straight into the wall. */
const NEEDS_SOCKET: readonly Truth[] = ['desk-switch', 'wall-port'];

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const { mends } = TROUBLES[truth];
    const found: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'what-changed'),
      ...begun(scene, TRIAGE),
      ask('C1', 'who-else'),
      ask('C1', 'read-addresses'),
      ...(NEEDS_SOCKET.includes(truth) ? [ask('C1', 'try-socket')] : []),
    ];
    return mends === null
      ? [
          ...found,
          ask('C1', 'read-port'),
          ask('C1', 'please-wait', 'goodbye'),
          { kind: 'end-call', contact: 'C1' },
          { kind: 'escalate', ticket, group: 'network', evidence: [1, 2, 3, 4] },
        ]
      : [
          ...found,
          ask('C1', mends.intent),
          ...finished(scene, 'C1', {
            code: 'solved-permanent',
            cause: truth,
            evidence: NEEDS_SOCKET.includes(truth) ? [2, 3] : [2],
          }),
        ];
  };
}

/** The truths of TK-21. */
export const TK_21_CASES: readonly TicketCase[] = (Object.keys(TROUBLES) as readonly Truth[]).map(
  (truth) => ({
    id: `TK-21-${truth}`,
    story: ONE_DESK,
    truth,
    placements: 2,
    parMinutes: 20,
    triage: TRIAGE,
    setting: setting(truth),
    rightEnd:
      TROUBLES[truth].mends === null
        ? {
            kind: 'escalated',
            group: 'network',
            mustName: ['told:address@requester', 'told:socket@requester', 'told:port@requester'],
          }
        : { kind: 'resolved', codes: ['solved-permanent'] },
    cured: opensIntranet,
    goals: () => [],
    expert: expert(truth),
  }),
);
