import type { Check } from '../../../../assessment/run-record.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import { companyNetwork } from '../../../world/company-network.ts';
import type { StrangeServer } from '../../../world/dhcp-server.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Segment } from '../../../world/network-tables.ts';
import { take } from '../../../world/readings.ts';
import type { RelatedTicket, RightEnd, Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { alsoReported, linkedGoal, madeChildren } from '../shared/related-tickets.ts';
import { computer, drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { deadEnd } from './dead-end.ts';
import { cabled } from './network-scene.ts';
import { NEWCOMERS, pluggedIn, unpacked, wave } from './newcomers.ts';
import { NOBODY_NEW } from './tk-22-story.ts';

type Truth = 'scope-full' | 'new-switch' | 'other-router' | 'server-unheard';

const SITE = 'brill';
const NEW_SWITCH = 'switch-br-3';
const STRANGERS: readonly [StrangeServer['mac'], StrangeServer['mac']] = [
  'E4-8D-8C-21-7A-03',
  'B0-95-75-4C-10-9E',
];

/** The network of the requester's floor as it is on an ordinary day. */
function floor(scene: Scene): Segment {
  const id = cabled(scene);
  const row = companyNetwork(scene.world.companySeed).tables.segments.find((one) => one.id === id);
  if (row === undefined) throw new Error(`There is no network ${id}.`);
  return row;
}

function withRow(change: (row: Segment) => Segment): (scene: Scene) => readonly WorldEffect[] {
  return (scene) => [{ do: 'change-network', rows: { segments: [change(floor(scene))] } }];
}

function withScope(scope: 'full' | 'silent'): (scene: Scene) => readonly WorldEffect[] {
  return withRow((row) => (row.dhcp === null ? row : { ...row, dhcp: { ...row.dhcp, scope } }));
}

/** The switch that the new desks hang on, beside the two of the floor. */
function thirdSwitch(scene: Scene, state: 'reached' | 'not-reached'): WorldEffect {
  const label = cabled(scene).replace('floor-', '').toUpperCase();
  return {
    do: 'change-network',
    rows: {
      segments: [deadEnd(NEW_SWITCH)],
      switches: [{ id: `BR-SW-${label}-3`, segment: NEW_SWITCH, state }],
    },
  };
}

const CAUSES: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'scope-full': withScope('full'),
  'server-unheard': withScope('silent'),
  'other-router': (scene) =>
    withRow((row) => ({
      ...row,
      stranger: {
        server: '192.168.8.1',
        mac: drawn(scene, STRANGERS),
        network: '192.168.8.0',
        mask: '255.255.255.0',
        from: '192.168.8.100',
        port: NOBODY_NEW.values(scene)['port'] ?? '',
      },
    }))(scene),
  'new-switch': (scene) => [thirdSwitch(scene, 'not-reached')],
};

const isAtSwitch = (truth: Truth): boolean => truth === 'new-switch';

function connects(): Condition {
  return { all: NEWCOMERS.map((asset) => ({ reading: 'intranet', subject: asset, is: ['opens'] })) };
}

function addressLines(): readonly VoiceLine[] {
  const { tell } = linesOf('TK-22', 'requester');
  const from = (outcome: string): { readonly when: Condition } => ({
    when: { reading: 'address-from', subject: NEWCOMERS[0], is: [outcome] },
  });
  return [
    tell('read-address', 'address', 'self-given', from('self-assigned')),
    tell('read-address', 'address', 'foreign', from('stranger')),
    tell('read-address', 'address', 'typed-in', from('static')),
    tell('read-address', 'address', 'leased', from('company')),
  ];
}

/** What somebody types in by hand: it helps one computer until its address is given to another one. */
function typed(scene: Scene): WorldEffect {
  const { gateway, mask } = floor(scene);
  const ip = (gateway ?? '10.30.10.1').replace(/\d+$/, '236');
  return {
    do: 'change-adapter',
    asset: NEWCOMERS[0],
    adapter: 'Ethernet',
    change: { dhcp: false, lease: null, ipv4: { ip, mask, gateway, origin: 'static' } },
  };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-22', 'requester');
  const works = connects();
  const failing: Condition = { not: works };
  const plugged = pluggedIn(cabled(scene));
  return requesterVoice('TK-22', scene, { patience: 5, skill: 2, mood: 0 }, [
    ...addressLines(),
    tell('who-else', 'spread', isAtSwitch(truth) ? 'one-corner' : 'several-places'),
    ...(isAtSwitch(truth)
      ? [tell('try-other-place', 'elsewhere', 'works')]
      : [
          tell('try-other-place', 'elsewhere', 'works', { when: works }),
          tell('try-other-place', 'elsewhere', 'same', { when: failing }),
        ]),
    isAtSwitch(truth)
      ? say('plug-uplink', 'plug-uplink.done', { effects: [thirdSwitch(scene, 'reached'), ...plugged] })
      : say('plug-uplink', 'plug-uplink.nothing'),
    truth === 'other-router'
      ? say('unplug-router', 'unplug-router.done', {
          effects: [...withRow((row) => row)(scene), ...plugged],
        })
      : say('unplug-router', 'unplug-router.nothing'),
    say('type-address', 'typed', { effects: [typed(scene)] }),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('ask-location', 'place'),
    say('how-urgent', 'urgent'),
    ...confirm(works),
  ]);
}

/** Two more people at Brill write about it, where it is more than one corner. */
function related(scene: Scene): readonly RelatedTicket[] {
  return alsoReported('TK-22', scene, 'e-mail', [
    { role: 'second', name: 'scanner', after: 100 },
    { role: 'third', name: 'starter', after: 190 },
  ]).map((ticket) => ({ ...ticket, unless: connects() }));
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: [
      ...CAUSES[truth](scene),
      ...unpacked(scene),
      ...pluggedIn(isAtSwitch(truth) ? NEW_SWITCH : cabled(scene)),
      ...(isAtSwitch(truth) ? [] : wave(scene)),
    ],
    voices: [requester(scene, truth)],
    trouble: { not: connects() },
    number: person(scene).phone,
    ...(isAtSwitch(truth) ? {} : { related: related(scene) }),
  });
}

