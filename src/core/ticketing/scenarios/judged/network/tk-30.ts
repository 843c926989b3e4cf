import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import { VPN_GROUP } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { findPerson } from '../../../world/world.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, classified } from '../shared/expert-steps.ts';
import { wasAnswered } from '../shared/goals.ts';
import { computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { OPEN_PORT } from './tk-30-story.ts';

type Truth = 'works-from-home' | 'no-vpn-access' | 'supplier' | 'never-wrote' | 'open-already';

const REMOTE_DESKTOP = 3389;

const EFFECTS: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'works-from-home': () => [],
  'no-vpn-access': (scene) => [{ do: 'leave-group', login: person(scene).login, group: VPN_GROUP }],
  supplier: () => [],
  'never-wrote': () => [],
  'open-already': (scene) => [
    {
      do: 'put-firewall-rule',
      rule: {
        id: `FW-31${scene.placement + 4}`,
        asset: computer(scene).asset,
        port: REMOTE_DESKTOP,
        from: 'any',
        change: null,
        by: 'network',
      },
    },
  ],
};

function managerOf(scene: Scene) {
  const manager = findPerson(scene.world, person(scene).manager ?? '');
  if (manager === null) throw new Error(`${person(scene).id} has no manager.`);
  return manager;
}

/** What somebody reaches from home once they know the way. */
function works(scene: Scene): Condition {
  return {
    all: [
      { said: 'requester.gateway' },
      { reading: 'vpn-group', subject: person(scene).login, is: ['member'] },
    ],
  };
}

const VPN: Readonly<Record<Truth, string>> = {
  'works-from-home': 'never-tried',
  'no-vpn-access': 'refused',
  supplier: 'works',
  'never-wrote': 'never-tried',
  'open-already': 'never-tried',
};

/** What somebody says whose own request it is. */
function ownLines(scene: Scene, truth: Exclude<Truth, 'never-wrote'>): readonly VoiceLine[] {
  const { say, tell, confirm } = linesOf('TK-30', 'requester');
  return [
    tell('did-you-write', 'wrote', 'yes'),
    tell('what-for', 'purpose', truth === 'supplier' ? 'supplier' : 'own-work'),
    tell('tried-vpn', 'vpn', VPN[truth]),
    say('use-gateway', 'gateway'),
    say('how-urgent', 'urgent'),
    say('what-changed', truth === 'open-already' ? 'changed-before' : 'changed'),
    ...confirm(works(scene)),
  ];
}

function strangersLines(): readonly VoiceLine[] {
  const { say, tell } = linesOf('TK-30', 'requester');
  return [
    tell('did-you-write', 'wrote', 'no'),
    say('what-for', 'not-mine'),
    say('tried-vpn', 'not-mine-either'),
    say('use-gateway', 'not-needed'),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  return {
    role: 'requester',
    person: person(scene).id,
    persona: { patience: 5, skill: 2, mood: 0 },
    opens: 'tickets/tk-30:line.requester.opens',
    lines: truth === 'never-wrote' ? strangersLines() : ownLines(scene, truth),
  };
}

function manager(scene: Scene, truth: Truth): Voice {
  const { say, tell } = linesOf('TK-30', 'manager');
  const isTheirs = truth !== 'never-wrote';
  return {
    role: 'manager',
    person: managerOf(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-30:line.manager.opens',
    lines: [
      isTheirs
        ? tell('approve-vpn', 'approval', 'yes', { confirms: true })
        : tell('approve-vpn', 'approval', 'no'),
      say('what-for', 'what-for'),
    ],
  };
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: EFFECTS[truth](scene),
    voices: [requester(scene, truth), manager(scene, truth)],
    trouble: null,
    number: null,
  });
}

const REQUEST = {
  category: 'request',
  subcategories: ['change'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
} as const;

const TRIAGE: Readonly<Record<Truth, TicketCase['triage']>> = {
  'works-from-home': REQUEST,
  'no-vpn-access': { ...REQUEST, category: 'access', subcategories: ['vpn'] },
  supplier: REQUEST,
  'never-wrote': {
    ...REQUEST,
    category: 'security',
    subcategories: ['impersonation', 'phishing', 'compromised-account'],
    isSecurityCase: true,
  },
  'open-already': { ...REQUEST, category: 'security', subcategories: ['policy'], isSecurityCase: true },
};

/** Says no to the port and yes to the work: the safe way, and the number under which the change is decided. */
function declined(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    ask('C1', 'tried-vpn'),
    ask('C1', 'use-gateway'),
    { kind: 'raise-change', ticket },
    ask('C1', 'try-again'),
    ask('C1', 'may-close', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'resolve', ticket, code: 'rejected', cause: 'works-from-home', evidence: [2, 3, 4] },
  ];
}

