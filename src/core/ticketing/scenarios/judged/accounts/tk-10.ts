import { SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { ResolutionCode } from '../../../record/vocabulary.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { ordinaryMailbox, TEAM_MAILBOX_GROUP } from '../../../world/mailboxes.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { begun, finished, say } from '../shared/expert-steps.ts';
import { toldBefore, wasAnswered } from '../shared/goals.ts';
import { accountOf, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { COLLEAGUES_MAIL } from './tk-10-story.ts';

type Truth = 'not-in-team-mailbox' | 'no-auto-reply' | 'approved-access' | 'no-ground';

const WANTED: Readonly<Record<Truth, string>> = {
  'not-in-team-mailbox': 'orders',
  'no-auto-reply': 'customers-wait',
  'approved-access': 'one-contract',
  'no-ground': 'one-contract',
};

const DECLINED: Condition = { said: 'requester.tell-route.accepts' };

/** The person has what they need, by the way that is open to them. */
function isHelped(scene: Scene, truth: Truth): Condition {
  const mailbox = person(scene, 'colleague').login;
  switch (truth) {
    case 'not-in-team-mailbox':
      return {
        all: [DECLINED, { reading: 'team-mailbox', subject: person(scene).login, is: ['member'] }],
      };
    case 'no-auto-reply':
      return { all: [DECLINED, { reading: 'auto-reply', subject: mailbox, is: ['on'] }] };
    case 'approved-access':
      return { reading: 'mailbox-readers', subject: mailbox, is: ['others-too'] };
    case 'no-ground':
      return DECLINED;
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-10', 'requester');
  return requesterVoice('TK-10', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('what-needed', 'wanted', WANTED[truth]),
    truth === 'approved-access'
      ? line('tell-route', 'tell-route.protests', { mood: -1 })
      : line('tell-route', 'tell-route.accepts'),
    line('officer-approval', 'approval-unknown'),
    line('how-urgent', 'urgent'),
    line('since-when', 'since'),
    ...confirm(isHelped(scene, truth)),
  ]);
}

/** Who decides on reading somebody else's mail. */
function officer(scene: Scene, truth: Truth): Voice {
  const { tell } = linesOf('TK-10', 'officer');
  return {
    role: 'owner',
    person: person(scene, 'officer').id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-10:line.officer.opens',
    lines: [tell('officer-approval', 'approval', truth === 'approved-access' ? 'given' : 'none')],
  };
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => {
    const account = accountOf(scene);
    const ill = person(scene, 'colleague');
    const mailbox = { ...ordinaryMailbox(ill.login), hasAutoReply: truth !== 'no-auto-reply' };
    const groups = truth === 'not-in-team-mailbox' ? account.groups : [...account.groups, TEAM_MAILBOX_GROUP];
    const days = scene.placement === 0 ? 1 : 3;
    const leave = { from: scene.at - days * 24 * SECONDS_PER_HOUR, to: scene.at + 72 * SECONDS_PER_HOUR };
    const effects: readonly WorldEffect[] = [
      { do: 'put-account', account: { ...account, groups } },
      { do: 'put-mailbox', mailbox },
      { do: 'put-appointment', person: ill.id, appointment: { ...leave, kind: 'leave' } },
    ];
    return {
      effects,
      voices: [requester(scene, truth), officer(scene, truth)],
      trouble: null,
      number: null,
    };
  };
}

const TRIAGE: TriageKey = {
  category: 'privacy',
  subcategories: ['access-to-personal-data'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

function help(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  const ill = person(scene, 'colleague').login;
  const declines = say('C1', 'empathy', 'tell-route');
  switch (truth) {
    case 'not-in-team-mailbox':
      return [declines, { kind: 'join-group', login, group: TEAM_MAILBOX_GROUP }];
    case 'no-auto-reply':
      return [declines, { kind: 'set-auto-reply', login: ill }];
    case 'approved-access':
      return [{ kind: 'share-mailbox', login: ill, reader: login }];
    case 'no-ground':
      return [declines];
  }
}

const CODES: Readonly<Record<Truth, readonly ResolutionCode[]>> = {
  'not-in-team-mailbox': ['request-fulfilled', 'rejected'],
  'no-auto-reply': ['request-fulfilled', 'rejected'],
  'approved-access': ['request-fulfilled'],
  'no-ground': ['rejected'],
};

/** Asks what is needed, asks who decides while the chat waits, and offers what is open. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    return [
      { kind: 'answer-call', contact: 'C1' },
      say('C1', 'greeting', 'what-needed'),
      say('C1', 'please-wait'),
      ...begun(scene, TRIAGE),
      { kind: 'look', page: 'directory.person', subject: person(scene).id },
      { kind: 'look', page: 'mail.mailbox', subject: person(scene, 'colleague').login },
      { kind: 'hold-call', contact: 'C1' },
      { kind: 'dial', ticket, number: person(scene, 'officer').phone },
      say('C2', 'greeting', 'officer-approval'),
      say('C2', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C2' },
      { kind: 'resume-call', contact: 'C1' },
      ...help(scene, truth),
      ...finished(scene, 'C1', {
        code: CODES[truth][0] ?? 'rejected',
        cause: truth,
        evidence: [1, 2, 3, 4],
      }),
    ];
  };
}

/** Whoever decides was asked before anybody could read the mailbox. */
function goals(scene: Scene, state: DeskState) {
  return [toldBefore('asked-before', scene, state, 'approval', ['share-mailbox'])];
}

function declinedGoals(scene: Scene, state: DeskState) {
  return [{ id: 'route-told', met: wasAnswered(scene, state, 'requester.tell-route.accepts') }];
}

const TRUTHS: readonly Truth[] = ['not-in-team-mailbox', 'no-auto-reply', 'approved-access', 'no-ground'];

/** The truths of TK-10. */
export const TK_10_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-10-${truth}`,
  story: COLLEAGUES_MAIL,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: setting(truth),
  rightEnd: { kind: 'resolved', codes: CODES[truth] },
  cured: (scene) => isHelped(scene, truth),
  goals: truth === 'approved-access' ? goals : declinedGoals,
  gates: (scene) =>
    truth === 'approved-access'
      ? []
      : [
          {
            id: 'privacy',
            when: {
              reading: 'mailbox-readers',
              subject: person(scene, 'colleague').login,
              is: ['others-too'],
            },
          },
        ],
  expert: expert(truth),
}));
