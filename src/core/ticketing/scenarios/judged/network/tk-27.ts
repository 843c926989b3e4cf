import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { COMPANY_DNS } from '../../../world/host-plan.ts';
import { hostOf } from '../../../world/hosts.ts';
import type { MachineKind } from '../../../world/network-tables.ts';
import { take } from '../../../world/readings.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, classified, finished } from '../shared/expert-steps.ts';
import { computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { addressOf, cabled, failsIntranet, onCable, opensIntranet } from './network-scene.ts';
import { SAME_ADDRESS } from './tk-27-story.ts';

type Truth = 'printer-static' | 'own-static' | 'neighbour-static' | 'old-lease' | 'private-device';

const MASK = '255.255.255.0';
const AUTOMATIC = { dhcp: true, ipv4: null, lease: null, dns: { servers: [], origin: 'dhcp' } } as const;

/** Somebody typed the address of another role's computer in by hand. */
function typedIn(scene: Scene, role: string, whose: string): WorldEffect {
  const ip = addressOf(scene, whose);
  return onCable(
    scene,
    {
      dhcp: false,
      lease: null,
      ipv4: { ip, mask: MASK, gateway: ip.replace(/\d+$/, '1'), origin: 'static' },
      dns: { servers: COMPANY_DNS, origin: 'static' },
    },
    role,
  );
}

/** The requester's computer goes on with the address of a lease that ended days ago and was given to somebody else. */
function oldLease(scene: Scene): WorldEffect {
  const { asset } = computer(scene);
  const ended = scene.at - Number(SAME_ADDRESS.values(scene)['days']) * SECONDS_PER_DAY;
  const ip = addressOf(scene, 'colleague');
  const adapters = (hostOf(scene.world, asset)?.adapters ?? []).map((adapter) =>
    adapter.name !== 'Ethernet' || adapter.lease === null || adapter.ipv4 === null
      ? adapter
      : {
          ...adapter,
          ipv4: { ...adapter.ipv4, ip },
          lease: { ...adapter.lease, obtained: ended - 8 * SECONDS_PER_DAY, expires: ended },
        },
  );
  return { do: 'change-host', asset, change: { adapters } };
}

/** A thing that somebody gave the requester's address by hand. */
function thing(scene: Scene, kind: MachineKind, names: readonly string[]): WorldEffect {
  return {
    do: 'change-network',
    rows: {
      machines: [
        {
          address: addressOf(scene),
          mac: scene.placement === 0 ? '00-0B-41-5C-2E-17' : '00-0B-41-60-9A-2C',
          segment: cabled(scene),
          names,
          state: 'answers',
          lossPercent: 0,
          ms: 1,
          kind,
        },
      ],
    },
  };
}

const EFFECTS: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'printer-static': (scene) => [
    thing(scene, 'label-printer', [`br-lb-0${scene.placement + 4}.corp.larkfield.example`]),
  ],
  'own-static': (scene) => [typedIn(scene, 'requester', 'colleague')],
  'neighbour-static': (scene) => [typedIn(scene, 'colleague', 'requester')],
  'old-lease': (scene) => [oldLease(scene)],
  'private-device': (scene) => [thing(scene, 'private-device', [])],
};

const is = (asset: string, ...outcomes: readonly string[]): Condition => ({
  reading: 'lease-state',
  subject: asset,
  is: outcomes,
});

/** What somebody does who is asked to renew an address, or to set it to automatic. */
function addressRequests(scene: Scene, role: string): readonly VoiceLine[] {
  const { say } = linesOf('TK-27', role);
  const isTyped = is(computer(scene, role).asset, 'typed-in');
  return [
    say('renew-address', 'renew.refused', { when: isTyped }),
    say('renew-address', 'renew.done', {
      when: { not: isTyped },
      effects: [onCable(scene, {}, role)],
    }),
    say('address-automatic', 'automatic.done', {
      when: isTyped,
      effects: [onCable(scene, AUTOMATIC, role)],
    }),
    say('address-automatic', 'automatic.nothing', { when: { not: isTyped } }),
  ];
}

function requester(scene: Scene): Voice {
  const { say, tell, confirm } = linesOf('TK-27', 'requester');
  const { asset } = computer(scene);
  const works = opensIntranet(scene);
  return requesterVoice('TK-27', scene, { patience: 6, skill: 1, mood: 0 }, [
    tell('read-addresses', 'address', 'typed-in', { when: is(asset, 'typed-in') }),
    tell('read-addresses', 'address', 'lease-ended', { when: is(asset, 'expired') }),
    tell('read-addresses', 'address', 'leased', { when: { all: [{ not: works }, is(asset, 'current')] } }),
    say('read-addresses', 'address.fresh', {
      when: works,
      tells: [{ fact: 'address', outcome: 'leased' }],
    }),
    tell('exact-wording', 'message', 'conflict', { when: { not: works } }),
    say('exact-wording', 'message-gone', { when: works }),
    ...addressRequests(scene, 'requester'),
    say('what-changed', 'changed'),
    say('since-when', 'changed-since'),
    say('how-urgent', 'urgent'),
    say('who-else', 'others'),
    ...confirm(works),
  ]);
}

