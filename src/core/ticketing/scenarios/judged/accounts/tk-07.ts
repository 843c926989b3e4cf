import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { take } from '../../../world/readings.ts';
import { firstAccount, roleGroups } from '../../../world/starters.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { begun, callBack, finished, reply, say } from '../shared/expert-steps.ts';
import { accountOf, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { NEW_STARTER, starter, stock } from './tk-07-story.ts';

type Truth = 'role-is-enough' | 'form-incomplete' | 'comes-back' | 'needs-more';

/** Its members release payments; the finance director decides who is one. */
const ADMIN_GROUP = 'GRP-Finance-Admin';

/** The account has what it should have, and no more. */
function hasRights(scene: Scene, truth: Truth): Condition {
  const rights = truth === 'needs-more' ? 'role-and-one-more' : 'role';
  return { reading: 'starter-rights', subject: starter(scene).id, is: [rights] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-07', 'requester');
  const { id, startsAt } = starter(scene);
  return requesterVoice('TK-07', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('which-tasks', 'tasks', truth === 'needs-more' ? 'payments-too' : 'invoices'),
    truth === 'form-incomplete'
      ? tell('missing-details', 'form', 'filled-in', {
          effects: [{ do: 'complete-form', starter: id, startsAt: startsAt ?? 0 }],
        })
      : tell('missing-details', 'form', 'was-complete'),
    line('tell-template', 'template'),
    line('owner-approval', 'not-mine'),
    line('how-urgent', 'urgent'),
    ...confirm(hasRights(scene, truth)),
  ]);
}

function owner(scene: Scene, truth: Truth): Voice {
  const { tell } = linesOf('TK-07', 'owner');
  return {
    role: 'owner',
    person: person(scene, 'owner').id,
    persona: { patience: 3, skill: 1, mood: 0 },
    opens: 'tickets/tk-07:line.owner.opens',
    lines: [tell('owner-approval', 'approval', truth === 'needs-more' ? 'yes' : 'no')],
  };
}

/** The account of somebody who left two years ago, with what they had then. */
function oldAccount(scene: Scene): WorldEffect {
  const someone = starter(scene);
  const left = -700 * SECONDS_PER_DAY;
  const account = firstAccount(someone, [...roleGroups(someone), ADMIN_GROUP], left);
  return { do: 'put-account', account: { ...account, isEnabled: false } };
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => {
    const someone = starter(scene);
    const model = accountOf(scene, 'model');
    return {
      effects: [
        {
          do: 'put-starter',
          starter: truth === 'form-incomplete' ? { ...someone, startsAt: null } : someone,
        },
        {
          do: 'put-account',
          account: { ...model, groups: [...model.groups, ADMIN_GROUP, 'GRP-Finance-Archive'] },
        },
        ...(truth === 'comes-back' ? [oldAccount(scene)] : []),
        ...stock(scene).map((device): WorldEffect => ({ do: 'put-device', device })),
      ],
      voices: [requester(scene, truth), owner(scene, truth)],
      trouble: null,
      number: null,
    };
  };
}

const TRIAGE: TriageKey = {
  category: 'account',
  subcategories: ['new-account'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
};

function account(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { id, login } = starter(scene);
  const made: DeskCommand = { kind: 'create-account', starter: id, template: 'role' };
  switch (truth) {
    case 'role-is-enough':
      return [made];
    case 'form-incomplete':
      return [say('C2', 'missing-details'), made];
    case 'comes-back':
      return [
        { kind: 'enable-account', login },
        { kind: 'leave-group', login, group: ADMIN_GROUP },
      ];
    case 'needs-more':
      return [made, { kind: 'join-group', login, group: ADMIN_GROUP }];
  }
}

/** What else is ready on the first day: a licence from the pool, and a laptop from stock. */
function prepared(scene: Scene): readonly DeskCommand[] {
  const { id, login } = starter(scene);
  return [
    { kind: 'assign-licence', login },
    ...stock(scene)
      .slice(0, 1)
      .map(({ asset }): DeskCommand => ({ kind: 'reserve-laptop', starter: id, asset })),
  ];
}

/**
 * Reads the form, asks whoever owns the further rights, asks for the tasks, gives what the role has, and has licence and
 * laptop ready.
 */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    return [
      { kind: 'open-ticket', ticket },
      ...begun(scene, TRIAGE),
      reply(ticket, ['thanks', 'call-back']),
      { kind: 'look', page: 'onboarding.form', subject: starter(scene).id },
      { kind: 'dial', ticket, number: person(scene, 'owner').phone },
      say('C1', 'greeting', 'owner-approval'),
      say('C1', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      callBack(scene),
      say('C2', 'greeting', 'which-tasks'),
      ...account(scene, truth),
      ...prepared(scene),
      say('C2', 'tell-template'),
      ...finished(scene, 'C2', { code: 'request-fulfilled', cause: truth, evidence: [1, 2, 3] }),
    ];
  };
}

/** The first step at which something was told in the ticket; infinity for never. */
function toldAt(scene: Scene, state: DeskState, fact: string): number {
  const entry = state.evidence.find(
    ({ ticket, findings }) => ticket === scene.number && findings.some(({ test }) => test === `told:${fact}`),
  );
  return entry?.step ?? Number.POSITIVE_INFINITY;
}

/** Nothing was opened before it was clear what for, by whose word, and with a complete form. */
function goals(truth: Truth) {
  return (scene: Scene, state: DeskState) => {
    const { id, login } = starter(scene);
    const acts = state.acts.filter(({ ticket, subject }) => {
      return ticket === scene.number && (subject === id || subject === login);
    });
    const after = (step: number, ...kinds: readonly string[]): boolean =>
      acts.every(({ act, step: at }) => !kinds.includes(act) || at > step);
    return [
      { id: 'owner-before-rights', met: after(toldAt(scene, state, 'approval'), 'join-group') },
      ...(truth === 'form-incomplete'
        ? [{ id: 'form-before-account', met: after(toldAt(scene, state, 'form'), 'create-account') }]
        : []),
      { id: 'licence-given', met: take(state.world, 'office-licence', login, state.now) === 'assigned' },
      { id: 'laptop-reserved', met: take(state.world, 'starter-laptop', id, state.now) === 'reserved' },
    ];
  };
}

const TRUTHS: readonly Truth[] = ['role-is-enough', 'form-incomplete', 'comes-back', 'needs-more'];

/** The truths of TK-07. */
export const TK_07_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-07-${truth}`,
  story: NEW_STARTER,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE,
  setting: setting(truth),
  rightEnd: { kind: 'resolved', codes: ['request-fulfilled'] },
  cured: (scene) => hasRights(scene, truth),
  goals: goals(truth),
  expert: expert(truth),
}));