/** The VPN is a right that the manager gives. */
function granted(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  const { id, login } = person(scene);
  return [
    ask('C1', 'tried-vpn'),
    { kind: 'look', page: 'directory.person', subject: id },
    classified(scene, TRIAGE['no-vpn-access']),
    ask('C1', 'please-wait'),
    { kind: 'hold-call', contact: 'C1' },
    { kind: 'dial', ticket, number: managerOf(scene).phone },
    ask('C2', 'greeting', 'approve-vpn'),
    ask('C2', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'join-group', login, group: VPN_GROUP },
    { kind: 'resume-call', contact: 'C1' },
    ask('C1', 'use-gateway'),
    ask('C1', 'try-again'),
    ask('C1', 'may-close', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'resolve', ticket, code: 'request-fulfilled', cause: 'no-vpn-access', evidence: [4, 5] },
  ];
}

function handedOver(
  scene: Scene,
  truth: Exclude<Truth, 'works-from-home' | 'no-vpn-access'>,
): readonly DeskCommand[] {
  const ticket = scene.number;
  const end: readonly DeskCommand[] = [
    ask('C1', 'please-wait', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
  ];
  switch (truth) {
    case 'supplier':
      return [
        ask('C1', 'tried-vpn'),
        { kind: 'raise-change', ticket },
        ...end,
        { kind: 'escalate', ticket, group: 'network', evidence: [1, 2, 3] },
      ];
    case 'open-already':
      return [
        classified(scene, TRIAGE[truth]),
        ...end,
        { kind: 'escalate', ticket, group: 'security', evidence: [1, 3] },
      ];
    case 'never-wrote':
      return [
        classified(scene, TRIAGE[truth]),
        ...end,
        { kind: 'escalate', ticket, group: 'security', evidence: [2] },
      ];
  }
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const found: readonly DeskCommand[] = [
      { kind: 'open-ticket', ticket },
      ...begun(scene, REQUEST),
      { kind: 'look', page: 'network.firewall', subject: computer(scene).asset },
      { kind: 'dial', ticket, number: person(scene).phone },
      ask('C1', 'greeting', 'did-you-write'),
      ...(truth === 'never-wrote' ? [] : [ask('C1', 'what-for')]),
    ];
    if (truth === 'works-from-home') return [...found, ...declined(scene)];
    return truth === 'no-vpn-access'
      ? [...found, ...granted(scene)]
      : [...found, ...handedOver(scene, truth)];
  };
}

/** A change has its number; nobody got a right without the one who gives it. */
function goals(truth: Truth) {
  return (scene: Scene, state: DeskState) => {
    const ticket = state.tickets.find(({ record }) => record.number === scene.number);
    const hasChange = ticket?.record.links.some(({ kind }) => kind === 'change') === true;
    if (truth === 'works-from-home' || truth === 'supplier') return [{ id: 'change-raised', met: hasChange }];
    if (truth !== 'no-vpn-access') return [];
    return [{ id: 'manager-agreed', met: wasAnswered(scene, state, 'manager.approval.yes') }];
  };
}

const RIGHT_ENDS: Readonly<Record<Truth, RightEnd>> = {
  'works-from-home': { kind: 'resolved', codes: ['rejected'] },
  'no-vpn-access': { kind: 'resolved', codes: ['request-fulfilled'] },
  supplier: {
    kind: 'escalated',
    group: 'network',
    mustName: ['told:purpose@requester', 'inbound-rule@computer'],
  },
  'never-wrote': { kind: 'escalated', group: 'security', mustName: ['told:wrote@requester'] },
  'open-already': { kind: 'escalated', group: 'security', mustName: ['inbound-rule@computer'] },
};

/** The truths of TK-30. */
export const TK_30_CASES: readonly TicketCase[] = (Object.keys(EFFECTS) as readonly Truth[]).map((truth) => ({
  id: `TK-30-${truth}`,
  story: OPEN_PORT,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE[truth],
  setting: setting(truth),
  rightEnd: RIGHT_ENDS[truth],
  cured: works,
  goals: goals(truth),
  gates: (scene) => [
    {
      id: 'port-opened',
      when: { reading: 'inbound-rule', subject: computer(scene).asset, is: ['opened-by-desk'] },
    },
  ],
  expert: expert(truth),
}));