function triageOf(truth: Truth): TicketCase['triage'] {
  return {
    category: 'network',
    subcategories: ['addressing', 'no-connection'],
    impact: isAtSwitch(truth) ? 2 : 1,
    urgency: 1,
    isSecurityCase: false,
  };
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const children = madeChildren(scene, 2);
    const scope: DeskCommand = { kind: 'look', page: 'network.scope', subject: cabled(scene) };
    const site: DeskCommand = { kind: 'look', page: 'record.site', subject: SITE };
    const told: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'what-changed'),
      ask('C1', 'who-else'),
      ...begun(scene, triageOf(truth)),
      ask('C1', 'read-address'),
    ];
    const handedOver = (evidence: readonly number[]): readonly DeskCommand[] => [
      ask('C1', 'please-wait', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'declare-major', ticket, building: SITE },
      { kind: 'post-notice', building: SITE, message: 'investigating' },
      ...children,
      { kind: 'escalate', ticket, group: 'network', evidence },
    ];
    const solved = (evidence: readonly number[]): readonly DeskCommand[] =>
      finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence });
    switch (truth) {
      case 'scope-full':
        return [...told, site, scope, ...handedOver([2, 3, 4])];
      case 'server-unheard':
        return [
          ...told,
          scope,
          { kind: 'ask-remote-consent', contact: 'C1' },
          { kind: 'run-console', asset: computer(scene).asset, line: 'ipconfig /renew' },
          ...handedOver([1, 3, 4]),
        ];
      case 'other-router':
        return [...told, scope, ask('C1', 'unplug-router'), ...children, ...solved([2, 3])];
      case 'new-switch':
        return [
          ...told,
          ask('C1', 'try-other-place'),
          { kind: 'look', page: 'network.site', subject: SITE },
          ask('C1', 'plug-uplink'),
          ...solved([1, 3, 4]),
        ];
    }
  };
}

/** How each truth rightly ends. What the network team has to know differs. */
const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'scope-full': {
    kind: 'escalated',
    group: 'network',
    mustName: ['told:address@requester', 'site-tickets@site', 'scope-use@scope'],
  },
  'server-unheard': {
    kind: 'escalated',
    group: 'network',
    mustName: ['told:spread@requester', 'scope-requests@scope', 'console:lease-renewal@computer'],
  },
  'other-router': { kind: 'resolved', codes: ['solved-permanent'] },
  'new-switch': { kind: 'resolved', codes: ['solved-permanent'] },
};

/** Nobody typed an address in: it would be given to another device sooner or later. */
/** What lasts is led by the major incident manager, and everybody at the site reads of it. */
function outageGoals({ world: { majorIncidents, notices } }: DeskState): readonly Check[] {
  return [
    { id: 'declared', met: majorIncidents.some(({ building }) => building === SITE) },
    { id: 'announced', met: notices.some(({ building }) => building === SITE) },
  ];
}

function isTyped(state: DeskState): boolean {
  return take(state.world, 'address-from', NEWCOMERS[0], state.now) === 'static';
}

/** The truths of TK-22. */
export const TK_22_CASES: readonly TicketCase[] = (Object.keys(CAUSES) as readonly Truth[]).map((truth) => ({
  id: `TK-22-${truth}`,
  story: NOBODY_NEW,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: triageOf(truth),
  setting: setting(truth),
  rightEnd: RIGHT_END[truth],
  cured: connects,
  goals: (scene, state) => [
    linkedGoal(scene, state, isAtSwitch(truth) ? 0 : 2),
    { id: 'no-typed-address', met: !isTyped(state) },
    ...(RIGHT_END[truth].kind === 'escalated' ? outageGoals(state) : []),
  ],
  expert: expert(truth),
}));