function colleague(scene: Scene): Voice {
  const { say, tell } = linesOf('TK-27', 'colleague');
  const isTyped = is(computer(scene, 'colleague').asset, 'typed-in');
  return {
    role: 'colleague',
    person: person(scene, 'colleague').id,
    persona: { patience: 4, skill: 2, mood: 0 },
    opens: 'tickets/tk-27:line.colleague.opens',
    lines: [
      tell('read-addresses', 'their-address', 'typed-in', { when: isTyped }),
      tell('read-addresses', 'their-address', 'leased', { when: { not: isTyped } }),
      ...addressRequests(scene, 'colleague'),
      say('what-changed', 'changed-by-hand', { when: isTyped }),
      say('what-changed', 'changed', { when: { not: isTyped } }),
    ],
  };
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: EFFECTS[truth](scene),
    voices: [requester(scene), colleague(scene)],
    trouble: failsIntranet(scene),
    number: person(scene).phone,
  });
}

/** The requester works, and whoever had typed an address in has one of the server's. */
function cured(truth: Truth): (scene: Scene) => Condition {
  return (scene) => ({
    all: [
      opensIntranet(scene),
      is(computer(scene, truth === 'neighbour-static' ? 'colleague' : 'requester').asset, 'current'),
    ],
  });
}

const ORDINARY = {
  category: 'network',
  subcategories: ['addressing'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
} as const;

const TRIAGE: Readonly<Record<Truth, TicketCase['triage']>> = {
  'printer-static': ORDINARY,
  'own-static': ORDINARY,
  'neighbour-static': ORDINARY,
  'old-lease': ORDINARY,
  'private-device': {
    ...ORDINARY,
    category: 'security',
    subcategories: ['policy'],
    isSecurityCase: true,
  },
};

/** To whom it goes that the desk cannot mend: an address of the pool for a printer, a device that nobody allowed. */
const HANDED_TO = { 'printer-static': 'network', 'private-device': 'security' } as const;

function isHandedOver(truth: Truth): truth is keyof typeof HANDED_TO {
  return truth in HANDED_TO;
}

/** Somebody whose address was taken gets another one at once; the team that gets the ticket takes care of the rest. */
function handedOver(scene: Scene, truth: keyof typeof HANDED_TO): readonly DeskCommand[] {
  return [
    ...(truth === 'private-device' ? [classified(scene, TRIAGE[truth])] : []),
    ask('C1', 'renew-address'),
    ask('C1', 'try-again'),
    ask('C1', 'please-wait', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'escalate', ticket: scene.number, group: HANDED_TO[truth], evidence: [1, 2, 3] },
  ];
}

/** What mends it; the colleague is rung while the requester holds the line. */
function mending(scene: Scene, truth: Exclude<Truth, keyof typeof HANDED_TO>): readonly DeskCommand[] {
  if (truth !== 'neighbour-static')
    return [ask('C1', truth === 'own-static' ? 'address-automatic' : 'renew-address')];
  const other = person(scene, 'colleague');
  return [
    { kind: 'look', page: 'devices.asset', subject: computer(scene, 'colleague').host },
    ask('C1', 'please-wait'),
    { kind: 'hold-call', contact: 'C1' },
    { kind: 'dial', ticket: scene.number, number: other.phone },
    ask('C2', 'greeting', 'read-addresses'),
    ask('C2', 'address-automatic'),
    ask('C2', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'resume-call', contact: 'C1' },
  ];
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const isOwn = truth !== 'own-static' && truth !== 'old-lease';
    const found: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'exact-wording'),
      ...begun(scene, ORDINARY),
      ask('C1', 'read-addresses'),
      {
        kind: 'look',
        page: 'network.address',
        subject: isOwn ? addressOf(scene) : addressOf(scene, 'colleague'),
      },
    ];
    return isHandedOver(truth)
      ? [...found, ...handedOver(scene, truth)]
      : [
          ...found,
          ...mending(scene, truth),
          ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [2, 3] }),
        ];
  };
}

/** Nobody waits for another team without a connection. */
function goals(scene: Scene, state: DeskState) {
  const isWorking = take(state.world, 'intranet', computer(scene).asset, state.now) === 'opens';
  return [{ id: 'works-meanwhile', met: isWorking }];
}

/** The truths of TK-27. */
export const TK_27_CASES: readonly TicketCase[] = (Object.keys(EFFECTS) as readonly Truth[]).map((truth) => ({
  id: `TK-27-${truth}`,
  story: SAME_ADDRESS,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE[truth],
  setting: setting(truth),
  rightEnd: isHandedOver(truth)
    ? {
        kind: 'escalated',
        group: HANDED_TO[truth],
        mustName: ['told:address@requester', 'address-intruder@own'],
      }
    : { kind: 'resolved', codes: ['solved-permanent'] },
  cured: cured(truth),
  goals,
  expert: expert(truth),
}));
