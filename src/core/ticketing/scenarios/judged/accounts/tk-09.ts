import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { ResolutionCode } from '../../../record/vocabulary.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { findAccount } from '../../../world/world.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { begun, callBack, reply, say } from '../shared/expert-steps.ts';
import { accountOf, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { WANTS_FOLDER, wantedFolder } from './tk-09-story.ts';

type Truth = 'no-member' | 'old-session' | 'denied-group' | 'owner-declines';

const READ_GROUP = 'GRP-Payroll-RO';
const DENIED_GROUP = 'GRP-Temporary-Staff';

const APPROVAL: Readonly<Record<Truth, string>> = {
  'no-member': 'yes',
  'old-session': 'given-before',
  'denied-group': 'given-before',
  'owner-declines': 'no',
};

/** Groups that the account has, and those of the session that is running. */
const MEMBER_OF: Readonly<
  Record<Truth, { readonly groups: readonly string[]; readonly isInSession: boolean }>
> = {
  'no-member': { groups: [], isInSession: true },
  'old-session': { groups: [READ_GROUP], isInSession: false },
  'denied-group': { groups: [READ_GROUP, DENIED_GROUP], isInSession: true },
  'owner-declines': { groups: [], isInSession: true },
};

const TOLD: Condition = { said: 'requester.tell-declined.heard' };

/** The folder opens, by the group that may read and by nothing else. */
function canRead(scene: Scene): Condition {
  const subject = wantedFolder(scene);
  return {
    all: [
      { reading: 'folder-membership', subject, is: ['read'] },
      { reading: 'folder-rights', subject, is: ['read'] },
    ],
  };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-09', 'requester');
  const { login, id } = person(scene);
  return {
    role: 'requester',
    person: id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-09:line.requester.opens',
    lines: [
      tell('what-for', 'need', 'to-read'),
      line('owner-approval', 'not-mine'),
      line('sign-out-in', 'signed-in-again', { effects: [{ do: 'sign-in-again', login }] }),
      truth === 'owner-declines'
        ? line('tell-declined', 'tell-declined.heard')
        : line('tell-declined', 'tell-declined.protests', { mood: -1 }),
      line('exact-wording', 'wording'),
      line('how-urgent', 'urgent'),
      ...confirm(truth === 'owner-declines' ? TOLD : canRead(scene)),
    ],
  };
}

function owner(scene: Scene, truth: Truth): Voice {
  const { tell } = linesOf('TK-09', 'owner');
  return {
    role: 'owner',
    person: person(scene, 'owner').id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-09:line.owner.opens',
    lines: [tell('owner-approval', 'approval', APPROVAL[truth])],
  };
}

function membership(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const account = accountOf(scene);
  const { groups, isInSession } = MEMBER_OF[truth];
  const all = [...account.groups, ...groups];
  // Where the placement differs, they have been at work for longer.
  const lastSignInAt = scene.at - (scene.placement === 0 ? 1 : 2) * SECONDS_PER_HOUR;
  const sessionGroups = isInSession ? null : account.groups;
  return [{ do: 'put-account', account: { ...account, groups: all, sessionGroups, lastSignInAt } }];
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: membership(scene, truth),
    voices: [requester(scene, truth), owner(scene, truth)],
    trouble: truth === 'owner-declines' ? null : { not: canRead(scene) },
    number: null,
  });
}

const TRIAGE: TriageKey = {
  category: 'access',
  subcategories: ['folder', 'group'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** What the desk changes, once the owner has answered. */
function change(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  if (truth === 'no-member') return [{ kind: 'join-group', login, group: READ_GROUP }];
  return truth === 'denied-group' ? [{ kind: 'leave-group', login, group: DENIED_GROUP }] : [];
}

const CODE: Readonly<Record<Truth, ResolutionCode>> = {
  'no-member': 'request-fulfilled',
  'old-session': 'solved-permanent',
  'denied-group': 'solved-permanent',
  'owner-declines': 'rejected',
};

/** Promises an answer, reads who owns the folder, asks the owner, changes the group, and has it tried. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const request = truth === 'owner-declines' ? 'tell-declined' : 'sign-out-in';
    return [
      { kind: 'open-ticket', ticket },
      ...begun(scene, TRIAGE),
      reply(ticket, ['thanks', 'what-for']),
      { kind: 'look', page: 'shares.folder', subject: wantedFolder(scene) },
      { kind: 'dial', ticket, number: person(scene, 'owner').phone },
      say('C1', 'greeting', 'owner-approval'),
      say('C1', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      ...change(scene, truth),
      callBack(scene),
      say('C2', request),
      { kind: 'wait', seconds: SECONDS_PER_MINUTE },
      say('C2', 'try-again'),
      say('C2', 'may-close', 'goodbye'),
      { kind: 'end-call', contact: 'C2' },
      { kind: 'resolve', ticket, code: CODE[truth], cause: truth, evidence: [1, 2] },
    ];
  };
}

/** The owner has agreed before anything was opened, and nobody got more than was asked for. */
function goals(scene: Scene, state: DeskState) {
  const asked = state.evidence.find(
    ({ ticket, findings }) =>
      ticket === scene.number && findings.some(({ test }) => test === 'told:approval'),
  )?.step;
  const opened = state.acts.filter(
    ({ ticket, act }) =>
      ticket === scene.number && (act === 'join-group' || act === 'leave-group' || act === 'grant-folder'),
  );
  return [
    { id: 'owner-asked', met: asked !== undefined && opened.every(({ step }) => step > asked) },
    { id: 'no-right-of-its-own', met: opened.every(({ act }) => act !== 'grant-folder') },
  ];
}

function declinedGoals(scene: Scene, state: DeskState) {
  const groups = findAccount(state.world, person(scene).login)?.groups ?? [];
  const isOpen =
    groups.some((group) => group.startsWith('GRP-Payroll')) ||
    Object.values(state.world.folderGrants).flat().includes(person(scene).login);
  return [...goals(scene, state), { id: 'still-closed', met: !isOpen }];
}

const TRUTHS: readonly Truth[] = ['no-member', 'old-session', 'denied-group', 'owner-declines'];

/** The truths of TK-09. */
export const TK_09_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-09-${truth}`,
  story: WANTS_FOLDER,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: setting(truth),
  rightEnd: {
    kind: 'resolved',
    codes:
      truth === 'owner-declines'
        ? ['rejected']
        : truth === 'no-member'
          ? ['request-fulfilled']
          : ['solved-permanent', 'request-fulfilled'],
  },
  cured: truth === 'owner-declines' ? () => TOLD : canRead,
  goals: truth === 'owner-declines' ? declinedGoals : goals,
  expert: expert(truth),
}));
